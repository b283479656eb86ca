"""Bit masks over the research board, and random numbers without state outside an argument.

A space is bit 4 × (number − 1) + colour, so that a hand of packed counts, one nibble for each
number, lines up with it.
"""

from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, cast

import numpy as np
from llvmlite import ir
from numba import extending, types

from purradox.kernel.compiled import USE_PDEP, VECTOR_BYTES, compiled
from purradox.kernel.types import Word

Emit = Callable[[object, ir.IRBuilder, object, Sequence[ir.Value]], ir.Value]
P = ParamSpec("P")


def intrinsic(
    function: Callable[Concatenate[object, P], tuple[object, Emit]],
) -> Callable[P, Word]:
    """Numba's decorator for words that are reckoned with by instructions of our own.

    What it decorates says for which types they are, and is called once with these types.
    """
    return cast("Callable[P, Word]", extending.intrinsic(function))


U = np.uint64
ZERO, ONE, TWO, FOUR = U(0), U(1), U(2), U(4)
RED = U(0x1_1111_1111)
"""The red row: the lowest bit of every nibble."""
LOW32 = U(0xFFFF_FFFF)
GOLDEN = U(0x9E37_79B9_7F4A_7C15)


@intrinsic
def popcount(_typing: object, _mask: Word) -> tuple[object, Emit]:
    """The number of set bits."""
    return types.uint64(types.uint64), lambda _c, b, _s, args: b.ctpop(args[0])


@intrinsic
def lowest(_typing: object, _mask: Word) -> tuple[object, Emit]:
    """The position of the lowest set bit of a mask that is not empty."""
    poison_at_zero = ir.Constant(ir.IntType(1), 1)
    return types.uint64(types.uint64), lambda _c, b, _s, args: b.cttz(args[0], poison_at_zero)


@intrinsic
def _pdep(_typing: object, _source: Word, _mask: Word) -> tuple[object, Emit]:
    word = ir.IntType(64)
    name = "llvm.x86.bmi.pdep.64"

    def emit(
        _context: object, builder: ir.IRBuilder, _signature: object, args: Sequence[ir.Value]
    ) -> ir.Value:
        function = builder.module.globals.get(name)
        if function is None:
            function = ir.Function(builder.module, ir.FunctionType(word, [word, word]), name)
        return builder.call(function, args)

    return types.uint64(types.uint64, types.uint64), emit


@compiled
def pick_pdep(mask: Word, k: Word) -> Word:
    """The k-th set bit of the mask, alone, by one instruction."""
    return _pdep(ONE << k, mask)


@compiled
def nibble_counts(mask: Word) -> Word:
    """For each nibble the number of its set bits."""
    mask -= (mask >> ONE) & U(0x5555_5555_5555_5555)
    return (mask & U(0x3333_3333_3333_3333)) + ((mask >> TWO) & U(0x3333_3333_3333_3333))


_PLACE_IN_BYTE = np.array(
    [
        ([place for place in range(8) if byte >> place & 1] + [0] * 8)[k]
        for k in range(8)
        for byte in range(256)
    ],
    dtype=np.uint8,
)
_EACH_BYTE = U(0x0101_0101_0101_0101)
_TOP_OF_BYTE = U(0x8080_8080_8080_8080)


@compiled
def pick_portable(mask: Word, k: Word) -> Word:
    """The k-th set bit of the mask, alone: find its byte by running counts, then look it up."""
    counts = nibble_counts(mask)
    counts = (counts + (counts >> FOUR)) & U(0x0F0F_0F0F_0F0F_0F0F)
    upto = counts * _EACH_BYTE
    before = popcount((((k * _EACH_BYTE) | _TOP_OF_BYTE) - upto) & _TOP_OF_BYTE) << U(3)
    k -= ((upto << U(8)) >> before) & U(255)
    byte = (mask >> before) & U(255)
    return ONE << (before + U(_PLACE_IN_BYTE[(k << U(8)) | byte]))


pick = pick_pdep if USE_PDEP else pick_portable


@compiled
def mix(x: Word) -> Word:
    """Scramble a counter into 64 random bits (the finaliser of splitmix64)."""
    x = (x ^ (x >> U(30))) * U(0xBF58_476D_1CE4_E5B9)
    x = (x ^ (x >> U(27))) * U(0x94D0_49BB_1331_11EB)
    return x ^ (x >> U(31))


