"""Whole matches played by networks, and everything that learning needs of them."""

from dataclasses import dataclass, fields
from typing import NamedTuple

import torch
from torch import Tensor

from purradox.observation import SEATS
from purradox.rules import Variant
from purradox.rules.actions import ACTIONS
from purradox.training.net import Net, bits_of
from purradox.training.rows import CARDS
from purradox.training.tables import Tables

NEVER = -1e9
MIXED = 0.5
"""The share of tables where rivals sit."""
LATEST = 0.7
"""The part of a round in which a random move may be made."""
LOOK = 8
"""Steps between two looks whether every round is over."""

Step = dict[str, Tensor]


@dataclass(frozen=True)
class Worth:
    """What a seat plays for: points of a round against the others', and the match."""

    points: float = 0.1
    win: float = 1.5


class Results(NamedTuple):
    """What came of each round, at each table, for each seat."""

    points: Tensor
    bonus: Tensor
    caused: Tensor


@dataclass
class Played:
    """Every decision of a batch of matches, one row each."""

    words: Tensor  # what was seen, packed
    legal: Tensor
    action: Tensor
    chance: Tensor
    advantage: Tensor
    target: Tensor
    scores: Tensor  # of each seat, from the one that acted
    kept: Tensor
    paradox: Tensor
    cards: Tensor  # that the others hold

    @classmethod
    def together(cls, parts: list["Played"]) -> "Played":
        names = [field.name for field in fields(cls)]
        return cls(*(torch.cat([getattr(part, name) for part in parts]) for name in names))


def choose(logits: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    """An action drawn from the policy, and the logarithm of its chance."""
    logits = logits.masked_fill(~legal, NEVER)
    gumbel = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
    action = (logits + gumbel).argmax(-1)
    return action, torch.log_softmax(logits, -1).gather(-1, action[:, None])[:, 0]


def shares_of(scores: list[Tensor]) -> Tensor:
    """Each seat's share of the win, by the scores of all rounds (R6.4)."""
    worth = 1000 * torch.stack(scores).long().sum(0) + scores[-1]
    best = worth == worth.max(-1, keepdim=True).values
    return best / best.sum(-1, keepdim=True)


class Crowd:
    """Tables of one variant where a network plays itself and, here and there, a past self."""

    def __init__(
        self, setup: Variant, count: int, net: Net, rival: Net, device: torch.device
    ) -> None:
        self.setup, self.count, self.net, self.rival, self.device = setup, count, net, rival, device
        self.tables = Tables(setup, count, device)
        self.mixed = round(MIXED * count)
        """So many tables, the first ones, have rivals if any have."""
        self.foreign = torch.zeros(count, setup.players, dtype=torch.bool, device=device)

    def _step(self, mixed: bool, at_random: Tensor | None) -> Step:
        """Everybody who is to act chooses."""
        tables, rows, players = self.tables, self.tables.rows, self.setup.players
        look, some = tables.look(), slice(self.mixed)
        legal, seat = look.mask(), look.seat
        theirs = self.foreign[rows, seat]
        with torch.autocast(self.device.type, torch.bfloat16, cache_enabled=False):
            told = self.net(look.words)
            action, chance = choose(told["policy"], legal)
            if mixed:
                other, _ = choose(self.rival(look.words[some])["policy"], legal[some])
                action[some] = torch.where(theirs[some], other, action[some])
        if at_random is not None:
            anything, _ = choose(torch.zeros_like(told["policy"]), legal)
            action = torch.where(at_random, anything, action)
        order = (seat[:, None] + 1 + tables.seats[: players - 1]) % players
        cards = tables.hands()[rows[:, None], order]
        tables.advance(action)
        return {
            "words": look.words,
            "legal": look.legal,
            "seat": seat,
            "action": action,
            "chance": chance,
            "value": told["value"][:, 0].float(),
            "active": look.active,
            "learns": look.active & ~theirs & (look.legal & (look.legal - 1) != 0),
            "cards": cards,
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
        chance = torch.rand(self.count, players, device=self.device)
        some = (tables.rows < self.mixed)[:, None]
        self.foreign.copy_(some & (chance < 0.5) & mixed)
        steps: list[Step] = []
        ends: list[int] = []
        scores, bonus, caused = [], [], []
        for _ in range(setup.rounds):
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
            caused.append(tables.paradox)
            points, kept = tables.finish()
            scores.append(points)
            bonus.append(kept)
            ends.append(len(steps))
        shares = shares_of(scores)
        results = Results(*map(torch.stack, (scores, bonus, caused)))
        figures = {
            "score": float(results.points.float().mean()),
            "paradox": float(results.caused.any(-1).float().mean()),
            "kept": float(results.bonus.float().mean()),
        }
        if mixed:
            figures["mine"] = float(shares[some & ~self.foreign].mean())
            figures["rival"] = float(shares[some & self.foreign].mean())
        return self._played(steps, ends, results, shares, worth, decay), figures

    def _played(
        self,
        steps: list[Step],
        ends: list[int],
        results: Results,
        shares: Tensor,
        worth: Worth,
        decay: float,
    ) -> Played:
        """Advantages from the end to the beginning, for each seat along its own decisions."""
        players, rows = self.setup.players, self.tables.rows
        points = results.points.float()
        others = (points.sum(-1, keepdim=True) - points) / (players - 1)
        rewards = worth.points * (points - others)
        owed = worth.win * (shares - 1 / players)
        after, trace = torch.zeros_like(owed), torch.zeros_like(owed)
        advantages: list[Tensor] = []
        number = len(ends) - 1
        for at in range(len(steps) - 1, -1, -1):
            while number >= 0 and ends[number] > at:
                owed = owed + rewards[number]
                number -= 1
            step = steps[at]
            seat, value, active = step["seat"], step["value"], step["active"]
            advantage = owed[rows, seat] + after[rows, seat] - value + decay * trace[rows, seat]
            trace[rows, seat] = torch.where(active, advantage, trace[rows, seat])
            after[rows, seat] = torch.where(active, value, after[rows, seat])
            owed[rows, seat] = torch.where(active, 0.0, owed[rows, seat])
            advantages.append(advantage)
        advantage = torch.stack(advantages[::-1])
        all_of = {name: torch.stack([step[name] for step in steps]) for name in steps[0]}
        begins = [0, *ends[:-1]]
        rounds = torch.cat(
            [
                torch.full((end - begin,), at, device=self.device)
                for at, (begin, end) in enumerate(zip(begins, ends, strict=True))
            ]
        )
        learns, seat = all_of["learns"], all_of["seat"]
        which, where = rounds[:, None].expand_as(seat)[learns], rows.expand_as(seat)[learns]
        mine = seat[learns]
        order = (mine[:, None] + self.tables.seats) % players
        scores = torch.zeros(len(mine), SEATS, device=self.device)
        scores[:, :players] = points[which[:, None], where[:, None], order]
        held = all_of["cards"].reshape(*seat.shape, -1)[learns]
        cards = torch.zeros(len(mine), CARDS, dtype=torch.int8, device=self.device)
        cards[:, : held.shape[1]] = held
        gain = advantage[learns]
        return Played(
            words=all_of["words"][learns],
            legal=bits_of(all_of["legal"][learns][:, None], ACTIONS).bool(),
            action=all_of["action"][learns],
            chance=all_of["chance"][learns],
            advantage=(gain - gain.mean()) / (gain.std() + 1e-6),
            target=gain + all_of["value"][learns],
            scores=scores,
            kept=results.bonus[which, where, mine].float(),
            paradox=results.caused[which, where, mine].float(),
            cards=cards,
        )
