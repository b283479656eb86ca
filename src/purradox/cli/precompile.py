"""`precompile`: have everything compiled now, not when somebody waits for a bot."""

from purradox.i18n import words


def precompile() -> None:
    from purradox import search
    from purradox.kernel.warm import warm_up

    warm_up()
    search.precompile()
    print(words()("precompiled"))
