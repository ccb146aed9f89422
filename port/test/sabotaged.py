"""The small engine of examples/adapter-python with one fault: its one argument says which. Each must be caught."""
import json
import os
import signal
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "examples", "adapter-python"))

import adapter  # noqa: E402
import engine  # noqa: E402

mode = sys.argv[1]
Game = engine.Game
faults = {}


def fault(name):
    """What makes the engine wrong; it is done only where this fault is asked for."""
    def known(body):
        faults[name] = body
        return body
    return known


def instead(owner, name):
    """Puts a function in the place of another, which it is handed first."""
    def replace(body):
        real = getattr(owner, name)
        setattr(owner, name, lambda self, *given: body(self, lambda *args: real(self, *args), *given))
    return replace


# Faults of the engine: the protocol is spoken as it should be.

@fault("accepts all")
def _():
    @instead(Game, "act")
    def _(self, real, act):
        real(act)
        return {"done": True}


@fault("refuses all")
def _():
    @instead(Game, "act")
    def _(self, real, act):
        return {"done": False, "reason": "no"}


@fault("echoes the setup")
def _():
    @instead(Game, "act")
    def _(self, real, act):
        return {"done": True}


@fault("leaks hands")
def _():
    @instead(Game, "observe")
    def _(self, real, viewer):
        return real(None)


@fault("shows a viewer nothing")
def _():
    @instead(Game, "observe")
    def _(self, real, viewer):
        seen = real(viewer)
        return seen if viewer is None else {**seen, "objects": []}


@fault("leaks hands once something was played")
def _():
    @instead(Game, "observe")
    def _(self, real, viewer):
        played = any(line["kind"] == "play" for line in self.state["trace"])
        return real(None if played else viewer)


@fault("damage is off by one")
def _():
    @instead(Game, "view")
    def _(self, real, identity, viewer):
        seen = real(identity, viewer)
        return {**seen, "damage": seen["damage"] + 1 if seen["damage"] else 0}


@fault("reversed turn order")
def _():
    @instead(Game, "pass_priority")
    def _(self, real):
        real()
        if self.state["passes"] == 0:
            self.state["priority"] = 1 - self.state["active"]


@fault("forgets to reset")
def _():
    kept = {}

    @instead(Game, "__init__")
    def _(self, real, table):
        real(table)
        for player in self.state["players"]:
            player["resource"] = kept.get("resource", player["resource"])
        self.resources = kept

    @instead(Game, "act")
    def _(self, real, act):
        done = real(act)
        kept["resource"] = min(player["resource"] for player in self.state["players"])
        return done


@fault("claims features that it lacks")
def _():
    del adapter.HELLO["features"]["missing"][:]
    adapter.HELLO["features"]["supported"] = [*engine.SUPPORTED, *engine.MISSING]


@fault("names of players are mixed up")
def _():
    @instead(Game, "observe")
    def _(self, real, viewer):
        seen = real(viewer)
        names = [player["name"] for player in seen["players"]][::-1]
        return {**seen, "players": [{**player, "name": name} for player, name in zip(seen["players"], names)]}


@fault("ids change")
def _():
    looks = [0]

    @instead(Game, "observe")
    def _(self, real, viewer):
        looks[0] += 1
        seen = real(viewer)
        return {**seen, "objects": [{**each, "id": f"{each['id']}-{looks[0]}"} for each in seen["objects"]]}


@fault("options change")
def _():
    asked = [0]

    @instead(Game, "legal")
    def _(self, real):
        asked[0] += 1
        decision = real()
        return decision and {**decision, "options": decision["options"][::-1 if asked[0] % 2 else 1]}


@fault("options twice")
def _():
    @instead(Game, "legal")
    def _(self, real):
        decision = real()
        return decision and {**decision, "options": decision["options"] * 2}


@fault("offers what it refuses")
def _():
    @instead(Game, "why_not")
    def _(self, real, seat, identity):
        return None

    @instead(Game, "play")
    def _(self, real, seat, identity):
        raise engine.SetupProblem("that can't be played after all")


@fault("always the same hash")
def _():
    instead(Game, "hash")(lambda self, real: "0000000000000000")


@fault("another hash each time")
def _():
    asked = [0]

    @instead(Game, "hash")
    def _(self, real):
        asked[0] += 1
        return f"{real()}-{asked[0]}"


@fault("cites rules that there are not")
def _():
    @instead(Game, "trace")
    def _(self, real, first):
        return [{**line, "rule": "999.9z"} for line in real(first)]


