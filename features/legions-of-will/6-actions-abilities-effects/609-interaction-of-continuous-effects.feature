Feature: 609. Interaction of continuous effects

  Rule: 609.1 The layers apply in their order, will and power last

    @ruling:low-064 @also:609.4 @also:609.1e
    Example: types, then abilities, then will and power in their four sublayers
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Golem" with will 1 and power 2
      And Alice controls a unit "Angel Choir": "Angels you control gain +3 power."
      And Alice has the action "Mirror" in hand: "Switch target unit's will and power until end of turn."
      And Alice has the action "Blessing" in hand: "Until end of turn, target unit has base power 4."
      And Alice has the action "Halo" in hand: "Target unit becomes an Angel until end of turn."
      When Alice plays "Mirror" targeting "Golem"
      And all players pass
      And Alice plays "Halo" targeting "Golem"
      And all players pass
      And Alice plays "Blessing" targeting "Golem"
      And all players pass
      Then "Golem" has will 7 and power 1

  Rule: 609.1b Layer 2: control

    Example: control passes, and comes back when the effect ends
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Turncoat" with power 2
      And Alice controls a unit "Banner": "Other units you control gain +1 power."
      And Alice has the action "Bribe" in hand: "Gain control of target unit until end of turn."
      When Alice plays "Bribe" targeting "Turncoat"
      And all players pass
      Then "Turncoat" is controlled by Alice
      And "Turncoat" has power 3
      When the game goes to Bob's effect step
      Then "Turncoat" is still controlled by Bob
      And "Turncoat" still has power 2

  Rule: 609.1c Layer 3: types, before whatever looks at them

    Example: an older effect applies to a newer type
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Seraph Choir": "Angels gain +2 power."
      And Alice controls a Human unit "Novice" with power 1
      And Alice has the action "Uplift" in hand: "Target unit becomes an Angel until end of turn."
      When Alice plays "Uplift" targeting "Novice"
      And all players pass
      Then "Novice" is an Angel
      And "Novice" has power 3

  Rule: 609.1d Layer 4: abilities, before will and power

    Example: an ability that was lost has no effect any more
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Banner": "Other units you control gain +1 power."
      And Alice controls a unit "Recruit" with power 2
      And Bob has the action "Hush" in hand: "Target unit loses all abilities until end of turn."
      When Bob plays "Hush" targeting "Banner"
      And all players pass
      Then "Recruit" has power 2

    Example: an ability that was gained can be activated
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Recruit" with power 2
      And Alice has the action "Lesson" in hand: 'Target unit gains "Rest this unit: Draw a card." until end of turn.'
      When Alice plays "Lesson" targeting "Recruit"
      And all players pass
      And Alice activates "Recruit"
      Then the chain of events holds the ability of "Recruit"

  Rule: 609.3 What defines a characteristic is applied before what changes it

    Example: though the unit that defines its power is younger
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Leveller": "Each other unit you control has base power 4."
      And Alice has a unit "Swarm" in hand: "This unit's power is equal to the number of units you control."
      When Alice plays "Swarm" in Alice's base
      And all players pass
      Then "Swarm" has power 4

  Rule: 609.4a Layer 5a: what defines a unit's own will and power comes first

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Tally" with power 1: "This unit's power is equal to the number of units you control."

    Example: it is worked out again and again
      Given Alice has a unit "One More" in hand
      When Alice plays "One More"
      And all players pass
      Then "Tally" has power 2

    Example: what sets its power afterwards prevails, and what modifies it comes on top
      Given Alice has the action "Verdict" in hand: "Target unit has base power 5 until end of turn."
      And Alice has the action "Rain" in hand: "Target unit gains +1 power until end of turn."
      When Alice plays "Rain" targeting "Tally"
      And all players pass
      Then "Tally" has power 2
      When Alice plays "Verdict" targeting "Tally"
      And all players pass
      Then "Tally" has power 6

  Rule: 609.4b Layer 5b: what sets will and power comes before what modifies them

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sapling" with will 1 and power 2
      And Alice has the action "Rain" in hand: "Target unit gains +1 power until end of turn."
      And Alice has the action "Verdict" in hand: "Target unit has base power 5 until end of turn."

    Example: "has power equal to" sets it, "gains power equal to" modifies it
      Given Alice controls a unit "Bush" with power 9: "Bush has power equal to the number of units you control."
      And Alice controls a unit "Hedge" with power 9: "Hedge gains power equal to the number of units you control."
      And Alice has a unit "Shrub" in hand
      When Alice plays "Shrub"
      And all players pass
      Then "Bush" has power 4
      And "Hedge" has power 13

    Example: modified first, set later
      When Alice plays "Rain" targeting "Sapling"
      And all players pass
      And Alice plays "Verdict" targeting "Sapling"
      And all players pass
      Then "Sapling" has power 6

    Example: set first, modified later
      When Alice plays "Verdict" targeting "Sapling"
      And all players pass
      And Alice plays "Rain" targeting "Sapling"
      And all players pass
      Then "Sapling" has power 6

  Rule: 609.4c Layer 5c: what modifies will and power adds up

    Example: two effects and counters
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Sapling" with will 5 and power 2
      And Alice controls a unit "Banner": "Other units you control gain +1 power."
      And Alice has the action "Hail" in hand: "Put two will counters on target unit. That unit gains +3 power until end of turn."
      When Alice plays "Hail" targeting "Sapling"
      And all players pass
      Then "Sapling" has will 3 and power 6

  Rule: 609.4d Layer 5d: what switches will and power comes last

    @ruling:low-065
    Example: a unit with 1 will and 3 power is raised, switched and raised again
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Hourglass" with will 1 and power 3
      And Alice has the action "Rain" in hand: "Target unit gains +1 power until end of turn."
      And Alice has the action "Headstand" in hand: "Switch target unit's will and power until end of turn."
      And Alice has the action "Grit" in hand: "Target unit gains +5 will until end of turn."
      When Alice plays "Rain" targeting "Hourglass"
      And all players pass
      Then "Hourglass" has power 4
      When Alice plays "Headstand" targeting "Hourglass"
      And all players pass
      Then "Hourglass" has will 4 and power 1
      When Alice plays "Grit" targeting "Hourglass"
      And all players pass
      Then "Hourglass" has will 4 and power 6

  Rule: 609.5 Continuous effects are applied without pause, and at once

    Example: less power, and the damage marked is enough
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Imp" with power 1 and 2 damage marked
      And Alice controls a unit "Banner": "Each other unit you control gains +2 power."
      And Bob has the action "Bane" in hand: "Destroy target unit."
      When Alice passes
      And Bob plays "Bane" targeting "Banner"
      And all players pass
      Then "Imp" is in Alice's graveyard

  Rule: 609.6 Within a layer the earlier timestamp applies first

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Weathercock" with power 2
      And Alice has the action "Gale" in hand: "Target unit has base power 5 until end of turn."
      And Alice has the action "Calm" in hand: "Target unit has base power 1 until end of turn."

    Example: gale, then calm
      When Alice plays "Gale" targeting "Weathercock"
      And all players pass
      And Alice plays "Calm" targeting "Weathercock"
      And all players pass
      Then "Weathercock" has power 1

    Example: calm, then gale
      When Alice plays "Calm" targeting "Weathercock"
      And all players pass
      And Alice plays "Gale" targeting "Weathercock"
      And all players pass
      Then "Weathercock" has power 5

  Rule: 609.6a A static ability's effect has the timestamp of its object

    @also:609.6
    Example: later than an effect that resolved before
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Weathercock" with power 2
      And Alice has the action "Gale" in hand: "Target unit has base power 5 until end of turn."
      And Alice has a unit "Doldrum" in hand: "Other units you control have base power 3."
      When Alice plays "Gale" targeting "Weathercock"
      And all players pass
      Then "Weathercock" has power 5
      When Alice plays "Doldrum"
      And all players pass
      Then "Weathercock" has power 3

  Rule: 609.6b The effect of something that resolves has the time of its making

    Example: the later of two
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Golem" with power 1
      And Alice has the action "Growth" in hand: "Until end of turn, target unit has base power 5."
      And Alice has the action "Shrink" in hand: "Until end of turn, target unit has base power 2."
      When Alice plays "Growth" targeting "Golem"
      And Alice plays "Shrink" targeting "Golem"
      And all players pass
      Then "Golem" has power 2
      When all players pass
      Then "Golem" has power 5

  Rule: 609.6d An object has the time at which it entered its zone

    Example: one that comes back is the youngest
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Golem" with power 1
      And Alice has a unit "Low" with cost 1 in hand: "Each Statue you control has base power 2."
      And Alice has a unit "High" with cost 1 in hand: "Each Statue you control has base power 5."
      And Alice controls a Statue unit "Idol" with power 1
      And Bob has the action "Gust" in hand: "Return target unit to its owner's hand."
      When Alice plays "Low" in Alice's base
      And all players pass
      And Alice plays "High" in Alice's base
      And all players pass
      Then "Idol" has power 5
      When Alice passes
      And Bob plays "Gust" targeting "Low"
      And all players pass
      And Alice plays "Low" in Alice's base
      And all players pass
      Then "Idol" has power 2

  Rule: 609.6e An upgrade gets a new timestamp as it becomes attached

    @also:609.6
    Example: the upgrade that moved last applies last
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Weathercock" with power 2 in her base "Kiln"
      And Alice controls an upgrade "Low Vane" in her base "Kiln": "Units you control have base power 3."
      And Alice controls an upgrade "High Vane" in her base "Kiln": "Units you control have base power 6."
      And Alice controls a base "Tower"
      And Alice has the action "Cartage" in hand: "Move target upgrade you control to target base you control."
      When Alice plays "Cartage" targeting "Low Vane", "Tower"
      And all players pass
      Then "Weathercock" has power 3

  Rule: 609.6f A permanent gets a new timestamp as it turns face up

    Example: a base that is turned up
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Weathercock" with power 2
      And Alice controls a base "Old Mill" with activation cost 2, face down: "Units you control have base power 4."
      And Alice controls a unit "Doldrum" with power 3: "Other units you control have base power 3."
      When Alice turns up her base "Old Mill"
      Then "Weathercock" has power 4

    Example: newer than a unit that was played while it lay face down
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Weathercock" with power 2
      And Alice controls a base "Old Mill" with activation cost 2, face down: "Units you control have base power 4."
      And Alice has a unit "Doldrum" with cost 1 and power 3 in hand: "Other units you control have base power 3."
      When Alice plays "Doldrum" in Alice's base
      And all players pass
      Then "Weathercock" has power 3
      When Alice turns up her base "Old Mill"
      Then "Weathercock" has power 4

  Rule: 609.6m Of what enters at the same time the active player's is older

    Example: the other player's effect prevails
      Given a Legions of Will game between Alice and Bob
      And Bob controls a Statue unit "Idol" with power 1
      And Alice has a unit "Low" in her graveyard: "Each Statue has base power 2."
      And Bob has a unit "High" in his graveyard: "Each Statue has base power 5."
      And Alice has the action "Dawn" in hand: "Each player puts a unit card from their graveyard onto the battlefield."
      When Alice plays "Dawn"
      And all players pass
      Then "Idol" has power 5

    Example: in the other player's turn it is the other way round
      Given a Legions of Will game between Alice and Bob
      And it is Bob's prebattle main phase
      And Bob controls a Statue unit "Idol" with power 1
      And Alice has a unit "Low" in her graveyard: "Each Statue has base power 2."
      And Bob has a unit "High" in his graveyard: "Each Statue has base power 5."
      And Bob has the action "Dawn" in hand: "Each player puts a unit card from their graveyard onto the battlefield."
      When Bob plays "Dawn"
      And all players pass
      Then "Idol" has power 2

    Scenario Outline: what returns together, in <whose> turn
      Given a Legions of Will game between Alice and Bob
      And Bob controls a Statue unit "Idol" with power 1
      And Alice controls a Wolf unit "Low": "Each Statue has base power 2."
      And Bob controls a Wolf unit "High": "Each Statue has base power 5."
      And Alice controls a unit "Jailer" with power 1: "Pay 1: Expel all Wolves until Jailer leaves the battlefield."
      And it is <whose> prebattle main phase
      And <who> has the action "Spark" in hand: "Destroy target unit with power 1."
      When Alice activates "Jailer"
      And all players pass
      Then "Low" is expelled
      And "High" is expelled
      When <who> plays "Spark" targeting "Jailer"
      And all players pass
      Then "Idol" has power <power>

      Examples:
        | whose   | who   | power |
        | Alice's | Alice | 5     |
        | Bob's   | Bob   | 2     |

  Rule: 609.7a An effect depends on another that changes whom it applies to

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a Human unit "Page"

    @also:609.7
    Example: the dependent effect is the older one
      Given Alice controls a unit "Second Rite": "Dragons are Phoenixes in addition to their other types."
      And Alice has a unit "First Rite" in hand: "Humans are Dragons in addition to their other types."
      When Alice plays "First Rite"
      And all players pass
      Then "Page" is a Dragon
      And "Page" is a Phoenix

    Example: the dependent effect is the newer one
      Given Alice controls a unit "First Rite": "Humans are Dragons in addition to their other types."
      And Alice has a unit "Second Rite" in hand: "Dragons are Phoenixes in addition to their other types."
      When Alice plays "Second Rite"
      And all players pass
      Then "Page" is a Phoenix

    Example: an effect depends on one that ends its existence
      Given Alice controls a unit "Drummer": 'Humans have "Rest this unit: Draw a card."'
      And Alice has an upgrade "Thick Fog" in hand: "Units lose all abilities."
      When Alice plays "Thick Fog"
      And all players pass
      Then "Thick Fog" is on the battlefield
      And Alice can't activate "Page"

    Example: the same, the other way round
      Given Alice controls an upgrade "Thick Fog": "Units lose all abilities."
      And Alice has a unit "Drummer" in hand: 'Humans have "Rest this unit: Draw a card."'
      When Alice plays "Drummer"
      And all players pass
      Then "Drummer" is on the battlefield
      And Alice can't activate "Page"

  Rule: 609.7b Effects that depend on each other apply in timestamp order

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a Human unit "Page"
      And Alice controls a Dragon unit "Hatchling"

    Example: the one that makes Dragons is older
      Given Alice controls a unit "First Rite": "Humans are Dragons."
      And Alice has a unit "Counter-rite" in hand: "Dragons are Humans."
      When Alice plays "Counter-rite"
      And all players pass
      Then "Hatchling" is a Human
      And "Page" is a Human

    Example: the one that makes Humans is older
      Given Alice controls a unit "Counter-rite": "Dragons are Humans."
      And Alice has a unit "First Rite" in hand: "Humans are Dragons."
      When Alice plays "First Rite"
      And all players pass
      Then "Page" is a Dragon
      And "Hatchling" is a Dragon

    Example: the older one becomes the newer
      Given Alice controls a unit "First Rite": "Humans are Dragons."
      And Alice controls a unit "Counter-rite": "Dragons are Humans."
      And Alice controls a base "Inn" with capacity 5
      And Alice controls a base "Hall" with capacity 5
      And Alice has the action "March" in hand: "Move target unit you control to target base you control."
      Then "Hatchling" is a Human
      When Alice plays "March" targeting "First Rite" and "Hall"
      And all players pass
      Then "Page" is a Dragon
      And "Hatchling" is a Dragon

  Rule: 609.8c The order is looked at again after each effect

    Example: an effect comes to depend on another once a third has been applied
      Given a Legions of Will game between Alice and Bob
      And Alice controls a Human unit "Page"
      And Alice controls a unit "First Rite": "Humans are Dragons in addition to their other types."
      And Alice controls a unit "Third Rite": "Phoenixes are Angels in addition to their other types."
      And Alice has a unit "Second Rite" in hand: "Dragons are Phoenixes in addition to their other types."
      When Alice plays "Second Rite"
      And all players pass
      Then "Page" is a Phoenix
      And "Page" is an Angel

  Rule: 609.8 One effect can override another

    Example: what can't be had isn't gained
      Given a Legions of Will game between Alice and Bob
      And Alice controls a Human unit "Page" with power 5
      And Bob controls a Dragon unit "Scorcher": "Rest this unit: Scorcher deals 2 damage to target unit."
      And Alice controls a unit "Warder": "Humans have Protection from Dragons."
      And Bob has a unit "Unmaker" in hand: "Humans can't have Protection from Dragons."
      And it is Bob's prebattle main phase
      When Bob plays "Unmaker"
      And all players pass
      And Bob activates "Scorcher" targeting "Page"
      And all players pass
      Then "Page" has 2 damage marked

  Rule: 609.9 A continuous effect may be about players

    Example: nobody draws
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Warden" in hand: "Your maximum hand size is four."
      And Alice's deck holds 6 cards
      When Alice plays "Warden" in Alice's base
      And all players pass
      Then Alice has 4 cards in her hand

  Rule: 609.10 Some effects change the rules of the game

    Background:
      Given a Legions of Will game between Alice and Bob

    Example: a prohibition for a while
      Given Alice's deck holds 3 cards
      And Bob has the action "Drought" in hand: "Players can't draw cards this turn."
      And Alice has the action "Well" in hand: "Draw two cards."
      When Bob plays "Drought"
      And all players pass
      And Alice plays "Well"
      And all players pass
      Then "Well" is in Alice's graveyard
      And Alice's deck still holds 3 cards

    Example: the maximum hand size
      Given Alice's deck holds 4 cards
      And Alice has an upgrade "Wide Sleeves" in hand: "Your maximum hand size is three."
      When Alice plays "Wide Sleeves"
      Then Alice's hand still holds 2 cards
      When all players pass
      Then Alice's hand holds 3 cards

    Example: costs
      Given Alice has 1 resource
      And Alice controls a unit "Steward": "Actions you play cost 1 less."
      And Bob has the action "Hush" in hand: "Target unit loses all abilities until end of turn."
      And Alice has the action "Feast" with cost 2 in hand: "Draw a card."
      When Bob plays "Hush" targeting "Steward"
      Then Alice can still play "Feast"
      When all players pass
      Then Alice can't play "Feast"
