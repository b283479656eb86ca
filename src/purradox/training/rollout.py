"""Whole matches played by networks, and everything that learning needs of them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple

import torch
from torch import Tensor

from purradox.evaluation import SPREADS
from purradox.kernel.tables import HIDDEN, LEGAL
from purradox.observation import SEATS
from purradox.rules import Variant
from purradox.rules.actions import ACTIONS
from purradox.training.net import Net, bits_of, for_play, fused
from purradox.training.tables import Tables

NEVER = -1e9
MIXED = 0.5
"""The share of tables where rivals sit."""
LATEST = 0.7
"""The part of a round in which a random move may be made."""
CHUNK = 1 << 17
"""Positions that the critic judges at a time."""
SURE, SOME = math.log(0.98), 0.25
"""Of moves that were surer than this, only some are learned from, and count for more."""


class Step(NamedTuple):
    """Decisions, one row each: what was seen and not seen, at which table, and what was done."""

    words: Tensor
    row: Tensor
    seat: Tensor
    action: Tensor
    chance: Tensor


@dataclass(frozen=True)
class Worth:
    """What a seat plays for in a round: points against the others', and the match."""

    points: float = 0.2
    win: float = 1.5


class Results(NamedTuple):
    """The outcome of a round, at each table, for each seat."""

    points: Tensor
    bonus: Tensor
    caused: Tensor

    @classmethod
    def together(cls, rounds: list["Results"]) -> "Results":
        """Those of several rounds, one after the other."""
        return cls(*(torch.cat(part) for part in zip(*rounds, strict=True)))


@dataclass
class Played:
    """Every decision of a batch of matches, one row each; seats count from the one that acted."""

    words: Tensor  # what was seen, what was legal, and what was not seen
    action: Tensor
    chance: Tensor
    advantage: Tensor
    worth: Tensor  # of the round, to each seat
    scores: Tensor  # of each seat
    kept: Tensor
    paradox: Tensor

    @classmethod
    def together(cls, parts: list["Played"]) -> "Played":
        names = [field.name for field in fields(cls)]
        return cls(*(torch.cat([getattr(part, name) for part in parts]) for name in names))

    @property
    def legal(self) -> Tensor:
        return mask_of(self.words)

    @property
    def hidden(self) -> Tensor:
        return self.words[:, HIDDEN:]

    @property
    def weight(self) -> Tensor:
        return torch.where(self.chance < SURE, 1.0, 1 / SOME)

    def take(self, rows: Tensor) -> "Played":
        return Played(*(getattr(self, field.name)[rows] for field in fields(self)))


def mask_of(words: Tensor) -> Tensor:
    """The legal actions by id."""
    return bits_of(words[:, LEGAL, None])[:, :ACTIONS].bool()


@fused
def decide(net: Net, words: Tensor, certain: bool) -> tuple[Tensor, Tensor]:
    """An action drawn from the policy, or its favourite, and the logarithm of its chance."""
    legal = mask_of(words)
    logits = net(words)["policy"].masked_fill(~legal, NEVER)
    action = logits.argmax(-1) if certain else drawn(logits)
    return action, torch.log_softmax(logits, -1).gather(-1, action[:, None])[:, 0]


def drawn(logits: Tensor) -> Tensor:
    """An action by its chances (Gumbel, 1954)."""
    chance = torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(chance))).argmax(-1)


@fused
def judged(critic: Net, words: Tensor) -> Tensor:
    """What the round will be worth to each seat, as the critic thinks."""
    return critic(words)["worth"]


def shares_of(scores: list[Tensor]) -> Tensor:
    """Each seat's share of the win, by the scores of all rounds (R6.4)."""
    worth = 1000 * torch.stack(scores).long().sum(0) + scores[-1]
    best = worth == worth.max(-1, keepdim=True).values
    return best / best.sum(-1, keepdim=True)


def odds_of(totals: Tensor, left: int) -> Tensor:
    """About how likely each seat wins a match with so many rounds left."""
    spread = 0.8 * SPREADS[totals.shape[-1]] * math.sqrt(left)
    return torch.softmax(totals / spread, -1)


