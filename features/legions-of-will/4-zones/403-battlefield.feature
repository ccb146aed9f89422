Feature: 403. Battlefield

  Rule: 403.1 Bases lie face down as the game starts

    @ruling:low-001
    Example: until their owners choose one each
      Given a new Legions of Will game between Alice and Bob
      And the decks are made up to constructed ones
      When Alice chooses Bob
      Then Alice's base is still face down
      And Bob's base is still face down
      When Bob chooses Bob's second base
      Then Bob's second base is face up
      And Bob's third base is still face down
      And Alice is asked to choose the base that starts face up

  Rule: 403.2 Cards affect the battlefield unless they name another zone

    Example: every unit is destroyed
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Drone"
      And Alice has a unit "Imp" in hand
      And Bob has a unit "Ghoul" in his graveyard
      And Alice has the action "Ruin" in hand: "Destroy all units. You gain 1 resource for each unit card in your hand."
      When Alice plays "Ruin"
      And all players pass
      Then "Drone" is in Alice's graveyard
      And "Imp" is still in Alice's hand
      And Alice has 11 resource

    Example: no unit card in a graveyard is a target
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Drone"
      And Bob has a unit "Ghoul" in his graveyard
      And Alice has the action "Rage" in hand: "Target unit gains +2 power until end of turn."
      When Alice tries to target "Ghoul" with "Rage"
      Then it is refused

  Rule: 403.3 Whatever is on the battlefield is a permanent

    Scenario Outline: <what>
      Given a Legions of Will game between Alice and Bob
      And Bob controls <what> "Thing"
      And Alice has the action "Frost" in hand: "Put an ice counter on each permanent."
      When Alice plays "Frost"
      And all players pass
      Then "Thing" has 1 ice counter

      Examples:
        | what       |
        | a base     |
        | an upgrade |
        | a trap     |
        | a unit     |

  Rule: 403.4 A permanent that enters the battlefield is a new object

    @also:400.7
    Example: a unit that died comes back unhurt
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Drone" with power 4 and 3 damage marked
      And Alice has the action "Rouse" in hand: "Return target unit card from your graveyard to the battlefield in target base you control."
      And Bob has the action "Spark" in hand: "Spark deals 1 damage to target unit."
      When Bob plays "Spark" targeting "Drone"
      And all players pass
      Then "Drone" is in Alice's graveyard
      When Alice plays "Rouse" targeting "Drone"
      And all players pass
      Then "Drone" has no damage marked
