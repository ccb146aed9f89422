Feature: G.18 Infinity

  Rule: G.18.2 A loop of one player's goes round as often as that player goes on with it

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls an artifact "Yoke": "{0}: Tap target creature."
      And Alice controls an artifact "Goad": "{0}: Untap target creature. You gain 1 life."

    Example: and as often as the other player lets it
      Given Bob has an instant "Spark" in hand: "Destroy target artifact."
      When Alice activates "Yoke" targeting "Ox"
      And all players pass
      And Alice activates "Goad" targeting "Ox"
      And all players pass
      And Alice activates "Yoke" targeting "Ox"
      And all players pass
      And Alice activates "Goad" targeting "Ox"
      And all players pass
      Then Alice has 22 life
      When Alice passes
      And Bob plays "Spark" targeting "Yoke"
      And all players pass
      Then "Yoke" is in Alice's graveyard
      And Alice can still activate "Goad"

  Rule: G.18.3 Where both players have choices in a loop, one names how often it goes round, and the other may say less

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Kite": "{0}: Kite gains flying until end of turn."
      And Bob controls an artifact "Net": "{0}: Target creature loses flying until end of turn."
      When Alice activates "Kite"
      And all players pass
      And Alice passes
      And Bob activates "Net" targeting "Kite"
      And all players pass

    Example: none at all
      When Alice activates "Kite"
      And Alice chooses the number 5
      And Bob chooses the number 0
      Then the stack is empty
      And Alice can't activate "Kite"

    Example: no higher number
      When Alice activates "Kite"
      And Alice chooses the number 1
      Then Bob can't choose the number 2
      And Bob can choose the number 1

    Example: fewer than were named
      When Alice activates "Kite"
      And Alice chooses the number 5
      And Bob chooses the number 1
      Then the ability of "Kite" is on the stack
      When all players pass
      And Alice passes
      And Bob activates "Net" targeting "Kite"
      And all players pass
      Then Alice can't activate "Kite"

    Example: as many as were named
      When Alice activates "Kite"
      And Alice chooses the number 2
      And Bob chooses the number 2
      And all players pass
      And Alice passes
      And Bob activates "Net" targeting "Kite"
      And all players pass
      And Alice activates "Kite"
      Then the ability of "Kite" is on the stack
      When all players pass
      And Alice passes
      And Bob activates "Net" targeting "Kite"
      And all players pass
      Then Alice can't activate "Kite"

  Rule: G.18.Ruling.1 A loop that comes to an end by itself is gone through

    Example: a player who loses life each time
      Given a Magic game between Alice and Bob
      And Alice has 3 life
      And Alice controls an enchantment "Leech": "Whenever you lose life, you lose 1 life."
      And Alice controls an artifact "Font": "{T}: You lose 1 life."
      When Alice activates "Font"
      And all players pass
      And all players pass
      And all players pass
      Then Bob wins the game
