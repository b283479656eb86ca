"""Wrong kernels, each wrong in one place. The gate must tell every one of them from the right one.

Each is a change of text; the text that it changes must stand in its file exactly once.
"""

from tests.gate.loading import Mutant

TRICKS = (
    Mutant(
        "a red follower beats a higher red lead",
        "engine.py",
        "ONE + (trumps << FOUR)",
        "ONE + ((trumps & U(turn.led != _NONE)) << FOUR)",
    ),
    Mutant(
        "a red card beats the others by its number only",
        "engine.py",
        "ONE + (trumps << FOUR)",
        "ONE",
    ),
    Mutant(
        "the highest number wins, whatever its colour",
        "engine.py",
        "(follows | trumps) * ((strength << U(3)) | seat)",
        "(strength << U(3)) | seat",
    ),
    Mutant(
        "the leader keeps the lead",
        "engine.py",
        "opened, won, winner, winner, _NONE",
        "opened, won, turn.leader, turn.leader, _NONE",
    ),
    Mutant(
        "the last seat is followed by the second",
        "engine.py",
        "        following = ZERO",
        "        following = ONE",
    ),
    Mutant(
        "one trick too many",
        "engine.py",
        "if s.plays == setup.plays:",
        "if s.plays == setup.plays + setup.players:",
    ),
    Mutant(
        "one trick too many in random playouts",
        "playout.py",
        "if plays == setup.plays:",
        "if plays == setup.plays + setup.players:",
    ),
    Mutant(
        "one trick too few",
        "engine.py",
        "if s.plays == setup.plays:",
        "if s.plays == setup.plays - setup.players:",
    ),
)

COLOURS = (
    Mutant(
        "the leader loses the colour it leads",
        "engine.py",
        "~((ONE - follows) << (FOUR * seat + led))",
        "~((ONE - follows | U(turn.led == _NONE)) << (FOUR * seat + led))",
    ),
    Mutant(
        "red is never lost",
        "engine.py",
        "~((ONE - follows) << (FOUR * seat + led))",
        "~(((ONE - follows) & U(led != ZERO)) << (FOUR * seat + led))",
    ),
    Mutant(
        "the declared colour is lost, not the led one",
        "engine.py",
        "~((ONE - follows) << (FOUR * seat + led))",
        "~((ONE - follows) << (FOUR * seat + colour))",
    ),
    Mutant(
        "the leader's lost colours bind everybody",
        "engine.py",
        "colours = nibble(turn.open, turn.seat)",
        "colours = nibble(turn.open, turn.leader)",
    ),
    Mutant(
        "red is never led by exception",
        "engine.py",
        "return other if other != ZERO else cells",
        "return other",
    ),
    Mutant(
        "red may always be led",
        "engine.py",
        "return other if other != ZERO else cells",
        "return cells",
    ),
    Mutant(
        "followers may not open red either",
        "engine.py",
        "if turn.led == _NONE and (turn.taken & RED) == ZERO:",
        "if (turn.taken & RED) == ZERO:",
    ),
    Mutant(
        "taken spaces may be taken again",
        "engine.py",
        "(presence(hand) * colours) & ~turn.taken",
        "presence(hand) * colours",
    ),
    Mutant(
        "a number held four times counts as not held",
        "bits.py",
        "(hand | (hand >> ONE) | (hand >> TWO)) & RED",
        "(hand | (hand >> ONE)) & RED",
    ),
)