def odds_gained(scores: list[Tensor], shares: Tensor) -> Tensor:
    """How much each round of a match changed the odds of each seat."""
    totals = torch.stack(scores).float().cumsum(0)
    count, _, players = totals.shape
    odds = [torch.full_like(totals[0], 1 / players)]
    odds += [odds_of(totals[number], count - 1 - number) for number in range(count - 1)]
    return torch.stack([*odds, shares]).diff(dim=0)


def margins(points: Tensor) -> Tensor:
    """How many points each seat has more than the others on average."""
    return points - (points.sum(-1, keepdim=True) - points) / (points.shape[-1] - 1)


class Crowd:
    """Tables of one variant where a network plays itself and, here and there, a rival."""

    def __init__(
        self,
        setup: Variant,
        count: int,
        net: Net,
        rival: Net,
        device: torch.device,
        critic: Net | None = None,
    ) -> None:
        self.setup, self.count, self.net, self.rival, self.device = setup, count, net, rival, device
        self.critic = critic
        self.tables = Tables(setup, count, device)
        self.mixed = round(MIXED * count)
        """So many tables, the first ones, have rivals if any have."""
        self.foreign = torch.zeros(count, setup.players, dtype=torch.bool, device=device)
        self.certain = False
        """Whether rivals take what they like best, and do not draw."""
        self.alone = False
        """Whether one seat of every table is the network's, and all others are rivals."""

    def step(self, nets: Sequence[tuple[Net, bool]], at_random: Tensor | None) -> list[Step]:
        """Everybody who is to act chooses; nothing where every round is over.

        The second network plays the foreign seats; each draws, or takes what it likes best.
        """
        tables = self.tables
        active, seat = tables.look()
        theirs = self.foreign.gather(1, seat[:, None])[:, 0]
        seats = zip(nets, (active & ~theirs, active & theirs), strict=False)
        # The sizes of all are asked for before the card is given work for long.
        turns = [(net, certain, where.nonzero()[:, 0]) for (net, certain), where in seats]
        if not any(len(rows) for _, _, rows in turns):
            return []
        steps = []
        for net, certain, rows in turns:
            words = tables.words.index_select(0, rows)
            action, chance = decide(net, words, certain)
            if at_random is not None:
                anything = drawn(torch.where(mask_of(words), 0.0, NEVER))
                action = torch.where(at_random[rows], anything, action)
            tables.choose(rows, action)
            steps.append(Step(words, rows, seat.index_select(0, rows), action, chance))
        tables.advance()
        return steps

    @torch.no_grad()
    def play(
        self, worth: Worth, decay: float, mixed: bool, random_moves: float = 0.0
    ) -> tuple[Played, dict[str, float]]:
        """Whole matches; nothing is learned from what rivals do, nor where one move is legal.

        At a share of the tables one move of a round is random, and only what comes after it is
        kept: rollouts begin with bad moves too, and whoever plays them must know what to do then.
        """
        tables, setup, players = self.tables, self.setup, self.setup.players
        nets = [(for_play(self.net), False)]
        if mixed:
            nets.append((for_play(self.rival), self.certain))
        tables.new_match()
        some = (tables.rows < (self.count if self.alone else self.mixed))[:, None]
        turn = torch.rand(self.count, players, device=self.device).argsort(-1)
        most = 2 if self.alone else players
        mine = torch.randint(1, most, (self.count, 1), device=self.device)
        self.foreign.copy_(some & (turn >= mine) & mixed)
        chance = torch.rand(2, setup.rounds, self.count, device=self.device)
        latest = tables.longest * LATEST
        odd = torch.where(chance[0] < random_moves, (chance[1] * latest).long(), -1)
        steps: list[tuple[int, int, Step]] = []
        rounds: list[Results] = []
        for number in range(setup.rounds):
            tables.deal(int(torch.randint(2**62, ())))
            for at in range(tables.longest):
                found = self.step(nets, odd[number] == at if random_moves else None)
                if not found:
                    break
                steps += ((number, at, step) for step in found)
            caused = tables.paradox
            rounds.append(Results(*tables.finish(), caused))
        results = Results.together(rounds)
        shares = shares_of([one.points for one in rounds])
        gained = worth.points * margins(results.points.float())
        gained += worth.win * odds_gained([one.points for one in rounds], shares).flatten(0, 1)
        played = self._played(steps, results, gained, odd.flatten(), decay)
        figures = {
            "score": float(results.points.float().mean()),
            "paradox": float(results.caused.any(-1).float().mean()),
            "kept": float(results.bonus.float().mean()),
            "decisions": sum(len(step.row) for _, _, step in steps),
        }
        if mixed:
            figures["mine"] = float(shares[some & ~self.foreign].mean())
            figures["rival"] = float(shares[some & self.foreign].mean())
        return played, figures

    def _played(
        self,
        steps: list[tuple[int, int, Step]],
        results: Results,
        gained: Tensor,
        odd: Tensor,
        decay: float,
    ) -> Played:
        """The decisions of all rounds that are learned from, with their advantages."""
        players, sizes = self.setup.players, [len(step.row) for _, _, step in steps]
        every = Step(*map(torch.cat, zip(*(step for _, _, step in steps), strict=True)))
        number, at = (
            torch.tensor(values, device=self.device).repeat_interleave(
                torch.tensor(sizes, device=self.device), output_size=sum(sizes)
            )
            for values in list(zip(*steps, strict=True))[:2]
        )
        where, seat, legal = number * self.count + every.row, every.seat, every.words[:, LEGAL]
        kept = (every.chance < SURE) | (torch.rand_like(every.chance) < SOME)
        learns = kept & ~self.foreign[every.row, seat] & (legal & (legal - 1) != 0)
        learns = (learns & (odd[where] < at)).nonzero()[:, 0]
        advantage = torch.zeros_like(every.chance)
        if self.critic is not None:
            advantage = self._advantages(every, where, at, gained, decay)
        where, seat = where[learns], seat[learns]
        order = (seat[:, None] + self.tables.seats) % players
        scores, worth = torch.zeros(2, len(seat), SEATS, device=self.device)
        scores[:, :players] = results.points[where[:, None], order].float()
        worth[:, :players] = gained[where[:, None], order]
        return Played(
            words=every.words[learns],
            action=every.action[learns],
            chance=every.chance[learns],
            advantage=advantage[learns],
            worth=worth,
            scores=scores,
            kept=results.bonus[where, seat].float(),
            paradox=results.caused[where, seat].float(),
        )

    def _advantages(
        self, every: Step, where: Tensor, at: Tensor, gained: Tensor, decay: float
    ) -> Tensor:
        """Generalised advantages, from the end of each round to its beginning."""
        assert self.critic is not None
        critic, shape = for_play(self.critic), (self.tables.longest, *gained.shape)
        told = torch.cat([judged(critic, words) for words in every.words.split(CHUNK)])
        places = (self.tables.seats - every.seat[:, None]) % self.setup.players
        now, active = gained.new_zeros(shape), gained.new_zeros(shape[:2], dtype=torch.bool)
        now[at, where], active[at, where] = told.gather(-1, places), True
        following, trace, traces = gained, torch.zeros_like(gained), torch.zeros_like(now)
        for step in range(self.tables.longest - 1, -1, -1):
            acted = active[step, :, None]
            trace = torch.where(acted, following - now[step] + decay * trace, trace)
            following = torch.where(acted, now[step], following)
            traces[step] = trace
        return traces[at, where, every.seat]

    @torch.no_grad()
    def meet(self) -> dict[str, float]:
        """One of the network among rivals, each taking what it likes best.

        Points a round more than the others and shares of the matches, with standard errors.
        """
        tables = self.tables
        mine = tables.rows % self.setup.players
        nets = [(for_play(net), True) for net in (self.net, self.rival)]
        self.foreign.copy_(tables.seats != mine[:, None])
        tables.new_match()
        scores = []
        for _ in range(self.setup.rounds):
            tables.deal(int(torch.randint(2**62, ())))
            while self.step(nets, None):
                pass
            scores.append(tables.finish()[0])
        ahead = margins(torch.stack(scores).float()).mean(0)[tables.rows, mine]
        share = shares_of(scores)[tables.rows, mine]
        told = {}
        for name, values in (("points", ahead), ("wins", share)):
            told[name] = float(values.mean())
            told[f"{name} error"] = float(values.std()) / self.count**0.5
        return told
