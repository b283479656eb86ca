"""Your profile: what your own finished matches say of you. Nobody else is told any of it."""

import msgspec

from purradox.host import Guest, Host
from purradox.host.profile import Played, best_days, by_bot, by_players, share
from purradox.server.api import bodies
from purradox.server.api.operations import Reviews, Router

api = Router()


@api.get("/api/me/profile")
async def profile(
    host: Host, guest: Guest, reviews: Reviews, wanted: bodies.Zone
) -> bodies.Profile:
    """What your finished matches say of you."""
    return await profile_of(host, guest, reviews, wanted.zone)


async def profile_of(host: Host, guest: Guest, reviews: Reviews, zone: int = 0) -> bodies.Profile:
    played = await host.played(guest)
    rounds = sum(one.players for one in played)  # a match has as many rounds as players
    paradoxes = sum(one.figures.paradoxes[one.seat] for one in played)
    return bodies.Profile(
        **share(played)._asdict(),
        rounds=rounds,
        predictions=sum(one.figures.predicted[one.seat] for one in played),
        kept=sum(one.figures.kept[one.seat] for one in played),
        paradoxes=paradoxes,
        avoided=rounds - paradoxes,
        bots=[bodies.AgainstBot(bot, *one) for bot, one in by_bot(played).items()],
        players=[bodies.AmongPlayers(count, *one) for count, one in by_players(played).items()],
        best_days=[bodies.Day(at, *one) for at, one in best_days(played, zone)],
        accuracy=await _accuracy(played, reviews),
    )


async def _accuracy(played: list[Played], reviews: Reviews) -> list[bodies.Reviewed]:
    """How well somebody chose, where a review is kept."""
    keys = {one.table: reviews.key(one.figures.record) for one in played}
    summaries = await reviews.kept.summaries(set(keys.values()))
    found = []
    for one in played:
        if (summary := summaries.get(keys[one.table])) is None:
            continue
        accuracy = msgspec.json.decode(summary, type=bodies.KeptSummary).accuracy
        if one.seat in accuracy:
            found.append(bodies.Reviewed(one.table, one.at, accuracy[one.seat]))
    return found
