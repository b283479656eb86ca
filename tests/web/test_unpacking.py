"""Files packed with XZ, unpacked in the browser."""

import random
from base64 import b64encode
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from purradox.export import xz
from tests.web.publishing import fake_worker, hosted, publish

UNPACK = """async ([content, size]) => {
  const base = document.querySelector('link[rel=modulepreload]').href.split('/js/')[0];
  const { unpacking } = await import(`${base}/js/worker/unpack.js`);
  const packed = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const pieces = new ReadableStream({
    start(out) {
      for (let at = 0; at < packed.length; at += size) out.enqueue(packed.slice(at, at + size));
      out.close();
    },
  });
  const found = [];
  try {
    for await (const piece of pieces.pipeThrough(unpacking())) found.push(piece);
  } catch (error) {
    return error.message;
  }
  const whole = await new Blob(found).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return [...digest].map((one) => one.toString(16).padStart(2, '0')).join('');
}"""
"""The digest of what is in a packed file that comes in pieces of a size."""

Unpack = Callable[[bytes, int], str]


@pytest.fixture(scope="module")
def unpack(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Unpack]:
    folder = tmp_path_factory.mktemp("site")
    publish(Path(folder), fake_worker())
    with hosted(folder) as (address, _):
        page = browser.new_page()
        page.goto(f"{address}rules/")
        yield lambda packed, size: page.evaluate(UNPACK, [b64encode(packed).decode(), size])
        page.close()


def content(size: int) -> bytes:
    chance = random.Random(size)
    return b"".join(chance.choice((b"cat", b"box", chance.randbytes(9))) for _ in range(size))


@pytest.mark.parametrize("words", [0, 1, 50_000, 200_000])
@pytest.mark.parametrize("size", [1_000, 65_536, 300_000])
def test_it_is_what_was_packed(unpack: Unpack, words: int, size: int) -> None:
    whole = content(words)
    assert unpack(xz(whole, lc=2, lp=2, pb=2), size) == sha256(whole).hexdigest()


@pytest.mark.parametrize("part", [0, 0.5, 0.999])
def test_a_part_is_refused(unpack: Unpack, part: float) -> None:
    packed = xz(content(50_000))
    assert unpack(packed[: int(len(packed) * part)], 65_536) == "A packed file is not whole."


def test_a_damaged_file_is_refused(unpack: Unpack) -> None:
    damaged = bytearray(xz(content(50_000)))
    damaged[len(damaged) // 2] ^= 1
    assert unpack(bytes(damaged), 65_536) == "A packed file is damaged, or not whole."
