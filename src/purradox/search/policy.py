"""Distributions over actions: a small policy network as compiled code runs it, and sampling.

The network is a perceptron with one residual block (He et al., 2016) on the packed observation.
It was distilled from the network of `neural` (Hinton et al., 2015) and is small enough to play
rollouts with. Its inputs are bits and its activations mostly zero, so products are sums of rows.
"""

from functools import cache
from math import exp
from typing import Any, NamedTuple

import numpy as np

from purradox.bots.neural.network import checked_arrays
from purradox.bots.weight_files import content
from purradox.kernel.bits import ONE, ZERO, U, lowest
from purradox.kernel.compiled import compiled
from purradox.kernel.encode import observe
from purradox.kernel.state import Setup, State
from purradox.kernel.types import Floats, Reals, Word, Words
from purradox.observation import SIZE
from purradox.rules.actions import ACTIONS

WORDS = SIZE // 64
AT_ONCE = 8
"""Rows of a matrix that are added together."""
_PARTS = ("entry", "blocks.0.0", "blocks.0.1", "heads")


class Layers(NamedTuple):
    """A perceptron with one residual block; matrices as inputs × outputs."""

    entry: Floats
    entry_bias: Floats
    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    logits: Floats
    logits_bias: Floats


class Activations(NamedTuple):
    """The working memory of a forward pass."""

    words: Words
    body: Floats
    inner: Floats
    logits: Floats
    rows: Words
    factors: Floats


@cache
def policy_network(players: int) -> Layers:
    """The network of the package for so many players."""
    return read(*content(__package__, "policy", "policy", players))


def read(file: bytes, about: dict[str, Any]) -> Layers:
    """A network out of a file."""
    arrays, layers = checked_arrays(file, about), []
    for part in _PARTS:
        weight, bias = arrays[f"{part}.weight"], arrays[f"{part}.bias"]
        rows = ACTIONS if part == "heads" else len(bias)
        layers += [np.ascontiguousarray(weight[:rows].T), bias[:rows]]
    return Layers(*layers)


def activations(layers: Layers) -> Activations:
    """Working memory for a network."""
    width = len(layers.entry_bias)
    return Activations(
        np.zeros(WORDS, np.uint64),
        np.zeros(width, np.float32),
        np.zeros(width, np.float32),
        np.zeros(ACTIONS, np.float32),
        np.zeros(AT_ONCE, np.uint64),
        np.zeros(AT_ONCE, np.float32),
    )


@compiled
def _add_rows(matrix: Floats, rows: Words, factors: Floats, out: Floats) -> None:
    """Add `AT_ONCE` rows, each times its factor: many at once are read faster than one by one."""
    a, b, c, d = matrix[rows[0]], matrix[rows[1]], matrix[rows[2]], matrix[rows[3]]
    e, f, g, h = matrix[rows[4]], matrix[rows[5]], matrix[rows[6]], matrix[rows[7]]
    of_a, of_b, of_c, of_d = factors[0], factors[1], factors[2], factors[3]
    of_e, of_f, of_g, of_h = factors[4], factors[5], factors[6], factors[7]
    for i in range(len(out)):
        left = of_a * a[i] + of_b * b[i] + of_c * c[i] + of_d * d[i]
        out[i] += left + (of_e * e[i] + of_f * f[i] + of_g * g[i] + of_h * h[i])


@compiled
def _add_last_rows(matrix: Floats, count: int, memory: Activations, out: Floats) -> None:
    """Add the rows that are left over."""
    if count > 0:
        for place in range(count, AT_ONCE):
            memory.factors[place] = np.float32(0)
        _add_rows(matrix, memory.rows, memory.factors, out)


@compiled
def _add_product(values: Floats, matrix: Floats, memory: Activations, out: Floats) -> None:
    """Add values × matrix; what is zero costs nothing."""
    count = 0
    for row in range(len(values)):
        if values[row] > np.float32(0):
            memory.rows[count] = U(row)
            memory.factors[count] = values[row]
            count += 1
            if count == AT_ONCE:
                _add_rows(matrix, memory.rows, memory.factors, out)
                count = 0
    _add_last_rows(matrix, count, memory, out)


@compiled
def _add_rows_of_bits(matrix: Floats, memory: Activations, out: Floats) -> None:
    """Add the rows of the observation's bits that are set."""
    # Written out as in `_add_product`: a call for each row makes a network four times as slow.
    count = 0
    for place in range(len(memory.words)):
        bits = memory.words[place]
        while bits != ZERO:
            memory.rows[count] = U(64 * place) + lowest(bits)
            memory.factors[count] = np.float32(1)
            bits &= bits - ONE
            count += 1
            if count == AT_ONCE:
                _add_rows(matrix, memory.rows, memory.factors, out)
                count = 0
    _add_last_rows(matrix, count, memory, out)


@compiled
def _relu(values: Floats) -> None:
    for place in range(len(values)):
        values[place] = max(values[place], np.float32(0))


@compiled
def _forward(layers: Layers, memory: Activations) -> None:
    """The logits of the observation in memory.words."""
    body, inner = memory.body, memory.inner
    body[:] = layers.entry_bias
    _add_rows_of_bits(layers.entry, memory, body)
    _relu(body)
    inner[:] = layers.first_bias
    _add_product(body, layers.first, memory, inner)
    _relu(inner)
    for column in range(len(body)):
        body[column] += layers.second_bias[column]
    _add_product(inner, layers.second, memory, body)
    _relu(body)
    memory.logits[:] = layers.logits_bias
    _add_product(body, layers.logits, memory, memory.logits)


@compiled
def network_policy(setup: Setup, s: State, layers: Layers, memory: Activations, out: Reals) -> None:
    """How likely the network takes each legal action of the seat to act, from what it sees."""
    if s.legal & (s.legal - ONE) == ZERO:
        out[lowest(s.legal)] = 1.0
        return
    words = observe(setup, s, U(s.seat))
    for place in range(WORDS):
        memory.words[place] = words[place]
    _forward(layers, memory)
    softmax(s, memory.logits, 1.0, out)


@compiled
def softmax(s: State, values: Floats | Reals, temperature: float, out: Reals) -> None:
    """Probabilities of the legal actions by their values."""
    top = -1e300
    legal = s.legal
    while legal != ZERO:
        top = max(top, float(values[lowest(legal)]))
        legal &= legal - ONE
    legal = s.legal
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        out[action] = exp((float(values[action]) - top) / temperature)
    normalize(s, out)


@compiled
def normalize(s: State, probabilities: Reals) -> None:
    """Have the probabilities of the legal actions sum to one."""
    total = 0.0
    legal = s.legal
    while legal != ZERO:
        total += probabilities[lowest(legal)]
        legal &= legal - ONE
    legal = s.legal
    while legal != ZERO:
        probabilities[lowest(legal)] /= total
        legal &= legal - ONE


@compiled
def sample(s: State, probabilities: Reals, bits: Word) -> Word:
    """An action drawn by the probabilities of the legal ones."""
    left = uniform(bits)
    legal = s.legal
    action = lowest(legal)
    while legal != ZERO:
        action = lowest(legal)
        legal &= legal - ONE
        left -= probabilities[action]
        if left < 0.0:
            break
    return action


@compiled
def uniform(bits: Word) -> float:
    """A number from 0 to 1, without 1, out of 64 random bits."""
    return float(bits >> U(11)) * 2.0**-53
