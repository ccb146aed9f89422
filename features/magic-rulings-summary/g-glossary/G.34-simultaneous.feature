Feature: G.34 Simultaneous

  Rule: G.34.2 Of what happens at once all is decided first, by the active player first

    Example: both players choose a creature before either goes
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Elk"
      And Bob controls a creature "Goat"
      And Bob controls a creature "Mule"
      And Bob has an instant "Edict" in hand: "Each player sacrifices a creature."
      When Alice passes
      And Bob plays "Edict"
      And all players pass
      And Alice chooses "Ox"
      Then Bob is asked to sacrifice
      And "Ox" is still in play
      When Bob chooses "Mule"
      Then "Ox" is in Alice's graveyard
      And "Mule" is in Bob's graveyard

    Example: what stays tapped is decided before anything untaps
      Given a Magic game between Alice and Bob
      And Bob controls a tapped creature "Ox": "You may choose not to untap Ox during your untap step."
      And Bob controls a tapped creature "Elk"
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      Then Bob is asked to choose what stays tapped
      And "Elk" is still tapped
      When Bob chooses nothing
      Then "Elk" is untapped
      And "Ox" is untapped
