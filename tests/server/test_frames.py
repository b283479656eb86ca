"""Whatever comes over a socket, only typed answers come back, and nothing breaks."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from benchmarks import soak_input
from benchmarks.frames import Barrage
from purradox.server.ws.frames import FlushQueue, head_of, text_of, whole_frames
from tests.server.people import guest, hear, say, table_of
from tests.server.running import outside, running

FRAMES = 4000


def test_thousands_of_wrong_frames_break_nothing(file: str, tmp_path: Path) -> None:
    async def main(url: str) -> tuple[Barrage, Barrage]:
        anna = await guest(url)
        tables = [await table_of([anna], players=2, bots=[None, "kitten"])]
        tables += [await table_of([anna, await guest(url)], watch="nobody")]
        names = [*tables, "nothing", ""]
        barrages = Barrage(url, anna.headers, names), Barrage(url, {}, names)
        for at, one in enumerate(barrages):
            await one.run(Random(at), FRAMES // 2)
        async with anna.socket() as socket:
            await say(socket, type="ping")
            await hear(socket, "pong")
        return barrages

    with outside(file, tmp_path / "log") as server:
        known, nobody = asyncio.run(main(server.url))
        told = server.told()
    assert known.sent + nobody.sent >= FRAMES
    for answers in (known.answers, nobody.answers):
        assert answers["not-a-message"] > FRAMES / 10
        assert answers["server-trouble"] == 0
        assert not any(name in answers for name in ("close 1011", "close 1006"))
    assert known.answers["update"] > nobody.answers["accepted"] == 0
    assert nobody.answers["no-guest"] > 0
    for line in told.splitlines():
        assert json.loads(line)["level"] not in ("error", "critical"), line


@pytest.mark.parametrize("content", [b"\xff\xfe", b'{"type":"ping"\xc3}'])
def test_what_is_not_utf_8_is_not_a_text(file: str, content: bytes) -> None:
    async def main() -> None:
        async with running(file) as server:
            anna = await guest(server.url)
            async with anna.socket() as socket:
                await hear(socket, "welcome")
                await socket.send(content, text=True)
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1007

    asyncio.run(main())


@pytest.mark.parametrize("first", [b"\x03\xe8", b""])
def test_what_is_not_utf_8_after_the_end_is_no_news(
    file: str, first: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    """In one write: after a close frame, and after a text that makes the server close."""
    close = Frame(Opcode.CLOSE, first).serialize(mask=True)
    nonsense = Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)

    async def main() -> None:
        async with running(file) as server:
            anna = await guest(server.url)
            async with anna.socket() as socket:
                await hear(socket, "welcome")
                socket.transport.write((close if first else nonsense) + nonsense * 2)
                with pytest.raises(ConnectionClosed):
                    await socket.recv()

    asyncio.run(main())
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_frames_say_how_long_they_are(size: int) -> None:
    head = head_of(size)
    assert head[0] == 0x81
    length = int.from_bytes(head[2:], "big") if len(head) > 2 else head[1]
    assert length == size
    assert (head[1] & 127) == (size if size < 126 else 126 if size < 65536 else 127)


def sent(text: str, *, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


def test_whole_frames_are_told_from_parts() -> None:
    texts = ["", "a", "5ü" * 40, "x" * 125, "x" * 126, "x" * 65535]
    data = b"".join(map(sent, texts))
    frames = whole_frames(data)
    assert frames is not None
    assert [text_of(data, frame) for frame in frames] == texts
    short = sent("abc") + sent("x" * 126)
    for cut in range(1, len(short)):
        assert (whole_frames(short[:cut]) is None) is (cut != len(sent("abc")))
    assert whole_frames(sent("a", fin=False)) is None
    assert whole_frames(sent("x" * 65536)) is None
    said = b"what a server sends"
    assert whole_frames(head_of(len(said)) + said) is None


@pytest.mark.parametrize("size", [1, 7, 1000])
def test_messages_may_come_in_pieces(file: str, size: int) -> None:
    """Pings of both kinds, a text in two parts, and again a whole one."""

    async def main() -> int:
        async with running(file) as server:
            anna = await guest(server.url)
            async with anna.socket() as socket:
                ping = json.dumps({"type": "ping"})
                data = sent(ping) + sent("?", opcode=Opcode.PONG) + sent(ping)
                data += sent(ping[:5], fin=False) + sent(ping[5:], opcode=Opcode.CONT) + sent(ping)
                for at in range(0, len(data), size):
                    socket.transport.write(data[at : at + size])
                    await asyncio.sleep(0.001)
                heard = [await hear(socket, "pong") for _ in range(4)]
                await say(socket, type="ping")
                return len([*heard, await hear(socket, "pong")])

    assert asyncio.run(main()) == 5


def test_the_soak_knows_trouble() -> None:
    good = {
        "log": ['{"level": "warning"}'],
        "answers": {},
        "statuses": {"200": 7, "404": 1, "closed": 1},
        "megabytes": 9,
        "megabytes_before": 8,
    }
    assert soak_input.troubles(good) == []
    for change in (
        {"log": ['{"traceback": "…"}']},
        {"answers": {"server-trouble": 1}},
        {"statuses": {"200": 7, "500": 1}},
        {"statuses": {"no answer": 1}},
        {"megabytes": 99},
    ):
        assert len(soak_input.troubles(good | change)) == 1


def test_an_answer_leaves_along_with_the_news_that_it_waited_for() -> None:
    """Each write is a system call and wakes a client, so both go in one."""

    async def main() -> None:
        queue, said, written = FlushQueue(), list[str](), list[list[str]]()
        news = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            await news
            said.append("answer")

        answering = asyncio.create_task(answer())
        await asyncio.sleep(0)
        queue.add(lambda: written.append([*said]))
        said.append("news")
        news.set_result(None)
        await answering
        await asyncio.sleep(0.01)
        assert written == [["news", "answer"]]

    asyncio.run(main())
