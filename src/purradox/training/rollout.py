"""Whole matches played by networks, and everything that learning needs of them."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import torch
from torch import Tensor

from purradox.rules import Variant
from purradox.training.layout import NUMBERS, SEATS
from purradox.training.net import Net
from purradox.training.tables import OVER, Tables

NEVER = -1e9
MIXED = 0.3
"""The share of tables where past selves sit."""
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


@dataclass
class Played:
    """Every decision of a batch of matches, one row each."""

    seen: Tensor
    legal: Tensor
    action: Tensor
    chance: Tensor
    advantage: Tensor
    target: Tensor
    scores: Tensor
    kept: Tensor
    paradox: Tensor
    cards: Tensor

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
    def play(self, worth: Worth, decay: float, mixed: bool) -> tuple[Played, dict[str, float]]:
        """Whole matches; past selves learn nothing."""
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
            for at in range(players * (1 + bool(setup.predictions) + setup.tricks)):
                if at % LOOK == 0 and not bool((tables.phase != OVER).any()):
                    break
                steps.append(self._step())
            paradox = tables.paradox[:, None] == tables.seats
            bonus.append(tables.kept() & ~paradox)
            caused.append(paradox)
            kept = {name: getattr(tables, name) for name in STATE}
            scores.append(tables.finish_round())
            self._put_back(kept)
            ends.append(len(steps))
        shares = tables.shares(scores[-1]).float()
        results = torch.stack(scores).float(), torch.stack(bonus), torch.stack(caused)
        figures = {
            "score": float(results[0].mean()),
            "paradox": float(results[2].any(-1).float().mean()),
            "kept": float(results[1].float().mean()),
        }
        if mixed:
            figures["mine"] = float(shares[some & ~self.foreign].mean())
            figures["rival"] = float(shares[some & self.foreign].mean())
        return self._judged(steps, ends, results, shares, worth, decay), figures

    def _judged(
        self,
        steps: list[Step],
        ends: list[int],
        results: tuple[Tensor, Tensor, Tensor],
        shares: Tensor,
        worth: Worth,
        decay: float,
    ) -> Played:
        """Advantages from the end to the beginning, for each seat along its own decisions."""
        players, rows = self.setup.players, self.tables.rows
        points, bonus, caused = results
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
        told = torch.zeros(len(mine), SEATS, device=self.device)
        told[:, :players] = points[which[:, None], where[:, None], order]
        cards = torch.zeros(len(mine), (SEATS - 1) * NUMBERS, dtype=torch.int8, device=self.device)
        cards[:, : (players - 1) * NUMBERS] = all_of["cards"].reshape(*seat.shape, -1)[learns]
        gain = advantage[learns]
        return Played(
            seen=all_of["seen"][learns],
            legal=all_of["legal"][learns],
            action=all_of["action"][learns],
            chance=all_of["chance"][learns],
            advantage=(gain - gain.mean()) / (gain.std() + 1e-6),
            target=gain + all_of["value"][learns],
            scores=told,
            kept=bonus[which, where, mine].float(),
            paradox=caused[which, where, mine].float(),
            cards=cards,
        )