@compiled
def stream(seed: Word, index: Word) -> Word:
    """The counter with which the index-th playout of a seed starts."""
    return mix(mix(seed) + index * GOLDEN)


@compiled
def below(bits: Word, n: Word) -> Word:
    """A number from 0 to n − 1 from the upper half of 64 random bits."""
    return ((bits >> U(32)) * n) >> U(32)


@compiled
def sprinkle(eighths: Word, rng: Word) -> Word:
    """64 independent bits, each set with the chance of 0 to 7 eighths; uses three draws."""
    mask = ZERO
    for place in range(U(3)):
        word = mix(rng + (U(place) + ONE) * GOLDEN)
        if (eighths >> U(place)) & ONE:
            mask |= word
        else:
            mask &= word
    return mask


@compiled
def subset(mask: Word, size: Word, take: Word, rng: Word) -> tuple[Word, Word]:
    """A uniformly random choice of `take` of the `size` bits of a mask, and the next counter.

    Sprinkled bits are exchangeable, so mending their number one random bit at a time keeps the
    choice uniform; far fewer draws than drawing every card.
    """
    eighths = min((U(8) * take + (size >> ONE)) // size, U(7))
    chosen = mask & sprinkle(eighths, rng)
    rng += U(3) * GOLDEN
    count = popcount(chosen)
    while count > take:
        rng += GOLDEN
        chosen ^= pick(chosen, below(mix(rng), count))
        count -= ONE
    while count < take:
        rng += GOLDEN
        chosen ^= pick(mask ^ chosen, below(mix(rng), size - count))
        count += ONE
    return chosen, rng


@compiled
def nibble(word: Word, k: Word) -> Word:
    """The k-th nibble of a word."""
    return (word >> (FOUR * k)) & U(15)


@compiled
def presence(hand: Word) -> Word:
    """The lowest bit of each nibble whose count is not zero; counts go to seven."""
    return (hand | (hand >> ONE) | (hand >> TWO)) & RED


@compiled
def spread(numbers: Word) -> Word:
    """Nine neighbouring bits, each moved to the lowest bit of its own nibble."""
    numbers = (numbers | (numbers << U(24))) & U(0x0000_00FF_0000_00FF)
    numbers = (numbers | (numbers << U(12))) & U(0x000F_000F_000F_000F)
    numbers = (numbers | (numbers << U(6))) & U(0x0303_0303_0303_0303)
    return (numbers | (numbers << U(3))) & U(0x1111_1111_1111_1111)


@compiled
def gather(nibbles: Word) -> Word:
    """The lowest bit of each nibble, moved together: the inverse of `spread`."""
    nibbles &= U(0x1111_1111_1111_1111)
    nibbles = (nibbles | (nibbles >> U(3))) & U(0x0303_0303_0303_0303)
    nibbles = (nibbles | (nibbles >> U(6))) & U(0x000F_000F_000F_000F)
    nibbles = (nibbles | (nibbles >> U(12))) & U(0x0000_00FF_0000_00FF)
    return (nibbles | (nibbles >> U(24))) & U(0xFFFF)


@intrinsic
def widen(_typing: object, _bits: Word, _address: Word) -> tuple[object, Emit]:
    """Write 64 bits as 64 bytes of 0 or 1 to an address."""
    lanes = VECTOR_BYTES

    def emit(
        _context: object, builder: ir.IRBuilder, _signature: object, args: Sequence[ir.Value]
    ) -> ir.Value:
        bits, address = args
        chunk = ir.IntType(lanes)
        flags, bytes_ = ir.VectorType(ir.IntType(1), lanes), ir.VectorType(ir.IntType(8), lanes)
        for first in range(0, 64, lanes):
            part = builder.trunc(builder.lshr(bits, ir.Constant(bits.type, first)), chunk)
            wide = builder.zext(builder.bitcast(part, flags), bytes_)
            place = builder.add(address, ir.Constant(address.type, first))
            builder.store(wide, builder.inttoptr(place, ir.PointerType(bytes_)), align=1)
        return ir.Constant(bits.type, 0)

    return types.uint64(types.uint64, types.uint64), emit
