Feature: T.2 Stack

  Rule: T.2.2 The last that was put on the stack resolves first

    Example: growth in response saves a creature
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice plays "Sting" targeting "Ox"
      And Bob plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has toughness 5
      And "Sting" is on the stack
      When all players pass
      Then "Ox" is still in play
      And "Ox" has 3 damage marked

    Example: after something has resolved the active player has priority, whoever began it
      Given a Magic game between Alice and Bob
      And Bob has an instant "Barb" in hand: "Barb deals 1 damage to target creature or player."
      When Alice passes
      And Bob plays "Barb" targeting Alice
      And all players pass
      Then Alice has 19 life
      And Alice still has priority

  Rule: T.5.1 Who has announced something has priority again

    Example: two spells one after the other
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      And Alice has an instant "Barb" in hand: "Barb deals 1 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      Then Alice still has priority
      When Alice plays "Barb" targeting Bob
      Then "Sting" is on the stack
      And "Barb" is on the stack

    Example: so has the opponent who answers in the active player's turn
      Given a Magic game between Alice and Bob
      And Bob has 2 instants "Barb" in hand: "Barb deals 1 damage to target creature or player."
      When Alice passes
      And Bob plays "Barb" targeting Alice
      Then Bob has priority

  Rule: T.2.Ruling.4 Who has done something without the stack has priority again

    Example: a land is played
      Given a Magic game between Alice and Bob
      And Alice has a land "Glade" in hand
      When Alice plays "Glade"
      Then "Glade" is in play
      And Alice still has priority

    Example: a mana ability of the player who answers
      Given a Magic game between Alice and Bob
      And Bob controls a land "Glade": "{T}: Add {G} to your mana pool."
      When Alice passes
      And Bob activates "Glade"
      Then Bob has 1 green mana
      And Bob still has priority

  Rule: T.2.4 A spell that is countered does nothing, and its costs are paid

    Example: mana
      Given a Magic game between Alice and Bob
      And Alice has 2 green mana
      And Alice has a sorcery "Gain" with mana cost {1}{G} in hand: "You gain 5 life."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Gain"
      And Alice passes
      And Bob plays "Deny" targeting "Gain"
      And all players pass
      Then Alice has 0 green mana
      And Alice still has 20 life
      And "Gain" is in Alice's graveyard

  Rule: T.2.1 What is announced lies on top of the stack, and leaves it as it resolves or is countered

    @also:T.2.Ruling.3 @also:T.1.Ruling.1
    Example: it grows and shrinks, and spells and abilities are the same to it
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sip" in hand: "You gain 1 life."
      And Alice controls a creature "Monk": "{T}: You gain 2 life."
      And Bob has 2 instants "Deny" in hand: "Counter target spell."
      When Alice plays "Sip"
      And Alice activates "Monk"
      Then the stack holds the ability of "Monk", "Sip"
      When all players pass
      Then Alice has 22 life
      And the stack holds "Sip"
      When Alice passes
      And Bob plays "Deny" (1) targeting "Sip"
      Then the stack holds "Deny" (1), "Sip"
      When all players pass
      Then the stack is empty
      And "Sip" is in Alice's graveyard
