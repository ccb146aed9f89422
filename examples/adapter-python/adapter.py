#!/usr/bin/env python3
"""The protocol of Rulewright for the engine in engine.py: a line is read, answered, and the next one read.

Nothing but Python's standard library is needed.
"""

import json
import sys
import traceback

from engine import MISSING, NAME, PROTOCOL, SUPPORTED, Game, SetupProblem, Unsupported

HELLO = {
    "engine": NAME,
    "version": "1",
    "protocol": PROTOCOL,
    "rulebooks": [{"id": "legions-of-will", "edition": "2023-09-11", "rules": []}],
    "features": {
        "supported": SUPPORTED,
        "missing": [{"feature": feature, "reason": reason} for feature, reason in MISSING.items()],
    },
}


class Refused(Exception):
    """A message that can't be answered: what kind of error, and why."""

    def __init__(self, kind, message):
        super().__init__(message)
        self.kind = kind


class Adapter:
    """What is said to the engine, and what it answers."""

    def __init__(self):
        self.greeted = False
        self.game = None
        self.ended = False

    def reply(self, line):
        """The reply to one line."""
        identity = None
        try:
            message = self.read(line)
            identity = message["id"]
            return {"id": identity, "result": self.result(message)}
        except Unsupported as lacking:
            return {"id": identity, "unsupported": {"feature": lacking.feature, "reason": lacking.reason}}
        except SetupProblem as problem:
            return {"id": identity, "error": {"kind": "setup", "message": str(problem)}}
        except Refused as refused:
            return {"id": identity, "error": {"kind": refused.kind, "message": str(refused)}}
        except (KeyError, TypeError, IndexError) as problem:
            traceback.print_exc()
            return {"id": identity, "error": {"kind": "engine", "message": f"The engine crashed: {problem!r}"}}

    def read(self, line):
        try:
            message = json.loads(line)
        except ValueError:
            raise Refused("message", "that is no JSON") from None
        if not isinstance(message, dict) or not isinstance(message.get("id"), int):
            raise Refused("message", "a message is an object with an id")
        return message

    def result(self, message):
        name = message.get("message")
        known = {"hello": self.hello, "setup": self.setup, "legal": self.legal, "act": self.act,
                 "observe": self.observe, "trace": self.trace, "reset": self.reset, "bye": self.bye}
        if name not in known:
            raise Refused("message", f"there is no message {name!r}; there are {', '.join(known)}")
        if name != "hello" and not self.greeted:
            raise Refused("order", "the first message is hello")
        return known[name](message)

    def playing(self):
        if self.game is None:
            raise Refused("order", "no game has been set up")
        return self.game

    def hello(self, _message):
        self.greeted = True
        return HELLO

    def setup(self, message):
        self.game = None
        self.game = Game(message["table"])
        return {}

    def legal(self, _message):
        return {"decision": self.playing().legal()}

    def act(self, message):
        return self.playing().act(message["act"])

    def observe(self, message):
        game = self.playing()
        seen = {"observation": game.observe(message.get("viewer"))}
        return {**seen, "hash": game.hash()} if message.get("hash") else seen

    def trace(self, message):
        return {"lines": self.playing().trace(message["from"]), "leftOver": []}

    def reset(self, _message):
        self.game = None
        return {}

    def bye(self, _message):
        self.ended = True
        return {}


def main():
    adapter = Adapter()
    for line in sys.stdin:
        if line.strip():
            print(json.dumps(adapter.reply(line), ensure_ascii=False), flush=True)
        if adapter.ended:
            return


if __name__ == "__main__":
    main()