ENDS = (
    Mutant(
        "a paradox is found only when following",
        "engine.py",
        "    if s.legal == ZERO:\n        s.outcome",
        "    if s.legal == ZERO and U(s.led) != _NONE:\n        s.outcome",
    ),
    Mutant(
        "the leader is blamed for a paradox",
        "engine.py",
        "U(PARADOX) + U(s.seat)",
        "U(PARADOX) + U(s.leader)",
    ),
    Mutant(
        "a last card that finds no space is a paradox",
        "engine.py",
        "if s.plays == setup.plays:",
        "if s.plays == setup.plays and playable(s.hands[U(s.seat)], turn_of(s)) != ZERO:",
    ),
    Mutant(
        "a paradox costs nothing",
        "engine.py",
        "= -int(won)",
        "= int(won)",
    ),
    Mutant(
        "a paradox leaves the bonus",
        "engine.py",
        "= -int(won)",
        "= -int(won) + int(\n"
        "                largest_group(s.owned[seat], setup.layout)\n"
        "                if won == nibble(s.predicted, seat) else ZERO)",
    ),
    Mutant(
        "fewer tricks than predicted earn the bonus",
        "engine.py",
        "return bool(won == nibble(s.predicted, seat))",
        "return bool(won <= nibble(s.predicted, seat))",
    ),
    Mutant(
        "two players have the bonus up to three tricks",
        "state.py",
        "U(variant.bonus_up_to or 0)",
        "U((variant.bonus_up_to or 1) - 1)",
    ),
    Mutant(
        "two players have the bonus up to five tricks",
        "state.py",
        "U(variant.bonus_up_to or 0)",
        "U((variant.bonus_up_to or 0) + 1)",
    ),
    Mutant(
        "the last group counts, not the largest",
        "engine.py",
        "largest = max(largest, popcount(group))",
        "largest = popcount(group)",
    ),
    Mutant(
        "corners join groups",
        "state.py",
        "for other in beside:",
        "near = variant.layout.neighbours\n"
        "        for other in {c for b in beside for c in (b, *near[b])\n"
        "                      if c in beside or len(set(near[c]) & set(beside)) == 2}:",
    ),
    Mutant(
        "the 1s join no group",
        "engine.py",
        "layout.neighbours[lowest(edge)] & tokens & ~group",
        "layout.neighbours[lowest(edge)] & tokens & ~group & ~U(15)",
    ),
    Mutant(
        "every board counts as white",
        "state.py",
        "in variant.layout.neighbours.items():",
        "in type(variant.layout)(tuple(\n"
        "        (colour, tuple(range(1, variant.layout.columns + 1))) for colour in Colour\n"
        "    )).neighbours.items():",
    ),
)

SETUP = (
    Mutant(
        "the fifth card of a number is lost",
        "playout.py",
        " + spread(cards >> U(FIFTH_COPY))",
        "",
    ),
    Mutant(
        "revealed cards take their yellow space first",
        "playout.py",
        "neutral = U(8) <<",
        "neutral = U(4) <<",
    ),
    Mutant(
        "revealed cards take their red space",
        "playout.py",
        "neutral = U(8) <<",
        "neutral = ONE <<",
    ),
    Mutant(
        "a second revealed copy goes to the next number",
        "playout.py",
        "neutral >>= ONE",
        "neutral <<= ONE",
    ),
    Mutant(
        "neutral tokens belong to the first seat",
        "playout.py",
        "        s.taken |= neutral\n",
        "        s.taken |= neutral\n        s.owned[ZERO] |= neutral\n",
    ),
    Mutant(
        "a card set aside stays in the hand",
        "engine.py",
        "s.hands[seat] -= ONE << (FOUR * (number - ONE))",
        "pass",
    ),
    Mutant(
        "a card set aside in a playout stays in the hand",
        "playout.py",
        "s.hands[seat] -= ONE << card",
        "pass",
    ),
    Mutant(
        "seat 0 predicts first",
        "engine.py",
        "    s.seat = s.first\n",
        "    s.seat = ZERO\n",
    ),
    Mutant(
        "the predictions are those that the seat before had left",
        "engine.py",
        "    s.seat = seat\n    s.legal = setup.predictions\n",
        "    s.seat = seat\n",
    ),
    Mutant(
        "a playout predicts one trick too few",
        "playout.py",
        "(tricks - U(PLAYS + DISCARDS) + ONE)",
        "(tricks - U(PLAYS + DISCARDS))",
    ),
)

MUTANTS = (*TRICKS, *COLOURS, *ENDS, *SETUP)
