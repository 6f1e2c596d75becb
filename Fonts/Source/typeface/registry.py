"""Where the glyph modules put their drawing functions."""

from __future__ import annotations

from collections.abc import Callable


class Registry(dict):
    """name -> drawing function; `unicodes` has the code points of each."""

    def __init__(self):
        super().__init__()
        self.unicodes: dict[str, tuple[int, ...]] = {}

    def glyph(self, name: str, *characters: str | int) -> Callable:
        """Decorator: draw glyph `name`, encoded at the given characters."""

        def keep(function):
            self[name] = function
            self.unicodes[name] = tuple(
                c if isinstance(c, int) else ord(c) for c in characters
            )
            return function

        return keep
