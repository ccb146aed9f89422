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
