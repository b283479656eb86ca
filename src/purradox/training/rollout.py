"""Whole matches played by networks, and everything that learning needs of them."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

import torch
from torch import Tensor

from purradox.observation import SEATS
from purradox.rules import Variant
from purradox.training.net import Net
from purradox.training.rows import CARDS
from purradox.training.tables import OVER, Tables

NEVER = -1e9
MIXED = 0.5
"""The share of tables where rivals sit."""
LATEST = 0.7
"""The part of a round in which a random move may be made."""
LOOK = 8
"""Steps between two looks whether every round is over."""
STATE = (
    *("hands", "token", "open", "aside", "predicted", "won", "tricks", "trick", "first"),
    *("leader", "led", "best", "best_seat", "played", "phase", "seat", "paradox"),
    *("totals", "round"),
)

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

    seen: Tensor
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


class Crowd:
    """Tables of one variant where a network plays itself and, here and there, a past self."""

    def __init__(
        self, setup: Variant, count: int, net: Net, rival: Net, device: torch.device
    ) -> None:
        self.setup, self.count, self.net, self.rival, self.device = setup, count, net, rival, device
        self.tables = Tables(setup, count, torch, device=device)
        self.foreign = torch.zeros(count, setup.players, dtype=torch.bool, device=device)
        self.at_random = torch.zeros(count, dtype=torch.bool, device=device)
        self._deal()
        self._step = self._recorded() if device.type == "cuda" else self._one_step

    def _deal(self) -> None:
        """Deal in place: a recorded step knows where its tables lie."""
        tables, cards = self.tables, self.setup.numbers * self.setup.copies
        kept = {name: getattr(tables, name, None) for name in STATE}
        tables.deal(torch.rand(self.count, cards, device=self.device))
        self._put_back(kept)

    def _put_back(self, kept: dict[str, Any]) -> None:
        for name, old in kept.items():
            if old is not None:
                old.copy_(getattr(self.tables, name))
                setattr(self.tables, name, old)

    def _one_step(self) -> Step:
        """Everybody who is to act chooses."""
        tables, rows, players = self.tables, self.tables.rows, self.setup.players
        active, seat = tables.phase != OVER, tables.seat.clone()
        seen, legal = tables.observe(), tables.legal() | (tables.phase == OVER)[:, None]
        given = seen.to(torch.bfloat16)
        with torch.autocast(self.device.type, torch.bfloat16, cache_enabled=False):
            told = self.net(given)
            other = self.rival(given)["policy"]
        action, chance = choose(told["policy"], legal)
        theirs = self.foreign[rows, seat]
        action = torch.where(theirs, choose(other, legal)[0], action)
        anything, _ = choose(torch.zeros_like(other, dtype=torch.float32), legal)
        action = torch.where(self.at_random, anything, action)
        order = (seat[:, None] + 1 + tables.seats[: players - 1]) % players
        cards = tables.hands[rows[:, None], order].to(torch.int8)
        tables.step(action)
        return {
            "seen": seen,
            "legal": legal,
            "seat": seat,
            "action": action,
            "chance": chance,
            "value": told["value"][:, 0].float(),
            "active": active,
            "learns": active & ~theirs,
            "cards": cards,
        }

    def _recorded(self) -> Callable[[], Step]:
        """The same step as a graph: hundreds of small kernels are started as one."""

        def body() -> Step:
            kept = {name: getattr(self.tables, name) for name in STATE}
            told = self._one_step()
            self._put_back(kept)
            return told

        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(3):
                body()
        torch.cuda.current_stream().wait_stream(aside)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            told = body()

        def replayed() -> Step:
            graph.replay()
            return {name: value.clone() for name, value in told.items()}

        return replayed

    @torch.no_grad()
    def play(
        self, worth: Worth, decay: float, mixed: bool, random_moves: float = 0.0
    ) -> tuple[Played, dict[str, float]]:
        """Whole matches; rivals learn nothing.

        At a share of the tables one move of a round is random, and only what comes after it is
        kept: rollouts begin with bad moves too, and whoever plays them must know what to do then.
        """
        tables, setup, players = self.tables, self.setup, self.setup.players
        kept = {name: getattr(tables, name) for name in STATE}
        tables.new_match()
        self._put_back(kept)
        chance = torch.rand(self.count, players + 1, device=self.device)
        some = (chance[:, :1] < MIXED) & mixed
        self.foreign.copy_(some & (chance[:, 1:] < 0.5))
        steps: list[Step] = []
        ends: list[int] = []
        scores, bonus, caused = [], [], []
        for _ in range(setup.rounds):
            self._deal()
            longest = players * (1 + bool(setup.predictions) + setup.tricks)
            chance = torch.rand(2, self.count, device=self.device)
            odd = torch.where(chance[0] < random_moves, (chance[1] * longest * LATEST).long(), -1)
            for at in range(longest):
                if at % LOOK == 0 and not bool((tables.phase != OVER).any()):
                    break
                self.at_random.copy_(odd == at)
                step = self._step()
                step["learns"] &= odd < at
                steps.append(step)
            paradox = tables.paradox[:, None] == tables.seats
            bonus.append(tables.kept() & ~paradox)
            caused.append(paradox)
            kept = {name: getattr(tables, name) for name in STATE}
            scores.append(tables.finish_round())
            self._put_back(kept)
            ends.append(len(steps))
        shares = tables.shares(scores[-1]).float()
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
            seen=all_of["seen"][learns],
            legal=all_of["legal"][learns],
            action=all_of["action"][learns],
            chance=all_of["chance"][learns],
            advantage=(gain - gain.mean()) / (gain.std() + 1e-6),
            target=gain + all_of["value"][learns],
            scores=scores,
            kept=results.bonus[which, where, mine].float(),
            paradox=results.caused[which, where, mine].float(),
            cards=cards,
        )
