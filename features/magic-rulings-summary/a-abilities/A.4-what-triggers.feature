Feature: A.4 Triggered Abilities, and What Sets Them Off

  Rule: A.4.Ruling.4 What is prevented or replaced triggers nothing

    Example: damage that is prevented
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Whenever Ox deals damage, you gain 1 life."
      And Bob has an instant "Fog" in hand: "Prevent all combat damage that would be dealt this turn."
      When Alice attacks with "Ox"
      And Alice passes
      And Bob plays "Fog"
      And all players pass
      And the game goes to the end of combat step
      Then the stack is empty
      And Alice still has 20 life

  Rule: A.4.Ruling.8 One "whenever" with two descriptions triggers once

    Example: a spell of both colors
      Given a Magic game between Alice and Bob
      And Alice has 1 red mana
      And Alice has 1 green mana
      And Alice controls an artifact "Urn": "Whenever a player plays a red or green spell, you gain 1 life."
      And Alice has an instant "Jolt" with mana cost {R}{G} in hand
      When Alice plays "Jolt"
      Then the stack holds the ability of "Urn", "Jolt"

  Rule: A.5.2 A delayed ability watches from when it exists

    Example: what it watches for has happened before
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Vow" in hand: "Whenever a creature dies this turn, you gain 1 life."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Vow"
      And Alice passes
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then the stack is empty
      And Alice still has 20 life

  Rule: A.4.4 A card that is not in play triggers only where its text says so

    Scenario Outline: in the graveyard, and put there from anywhere
      Given a Magic game between Alice and Bob
      And Alice has a creature "Rat" in graveyard: "At the beginning of your upkeep, you gain 1 life."
      And Alice has a creature "Wurm" in hand: "When Wurm is put into a graveyard from anywhere, you gain 5 life."
      And Alice has a sorcery "Purge" in hand: "Discard a card."
      When Alice plays "Purge"
      And all players pass
      And all players pass
      Then Alice has 25 life
      When the game goes to Alice's upkeep step
      Then the stack is empty

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Scenario Outline: in the graveyard, by its text, and not while it is in play
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ghoul" in graveyard: "Whenever a creature you control dies, if Ghoul is in your graveyard, you gain 1 life."
      And Bob controls a creature "Shade": "Whenever a creature you control dies, if Shade is in your graveyard, you gain 1 life."
      And Bob controls a creature "Rat"
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Slay" targeting "Shade"
      And all players pass
      And all players pass
      Then Bob has 21 life
      When Alice plays "Fell" targeting "Rat"
      And all players pass
      And Bob orders "Ghoul", "Shade"
      And all players pass
      And all players pass
      Then Bob has 23 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: in the hand, by its text
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ghoul" in hand: "At the beginning of your upkeep, if Ghoul is in your hand, you gain 1 life."
      And Bob controls a creature "Shade": "At the beginning of your upkeep, if Shade is in your hand, you gain 1 life."
      When the game goes to Bob's upkeep step
      And all players pass
      Then Bob has 21 life
      And the stack is empty

    @also:A.4.14
    Example: what has left the graveyard does nothing any more
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ghoul" in graveyard: "At the beginning of your upkeep, if Ghoul is in your graveyard, you gain 1 life."
      And Alice has an instant "Purge" in hand: "Remove target card in a graveyard from the game."
      When the game goes to Bob's upkeep step
      And Bob passes
      And Alice plays "Purge" targeting "Ghoul"
      And all players pass
      And all players pass
      Then Bob still has 20 life
      And "Ghoul" is removed from the game

  Rule: G.19.2 Life is gained without a limit

    Example: beyond what a player began with
      Given a Magic game between Alice and Bob
      And Alice has an instant "Salve" in hand: "You gain 100 life."
      When Alice plays "Salve"
      And all players pass
      Then Alice has 120 life

  Rule: A.4.Ruling.5 What comes into play with something does so as it comes, and nothing triggers

    Example: a counter for each creature that is there
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Alice controls a creature "Imp" with power 1 and toughness 1
      And Alice has a creature "Ox" with power 0 and toughness 0 in hand: "Ox comes into play with a +1/+1 counter on it for each creature you control."
      When Alice plays "Ox"
      And all players pass
      Then "Ox" has power 2
      And the stack is empty

    @ruling:summary-013
    Example: of such counters none are put on it, so that no more are put instead
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Season": "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead."
      And Alice has a creature "Ox" with power 1 and toughness 1 in hand: "Ox comes into play with two +1/+1 counters on it."
      And Alice has an instant "Grow" in hand: "Put a +1/+1 counter on target creature."
      When Alice plays "Ox"
      And all players pass
      Then "Ox" has 2 +1/+1 counters
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has 4 +1/+1 counters

  Rule: A.4.23 What triggers on being blocked by so many triggers later, too, and once a combat

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wurm" with power 4 and toughness 4: "Whenever Wurm becomes blocked by two or more creatures, you gain 1 life."
      And Bob controls a creature "Goat" with power 0 and toughness 3
      And Bob controls a creature "Mule" with power 0 and toughness 3
      And Bob controls a creature "Ram" with power 0 and toughness 3
      And Bob has 2 instants "Rally" in hand: "Target creature you control blocks target attacking creature."

    Example: one blocks it, and then another one
      When Alice attacks with "Wurm"
      And Bob blocks "Wurm" with "Goat"
      And Alice passes
      And Bob plays "Rally" (1) targeting "Mule", "Wurm"
      And all players pass
      Then "Mule" is blocking "Wurm"
      And the stack holds the ability of "Wurm"

    Example: one takes the place of another one
      Given Bob has an instant "Retreat" in hand: "Remove target creature from combat."
      When Alice attacks with "Wurm"
      And Bob blocks "Wurm" with "Goat"
      And Alice passes
      And Bob plays "Retreat" targeting "Goat"
      And all players pass
      And Alice passes
      And Bob plays "Rally" (1) targeting "Mule", "Wurm"
      And all players pass
      Then "Mule" is blocking "Wurm"
      And the stack is empty

    Example: it has triggered already
      When Alice attacks with "Wurm"
      And Bob blocks "Wurm" with "Goat" and "Mule"
      Then the stack holds the ability of "Wurm"
      When all players pass
      And Alice passes
      And Bob plays "Rally" (1) targeting "Ram", "Wurm"
      And all players pass
      Then "Ram" is blocking "Wurm"
      And the stack is empty

    Example: there are two for the second time
      Given Bob has an instant "Retreat" in hand: "Remove target creature from combat."
      When Alice attacks with "Wurm"
      And Bob blocks "Wurm" with "Goat" and "Mule"
      And all players pass
      And Alice passes
      And Bob plays "Retreat" targeting "Goat"
      And all players pass
      And Alice passes
      And Bob plays "Rally" (1) targeting "Ram", "Wurm"
      And all players pass
      Then "Ram" is blocking "Wurm"
      And the stack is empty
