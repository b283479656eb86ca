"""Ratings of the entrants by openskill: Plackett-Luce over the places of each match."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


class Rating(NamedTuple):
    """How strong an entrant seems, and how uncertain that is."""

    mu: float
    sigma: float


class Ratings:
    """Taken in match by match. A bot does not change, so nothing is added to the uncertainty
    between matches (tau = 0). An entrant on several chairs is rated on each, and averaged."""

    def __init__(self, entrants: int) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce(tau=0.0)
        self._ratings = [self._model.rating() for _ in range(entrants)]

    def add(self, seating: tuple[int, ...], places: tuple[int, ...]) -> None:
        teams = [[self._ratings[entrant]] for entrant in seating]
        rated = [one for (one,) in self._model.rate(teams, ranks=list(places))]
        for entrant in set(seating):
            mine = [one for one, by in zip(rated, seating, strict=True) if by == entrant]
            self._ratings[entrant] = self._averaged(mine)

    def _averaged(self, ratings: "list[PlackettLuceRating]") -> "PlackettLuceRating":
        mu, sigma = (
            sum(values) / len(ratings)
            for values in zip(*((one.mu, one.sigma) for one in ratings), strict=True)
        )
        return self._model.rating(mu=mu, sigma=sigma)

    @property
    def table(self) -> tuple[Rating, ...]:
        return tuple(Rating(one.mu, one.sigma) for one in self._ratings)
