"""What stops an arena, as a value: a code and what a person needs to be told."""


class ArenaError(Exception):
    """`code` names its sentence in the translations, `details` fill it in."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(f"{code}: " + " ".join(f"{name}={told}" for name, told in details.items()))
        self.code, self.details = code, details
