"""The types that compiled functions name; what they are compiled for, Numba finds by itself."""

import numpy as np
from numpy.typing import NDArray

Word = np.uint64
"""Bits, or a counter of random numbers: compiled code reckons with words alone."""
Number = int | Word
"""A row or a byte of a state: a loop counts in `int` for Python, and in words once compiled."""

States = NDArray[np.void]
"""Packed states, one for each table; see `purradox.kernel.state`."""
Words = NDArray[np.uint64]
Bytes = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Floats = NDArray[np.float32]
Reals = NDArray[np.float64]
Points = NDArray[np.int8]
"""Scores by row and seat."""
Actions = NDArray[np.int64]
"""An action for each row."""
Indices = NDArray[np.intp]
"""Some of the rows of an array."""
