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

  Rule: G.37.3 What was controlled as the turn began may attack, whatever it was then

    Example: a land that becomes a creature in the turn after it came
      Given a Magic game between Alice and Bob
      And Alice controls a land "Mill", played this turn: "{0}: Mill becomes a 2/4 artifact creature until end of turn. It's still a land."
      And Alice controls a creature "Ox"
      When Alice activates "Mill"
      And all players pass
      And the game goes to the declare attackers step
      Then Alice can attack with "Ox"
      And Alice can't attack with "Mill"
      When Alice declares no attackers
      And the game goes to Alice's first main phase
      And Alice activates "Mill"
      And all players pass
      And the game goes to the declare attackers step
      Then Alice can attack with "Mill"

  Rule: G.37.Ruling.2 What left a player's control in this turn is new to it

    Example: stolen and stolen back
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Elk"
      And Bob has an instant "Steal" in hand: "Gain control of target creature."
      And Alice has an instant "Back" in hand: "Gain control of target creature."
      When Alice passes
      And Bob plays "Steal" targeting "Ox"
      And all players pass
      And Alice plays "Back" targeting "Ox"
      And all players pass
      Then "Ox" is controlled by Alice
      When the game goes to the declare attackers step
      Then Alice can attack with "Elk"
      And Alice can't attack with "Ox"

  Rule: G.37.Ruling.4 An ability that was played before its source became a creature resolves

    Example: an artifact that has just come
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Rod", played this turn: "{T}: Rod deals 1 damage to target player."
      And Alice has an instant "Stir" in hand: "Target artifact becomes a 2/2 artifact creature until end of turn."
      When Alice activates "Rod" targeting Bob
      And Alice plays "Stir" targeting "Rod"
      And all players pass
      Then "Rod" is a creature
      When all players pass
      Then Bob has 19 life
