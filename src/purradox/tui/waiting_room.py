"""Line by line: a table that waits for people, until it starts."""

from collections.abc import Sequence

from purradox.client.game import Game, NotDone
from purradox.client.picture import Picture
from purradox.client.remote import RemoteGame
from purradox.i18n import Words
from purradox.tui import people
from purradox.tui.loop_thread import LoopThread
from purradox.tui.person import YES, asked


def numbered(acts: Sequence[people.Act]) -> str:
    return "\n".join(f"{at}  {act.label}" for at, act in enumerate(acts, 1))


def do_act(
    beside: LoopThread, game: Game, act: people.Act, names: tuple[str, ...], say: Words
) -> None:
    """Ask the server for it; what it refuses is said."""
    if isinstance(game, RemoteGame):
        try:
            beside(game.do(act.request, **({} if act.seat is None else {"seat": act.seat})))
        except NotDone as error:
            print(error.told(say, names))


def wait_for_start(beside: LoopThread, game: RemoteGame, say: Words) -> None:
    """Take a chair of a table that waits, and start it if it is ours; one may be closed."""
    picture, declined = game.picture(), False
    if picture.status == "waiting":
        link, alone = beside(game.server.link(game.table))
        print(say("tui-plain-link", link=link, code=game.table))
        if alone:
            print(say("invite-alone"))
    while picture.status == "waiting":
        print(chairs_told(game, say))
        if news := people.told(picture, picture.names, say):
            print(news)
        free = any(one.kind == "open" for one in picture.seats) and not picture.removed
        what = "sit" if picture.seat is None and free and not declined else ""
        what = "start" if picture.host else what
        if what:
            found = people.acts(picture, picture.names, say)
            if found:
                print(numbered(found))
            print(say(f"tui-plain-{what}"))
            with beside.meanwhile(heed_chairs(game, say)):
                line = asked()
            wanted = line in YES
            if line.isdecimal() and 0 < int(line) <= len(found):
                do_act(beside, game, found[int(line) - 1], picture.names, say)
                beside(settled(game, picture))
                picture = game.picture()
                continue
            if wanted:
                try:
                    beside(game.do(what))
                    beside(settled(game, picture))
                except NotDone as error:
                    print(error.told(say, picture.names))
                picture = game.picture()
                continue
            declined = what == "sit"
        if game.picture() == picture:
            beside(game.news())
        picture = game.picture()


def chairs_told(game: RemoteGame, say: Words) -> str:
    names = (one.name or say("chair-open") for one in game.picture().seats)
    return say("tui-plain-chairs", chairs=", ".join(names))


async def heed_chairs(game: RemoteGame, say: Words) -> None:
    """Say who comes and goes while a person is asked something."""
    before = chairs_told(game, say)
    while True:
        await game.news()
        if (now := chairs_told(game, say)) != before and game.picture().status == "waiting":
            print("\n" + now)
        elif game.picture().status != "waiting":
            print("\n" + say("tell-started"))
            return
        before = now


async def settled(game: RemoteGame, before: Picture) -> None:
    """Wait until the socket has told what was done over HTTP."""
    while game.picture() == before:
        await game.news()
