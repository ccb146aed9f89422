Feature: 737. Hidden: abilities that hidden cards create

  Rule: 737.2 What a hidden card does besides the choices listed functions as normal

    @ruling:rift-409
    Example: a reflexive trigger chooses anywhere
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" with might 5 at "Alice's battlefield"
      And Bob controls a unit "Tide Warden" with might 5
      And Alice controls a spell "Echoing Shot", facedown at "Alice's battlefield":
        """
        [Hidden]
        Do this: Deal 2 to a unit.
        """
      When Alice plays "Echoing Shot"
      And all players pass
      And Alice chooses "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage marked

    @ruling:rift-409
    Example: a delayed trigger chooses anywhere
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" with might 5 at "Alice's battlefield"
      And Alice controls a unit "Quay Scout" with might 5 at "Alice's battlefield"
      And Bob controls a unit "Tide Warden" with might 5
      And Alice controls a spell "Slow Fuse", facedown at "Alice's battlefield":
        """
        [Hidden]
        When you play a unit this turn, deal 2 to a unit.
        """
      And Alice has a unit "Drone" in her hand
      When Alice plays "Slow Fuse"
      And all players pass
      And Alice plays "Drone"
      And Alice chooses Alice's base
      And Alice chooses "Tide Warden"
      And all players pass
      Then "Tide Warden" has 2 damage marked

  Rule: 737.1.c.3 "From Hidden" and "from facedown" are of cards that lay facedown

    Example: a unit that is played from there, and its like that isn't
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Cave Lurker", facedown at "Alice's battlefield":
        """
        [Hidden]
        When you play me from Hidden, gain 1 point.
        """
      And Alice has a unit "Dune Lurker" in her hand:
        """
        [Hidden]
        When you play me from Hidden, gain 1 point.
        """
      When Alice plays "Dune Lurker"
      And Alice chooses Alice's base
      Then Alice still has 0 points
      And the chain is empty
      When Alice plays "Cave Lurker"
      And all players pass
      Then Alice has 1 point

    Example: in the brackets that its keyword has
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield": "When you play a card from [Hidden], gain 1 point."
      And Alice controls a unit "Cave Lurker", facedown at "Alice's battlefield": "[Hidden]"
      And Alice has a unit "Dune Lurker" in her hand: "[Hidden]"
      When Alice plays "Dune Lurker"
      And Alice chooses Alice's base
      Then Alice still has 0 points
      And the chain is empty
      When Alice plays "Cave Lurker"
      And all players pass
      Then Alice has 1 point

    Example: any card of its player's
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield": "When you play a card from facedown, draw 1."
      And Alice controls a spell "Slow Fuse", facedown at "Alice's battlefield":
        """
        [Hidden]
        Gain 1 point.
        """
      And Alice has a spell "Quick Fuse" in her hand: "Gain 1 point."
      When Alice plays "Quick Fuse"
      And all players pass
      Then Alice still has 0 cards in her hand
      When Alice plays "Slow Fuse"
      And all players pass
      And all players pass
      Then Alice has 2 points
      And Alice has 1 card in her hand
