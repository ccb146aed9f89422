Feature: G.43 Untapping a Permanent

  Rule: G.43.1 A spell may untap a permanent

    Example: a creature
      Given a Magic game between Alice and Bob
      And Alice has an instant "Loosen" in hand: "Untap target creature."
      And Bob controls a tapped creature "Ox"
      When Alice plays "Loosen" targeting "Ox"
      And all players pass
      Then "Ox" is untapped

  Rule: G.43.3 To untap what is untapped does nothing

    Example: and may be done
      Given a Magic game between Alice and Bob
      And Alice has an instant "Loosen" in hand: "Untap target creature. You gain 1 life."
      And Bob controls a creature "Ox": "Whenever Ox becomes untapped, you gain 3 life."
      When Alice plays "Loosen" targeting "Ox"
      And all players pass
      Then Alice has 21 life
      When the game goes to the second main phase
      Then Bob still has 20 life
