"""What becomes of a move that is sent twice, too late, or against another one."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import pytest

from purradox.host import lines as log
from tests.server.history import folded, logs
from tests.server.raw import Bare, Raw, bare, settled
from tests.server.running import until
from tests.server.seated import Seated, seated

Test = Callable[[Seated], Awaitable[None]]


def at_a_table(database: str, test: Test, players: int = 3, **options: Any) -> None:
    """Afterwards the log must be one that the rules accept, whatever was tried."""

    async def main() -> str:
        async with bare(database) as server:
            table = await seated(server, players, **options)
            await test(table)
            await table.close()
            return table.table

    table = asyncio.run(main())
    folded(table, logs(database)[table])


def told_since(socket: Raw, begin: int) -> list[str]:
    return [json.loads(text)["type"] for text in socket.received[begin:]]


def test_the_same_move_twice_counts_once(database: str) -> None:
    async def test(table: Seated) -> None:
        seat, decision, legal = table.due()
        first = await table.move(seat, decision, legal[0])
        number = table.live.state.number
        for _ in range(3):
            again = await table.move(seat, decision, legal[0])
            assert again == first | {"repeated": True}
        await table.play(20)
        assert await table.move(seat, decision, legal[0]) == first | {"repeated": True}
        assert first["number"] == number

    at_a_table(database, test)


def test_many_copies_at_once_count_once(database: str) -> None:
    async def test(table: Seated) -> None:
        seat, decision, legal = table.due()
        windows = [table.server.socket(table.who[seat]) for _ in range(6)]
        asked = {"type": "move", "table": table.table, "decision": decision, "move": legal[0]}
        told = await asyncio.gather(*(one.ask("accepted", "refused", **asked) for one in windows))
        assert [one["type"] for one in told] == ["accepted"] * 6
        assert sum(not one.get("repeated") for one in told) == 1
        assert len({one["number"] for one in told}) == 1
        for one in windows:
            await one.close()

    at_a_table(database, test)


def test_a_second_answer_is_refused_and_the_table_is_shown(database: str) -> None:
    async def test(table: Seated) -> None:
        seat, decision, legal = table.due()
        await table.move(seat, decision, legal[0])
        begin, number = len(table.sockets[seat].received), table.live.state.number
        told = await table.move(seat, decision, legal[-1])
        assert (told["code"], told["decision"]) == ("decision-taken", decision)
        await settled()
        assert told_since(table.sockets[seat], begin) == ["refused", "update"]
        shown = json.loads(table.sockets[seat].received[-1])
        assert shown["number"] == table.live.state.number == number
        assert shown["entries"] == []
        assert shown["you"]["decision"] != decision

    at_a_table(database, test)


def test_a_race_between_two_answers_has_one_winner(database: str) -> None:
    async def test(table: Seated) -> None:
        for _ in range(5):
            seat, decision, legal = table.due()
            windows = [table.server.socket(table.who[seat]) for _ in range(len(legal))]
            asked = {"type": "move", "table": table.table, "decision": decision}
            told = await asyncio.gather(
                *(
                    one.ask("accepted", "refused", move=move, **asked)
                    for one, move in zip(windows, legal, strict=True)
                )
            )
            assert sum(one["type"] == "accepted" for one in told) == 1
            codes = {one["code"] for one in told if one["type"] == "refused"}
            assert codes <= {"decision-taken"}
            for one in windows:
                await one.close()
            await table.play(3)

    at_a_table(database, test)


@pytest.mark.parametrize(
    "decision", ["9.play.1", "1.play.99", "1.deal", "", "x" * 200, "1.discard"]
)
def test_a_decision_that_is_not_due_is_refused_and_the_table_is_shown(
    file: str, decision: str
) -> None:
    async def test(table: Seated) -> None:
        await table.play(8)
        seat, _, legal = table.due()
        begin, number = len(table.sockets[seat].received), table.live.state.number
        told = await table.move(seat, decision, legal[0])
        assert told["code"] == "decision-not-due"
        await settled()
        assert told_since(table.sockets[seat], begin) == ["refused", "update"]
        assert table.live.state.number == number

    at_a_table(file, test)


def test_nobody_decides_for_another_seat(file: str) -> None:
    async def test(table: Seated) -> None:
        await table.play(8)
        seat, decision, legal = table.due()
        other = (seat + 1) % 3
        told = await table.move(other, decision, legal[0])
        assert told["code"] == "decision-not-due"

    at_a_table(file, test)


@pytest.mark.parametrize(
    "move", ["", "0", "99", "5x", "r5", "0r", "1r1r", "💥", "-1", "5b ", "null"]
)
def test_what_is_not_a_move_changes_nothing(file: str, move: str) -> None:
    async def test(table: Seated) -> None:
        for moves in (0, 3, 3):
            await table.play(moves)
            seat, decision, _ = table.due()
            number = table.live.state.number
            told = await table.move(seat, decision, move)
            assert told["type"] == "refused"
            assert table.live.state.number == number

    at_a_table(file, test)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_discards_at_the_same_time_do_not_collide(database: str, players: int) -> None:
    async def test(table: Seated) -> None:
        due = [table.due(seat) for seat in range(players)]
        told = await asyncio.gather(*(table.move(*one[:2], one[2][-1]) for one in due))
        assert [one["type"] for one in told] == ["accepted"] * players
        assert sorted(one["number"] for one in told) == list(
            range(min(one["number"] for one in told), table.live.state.number + 1)
        )

    at_a_table(database, test, players)


def test_after_the_end_nothing_more_happens(database: str) -> None:
    async def test(table: Seated) -> None:
        await table.play(4)
        seat, decision, legal = table.due()
        await table.play()
        number = table.live.state.number
        assert table.live.state.status == "over"
        socket, named = table.sockets[seat], {"table": table.table}
        for told in (
            await table.move(seat, "3.play.99", "1r"),
            await table.move(seat, decision, legal[-1] if len(legal) > 1 else "1"),
            await socket.ask("refused", type="reveal", share="00" * 32, **named),
            await socket.ask("refused", type="hint", **named),
        ):
            assert told["type"] == "refused"
        for path in ("/leave", "/return", "/start", "/sit"):
            answer = await table.ask(seat, path, {})
            assert answer.status in (403, 409, 422), (path, answer.body)
        assert table.live.state.number == number

    at_a_table(database, test)


def test_a_share_is_committed_to_with_a_chair_and_told_with_the_cards(database: str) -> None:
    async def test(table: Seated) -> None:
        server, anna = table.server, table.who[0]
        share = "ab" * 32
        promised = sha256(f"purradox share 1\n{share}".encode()).hexdigest()
        options = {"players": 2, "bots": [None, "house"], "pace": "instant"}
        refused = await server.http("/api/tables", options | {"commitment": "ab"}, anna)
        assert (refused.status, refused.json["code"]) == (422, "bad-commitment")
        made = await server.http("/api/tables", options | {"commitment": promised}, anna)
        socket, named = server.socket(anna), {"table": made.json["table"]}
        news = await socket.ask("table", type="watch", **named)
        seat = news["seat"]
        assert news["chairs"][seat]["commitment"] == promised
        for bad in ("", "00", "cd" * 32, "AB" * 32):
            told = await socket.ask("refused", type="reveal", share=bad, **named)
            assert told["code"] == "wrong-share"
        await socket.ask("update", type="reveal", share=share, **named)
        await until(lambda: bool(server.live(made.json["table"]).state.match.rounds))
        await settled()
        events = [
            event
            for one in map(json.loads, socket.received)
            if one["type"] == "update"
            for entry in one["entries"]
            for event in entry["events"]
        ]
        (started,) = [one for one in events if one["event"] == "started"]
        assert started["commitments"][seat] == promised
        place = [one["event"] for one in events].index("revealed")
        assert events[place]["shares"] == [share if at == seat else "" for at in range(2)]
        assert events[place + 1]["event"] == "dealt"
        await socket.close()

    at_a_table(database, test)


def test_a_move_whose_sender_is_gone_is_told_to_the_others(database: str) -> None:
    """The connection breaks between the sending and the answer; nobody waits in vain."""

    async def test(table: Seated) -> None:
        await table.play(5)
        for _ in range(8):
            await table.dealt()
            seat, decision, legal = table.due()
            other = (seat + 1) % 3
            begin = len(table.sockets[other].received)
            fleeting = table.server.socket(table.who[seat])
            fleeting.say(type="move", table=table.table, decision=decision, move=legal[0])
            await fleeting.close()
            again = await table.move(seat, decision, legal[0])
            assert again["type"] == "accepted"
            told = await table.sockets[other].hear("update", begin=begin)
            assert told["number"] >= again["number"]

    at_a_table(database, test)


def test_what_was_accepted_is_there_though_somebody_gave_up(database: str) -> None:
    """One connection breaks while others discard at the same moment: no two share a place."""

    async def test(table: Seated) -> None:
        for gone in range(4):
            due = [table.due(seat) for seat in range(4)]
            fleeting = table.server.socket(table.who[gone])
            decision, move = due[gone][1], due[gone][2][0]
            fleeting.say(type="move", table=table.table, decision=decision, move=move)
            others = [
                asyncio.ensure_future(table.move(*one[:2], one[2][0]))
                for one in due
                if one[0] != gone
            ]
            for _ in range(gone + 2):
                await asyncio.sleep(0)
            await fleeting.close()
            told = await asyncio.gather(*others)
            await table.move(*due[gone][:2], move)
            rows = {number: decision for number, decision, _, _ in logs(database)[table.table]}
            assert all(rows[one["number"]] == one["decision"] for one in told)
            rounds = len(table.live.state.match.rounds)
            while len(table.live.state.match.rounds) == rounds:
                await table.play(1)
                if table.live.state.status == "over":
                    return

    at_a_table(database, test, 4)


def test_two_workers_give_one_answer(fresh: Callable[[str], str]) -> None:
    database = fresh("postgresql")

    async def main() -> str:
        async with bare(database) as one, bare(database) as two:
            table = await seated(one)
            others = [two.socket(person) for person in table.who]
            for socket in others:
                await socket.ask("update", type="watch", table=table.table)
            for _ in range(25):
                await table.dealt()
                seat, decision, legal = table.due()
                asked = {"type": "move", "table": table.table, "decision": decision}
                told = await asyncio.gather(
                    table.sockets[seat].ask("accepted", "refused", move=legal[0], **asked),
                    others[seat].ask("accepted", "refused", move=legal[-1], **asked),
                )
                kinds = sorted(answer["type"] for answer in told)
                same = len(legal) == 1
                assert kinds == ["accepted", "accepted" if same else "refused"]
                assert {answer.get("code", "") for answer in told} <= {"", "decision-taken"}
            for socket in others:
                await socket.close()
            await table.close()
            return table.table

    table = asyncio.run(main())
    state = folded(table, logs(database)[table])
    assert len(state.decided) == 25


def test_a_worker_that_was_not_told_yet_asks_before_it_refuses(
    fresh: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client goes to another worker, which has not heard of the last move: it must not say no."""
    database = fresh("postgresql")

    async def main() -> None:
        async with bare(database) as one, bare(database) as two:
            deaf(two, monkeypatch)
            table = await seated(one)
            stale = [two.socket(person) for person in table.who]
            for socket in stale:
                await socket.ask("update", type="watch", table=table.table)
            await table.play(12)
            seat, decision, legal = table.due()
            asked = {"type": "move", "table": table.table, "decision": decision, "move": legal[0]}
            told = await stale[seat].ask("accepted", "refused", **asked)
            assert told["type"] == "accepted"
            number = table.live.state.number
            fresh_one = two.socket(table.who[0])
            shown = await fresh_one.ask("update", type="watch", table=table.table, after=number)
            assert shown["number"] >= number
            assert all(entry["number"] > number for entry in shown["entries"])
            await table.play()
            for path in ("", "/record", "/proof"):
                answer = await two.http(f"/api/tables/{table.table}{path}", headers=table.who[0])
                assert answer.status == 200, answer.body
            for socket in (*stale, fresh_one):
                await socket.close()
            await table.close()

    asyncio.run(main())


def deaf(server: Bare, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that no notification reaches."""
    host = server.server.host
    assert host is not None
    assert host.cluster is not None

    async def nothing(_names: list[str]) -> None:
        pass

    monkeypatch.setattr(host.cluster, "_look_at", nothing)


def test_every_line_of_a_log_says_what_it_decides(file: str) -> None:
    async def test(table: Seated) -> None:
        await table.play()

    at_a_table(file, test, 4)
    (rows,) = logs(file).values()
    lines = [log.decode(body) for _, _, _, body in rows]
    moved = [line for line in lines if isinstance(line, log.Moved | log.Dealt)]
    assert len(moved) == len({line.decision for line in moved})
