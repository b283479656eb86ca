"""The distance of the distilled networks from `neural`."""

import json
from pathlib import Path

import numpy as np
import pytest

from benchmarks.distillation import compared, main


def test_a_policy_is_no_distance_from_itself() -> None:
    one = np.array([[0.5, 0.5, 0.0], [0.9, 0.1, 0.0]])
    far, alike = compared(one, one)
    assert far.tolist() == [0, 0]
    assert alike.all()


def test_the_distance_is_the_divergence_of_kullback_and_leibler() -> None:
    far, alike = compared(np.array([[0.75, 0.25]]), np.array([[0.25, 0.75]]))
    assert far[0] == pytest.approx(0.5 * np.log(3))
    assert not alike[0]


def test_distilled_networks_mostly_like_what_neural_likes(tmp_path: Path) -> None:
    main(["--tables", "8", "--steps", "60", "--json", str(tmp_path / "found.json")])
    found = json.loads((tmp_path / "found.json").read_text("utf-8"))
    assert list(found) == ["2", "3", "4", "5"]
    for one in found.values():
        assert one["decisions"] > 50
        assert 0.02 < one["nats"] < 0.6
        assert 0.75 < one["same"] < 1
