Feature: 738. Legion: targets

  Rule: 738.1.c.1 On spells, Legion applies if another card was played before this one

    @ruling:rift-408
    Example: chosen, and not killed
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Winch"
      And Bob controls a gear "Buckler"
      And Alice has a spell "Vanguard" in her hand:
        """
        Draw 1.
        [Legion] - Kill a gear.
        """
      When Alice plays "Vanguard" targeting "Winch"
      And all players pass
      Then Alice's main deck holds 9 cards
      And "Winch" is still at Bob's base

    @ruling:rift-408
    Example: a card played in answer fulfils the condition
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Winch"
      And Bob controls a gear "Buckler"
      And Alice has a spell "Quick Word" in her hand: "[Reaction] Draw 1."
      And Alice has a spell "Vanguard" in her hand:
        """
        Draw 1.
        [Legion] - Kill a gear.
        """
      When Alice plays "Vanguard" targeting "Winch"
      And Alice plays "Quick Word"
      And all players pass
      And all players pass
      Then "Winch" is in Bob's trash
      And "Buckler" is still at Bob's base
