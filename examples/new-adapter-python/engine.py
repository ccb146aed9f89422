"""Your engine goes here. What it doesn't play, it says: `Unsupported` names one of the features in MISSING.

Begin with `Game`: what each of its functions is to do is written in docs/protocol.md of Rulewright. As soon as a feature
is wholly there, move its name from MISSING to SUPPORTED: from then on a gap in it is a failure.
"""

NAME = "My engine"

# The version of the protocol that tables come in.
PROTOCOL = 2

SUPPORTED = []

MISSING = {
    feature: "not written yet"
    for feature in (
        "card text", "activated abilities", "triggered abilities", "static abilities", "keyword abilities", "battle",
        "a game from the beginning", "more than two players", "scripted chance", "rules switched off", "attempts",
        "taking back", "hash", "rules in the trace", "setup",
    )
}


class Unsupported(Exception):
    """Something that the engine doesn't play."""

    def __init__(self, feature, reason=None):
        super().__init__(feature)
        self.feature = feature
        self.reason = reason or MISSING[feature]


class SetupProblem(Exception):
    """The table can't be set up: one sentence that says what is wrong and what to do."""


class Game:
    """One game."""

    def __init__(self, table):
        """Arranges the table, and plays on until somebody must decide."""
        raise Unsupported("setup")

    def legal(self):
        """The decision that the game waits for, with every legal option; None when it is over."""
        raise NotImplementedError

    def act(self, act):
        """Carries an act out: {"done": True}, or {"done": False, "reason": …} where it is illegal."""
        raise NotImplementedError

    def observe(self, viewer):
        """The table as a player sees it; as it is where viewer is None."""
        raise NotImplementedError

    def trace(self, first):
        """What happened, from a line on."""
        raise NotImplementedError

    def hash(self):
        """A hash of the whole position."""
        raise NotImplementedError
