Feature: T.6 Step 3: Resolution

  Rule: T.6.9 A creature spell is put into play, an instant into the graveyard

    Example: a creature
      Given a Magic game between Alice and Bob
      And Alice has a creature "Bear" with power 2 and toughness 2 in hand
      When Alice plays "Bear"
      Then "Bear" is on the stack
      When all players pass
      Then "Bear" is in play
      And "Bear" is controlled by Alice

  Rule: G.39.6 With its only target gone, a spell is countered

    Example: the target is destroyed in response
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn. You gain 5 life."
      And Bob has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Grow" targeting "Ox"
      And Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then Alice still has 20 life
      And "Grow" is in Alice's graveyard

    Example: with one of two targets gone it resolves for the other
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls a creature "Elk" with power 1 and toughness 1
      And Alice has an instant "Grow" in hand: "Two target creatures get +3/+3 until end of turn. You gain 5 life."
      And Bob has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Grow" targeting "Ox" and "Elk"
      And Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then "Elk" has power 4
      And Alice has 25 life
