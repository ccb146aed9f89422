Feature: 608. Continuous effects

  Rule: 608.1 A continuous effect modifies objects, control, players or rules for a while

    @also:608.2
    Example: a unit is changed
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sapling" with will 5 and power 2
      And Alice has the action "Rain" in hand: "Target unit gains -2 will and +3 power until end of turn."
      When Alice plays "Rain" targeting "Sapling"
      And all players pass
      Then "Sapling" has will 3 and power 5

  Rule: 608.2a An effect lasts as long as it says, and for ever when it doesn't say

    Background:
      Given a Legions of Will game between Alice, Bob and Carol
      And Alice controls a unit "Sapling" with will 3 and power 2

    Example: until end of turn
      Given Alice has the action "Rain" in hand: "Target unit gains +3 power until end of turn."
      When Alice plays "Rain" targeting "Sapling"
      And all players pass
      Then "Sapling" has power 5
      When the game goes to Alice's beginning of battle step
      And Alice chooses Bob
      And the game goes to Bob's effect step
      Then "Sapling" still has power 2

    Example: no duration
      Given Alice has the action "Graft" in hand: "Target unit gains power equal to its will."
      When Alice plays "Graft" targeting "Sapling"
      And all players pass
      And the game goes to Alice's beginning of battle step
      And Alice chooses Bob
      And the game goes to Bob's effect step
      Then "Sapling" has power 5

    Example: until its controller's next turn, whoever's turns come before that one
      Given Bob has the action "Rain" in hand: "Target unit gains +3 power until your next turn."
      And Carol has the action "Hail" in hand: "Target unit gains +3 will until your next turn."
      When Bob plays "Rain" targeting "Sapling"
      And all players pass
      And Carol plays "Hail" targeting "Sapling"
      And all players pass
      Then "Sapling" has will 6 and power 5
      When the game goes to Alice's beginning of battle step
      And Alice chooses Bob
      And the game goes to Bob's effect step
      Then "Sapling" has will 6 and power 2
      When the game goes to Bob's beginning of battle step
      And Bob chooses Carol
      And the game goes to Carol's effect step
      Then "Sapling" has will 3 and power 2

    Example: for the rest of the game
      Given Alice has the action "Oath" in hand: "Target unit gains +3 power for the rest of the game."
      When Alice plays "Oath" targeting "Sapling"
      And all players pass
      And the game goes to Alice's beginning of battle step
      And Alice chooses Bob
      And the game goes to Bob's effect step
      And the game goes to Bob's beginning of battle step
      And Bob chooses Carol
      And the game goes to Carol's beginning of battle step
      And Carol chooses Alice
      And the game goes to Alice's effect step
      Then "Sapling" has power 5

    Example: control that two players gained of it one after the other goes back to whose it was
      Given Alice controls a unit "Herald": "Pay 0: Gain control of target unit until end of turn."
      And Bob controls a unit "Usher": "Pay 0: Gain control of target unit until end of turn."
      When Alice activates "Herald" targeting "Sapling"
      And Bob activates "Usher" targeting "Sapling"
      And all players pass
      Then "Sapling" is controlled by Bob
      When the game goes to Alice's beginning of battle step
      And Alice chooses Bob
      And the game goes to Bob's effect step
      Then "Sapling" is still controlled by Alice

  Rule: 608.2b "For as long as" ends with its condition

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sapling" with power 2
      And Alice controls a unit "Trellis": "Pay 1: Target unit gains +2 power for as long as this unit remains on the battlefield."
      And Bob has the action "Bane" in hand: "Destroy target unit."

    Example: it begins and ends
      When Alice activates "Trellis" targeting "Sapling"
      And all players pass
      Then "Sapling" has power 4
      When Bob plays "Bane" targeting "Trellis"
      And all players pass
      Then "Sapling" still has power 2

    Example: and nothing else ends with it
      Given Alice has the action "Growth" in hand: "Target unit gains +1 power until end of turn."
      When Alice activates "Trellis" targeting "Sapling"
      And all players pass
      And Alice plays "Growth" targeting "Sapling"
      And all players pass
      Then "Sapling" has power 5
      When Bob plays "Bane" targeting "Trellis"
      And all players pass
      Then "Sapling" has power 3

    @also:609.1b
    Example: control that was gained goes back
      Given Alice controls a unit "Thief": "Pay 1: Gain control of target unit for as long as this unit remains on the battlefield."
      And Bob controls a unit "Heirloom"
      When Alice activates "Thief" targeting "Heirloom"
      And all players pass
      Then "Heirloom" is in Alice's base
      When Bob plays "Bane" targeting "Thief"
      And all players pass
      Then "Heirloom" is controlled by Bob
      And "Heirloom" is in Bob's base

    Example: it has ended before it could begin
      When Alice activates "Trellis" targeting "Sapling"
      And Bob plays "Bane" targeting "Trellis"
      And all players pass
      And all players pass
      Then the chain of events is empty
      And "Trellis" is in Alice's graveyard
      And "Sapling" still has power 2

  Rule: 608.2c Whom an effect modifies is fixed as it begins; whom a rule concerns is not

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Early Bird" with power 2
      And Alice has a unit "Latecomer" with power 2 in hand

    Example: a unit that comes later is not modified
      Given Alice has the action "Rally" in hand: "Units you control gain +1 power until end of turn."
      When Alice plays "Rally"
      And all players pass
      And Alice plays "Latecomer"
      And all players pass
      Then "Latecomer" is on the battlefield
      And "Early Bird" has power 3
      And "Latecomer" still has power 2

    Example: a unit that comes later is bound by a rule
      Given Bob has the action "Curfew" in hand: "Units can't attack this turn."
      When Bob plays "Curfew"
      And all players pass
      And Alice plays "Latecomer"
      And all players pass
      And Alice tries to attack Bob's base with "Latecomer"
      Then it is refused

    @also:611.2
    Example: a unit that comes later is dealt no damage either
      Given Alice has the action "Mist" in hand: "Prevent all damage that would be dealt to units you control this turn."
      And Bob has the action "Hail" in hand: "Hail deals 1 damage to each unit."
      When Alice plays "Mist"
      And all players pass
      And Alice plays "Latecomer"
      And all players pass
      And Bob plays "Hail"
      And all players pass
      Then "Hail" is in Bob's graveyard
      And "Latecomer" has no damage marked
      And "Early Bird" still has no damage marked

  Rule: 608.2d A number is worked out once, as the effect begins

    Example: it doesn't follow what it was worked out from
      Given a Legions of Will game between Alice and Bob
      And Alice controls 2 units "Choir Boy"
      And Alice controls a unit "Soloist" with power 1
      And Alice has the action "Crescendo" in hand: "Target unit gains +1 power for each unit you control until end of turn."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice plays "Crescendo" targeting "Soloist"
      And all players pass
      Then "Soloist" has power 4
      When Bob plays "Bane" targeting "Choir Boy" (1)
      And all players pass
      Then "Soloist" has power 4

  Rule: 608.3 A static ability makes a continuous effect

    Example: while its unit is on the battlefield
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 1
      And Alice has a unit "Banner" in hand: "Each other unit you control gains +2 power."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice plays "Banner" in Alice's base
      And all players pass
      Then "Imp" has power 3
      When Alice passes
      And Bob plays "Bane" targeting "Banner"
      And all players pass
      Then "Imp" has power 1

  Rule: 608.3a A static ability's effect applies to whatever its text says at the moment

    Example: a unit that comes later has it too
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Banner": "Other units you control gain +1 power."
      And Alice has a unit "Latecomer" with power 2 in hand
      When Alice plays "Latecomer"
      And all players pass
      Then "Latecomer" has power 3

  Rule: 608.3b It applies as long as its permanent is on the battlefield

    Example: the permanent leaves
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Banner": "Other units you control gain +1 power."
      And Alice controls a unit "Recruit" with power 2
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Bob plays "Bane" targeting "Banner"
      And all players pass
      Then "Recruit" has power 2

    Example: it is in no other zone
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Recruit" with power 2
      And Alice has a unit "Banner" in hand: "Other units you control gain +1 power."
      When Alice plays "Banner"
      Then "Recruit" still has power 2
      When all players pass
      Then "Recruit" has power 3

  Rule: 608.3c~2 A permanent is modified as it enters, before abilities look at it

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Talent Scout": "Whenever a unit with power 3 or greater enters the battlefield, you gain 1 resource."
      And Alice has a unit "Recruit" with power 2 in hand

    Example: modified, it is noticed
      Given Alice controls a unit "Banner": "Other units you control gain +1 power."
      When Alice plays "Recruit"
      And all players pass
      Then the chain of events holds the ability of "Talent Scout"

    Example: as printed, it is not
      When Alice plays "Recruit"
      And all players pass
      Then "Recruit" is on the battlefield
      And the chain of events is empty

  Rule: 608.3d A permanent card that can't be put onto the battlefield goes to its owner's graveyard

    Example: an upgrade, when its base has become full
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Shed" with capacity 1
      And Alice has an upgrade "Wall" with cost 1 in hand
      And Alice has a unit "Imp" in her graveyard
      And Alice has the action "Raise" in hand: "Put target unit card from your graveyard onto the battlefield in target base you control."
      When Alice plays "Wall" in "Shed"
      And Alice plays "Raise" targeting "Imp", "Shed"
      And all players pass
      And all players pass
      Then "Wall" is in Alice's graveyard

    Example: a unit without a target, when no base has room any more
      Given a Legions of Will game between Alice and Bob
      And Alice controls a base "Shed" with capacity 1
      And Alice has a unit "Imp" in her graveyard
      And Alice has a unit "Stray" in hand: "Play Stray without a target."
      And Alice has the action "Raise" in hand: "Put target unit card from your graveyard onto the battlefield in target base you control."
      When Alice plays "Stray"
      And Alice plays "Raise" targeting "Imp", "Shed"
      And all players pass
      And all players pass
      Then "Stray" is in Alice's graveyard
      And the chain of events is empty
