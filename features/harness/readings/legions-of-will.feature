Feature: Legions of Will under other readings of its rulings

  Each of these is played as the reading that it names has it, and fails as the rulebook is read.

  Scenario: what would go beyond the reserve's maximum is not gained at all
    Given a Legions of Will game under ruling low-006 "all-or-none" between Alice and Bob
    And Alice has 18 resource
    And Alice has the action "Tithe" in hand: "You gain 5 resource. Draw a card."
    And Alice's deck holds 4 cards
    When Alice plays "Tithe"
    And all players pass
    Then Alice still has 18 resource
    And Alice's deck holds 2 cards

  Scenario: what somebody would control who has no room for it is put into the graveyard
    Given a Legions of Will game under ruling low-012 "graveyard" between Alice and Bob
    And Alice controls a base "Hut" with capacity 1
    And Alice controls a unit "Tenant" in her base "Hut"
    And Bob controls a unit "Sentry"
    And Alice has the action "Coax" in hand: "Gain control of target unit. You gain 2 resource."
    When Alice plays "Coax" targeting "Sentry"
    And all players pass
    Then "Sentry" is in Bob's graveyard
    And Alice has 12 resource

  Scenario: two will counters take one from will
    Given a Legions of Will game under ruling low-025 "one-in-all" between Alice and Bob
    And Bob controls a unit "Oracle" with will 5 and power 2
    And Alice has the action "Waver" in hand: "Put two will counters on target unit."
    When Alice plays "Waver" targeting "Oracle"
    And all players pass
    Then "Oracle" has will 4

  Scenario: a trap has the resource cost that playing it has
    Given a Legions of Will game under ruling low-028 "two" between Alice and Bob
    And Bob controls a trap "Tripwire" face up: "Pay 1: Draw a card."
    And Alice has the action "Disarm" in hand: "Destroy target trap with resource cost 2."
    When Alice plays "Disarm" targeting "Tripwire"
    And all players pass
    Then "Tripwire" is in Bob's graveyard

  Scenario: a trap is played for nothing
    Given a Legions of Will game under ruling low-028 "free" between Alice and Bob
    And Alice has 1 resource
    And Alice has a trap "Tripwire" in hand: "Pay 1: Draw a card."
    When Alice plays "Tripwire" in Alice's base
    Then the chain of events holds "Tripwire"
    And Alice still has 1 resource

  Scenario: a base without defense is turned down though an ability of its own is on the chain of events
    Given a Legions of Will game under ruling low-032 "at-once" between Alice and Bob
    And Alice controls a base "Lodge" with defense 2: "At the beginning of your end step, draw a card."
    And Bob has the action "Erode" in hand: "Target base gains -2 defense until end of turn."
    When the game goes to the end step
    And Bob plays "Erode" targeting "Lodge"
    And all players pass
    Then "Lodge" is face down
    And the chain of events holds the ability of "Lodge"

  Scenario: a base with less than no defense stays face up
    Given a Legions of Will game under ruling low-033 "letter" between Alice and Bob
    And Alice controls a base "Lodge" with defense 2
    And Bob has the action "Erode" in hand: "Target base gains -5 defense until end of turn."
    And it is Bob's prebattle main phase
    When Bob plays "Erode" targeting "Lodge"
    And all players pass
    Then "Lodge" has defense -3
    And "Lodge" is still face up

  Scenario: a trap's owner looks at it, and its controller no more
    Given a Legions of Will game under ruling low-040 "owner" between Alice and Bob
    And Bob controls a trap "Noose" face down: "Pay 1: Draw a card."
    And Alice has the action "Suborn" in hand: "Gain control of target trap."
    When Alice plays "Suborn" targeting "Noose"
    And all players pass
    Then "Noose" is controlled by Alice
    And Bob still sees "Noose"
    And Alice doesn't see "Noose"

  Scenario: a unit doesn't attack in the turn in which it was played
    Given a Legions of Will game under ruling low-050 "not-this-turn" between Alice and Bob
    And Alice has a unit "Novice" with will 1 and power 2 in hand
    When Alice plays "Novice"
    And all players pass
    And Alice tries to attack Bob's base with "Novice"
    Then it is refused by rule 508.1a

  Scenario: what modifies a roll doesn't help a unit to attack
    Given a Legions of Will game under ruling low-053 "natural" between Alice and Bob
    And Alice controls a unit "Lancer" with will 7
    And Alice controls an upgrade "Fife": "Add 2 to the result of each die you roll."
    And the next will roll is 6
    When Alice attacks Bob's base with "Lancer"
    Then "Lancer" is not attacking
    And it is Alice's declare attackers step

  Scenario: a roll is compared before any unit attacks, and no more
    Given a Legions of Will game under ruling low-054 "once" between Alice and Bob
    And Alice controls a unit "Follower" with will 6: "As long as another unit you control is attacking, Follower gains -1 will."
    And Alice controls a unit "Leader" with will 6
    And the next will rolls are 5 and 6
    When Alice attacks Bob's base with "Follower" and "Leader"
    Then "Leader" is attacking Bob's base
    And "Follower" is not attacking

  Scenario: where every roll has failed blockers are declared all the same
    Given a Legions of Will game under ruling low-055 "both-steps" between Alice and Bob
    And Alice controls a unit "Lancer" with will 8
    And the next will roll is 2
    When Alice attacks Bob's base with "Lancer"
    And all players pass
    Then it is Alice's declare blockers step

  Scenario: a card that was waiting as the turn is ended is expelled
    Given a Legions of Will game under ruling low-069 "expelled" between Alice and Bob
    And Bob has the action "Curfew" with cost 0 in hand: "End the turn."
    And Alice has the action "Harvest" in hand: "You gain 3 resource."
    When Alice plays "Harvest"
    And Bob plays "Curfew"
    And all players pass, which ends the turn
    Then "Harvest" is expelled
    And Alice still has 10 resource

  Scenario: a card that was waiting as the turn is ended goes back to where it was played from
    Given a Legions of Will game under ruling low-069 "returned" between Alice and Bob
    And Bob has the action "Curfew" with cost 0 in hand: "End the turn."
    And Alice has the action "Harvest" in hand: "You gain 3 resource."
    When Alice plays "Harvest"
    And Bob plays "Curfew"
    And all players pass, which ends the turn
    Then "Harvest" is in Alice's hand
    And Alice still has 10 resource

  Scenario: counters that are put together set off "a counter" once
    Given a Legions of Will game under ruling low-077 "once" between Alice and Bob
    And Bob controls a unit "Tally Clerk": "Whenever an ice counter is put on a unit, you gain 1 resource."
    And Alice controls a unit "Porter"
    And Alice has the action "Hoar" with cost 0 in hand: "Put two ice counters on target unit."
    When Alice plays "Hoar" targeting "Porter"
    And all players pass
    Then the chain of events holds the ability of "Tally Clerk"
