Feature: G.43 Untapping a Permanent

  Rule: G.43.1 A spell may untap a permanent

    Example: a creature
      Given a Magic game between Alice and Bob
      And Alice has an instant "Loosen" in hand: "Untap target creature."
      And Bob controls a tapped creature "Ox"
      When Alice plays "Loosen" targeting "Ox"
      And all players pass
      Then "Ox" is untapped
