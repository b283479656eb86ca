"""`benchmark`: how strong a bot is, by the versioned benchmark; `bench` measures speed."""

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from purradox.cli.arena import answer_file, broken_match_shown, chosen_executor, one_line_errors
from purradox.cli.arguments import chosen_bot
from purradox.cli.errors import CommandError
from purradox.cli.progress import progress
from purradox.cli.standings import amount
from purradox.cli.tables import console_of, empty_table, put
from purradox.i18n import words
from purradox.notation.checked import wrong_names

if TYPE_CHECKING:
    from purradox.arena.benchmark import Result


def benchmark(
    bot: Annotated[str, typer.Argument(metavar="BOT")],
    players: Annotated[int, typer.Option(min=2, max=5)] = 4,
    deals: Annotated[int, typer.Option(min=2)] = 100,
    processes: Annotated[int | None, typer.Option(min=1)] = None,
    file: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
) -> None:
    from purradox.arena import benchmark as work

    spec = str(chosen_bot(bot))
    if wrong_names((spec,), 1):
        raise CommandError("bad-bot-spec", spec=bot)
    with (
        one_line_errors(),
        broken_match_shown(),
        answer_file(file) as stream,
        progress(words()("arena-playing"), deals * len(work.OPPONENTS)) as advance,
    ):
        result = work.benchmark(spec, players, deals, chosen_executor(processes, None), advance)
        if stream is not None:
            json.dump(result.as_json(), stream, ensure_ascii=False, indent=1)
            stream.write("\n")
    show(result, work.identity(players))


def show(result: "Result", identity: str) -> None:
    say = words()
    table = empty_table(say, "arena-bot", fold=True)
    table.add_column(say("benchmark-opponents"))
    for key in ("arena-points", "arena-wins"):
        table.add_column(say(key), justify="right", no_wrap=True)
    for row in result.rows:
        others = f"{result.players - 1} × {row.opponent}"
        table.add_row(result.bot, others, amount(row.points), amount(row.wins, 100, 1))
    put(console_of(sys.stdout), table)
    if forfeits := sum(row.forfeits for row in result.rows):
        typer.echo(say("arena-forfeits", name=result.bot, decisions=forfeits))
    fair = f"{100 / result.players:.1f} %"
    told = {"version": identity, "deals": result.deals, "fair": fair}
    typer.echo(say("benchmark-summary", **told))
