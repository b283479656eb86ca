"""The pictures in the documentation are what the code draws today."""

from benchmarks.pictures import IMAGES, POSITION, pictures


def test_the_pictures_of_the_documentation_are_up_to_date() -> None:
    page = (IMAGES.parent / "library.md").read_text("utf-8")
    for name, picture in pictures().items():
        assert (IMAGES / name).read_text("utf-8") == picture, "run python -m benchmarks.pictures"
        assert f"(images/{name})" in page
    assert all(part in page for part in POSITION.split("; ")), "the page draws the same position"
