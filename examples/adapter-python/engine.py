"""A small engine for a part of Legions of Will.

What it plays: a main phase of two players. Priority and passing, playing units and actions, the chain of events,
targets, damage, drawing cards, and the state-based actions about lethal damage, power and the size of hands. What it
doesn't play, it says: `Unsupported` names the feature, and adapter.py lists the same features as missing.

Numbers of rules stand where the engine does what they say.
"""

import copy
import hashlib
import json

NAME = "Small engine in Python"

# The version of the protocol that tables come in: this engine was written for the first one, and goes on as it is.
PROTOCOL = 1
MAIN_PHASES = ("prebattle main phase", "postbattle main phase")
HAND_SIZE = 2

# What it supports wholly.
SUPPORTED = ["attempts", "taking back", "hash", "rules in the trace"]

# What is missing, and why: each is named by `Unsupported` where it is met.
MISSING = {
    "card text": "only damage to target units and drawing cards, in fixed numbers",
    "activated abilities": "not written yet",
    "triggered abilities": "not written yet",
    "static abilities": "there are no layers yet",
    "keyword abilities": "not written yet",
    "battle": "the game stops at the end of a main phase",
    "a game from the beginning": "only main phases of a game that has begun",
    "more than two players": "turn order is written for two",
    "scripted chance": "nothing that it plays is decided by chance",
    "rules switched off": "its rules aren't data",
    "turn structure": "only main phases; what comes after them is not played",
    "special actions": "only passing, playing cards and conceding",
    "card types": "only units, actions and bases",
    "counters": "not written yet",
    "costs": "only resource costs that are numbers",
    "deck construction": "decks are taken as they are",
}


class Unsupported(Exception):
    """Something that the engine doesn't play."""

    def __init__(self, feature, reason=None):
        super().__init__(feature)
        self.feature = feature
        self.reason = reason or MISSING[feature]


class SetupProblem(Exception):
    """The table can't be set up."""


def check_card(card):
    """Refuses what the engine can't play, as the table is set up: never in silence in the middle of a game."""
    if any(kind not in ("unit", "action", "base") for kind in card["types"]) or card.get("supertypes"):
        raise Unsupported("card types")
    if isinstance(card.get("cost"), str):
        raise Unsupported("costs", "X is not played yet")
    if card.get("text", "").strip() and "abilities" not in card:
        raise Unsupported("card text", "it reads the tree, not the text")
    for ability in card.get("abilities", []):
        if ability["kind"] != "action":
            raise Unsupported(f"{ability['kind']} abilities")
        if ability["additionalCosts"] or ability["alternativeCosts"]:
            raise Unsupported("costs", "neither additional nor alternative ones")
        for target in ability["targets"]:
            if target["what"] != "object" or target["filter"] != {"types": ["unit"]}:
                raise Unsupported("card text", f"its targets are units only, not \"{target['text']}\"")
            if (target["minimum"], target["maximum"]) != (1, 1):
                raise Unsupported("card text", "one target each")
        if len(ability["targets"]) > 1:
            raise Unsupported("card text", "one target in all")
        steps_of(ability["effect"])


def steps_of(effect):
    """What an effect does, in order; refuses what isn't played."""
    if effect["do"] == "sequence":
        return [step for part in effect["steps"] for step in steps_of(part)]
    if effect["do"] not in ("damage", "draw"):
        raise Unsupported("card text", f"nothing can {effect['do']} yet")
    if effect["amount"]["amount"] != "number":
        raise Unsupported("card text", "amounts are fixed numbers")
    if effect["do"] == "damage":
        plain = effect["to"] == {"ref": "target", "target": 0} and effect["source"] == {"ref": "this"}
        if not plain or effect["divided"]:
            raise Unsupported("card text", "damage is dealt by the card itself to its target, undivided")
    elif effect["who"] != {"who": "you"}:
        raise Unsupported("card text", "only you draw")
    return [effect]


