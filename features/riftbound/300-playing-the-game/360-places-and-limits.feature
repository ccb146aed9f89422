Feature: 361. What texts say of places, limits and damage

  Rule: 361.1 A text can say how units enter, and what they have, where it is

    Example: units enter ready at a battlefield, and nowhere else
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Forge": "Units enter ready here."
      And Alice controls a unit "Guard" at "Forge"
      And Alice has a unit "Imp" in hand
      And Alice has a unit "Rat" in hand
      When Alice plays "Imp" to "Forge"
      And Alice plays "Rat" to Alice's base
      Then "Imp" is ready
      And "Rat" is exhausted

    Example: said of units here
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Forge": "Units here enter ready."
      And Alice controls a unit "Guard" at "Forge"
      And Alice has a unit "Imp" in hand
      When Alice plays "Imp" to "Forge"
      Then "Imp" is ready

    Example: a token as well
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Forge": "Units enter ready here."
      And Alice controls a unit "Guard" at "Forge": "[1]: Play a 1 [M] Recruit unit token here."
      And Alice has 1 energy
      When Alice activates "Guard"
      And all players pass
      Then "Recruit" is at "Forge"
      And "Recruit" is ready

    Example: units have more while they are there
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Forge": "Units have +1 [M] while here."
      And Alice controls a unit "Warden" at "Forge"
      And Alice controls a unit "Guard" with might 2
      When Alice moves "Guard" to "Forge"
      Then "Guard" has might 3

  Rule: 361.1 A unit that deals no combat damage contributes none

    Example: it says so itself
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Ram" with might 5: "I don't deal combat damage."
      And Bob controls a unit "Imp" with might 3 at "Ford"
      When Alice moves "Ram" to "Ford"
      And all players pass
      Then "Imp" is still at "Ford"
      And "Ram" is at Alice's base
      And "Ram" has no damage marked

    Example: a spell says so for a turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Ram" with might 5
      And Bob controls a unit "Imp" with might 3 at "Ford"
      And Bob has the spell "Calm" in hand: "[Reaction]\nA unit deals no combat damage this turn."
      When Alice moves "Ram" to "Ford"
      And Bob plays "Calm" targeting "Ram"
      And all players pass
      And all players pass
      Then "Imp" is still at "Ford"
      And "Ram" is at Alice's base

  Rule: 376.1 "One or more" sets an ability off once

    Example: three units die at once
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Urn": "When one or more friendly units die, draw 1."
      And Alice controls 3 units "Imp"
      And Alice has the spell "Flood" in hand: "Kill all units."
      When Alice plays "Flood"
      And all players pass
      And all players pass
      Then Alice's hand holds 1 card
      And the chain is empty

  Rule: 370.1 A text limits when its ability can be activated

    Example: only while it is at a battlefield
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp": "[1]: Draw 1. Use only while I'm at a battlefield."
      And Alice has 2 energy
      When Alice tries to activate "Imp"
      Then it is refused
      When Alice moves "Imp" to "Alice's battlefield"
      And all players pass
      And Alice activates "Imp"
      And all players pass
      Then Alice's hand holds 1 card

    Example: only once each turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp": "[1]: Draw 1. Use only once each turn."
      And Alice has 2 energy
      When Alice activates "Imp"
      And all players pass
      And Alice tries to activate "Imp"
      Then it is refused
      And Alice's hand holds 1 card

    Example: once again on the next turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scribe": "[1]: Draw 1. Use only once each turn."
      And Alice has 1 energy
      When Alice activates "Scribe"
      And all players pass
      And the game goes to Bob's action phase
      And the game goes to Alice's action phase
      And Alice activates "Scribe"
      Then the chain holds the ability of "Scribe"

  Rule: 352.8.b Tokens, and units at another battlefield, are chosen

    Example: a unit token
      Given a Riftbound game between Alice and Bob
      And Alice controls a token unit "Sprite"
      And Alice controls a unit "Imp"
      And Alice has the spell "Flood" in hand: "Kill a friendly unit token. Draw 1."
      When Alice tries to target "Imp" with "Flood"
      Then it is refused
      When Alice plays "Flood" targeting "Sprite"
      And all players pass
      Then Alice's hand holds 1 card

    Example: at another battlefield than where it is
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Imp" with might 3: "When I attack, deal 2 to a unit at another battlefield."
      And Bob controls a unit "Rat" with might 3 at "Ford"
      And Bob controls a unit "Owl" with might 3 at "Mill"
      And Bob controls a unit "Cat" with might 3
      When Alice moves "Imp" to "Ford"
      Then "Owl" has no damage marked
      When all players pass
      Then "Owl" has 2 damage marked

  Rule: 361.1 What is counted for each object is counted as it is said of that one

    Example: the others that are where it is, where something comes to another place
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 units "Quay Scout" with might 2 at "Ford"
      And Alice controls a unit "Bell Ringer" with might 2 in her base
      And Alice has a gear "Flag" in her hand: "Friendly units have +1 [M] for each other friendly unit there."
      When Alice plays "Flag"
      Then "Quay Scout" (1) has might 3
      And "Bell Ringer" still has might 2

    Example: the others, wherever they are
      Given a Riftbound game between Alice and Bob
      And Alice controls 3 units "Quay Scout" with might 2
      And Alice has a gear "Flag" in her hand: "Friendly units have +1 [M] for each other friendly unit."
      When Alice plays "Flag"
      Then "Quay Scout" (1) has might 4

    Example: where a unit says so, it counts for the others as well
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2
      And Alice has a unit "Captain" with might 2 in her hand: "Friendly units have +1 [M] for each other friendly unit."
      When Alice plays "Captain" to her base
      Then "Quay Scout" has might 3
      And "Captain" has might 3

    Example: "there" is nowhere where nothing was named
      When this scenario is run:
        """
        Given a Riftbound game between Alice and Bob
        And Alice controls a gear "Flag": "Friendly units there have +1 [M]."
        When Alice passes
        """
      Then it can't be set up: "there"

  Rule: 361.1 "Battlefields you control" are those, whoever has the units there

    Example: enemy units at a battlefield that one controls
      Given a Riftbound game between Alice and Bob
      And Alice controls the battlefield "Ford"
      And Bob controls the battlefield "Mill"
      And Alice controls a unit "Quay Scout" with might 9 at "Ford"
      And Bob controls a unit "Tide Warden" with might 3 at "Ford"
      And Bob controls a unit "Bell Ringer" with might 3 at "Mill"
      And Alice has a spell "Gust" in her hand: "[Action]\nGive enemy units at battlefields you control -1 [M] this turn."
      When Alice plays "Gust"
      And all players pass
      Then "Tide Warden" has might 2
      And "Bell Ringer" still has might 3

    Example: units that are exhausted meanwhile
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout" with might 2, exhausted
      And Alice controls a unit "Bell Ringer" with might 2
      And Alice has a gear "Flag" in her hand: "Friendly units have +1 [M] while exhausted."
      When Alice plays "Flag"
      Then "Quay Scout" has might 3
      And "Bell Ringer" still has might 2

    @also:718.3
    Example: two equal abilities are used once each
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice controls a unit "Imp"
      And Alice controls an Equipment gear "Boot", attached to "Imp" with effect text "[1]: Draw 1. Use only once each turn."
      And Alice controls an Equipment gear "Boot", attached to "Imp" with effect text "[1]: Draw 1. Use only once each turn."
      When Alice activates the first ability of "Imp"
      And all players pass
      And Alice activates the second ability of "Imp"
      And all players pass
      Then Alice's hand holds 2 cards
      When Alice tries to activate the second ability of "Imp"
      Then it is refused
