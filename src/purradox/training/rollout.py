"""Whole matches played by networks, and everything that learning needs of them."""

import math
from dataclasses import dataclass, fields
from typing import NamedTuple

import torch
from torch import Tensor

from purradox.evaluation import SPREADS
from purradox.observation import SEATS
from purradox.rules import Variant
from purradox.rules.actions import ACTIONS
from purradox.training.net import Net, bits_of
from purradox.training.tables import Tables

NEVER = -1e9
MIXED = 0.5
"""The share of tables where rivals sit."""
LATEST = 0.7
"""The part of a round in which a random move may be made."""
LOOK = 8
"""Steps between two looks whether every round is over."""
SURE, SOME = math.log(0.98), 0.25
"""Of moves that were surer than this, only some are learned from, and count for more."""

Step = dict[str, Tensor]


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


@dataclass
class Played:
    """Every decision of a batch of matches, one row each; seats count from the one that acted."""

    words: Tensor  # what was seen, packed
    hidden: Tensor  # and what was not
    legal: Tensor
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
    def weight(self) -> Tensor:
        return torch.where(self.chance < SURE, 1.0, 1 / SOME)

    def take(self, rows: Tensor) -> "Played":
        return Played(*(getattr(self, field.name)[rows] for field in fields(self)))


def mask_of(legal: Tensor) -> Tensor:
    """The legal actions by id; all of them where none is."""
    return bits_of(legal[:, None], ACTIONS).bool() | (legal == 0)[:, None]


