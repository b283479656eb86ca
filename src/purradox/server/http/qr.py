"""Pictures that the server draws."""

import io

import segno


def qr(address: str) -> bytes:
    """A link as a QR code, as SVG without any colour of its own."""
    picture = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, svgns=True, border=2, omitsize=True, dark="#000"
    )
    return picture.getvalue()
