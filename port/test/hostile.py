"""An engine that greets as it should and then does one thing that no engine should. Its one argument says which."""
import json
import os
import signal
import subprocess
import sys
import time

mode = sys.argv[1]
out = sys.stdout.buffer
FEATURES = ["card text", "activated abilities", "triggered abilities", "static abilities", "keyword abilities", "battle",
            "a game from the beginning", "more than two players", "scripted chance", "rules switched off", "attempts",
            "taking back", "hash", "rules in the trace"]
HELLO = {"engine": "Hostile: " + mode, "version": str(os.getpid()), "protocol": 1,
         "rulebooks": [{"id": "legions-of-will", "edition": "2023-09-11", "rules": []}],
         "features": {"supported": FEATURES, "missing": []}}


def write(data):
    out.write(data)
    out.flush()


def start(*command, **options):
    child = subprocess.Popen(command, **options)
    print("started", child.pid, file=sys.stderr, flush=True)


def answer(message, **said):
    write(json.dumps({"id": message["id"], **said}).encode() + b"\n")


def misbehave(message):
    number = b'{"id":%d,' % message["id"]
    if mode == "line without an end":
        for _ in range(100):
            write(b"x" * 1_000_000)
    elif mode == "huge line":
        write(number + b'"result":{"x":"' + b"x" * 100_000_000 + b'"}}\n')
    elif mode == "invalid utf-8":
        write(number + b'"result":{"x":"\xff\xfe\xc3\x28"}}\n')
    elif mode == "nul bytes":
        write(b"\0\0" + number + b'"result":{}}\n')
    elif mode == "escapes":
        write(b"\x1b[2J\x1b]0;gotcha\x07" + number + b'"result":{}}\n')
    elif mode == "control characters":
        answer(message, error={"kind": "engine", "message": "\0 \x1b[31m \ud800 \uffff ]]> \x07 broken"})
    elif mode == "not a number":
        write(number + b'"result":NaN}\n')
    elif mode == "infinity":
        write(number + b'"result":{"damage":1e999,"x":-Infinity}}\n')
    elif mode == "deep":
        write(number + b'"result":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n")
    elif mode == "deep extra":
        write(number + b'"result":{},"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n")
    elif mode == "deep open":
        write(b"[" * 100_000 + b"\n")
    elif mode == "twice":
        answer(message, result={})
        answer(message, result={})
    elif mode == "twice, later":
        answer(message, result={})
        time.sleep(0.05)
        answer(message, result={})
    elif mode == "duplicate keys":
        write(number + number[1:] + b'"result":{},"result":{}}\n')
    elif mode == "string id":
        answer({"id": str(message["id"])}, result={})
    elif mode == "huge id":
        write(b'{"id":' + b"9" * 400 + b',"result":{}}\n')
    elif mode == "proto":
        write(number + b'"result":{"__proto__":{"decision":null}},"__proto__":{"error":1}}\n')
    elif mode == "exit between":
        answer(message, result={})
        os._exit(0)
    elif mode == "exit 7":
        os._exit(7)
    elif mode == "abort":
        os.abort()
    elif mode == "close stdin":
        os.close(0)
        time.sleep(60)
    elif mode == "close stdout":
        os.close(1)
        time.sleep(60)
    elif mode == "child holds pipe":
        start("sleep", "60")
        os._exit(0)
    elif mode == "child in a session of its own":
        start("sleep", "60", start_new_session=True)
        os._exit(0)
    elif mode == "child ends by itself":
        start("sleep", "0")
        time.sleep(60)
    elif mode == "ignores signals":
        for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):
            signal.signal(each, signal.SIG_IGN)
        time.sleep(60)
    elif mode == "stops itself":
        os.kill(os.getpid(), signal.SIGSTOP)
    elif mode == "byte by byte":
        while True:
            write(b" ")
            time.sleep(0.01)
    elif mode == "empty lines":
        while True:
            write(b"\n")
    elif mode == "complains":
        while True:
            sys.stderr.write("x" * 1_000_000)
    elif mode == "kills its group":
        os.killpg(0, signal.SIGTERM)
        time.sleep(60)
    elif mode == "kills its parent":
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(60)
    elif mode == "after the hello":
        time.sleep(60)
    else:
        sys.exit("no such mode: " + mode)


PLAYER = {"resource": 0, "inGame": True, "won": False, "lost": False}
OBJECT = {"id": "a", "owner": 0, "zone": "hand", "types": [], "subtypes": [], "supertypes": [], "characteristics": {},
          "statuses": [], "damage": 0, "counters": {}, "blocking": [], "abilities": [], "targets": []}
DECISION = {"player": 0, "kind": "choose", "purpose": "priority", "rule": "", "options": [{"label": "pass"}],
            "minimum": 1, "maximum": 1, "amount": 0, "minimums": []}
OBSERVATION = {"over": False, "drawn": False, "activePlayer": 0, "phase": "", "step": "", "turn": 1,
               "players": [{"name": name, "seat": seat, **PLAYER} for seat, name in enumerate(("Ann", "Ben"))],
               "objects": [OBJECT]}
# What is as the protocol has it, part by part, and yet can't be.
LIES = {
    "same id twice": ("objects", [OBJECT, OBJECT]),
    "a stranger's object": ("objects", [{**OBJECT, "owner": 2}]),
    "a third player": ("players", OBSERVATION["players"] + [{"name": "Eve", "seat": 2, **PLAYER}]),
    "seats are mixed up": ("players", OBSERVATION["players"][::-1]),
    "a stranger is active": ("activePlayer", 9),
    "a stranger decides": ("player", 9),
    "more than there is": ("minimum", 2),
    "less than nothing": ("maximum", 0),
}


def lie(message):
    part, value = LIES[mode]
    results = {
        "setup": {},
        "legal": {"decision": {**DECISION, **({part: value} if part in DECISION else {})}},
        "observe": {"observation": {**OBSERVATION, **({part: value} if part in OBSERVATION else {})}},
        "trace": {"lines": [], "leftOver": []},
    }
    answer(message, result=results[message["message"]])


if mode == "before the hello":
    write(b"Engine 1.0 ready\n")
for line in sys.stdin.buffer:
    message = json.loads(line)
    if message["message"] == "hello":
        answer(message, result=HELLO)
        if mode == "between hello and setup":
            os._exit(0)
        if mode == "after the hello":
            write(b"log: greeted\n")
    elif mode in LIES:
        lie(message)
    else:
        misbehave(message)
