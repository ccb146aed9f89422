Feature: 203. Type line

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 203.1a A new subtype replaces those it had

    Example: a unit becomes an Angel, with the damage it has
      Given Bob controls a Human Giant unit "Colossus" with power 5 and 2 damage marked
      And Alice has the action "Ascend" in hand: "Target unit becomes an Angel until end of turn."
      When Alice plays "Ascend" targeting "Colossus"
      And all players pass
      Then "Colossus" is an Angel
      And "Colossus" is not a Human
      And "Colossus" is not a Giant
      And "Colossus" is still a unit
      And "Colossus" still has 2 damage marked

  Rule: 203.1b What is also a unit keeps the types it had

    Example: traps that are also units
      Given Alice controls a trap "Tripwire" face up: "Pay 1: Draw a card."
      And Alice has a unit "Clockmaker" in hand: "All traps are also units with will and power 2."
      When Alice plays "Clockmaker" in Alice's base
      And all players pass
      Then "Tripwire" is a unit
      And "Tripwire" is still a trap
      And "Tripwire" has will 2 and power 2

    Example: what becomes a Dragon unit keeps its card types but not its unit types
      Given Bob controls a Dog unit "Hound" with power 2
      And Alice has the action "Hatch" in hand: "Target unit becomes a Dragon unit with will 2 and power 6 until end of turn."
      When Alice plays "Hatch" targeting "Hound"
      And all players pass
      Then "Hound" is a Dragon
      And "Hound" is not a Dog
      And "Hound" has power 6

    Example: in addition to its other types
      Given Alice controls a Dog unit "Hound" with power 2: "Pay 1: This unit is an Angel in addition to its other types until end of turn."
      When Alice activates "Hound"
      And all players pass
      Then "Hound" is an Angel
      And "Hound" is still a Dog

  Rule: 203.3a A card has one subtype or more

    Example: both count
      Given Alice controls a Dragon Shadow unit "Wyrm" with power 1
      And Alice controls a Dragon unit "Drake" with power 1
      And Alice has a unit "Bell" in hand: "Dragons you control gain +2 power."
      And Alice has a unit "Lamp" in hand: "Shadows you control gain +4 power."
      When Alice plays "Bell" in Alice's base
      And all players pass
      And Alice plays "Lamp" in Alice's base
      And all players pass
      Then "Wyrm" has power 7
      And "Drake" has power 3

  Rule: 203.3b Each word after the dash is a subtype of its own

    Example: a unit with two of them is either
      Given Bob controls a Human Giant unit "Colossus" with power 5
      And Alice has the action "Sling" in hand: "Destroy target Giant."
      When Alice plays "Sling" targeting "Colossus"
      And all players pass
      Then "Colossus" is in Bob's graveyard

    Example: a unit without it is not
      Given Bob controls a Human unit "Squire" with power 5
      And Bob controls a Human Giant unit "Colossus" with power 5
      And Alice has the action "Sling" in hand: "Destroy target Giant."
      When Alice tries to target "Squire" with "Sling"
      Then it is refused

    Example: an action with two of them is either
      Given Alice has the Redeem Recur action "Scrap" with cost 2 in hand: "You gain 3 resource."
      When Alice redeems "Scrap"
      Then "Scrap" is in Alice's graveyard
      And Alice has 8 resource
      When Alice plays "Scrap"
      And all players pass
      Then "Scrap" is expelled
      And Alice has 9 resource

  Rule: 203.3c An object gains no subtype that doesn't go with its types

    Example: an upgrade is no Angel
      Given Bob controls an upgrade "Palisade"
      And Alice has the action "Ascend" in hand: "Target upgrade becomes an Angel until end of turn. You gain 1 resource."
      When Alice plays "Ascend" targeting "Palisade"
      And all players pass
      Then Alice has 11 resource
      And "Palisade" is not an Angel

  Rule: 203.3d One subtype is chosen, and one that exists

    Background:
      Given Alice controls a Human unit "Squire" with power 1
      And Alice controls a Dog unit "Hound" with power 1
      And Alice has the action "Rally" in hand: "Choose a unit type. Units of the chosen type gain +1 power until end of turn."

    Example: those who have it are meant
      When Alice plays "Rally"
      And all players pass
      And Alice chooses "Human"
      Then "Squire" has power 2
      And "Hound" still has power 1

    Example: no two of them at once, and no word that is none of them
      When Alice plays "Rally"
      And all players pass
      And Alice tries to choose "Human" and "Dog"
      Then it is refused by rule 203.3d
      When Alice tries to choose "Human Dog"
      Then it is refused by rule 203.3d
      When Alice tries to choose "Upgrade"
      Then it is refused by rule 203.3d
      And Alice is asked to choose a unit type
      And "Squire" still has power 1

    Example: of an upgrade it is one of the types that upgrades have
      Given Alice has the action "Inventory" in hand: "Choose an upgrade type. Draw a card."
      And Alice has 2 units "Page" on top of her deck
      When Alice plays "Inventory"
      And all players pass
      Then Alice is asked to choose an upgrade type
      When Alice tries to choose "Human"
      Then it is refused by rule 203.3d
      When Alice chooses "Recur"
      Then "Inventory" is in Alice's graveyard

  Rule: 203.3f Units have subtypes of their own, the unit types

    Example: one of them is chosen, and no other word
      Given Alice controls a Merfolk unit "Diver" with power 1
      And Alice has the action "Anthem" in hand: "Choose a unit type. Units of the chosen type gain +2 power until end of turn."
      When Alice plays "Anthem"
      And all players pass
      Then Alice is asked to choose a unit type
      When Alice chooses "Merfolk"
      Then "Diver" has power 3

  Rule: 203.3g Actions have subtypes of their own, Redeem and Recur

    Example: one of them is chosen, and no unit type
      Given Alice has the action "Motto" in hand: "Choose an action type. You gain 2 resource."
      When Alice plays "Motto"
      And all players pass
      Then Alice is asked to choose an action type
      When Alice chooses "Recur"
      Then Alice has 12 resource

  Rule: 203.4b A supertype doesn't depend on the other types

    Example: a legendary trap that becomes a unit stays legendary
      Given Alice controls a legendary trap "Oubliette" face up: "Pay 1: Draw a card."
      And Alice has a unit "Clockmaker" in hand: "All traps are also units with will and power 2."
      When Alice plays "Clockmaker" in Alice's base
      And all players pass
      Then "Oubliette" is a unit
      And "Oubliette" is still legendary

    Example: a legendary unit that becomes something else stays legendary
      Given Bob controls a legendary Human unit "Queen Ilse" with power 3
      And Alice has the action "Hex" in hand: "Target unit becomes a Fish until end of turn."
      When Alice plays "Hex" targeting "Queen Ilse"
      And all players pass
      Then "Queen Ilse" is a Fish
      And "Queen Ilse" is still legendary

  Rule: 203.4c Of several legendary permanents with one name one stays

    Example: the second one that is played
      Given Alice controls a legendary unit "Queen Ilse" with power 3
      And Alice has a legendary unit "Queen Ilse" with power 3 in hand
      When Alice plays "Queen Ilse" (2) in Alice's base
      And all players pass
      And Alice chooses "Queen Ilse" (2)
      Then "Queen Ilse" (1) is in Alice's graveyard
      And "Queen Ilse" (2) is on the battlefield