def choose(logits: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    """An action drawn from the policy, and the logarithm of its chance."""
    logits = logits.masked_fill(~legal, NEVER)
    gumbel = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
    action = (logits + gumbel).argmax(-1)
    return action, torch.log_softmax(logits, -1).gather(-1, action[:, None])[:, 0]


def best(logits: Tensor, legal: Tensor) -> Tensor:
    return logits.masked_fill(~legal, NEVER).argmax(-1)


def shares_of(scores: list[Tensor]) -> Tensor:
    """Each seat's share of the win, by the scores of all rounds (R6.4)."""
    worth = 1000 * torch.stack(scores).long().sum(0) + scores[-1]
    best = worth == worth.max(-1, keepdim=True).values
    return best / best.sum(-1, keepdim=True)


def odds_of(totals: Tensor, left: int) -> Tensor:
    """About how likely each seat wins a match with so many rounds left."""
    spread = 0.8 * SPREADS[totals.shape[-1]] * math.sqrt(left)
    return torch.softmax(totals / spread, -1)


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

    def _step(self, mixed: bool, at_random: Tensor | None) -> Step:
        """Everybody who is to act chooses."""
        tables, rows = self.tables, self.tables.rows
        look, some = tables.look(), slice(self.mixed)
        legal, seat = mask_of(look.legal), look.seat
        theirs = self.foreign[rows, seat]
        with torch.autocast(self.device.type, torch.bfloat16, cache_enabled=False):
            liked = self.net(look.words)["policy"]
            action, chance = choose(liked, legal)
            if mixed:
                other = self.rival(look.words[some])["policy"]
                drawn = best(other, legal[some]) if self.certain else choose(other, legal[some])[0]
                action[some] = torch.where(theirs[some], drawn, action[some])
        if at_random is not None:
            anything, _ = choose(torch.zeros_like(liked), legal)
            action = torch.where(at_random, anything, action)
        hidden = tables.hidden(seat)
        kept = (chance < SURE) | (torch.rand_like(chance) < SOME)
        tables.advance(action)
        return {
            "words": look.words,
            "hidden": hidden,
            "legal": look.legal,
            "seat": seat,
            "action": action,
            "chance": chance,
            "active": look.active,
            "learns": look.active & kept & ~theirs & (look.legal & (look.legal - 1) != 0),
        }

    @torch.no_grad()
    def play(
        self, worth: Worth, decay: float, mixed: bool, random_moves: float = 0.0
    ) -> tuple[Played, dict[str, float]]:
        """Whole matches; nothing is learned from what rivals do, nor where one move is legal.

        At a share of the tables one move of a round is random, and only what comes after it is
        kept: rollouts begin with bad moves too, and whoever plays them must know what to do then.
        """
        tables, setup, players = self.tables, self.setup, self.setup.players
        tables.new_match()
        some = (tables.rows < self.mixed)[:, None]
        turn = torch.rand(self.count, players, device=self.device).argsort(-1)
        mine = torch.randint(1, players, (self.count, 1), device=self.device)
        self.foreign.copy_(some & (turn >= mine) & mixed)
        rounds: list[tuple[list[Step], Results]] = []
        for _ in range(setup.rounds):
            steps: list[Step] = []
            tables.deal(int(torch.randint(2**62, ())))
            chance = torch.rand(2, self.count, device=self.device)
            latest = tables.longest * LATEST
            odd = torch.where(chance[0] < random_moves, (chance[1] * latest).long(), -1)
            for at in range(tables.longest):
                if at and at % LOOK == 0 and not bool(steps[-1]["active"].any()):
                    break
                step = self._step(mixed, odd == at if random_moves else None)
                step["learns"] &= odd < at
                steps.append(step)
            caused = tables.paradox
            rounds.append((steps, Results(*tables.finish(), caused)))
        shares = shares_of([results.points for _, results in rounds])
        totals = torch.zeros(self.count, players, device=self.device)
        odds, parts = torch.full_like(totals, 1 / players), []
        for left, (steps, results) in zip(range(setup.rounds - 1, -1, -1), rounds, strict=True):
            totals += results.points
            after = odds_of(totals, left) if left else shares
            gained = worth.points * margins(results.points.float()) + worth.win * (after - odds)
            odds = after
            parts.append(self._played(steps, results, gained, decay))
        figures = {
            name: float(torch.stack(values).float().mean())
            for name, values in {
                "score": [results.points for _, results in rounds],
                "paradox": [results.caused.any(-1) for _, results in rounds],
                "kept": [results.bonus for _, results in rounds],
            }.items()
        }
        if mixed:
            figures["mine"] = float(shares[some & ~self.foreign].mean())
            figures["rival"] = float(shares[some & self.foreign].mean())
        return Played.together(parts), figures

    def _played(self, steps: list[Step], results: Results, gained: Tensor, decay: float) -> Played:
        """The decisions of a round, with advantages from its end to its beginning."""
        players, rows = self.setup.players, self.tables.rows
        all_of = {name: torch.stack([step[name] for step in steps]) for name in steps[0]}
        learns, seat = all_of["learns"], all_of["seat"]
        advantage = torch.zeros_like(all_of["chance"])
        if self.critic is not None:
            following, trace = gained, torch.zeros_like(gained)
            for at in range(len(steps) - 1, -1, -1):
                now = self._worth(all_of["words"][at], all_of["hidden"][at], seat[at])
                active = all_of["active"][at][:, None]
                trace = torch.where(active, following - now + decay * trace, trace)
                following = torch.where(active, now, following)
                advantage[at] = trace[rows, seat[at]]
        where, mine = rows.expand_as(seat)[learns], seat[learns]
        order = (mine[:, None] + self.tables.seats) % players
        scores, worth = torch.zeros(2, len(mine), SEATS, device=self.device)
        scores[:, :players] = results.points[where[:, None], order].float()
        worth[:, :players] = gained[where[:, None], order]
        return Played(
            words=all_of["words"][learns],
            hidden=all_of["hidden"][learns],
            legal=all_of["legal"][learns],
            action=all_of["action"][learns],
            chance=all_of["chance"][learns],
            advantage=advantage[learns],
            worth=worth,
            scores=scores,
            kept=results.bonus[where, mine].float(),
            paradox=results.caused[where, mine].float(),
        )

    def _worth(self, words: Tensor, hidden: Tensor, seat: Tensor) -> Tensor:
        """What the round will be worth to each seat, as the critic thinks."""
        assert self.critic is not None
        with torch.autocast(self.device.type, torch.bfloat16, cache_enabled=False):
            told = self.critic(torch.cat([words, hidden], -1))["worth"]
        players = self.setup.players
        return told.gather(-1, (self.tables.seats - seat[:, None]) % players)

    @torch.no_grad()
    def meet(self) -> dict[str, float]:
        """One of the network among rivals, each taking what it likes best.

        Points a round more than the others and shares of the matches, with standard errors.
        """
        tables, players = self.tables, self.setup.players
        mine = tables.rows % players
        tables.new_match()
        scores = []
        for _ in range(self.setup.rounds):
            tables.deal(int(torch.randint(2**62, ())))
            for at in range(tables.longest):
                look = tables.look()
                if at % LOOK == 0 and not bool(look.active.any()):
                    break
                legal = mask_of(look.legal)
                with torch.autocast(self.device.type, torch.bfloat16, cache_enabled=False):
                    liked = [
                        best(net(look.words)["policy"], legal) for net in (self.net, self.rival)
                    ]
                tables.advance(torch.where(look.seat == mine, *liked))
            scores.append(tables.finish()[0])
        ahead = margins(torch.stack(scores).float()).mean(0)[tables.rows, mine]
        share = shares_of(scores)[tables.rows, mine]
        told = {}
        for name, values in (("points", ahead), ("wins", share)):
            told[name] = float(values.mean())
            told[f"{name} error"] = float(values.std()) / self.count**0.5
        return told
