Feature: G.37 Summoning Sickness

  Rule: G.37.2 No ability with a tap symbol of a creature that is new

    Example: a creature that makes mana
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" in hand: "{T}: Add {G} to your mana pool."
      When Alice plays "Elk"
      And all players pass
      And Alice tries to activate "Elk"
      Then it is refused by rule G.37.2

    Example: a land that is new makes mana
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      And Alice activates "Grove"
      Then Alice has 1 green mana

  Rule: G.37.1 It is over once the controller's turn starts

    Example: a turn later
      Given a Magic game between Alice and Bob
      And Alice has a creature "Bear" with power 2 and toughness 2 in hand
      When Alice plays "Bear"
      And all players pass
      And the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      And Alice attacks with "Bear"
      Then "Bear" is attacking

  Rule: G.37.Ruling.1 What comes under another player's control has it

    Example: a creature that was taken over
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Charm" in hand: "Gain control of target creature."
      And Bob controls a creature "Seer": "{T}: You gain 1 life."
      When Alice plays "Charm" targeting "Seer"
      And all players pass
      And Alice tries to activate "Seer"
      Then it is refused by rule G.37.2

  Rule: G.37.Ruling.3 Others may tap what has it

    Example: a spell
      Given a Magic game between Alice and Bob
      And Alice has an instant "Bind" in hand: "Tap target creature."
      And Bob controls a creature "Goat", played this turn
      When Alice plays "Bind" targeting "Goat"
      And all players pass
      Then "Goat" is tapped
