Feature: 105. Spaces

  Rule: 106.4.b A facedown zone holds one card at most

    @also:106.4.a
    Example: another one can be hidden once it is empty again
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Snake", facedown at "Alice's battlefield": "[Hidden]"
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      Then Alice can't hide "Lurker" at "Alice's battlefield"
      When Alice plays "Snake"
      And Alice hides "Lurker" at "Alice's battlefield"
      Then "Lurker" is in a facedown zone
      And "Snake" is on the board

  Rule: 106.4.d Whoever loses control of the battlefield loses the facedown card at the next cleanup

    @also:322.7
    Example: the last unit there moves away
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" at "Alice's battlefield"
      And Alice controls a unit "Lurker", facedown at "Alice's battlefield": "[Hidden]"
      When Alice moves "Gate Guard" to Alice's base
      Then "Lurker" is in Alice's trash

    @also:322.7
    Example: an opponent conquers it
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Gate Guard" with might 1 at "Alice's battlefield"
      And Alice controls a unit "Lurker", facedown at "Alice's battlefield": "[Hidden]"
      And Bob controls a unit "Lancer" with might 5
      When Bob moves "Lancer" to "Alice's battlefield"
      Then "Lurker" is still in a facedown zone
      When all players pass
      Then "Alice's battlefield" is controlled by Bob
      And "Lurker" is in Alice's trash

    Example: while it is contested, it remains
      Given a Riftbound game between Alice and Bob
      And it is Bob's action phase
      And Alice controls a unit "Gate Guard" with might 1 at "Alice's battlefield"
      And Alice controls a unit "Lurker" with might 3, facedown at "Alice's battlefield": "[Hidden]"
      And Bob controls a unit "Lancer" with might 5
      And Bob has a spell "Snuff" in his hand:
        """
        [Action]
        Kill a unit.
        """
      When Bob moves "Lancer" to "Alice's battlefield"
      And Bob plays "Snuff" targeting "Gate Guard"
      And all players pass
      Then "Gate Guard" is in Alice's trash
      And "Lurker" is still in a facedown zone
      And Alice can play "Lurker"

  Rule: 106.4.e A facedown zone is no location

    Example: what lies there is not among the units at the battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Gate Guard" with might 5 at "Alice's battlefield"
      And Alice controls a unit "Lurker" with might 1, facedown at "Alice's battlefield": "[Hidden]"
      And Alice has a spell "Flood" in her hand: "Deal 1 to all units at a battlefield."
      When Alice plays "Flood" targeting "Alice's battlefield"
      And all players pass
      Then "Gate Guard" has 1 damage marked
      And "Lurker" is still in a facedown zone

    Example: nor is it counted there
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls a unit "Gate Guard" with might 5 at "Alice's battlefield": "I get +2 [M] while you control 2 or more units."
      And Alice has a unit "Lurker" in her hand: "[Hidden]"
      When Alice hides "Lurker" at "Alice's battlefield"
      Then "Lurker" is in a facedown zone
      And "Gate Guard" still has might 5