class Game:
    """One game. All of its state is in `state`: plain lists and dictionaries, which are copied to take back."""

    def __init__(self, table):
        self.before = []
        players = table["players"]
        if len(players) > 2:
            raise Unsupported("more than two players")
        if table.get("off"):
            raise Unsupported("rules switched off")
        if table.get("chance"):
            raise Unsupported("scripted chance")
        if table.get("decks"):
            raise Unsupported("deck construction")
        if table["from"] == "the beginning":
            raise Unsupported("a game from the beginning")
        if table["from"]["part"] not in MAIN_PHASES:
            raise Unsupported("turn structure", f"the {table['from']['part']} is not played")
        active = table["from"]["activePlayer"]
        if active >= len(players):
            raise SetupProblem(f"There is no player {active}: the active player is one of the seats.")
        self.stops = table.get("stops") == "every priority"
        self.state = {
            "active": active, "step": table["from"]["part"], "turn": table["from"]["turn"],
            "over": False, "priority": active, "passes": 0, "choosing": None,
            "ids": 0, "objects": {}, "trace": [], 
            "battlefield": [], "chain": [],
            "players": [
                {"name": player["name"], "resource": player.get("resource", 0), "in": True, "won": False, "lost": False,
                 "hand": [], "deck": [], "graveyard": [], "expelled": []}
                for player in players
            ],
        }
        for seat, player in enumerate(players):
            for zone in ("hand", "deck", "graveyard", "expelled"):
                for card in player.get(zone, []):
                    self.pile(seat, zone).append(self.make(card, seat, zone))
            for base in player["bases"]:
                place = self.put_down(base, seat, None)
                for held in base.get("attached", []):
                    self.put_down(held, seat, place)
        self.event("500.5", "begin", f"{self.name(active)}: begin {self.state['step']}", player=active,
                   detail=self.state["step"])
        self.settle()

    # Objects

    def make(self, card, owner, zone, **more):
        check_card(card)
        self.state["ids"] += 1
        identity = f"p{self.state['ids']}"
        self.state["objects"][identity] = {
            "card": card, "owner": owner, "zone": zone, "damage": 0, "rested": False, "face down": False,
            "base": None, "controller": None, "targets": [], **more,
        }
        return identity

    def put_down(self, setup, seat, base):
        if setup.get("counters"):
            raise Unsupported("counters")
        identity = self.make(
            setup["card"], seat, "battlefield", damage=setup.get("damage", 0), base=base, controller=seat,
            rested=setup.get("rested", False), **{"face down": setup.get("faceDown", False)})
        self.state["battlefield"].append(identity)
        return identity

    def object(self, identity):
        return self.state["objects"][identity]

    def pile(self, seat, zone):
        return self.state["players"][seat][zone]

    def name(self, seat):
        return self.state["players"][seat]["name"]

    def move(self, identity, zone, **more):
        """400.7: an object that changes zones becomes a new one; 400.3: in a pile it is its owner's."""
        old = self.object(identity)
        source = {"battlefield": self.state["battlefield"], "chain of events": self.state["chain"]}.get(old["zone"])
        (self.pile(old["owner"], old["zone"]) if source is None else source).remove(identity)
        new = self.make(old["card"], old["owner"], zone, **more)
        if zone == "battlefield":
            self.state["battlefield"].append(new)
        elif zone == "chain of events":
            self.state["chain"].append(new)
        else:
            self.pile(old["owner"], zone).insert(0, new)
        del self.state["objects"][identity]
        return new

    # Decisions

    def legal(self):
        """Who must decide what; None when the game is over."""
        state = self.state
        if state["over"]:
            return None
        if state["choosing"]:
            playing = state["choosing"]
            return self.decision(playing["player"], "choose targets", "601.1c", [
                {"label": self.label(each), "object": each} for each in playing["targets"]])
        seat = state["priority"]
        plays = [{"label": f"play {self.label(card)}", "action": "play", "object": card}
                 for card in self.pile(seat, "hand") if self.why_not(seat, card) is None]
        return self.decision(seat, "priority", "111.1", [{"label": "pass", "action": "pass"}, *plays])

    def decision(self, player, purpose, rule, options):
        return {"player": player, "kind": "choose", "purpose": purpose, "rule": rule, "options": options,
                "minimum": 1, "maximum": 1, "amount": 0, "minimums": []}

    def label(self, identity):
        return f"{self.object(identity)['card']['name']} [{identity[1:]}]"

    def why_not(self, seat, identity):
        """Why a card can't be played now: a reason and a rule; None when it can."""
        card, state = self.object(identity)["card"], self.state
        if "base" in card["types"]:
            return "bases aren't played", "301.3"
        if card.get("cost", 0) > state["players"][seat]["resource"]:
            return "its cost can't be paid", "112.3"
        if "unit" in card["types"]:
            if seat != state["active"] or state["chain"]:
                return "units are played in the own main phase, while the chain of events is empty", "305.1"
            return None if self.free_bases(seat) else ("no base has room for it", "601.1c")
        if any(ability["targets"] for ability in card.get("abilities", [])) and not self.units():
            return "there is no legal target", "601.1c"
        return None

    def units(self):
        return [each for each in self.state["battlefield"] if "unit" in self.object(each)["card"]["types"]]

    def free_bases(self, seat):
        """209: a base has room as long as it holds fewer than its capacity."""
        bases = [each for each in self.state["battlefield"] if "base" in self.object(each)["card"]["types"]]
        held = [self.object(each)["base"] for each in self.state["battlefield"]]
        return [each for each in bases
                if self.object(each)["controller"] == seat and not self.object(each)["face down"]
                and held.count(each) < self.object(each)["card"].get("capacity", 0)]

    # Acts

    def act(self, act):
        """Carries an act out, or says why not; then nothing has changed."""
        if act["do"] == "take back":
            if not self.before:
                return {"done": False, "reason": "nothing has been done"}
            self.state = self.before.pop()
            return {"done": True}
        kept = copy.deepcopy(self.state)
        try:
            if act["do"] == "attempt":
                refused = self.attempt(act)
            elif act["do"] == "concede":
                refused = self.concede(act["player"])
            else:
                refused = self.answer(act["answer"])
        except Unsupported:
            self.state = kept
            raise
        if refused:
            self.state = kept
            reason, rule = refused
            return {"done": False, "reason": reason, **({"rule": rule} if rule else {})}
        self.before.append(kept)
        return {"done": True}

    def answer(self, answer):
        decision = self.legal()
        if decision is None:
            return "the game is over", None
        options = decision["options"]
        if len(answer) != 1 or not 0 <= answer[0] < len(options):
            return f"choose one of {len(options)} options", decision["rule"]
        chosen = options[answer[0]]
        self.state["trace"].append({
            "what": "decision", "rule": decision["rule"], "kind": decision["purpose"], "player": decision["player"],
            "text": f"{self.name(decision['player'])}: {decision['purpose']}: {chosen['label']}"})
        if decision["purpose"] == "choose targets":
            self.announce(self.state["choosing"]["card"], chosen["object"])
        elif chosen["action"] == "pass":
            self.pass_priority()
        else:
            self.play(decision["player"], chosen["object"])
        self.settle()
        return None

    def attempt(self, act):
        decision, action, seat = self.legal(), act["action"], act["player"]
        if decision is None:
            return "the game is over", None
        if action not in ("pass", "play", "choose"):
            raise Unsupported("special actions", f"nobody can {action} yet")
        if decision["player"] != seat:
            return f"{self.name(seat)} is not the one to decide", decision["rule"]
        for place, option in enumerate(decision["options"]):
            same_action = option.get("action", "choose") == action
            if same_action and option.get("object") == act.get("object"):
                return self.answer([place])
        identity = act.get("object")
        if action == "play" and decision["purpose"] == "priority" and identity in self.pile(seat, "hand"):
            return self.why_not(seat, identity)
        return "that is not among the legal options", decision["rule"]

    def concede(self, seat):
        """103.3a: a player who concedes leaves the game and loses; 103.2a: who is left wins."""
        player = self.state["players"][seat]
        if not player["in"] or self.state["over"]:
            return "conceding is not possible", "103.3a"
        player.update({"in": False, "lost": True})
        self.event("103.3a", "lose the game", f"{player['name']}: lose the game", player=seat)
        other = self.state["players"][1 - seat]
        other["won"] = True
        self.event("103.2a", "win the game", f"{other['name']}: win the game", player=1 - seat)
        self.state["over"] = True
        return None

    def play(self, seat, identity):
        """601.1a: the card is put on the chain of events; 601.1c: its targets are chosen."""
        card = self.object(identity)["card"]
        new = self.move(identity, "chain of events", controller=seat)
        self.event("601.1a", "put on the chain of events", f"put \"{card['name']}\" on the chain of events",
                   player=seat, object=identity, detail="chain of events")
        if "unit" in card["types"]:
            targets = self.free_bases(seat)
        elif any(ability["targets"] for ability in card.get("abilities", [])):
            targets = self.units()
        else:
            self.announce(new, None)
            return
        self.state["choosing"] = {"player": seat, "card": new, "targets": targets}
        if len(targets) == 1:
            self.state["trace"].append({
                "what": "decision", "rule": "601.1c", "kind": "choose targets", "player": seat,
                "text": f"{self.name(seat)}: choose targets: {self.label(targets[0])} (the only way)"})
            self.announce(new, targets[0])

    def announce(self, identity, target):
        """112.3a: the cost is paid; 111.3c: who acted keeps priority."""
        card, seat = self.object(identity), self.object(identity)["controller"]
        self.state["choosing"] = None
        card["targets"] = [target] if target else []
        cost = card["card"].get("cost", 0)
        self.state["players"][seat]["resource"] -= cost
        if cost:
            self.event("112.3a", "pay", f"{self.name(seat)}: pay {cost}", player=seat, amount=cost)
        self.event("601.1h", "play", f"{self.name(seat)}: play \"{card['card']['name']}\"", player=seat, object=identity)
        self.state.update({"priority": seat, "passes": 0})

    def pass_priority(self):
        """111.4: when all players pass in succession, the top of the chain of events resolves, or the step ends."""
        state = self.state
        state["passes"] += 1
        if state["passes"] < len(state["players"]):
            state["priority"] = 1 - state["priority"]
            return
        if not state["chain"]:
            raise Unsupported("turn structure")
        self.resolve(state["chain"][-1])
        state.update({"priority": state["active"], "passes": 0})

    def resolve(self, identity):
        it, seat = self.object(identity), self.object(identity)["controller"]
        card, target = it["card"], (it["targets"] or [None])[0]
        gone = target is not None and target not in self.state["objects"]
        if "unit" in card["types"]:
            if gone or target not in self.free_bases(seat):
                self.to_graveyard(identity, "605.2a")
                return
            self.move(identity, "battlefield", base=target, controller=seat)
            self.event("605.3a", "enter the battlefield", f"\"{card['name']}\" enters the battlefield", player=seat,
                       object=identity, detail="battlefield")
        else:
            steps = [step for ability in card.get("abilities", []) for step in steps_of(ability["effect"])]
            for step in [] if gone else steps:
                amount = step["amount"]["value"]
                if step["do"] == "draw":
                    self.draw(seat, amount, "701.1")
                elif amount > 0:
                    self.object(target)["damage"] += amount
                    self.event("113.2b", "deal damage", f"deal {amount} damage to {self.label(target)}", object=target, amount=amount)
            self.to_graveyard(identity, "605.2m")
        self.event("605.2n", "resolve", f"resolve \"{card['name']}\"", object=identity)

    def to_graveyard(self, identity, rule, kind="put into a graveyard"):
        it = self.object(identity)
        self.event(rule, kind, f"{kind} \"{it['card']['name']}\"", player=it["owner"], object=identity, detail="graveyard")
        self.move(identity, "graveyard")

    def draw(self, seat, count, rule):
        for _ in range(min(count, len(self.pile(seat, "deck")))):
            card = self.pile(seat, "deck")[0]
            self.event(rule, "draw a card", f"{self.name(seat)}: draw a card", player=seat, object=card)
            self.move(card, "hand")

    def settle(self):
        """704.3: state-based actions, until none applies; nobody gets priority before."""
        while not self.state["choosing"]:
            lethal = [each for each in self.units()
                      if self.object(each)["damage"] >= self.object(each)["card"].get("power", 0) > 0]
            weak = [each for each in self.units() if self.object(each)["card"].get("power", 0) <= 0]
            bases = [each for each in self.state["battlefield"] if "base" in self.object(each)["card"]["types"]]
            if any(self.object(each)["damage"] >= self.object(each)["card"].get("defense", 0)
                   and not self.object(each)["face down"] for each in bases):
                raise Unsupported("card types", "bases that are destroyed")
            low = [seat for seat, player in enumerate(self.state["players"])
                   if len(player["hand"]) < HAND_SIZE and player["deck"]]
            if not (lethal or weak or low):
                return
            for each in lethal:
                self.to_graveyard(each, "704.5c", "destroy")
            for each in weak:
                self.to_graveyard(each, "704.5d")
            for seat in low:
                self.draw(seat, HAND_SIZE - len(self.pile(seat, "hand")), "704.5i")

    # What can be seen

    def event(self, rule, kind, text, **more):
        self.state["trace"].append({"what": "event", "rule": rule, "kind": kind, "text": text, **more})

    def observe(self, viewer):
        state = self.state
        piles = [each for seat, _ in enumerate(state["players"])
                 for zone in ("hand", "deck", "graveyard", "expelled") for each in self.pile(seat, zone)]
        shown = [*state["battlefield"], *reversed(state["chain"]), *piles]
        return {
            "over": state["over"], "drawn": False, "activePlayer": state["active"], "phase": state["step"],
            "step": state["step"], "turn": state["turn"],
            "players": [{"name": player["name"], "seat": seat, "resource": player["resource"], "inGame": player["in"],
                         "won": player["won"], "lost": player["lost"]}
                        for seat, player in enumerate(state["players"])],
            "objects": [self.view(each, viewer) for each in shown],
        }

    def view(self, identity, viewer):
        it = self.object(identity)
        card, zone, owner = it["card"], it["zone"], it["owner"]
        on_battlefield = zone == "battlefield"
        mine = viewer is None or viewer == owner
        seen = zone in ("graveyard", "expelled") or (mine if zone == "hand" else viewer is None if zone == "deck"
                                                     else mine or not it["face down"])
        face = "face down" if it["face down"] else "face up"
        statuses = ["rested" if it["rested"] else "reset", face] if on_battlefield else [face] if zone == "chain of events" else []
        pile = [] if on_battlefield or zone == "chain of events" else self.pile(owner, zone)
        view = {
            # 400.2: a hidden card is nobody in particular, so that its id tells nothing.
            "id": identity if seen or on_battlefield else f"hidden-{zone}-{owner}-{pile.index(identity)}",
            "owner": owner, "zone": zone, "statuses": statuses, "damage": it["damage"], "counters": {}, "blocking": [],
            "targets": it["targets"], "types": [], "subtypes": [], "supertypes": [], "characteristics": {}, "abilities": [],
        }
        if it["controller"] is not None:
            view["controller"] = it["controller"]
        if it["base"] is not None:
            view["base"] = it["base"]
        if not seen:
            return {**view, "types": card["types"] if on_battlefield else []}
        printed = {"resource cost": card.get("cost", 0), "will": card.get("will"), "power": card.get("power")}
        if "base" in card["types"]:
            printed = {"resource cost": 0, "defense": card.get("defense", 0), "capacity": card.get("capacity", 0),
                       "resource production": card.get("production", 0)}
        return {
            **view, "name": card["name"], "types": card["types"], "subtypes": card.get("subtypes", []),
            "supertypes": card.get("supertypes", []),
            "characteristics": {name: value for name, value in printed.items() if value is not None},
            "abilities": [ability["text"] for ability in card.get("abilities", [])],
        }

    def trace(self, first):
        """What happened, from a line on."""
        return self.state["trace"][first:]

    def hash(self):
        return hashlib.sha256(json.dumps(self.state, sort_keys=True).encode()).hexdigest()[:16]
