Feature: G.34 Simultaneous

  Rule: G.34.2 Of what happens at once all is decided before any of it happens

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
