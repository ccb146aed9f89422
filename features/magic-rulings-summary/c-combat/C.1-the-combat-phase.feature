Feature: C.1 The Combat Phase

  Rule: C.1.7 Tapping or untapping a creature leaves it in combat

    Example: a blocker that is tapped deals its damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Bind" in hand: "Tap target creature."
      And Bob controls a creature "Mule" with power 2 and toughness 3
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And Alice plays "Bind" targeting "Mule"
      And all players pass
      Then "Mule" is tapped
      When the game goes to the end of combat step
      Then "Ox" is in Alice's graveyard
      And "Mule" has 2 damage marked
