Feature: 375. Triggered abilities

  Rule: 376.4.a.2 A play effect is put on the chain once the permanent is on the board

    Example: a card is drawn
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Bell Ringer" in her hand: "When you play me, draw 2."
      When Alice plays "Bell Ringer"
      And all players pass
      Then Alice's hand holds 2 cards