@fault("cites no rules, and says so")
def _():
    features = adapter.HELLO["features"]
    features["supported"] = [each for each in features["supported"] if each != "rules in the trace"]
    features["missing"] = [*features["missing"], {"feature": "rules in the trace", "reason": "not written yet"}]

    @instead(Game, "trace")
    def _(self, real, first):
        return [{key: value for key, value in line.items() if key != "rule"} for line in real(first)]

    @instead(Game, "act")
    def _(self, real, act):
        return {key: value for key, value in real(act).items() if key != "rule"}


@fault("takes back too much")
def _():
    @instead(Game, "act")
    def _(self, real, act):
        if act["do"] == "take back" and self.before:
            del self.before[1:]
        return real(act)


@fault("takes back nothing")
def _():
    @instead(Game, "act")
    def _(self, real, act):
        return {"done": True} if act["do"] == "take back" else real(act)


@fault("goes on when the game is over")
def _():
    @instead(Game, "observe")
    def _(self, real, viewer):
        return {**real(viewer), "over": True}


@fault("another edition")
def _():
    adapter.HELLO["rulebooks"][0]["edition"] = "1999-01-01"


@fault("another text")
def _():
    adapter.HELLO["rulebooks"][0]["digest"] = "0123456789abcdef"


@fault("supports and lacks")
def _():
    adapter.HELLO["features"]["supported"] = [*engine.SUPPORTED, "triggered abilities"]


@fault("lacks more once it was started again")
def _():
    again = os.path.join(sys.argv[2], "started")
    if not os.path.exists(again):
        open(again, "w").close()
        adapter.HELLO["features"]["missing"] = [
            each for each in adapter.HELLO["features"]["missing"] if each["feature"] != "triggered abilities"]
        before(2, lambda: os._exit(1))


# Faults of the process: what it says, and when. Messages are counted from the hello on.

sent = [0]
misbehaviours = []


def before(count, body):
    """Does something before the reply to a message."""
    misbehaviours.append((count, body))


def written(body):
    """Writes something else than the reply."""
    global write
    write = body


def write(line):
    print(line, flush=True)


@fault("never answers")
def _():
    before(2, lambda: time.sleep(600))


@fault("answers twice")
def _():
    written(lambda line: print(*[line] * min(sent[0], 2), sep="\n", flush=True))


@fault("wrong id")
def _():
    def wrong(line):
        reply = json.loads(line)
        print(json.dumps({**reply, "id": reply["id"] + (sent[0] > 1)}), flush=True)
    written(wrong)


@fault("rubbish")
def _():
    written(lambda line: print("Hello? {\"id\":" if sent[0] > 1 else line, flush=True))


@fault("dies on the third message")
def _():
    before(3, lambda: os._exit(1))


def in_mid_suite(kind):
    """Sends itself a signal as the third game is set up."""
    count = [0]

    @instead(adapter.Adapter, "setup")
    def _(self, real, message):
        count[0] += 1
        if count[0] == 3:
            os.kill(os.getpid(), kind)
        return real(message)


@fault("is killed in mid-suite")
def _():
    in_mid_suite(signal.SIGKILL)


@fault("stops in mid-suite")
def _():
    in_mid_suite(signal.SIGSTOP)


@fault("babbles")
def _():
    def babble():
        while True:
            print("and another thing", flush=True)
    before(2, babble)


@fault("takes its time to start")
def _():
    time.sleep(1.5)


@fault("drips")
def _():
    def drip(line):
        for character in line[:40]:
            print(character, end="", flush=True)
            time.sleep(0.001)
        print(line[40:], flush=True)
    written(drip)


@fault("numbers beyond all")
def _():
    written(lambda line: print(line.replace('"damage": 3', '"damage": 1e309'), flush=True))


@fault("carriage returns")
def _():
    written(lambda line: print(line, end="\r\n", flush=True))


@fault("a mark before the first line")
def _():
    written(lambda line: print(f"\ufeff{line}" if sent[0] == 1 else line, flush=True))


@fault("none")
def _():
    pass


def main():
    if mode not in faults:
        sys.exit(f"no such fault: {mode}")
    faults[mode]()
    served = adapter.Adapter()
    for line in sys.stdin:
        sent[0] += 1
        for count, body in misbehaviours:
            if count == sent[0]:
                body()
        write(json.dumps(served.reply(line), ensure_ascii=False))
        if served.ended:
            return


main()
