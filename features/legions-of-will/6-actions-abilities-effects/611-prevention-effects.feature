Feature: 611. Prevention effects

  Rule: 611.1 A prevention effect keeps damage from being dealt

    @also:611.1a
    Example: all of it
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Glass Knight" with power 2
      And Bob has the action "Bell Jar" in hand: "Prevent all damage that would be dealt to target unit this turn."
      And Alice has the action "Hammer" in hand: "Hammer deals 5 damage to target unit."
      When Bob plays "Bell Jar" targeting "Glass Knight"
      And all players pass
      And Alice plays "Hammer" targeting "Glass Knight"
      And all players pass
      Then "Hammer" is in Alice's graveyard
      And "Glass Knight" is still on the battlefield

  Rule: 611.3 It lasts until its duration has expired

    @also:611.2
    Example: through the turn, and no longer
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Glass Knight" with power 9
      And Bob has the action "Bell Jar" in hand: "Prevent all damage that would be dealt to target unit this turn."
      And Alice controls a unit "Slinger": "Pay 1: Slinger deals 2 damage to target unit."
      When Bob plays "Bell Jar" targeting "Glass Knight"
      And all players pass
      And Alice activates "Slinger" targeting "Glass Knight"
      And all players pass
      Then "Glass Knight" still has no damage marked
      When the game goes to Bob's effect step
      And Alice activates "Slinger" targeting "Glass Knight"
      And all players pass
      Then "Glass Knight" has 2 damage marked

  Rule: 611.4 It must exist before the damage

    Example: too late
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Glass Knight" with power 9
      And Bob has the action "Bell Jar" in hand: "Prevent all damage that would be dealt to target unit this turn."
      And Alice has the action "Hammer" in hand: "Hammer deals 5 damage to target unit."
      When Alice plays "Hammer" targeting "Glass Knight"
      And all players pass
      And Bob plays "Bell Jar" targeting "Glass Knight"
      And all players pass
      Then "Glass Knight" has 5 damage marked

  Rule: 611.5 What else the effect says follows the prevention

    Example: as much resource as damage was prevented
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Glass Knight" with power 2
      And Alice controls a unit "Slinger": "Pay 1: Slinger deals 2 damage to target unit."
      And Bob has the action "Reprisal" in hand: "The next time target unit would deal damage this turn, prevent that damage. If damage is prevented this way, you gain resource equal to the damage prevented."
      When Bob plays "Reprisal" targeting "Slinger"
      And all players pass
      And Alice activates "Slinger" targeting "Glass Knight"
      And all players pass
      Then "Glass Knight" is still on the battlefield
      And Bob has 12 resource

  Rule: 611.6 Prevented damage never happens

    Background:
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Crybaby" with power 9: "Whenever Crybaby is dealt damage, you gain 1 resource."
      And Alice has the action "Pebble" in hand: "Pebble deals 2 damage to target unit."

    Example: nothing triggers on it
      Given Bob has the action "Bell Jar" in hand: "Prevent all damage that would be dealt to target unit this turn."
      When Bob plays "Bell Jar" targeting "Crybaby"
      And all players pass
      And Alice plays "Pebble" targeting "Crybaby"
      And all players pass
      Then "Pebble" is in Alice's graveyard
      And the chain of events is empty

    Example: what is left of it is dealt
      Given Bob has the action "Pillow" in hand: "Prevent the next 1 damage that would be dealt to target unit this turn."
      When Bob plays "Pillow" targeting "Crybaby"
      And all players pass
      And Alice plays "Pebble" targeting "Crybaby"
      And all players pass
      Then "Crybaby" has 1 damage marked
      And the chain of events holds the ability of "Crybaby"

  Rule: 611.7 So much damage is prevented, and no more

    Example: three of four
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Anvil" with power 9
      And Alice controls a unit "Slinger": "Pay 1: Slinger deals 2 damage to target unit."
      And Bob has the action "Pillow" in hand: "Prevent the next 3 damage that would be dealt to target unit this turn."
      When Bob plays "Pillow" targeting "Anvil"
      And all players pass
      And Alice activates "Slinger" targeting "Anvil"
      And all players pass
      Then "Anvil" still has no damage marked
      When Alice activates "Slinger" targeting "Anvil"
      And all players pass
      Then "Anvil" has 1 damage marked

    @also:608.2c
    Example: to each of all that there are so much, also of those that come later
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Anvil" with power 9
      And Bob controls a unit "Kettle" with power 9
      And Alice has the action "Hail" in hand: "Hail deals 1 damage to each unit."
      And Alice has the action "Storm" in hand: "Storm deals 3 damage to each unit."
      And Bob has the action "Quilt" in hand: "Prevent the next 2 damage that would be dealt to each unit this turn."
      When Bob plays "Quilt"
      And all players pass
      And Alice plays "Hail"
      And all players pass
      Then "Anvil" still has no damage marked
      And "Kettle" still has no damage marked
      When Alice plays "Storm"
      And all players pass
      Then "Anvil" has 2 damage marked
      And "Kettle" has 2 damage marked

    @also:605.2f
    Example: to each of several so much
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Anvil" with power 9
      And Bob controls a unit "Kettle" with power 9
      And Alice has the action "Hail" in hand: "Hail deals 3 damage to each unit."
      And Bob has the action "Pillow" in hand: "Prevent the next 2 damage that would be dealt to each of up to two target units this turn."
      When Bob plays "Pillow" targeting "Anvil" and "Kettle"
      And all players pass
      And Alice plays "Hail"
      And all players pass
      Then "Anvil" has 1 damage marked
      And "Kettle" has 1 damage marked

    @also:605.2d
    Example: to one that is chosen
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Anvil" with power 9
      And Bob controls a unit "Kettle" with power 9
      And Alice has the action "Hail" in hand: "Hail deals 3 damage to each unit."
      And Bob has the action "Pillow" in hand: "Prevent the next 2 damage that would be dealt to a unit you control this turn."
      When Bob plays "Pillow"
      And all players pass
      And Bob chooses "Anvil"
      And Alice plays "Hail"
      And all players pass
      Then "Anvil" has 1 damage marked
      And "Kettle" has 3 damage marked

  Rule: 611.8 "The next time" is one instance, however large

    Example: to whichever permanent answers the description
      Given a Legions of Will game between Alice and Bob
      And Bob controls a base "Mill"
      And Bob controls a base "Weir"
      And Alice controls a unit "Catapult": "Pay 1: Catapult deals 7 damage to target base."
      And Bob has the action "Parry" in hand: "The next time a source would deal damage to a base you control this turn, prevent that damage."
      When Bob plays "Parry"
      And all players pass
      And Bob chooses "Catapult"
      And Alice activates "Catapult" targeting "Weir"
      And all players pass
      Then Alice has 9 resource
      And "Weir" still has no damage marked
      When Alice activates "Catapult" targeting "Mill"
      And all players pass
      Then "Mill" has 7 damage marked

    Example: the first is prevented, the second dealt
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Anvil" with power 9
      And Alice controls a unit "Catapult": "Pay 1: Catapult deals 7 damage to target unit."
      And Bob has the action "Parry" in hand: "The next time target unit would deal damage this turn, prevent that damage."
      When Bob plays "Parry" targeting "Catapult"
      And all players pass
      And Alice activates "Catapult" targeting "Anvil"
      And all players pass
      Then "Anvil" still has no damage marked
      When Alice activates "Catapult" targeting "Anvil"
      And all players pass
      Then "Anvil" has 7 damage marked

  Rule: 611.9 A source is chosen, and others deal their damage

    Example: the source that wasn't chosen
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Anvil" with power 9
      And Alice controls a unit "Slinger": "Pay 1: Slinger deals 2 damage to target unit."
      And Alice controls a unit "Archer": "Pay 1: Archer deals 3 damage to target unit."
      And Bob has the action "Riposte" in hand: "The next time a source would deal damage to target unit this turn, prevent that damage."
      When Bob plays "Riposte" targeting "Anvil"
      And all players pass
      And Bob chooses "Archer"
      And Alice activates "Slinger" targeting "Anvil"
      And all players pass
      And Alice activates "Archer" targeting "Anvil"
      And all players pass
      Then "Anvil" has 2 damage marked

  Rule: 611.10 "All but 1" counts for each event

    Example: twice in a turn
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Turtle" with power 9: "If a source would deal damage to this unit, prevent all but 1 of that damage."
      And Alice controls a unit "Catapult": "Pay 1: Catapult deals 7 damage to target unit."
      When Alice activates "Catapult" targeting "Turtle"
      And all players pass
      Then "Turtle" has 1 damage marked
      When Alice activates "Catapult" targeting "Turtle"
      And all players pass
      Then "Turtle" has 2 damage marked

  Rule: 611.11 Damage that can't be prevented is dealt

    Example: in spite of a prevention effect
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Anvil" with power 9
      And Alice controls a unit "Zealot": "Damage can't be prevented."
      And Bob has the action "Bell Jar" in hand: "Prevent all damage that would be dealt to target unit this turn."
      And Alice has the action "Hammer" in hand: "Hammer deals 5 damage to target unit."
      When Bob plays "Bell Jar" targeting "Anvil"
      And all players pass
      And Alice plays "Hammer" targeting "Anvil"
      And all players pass
      Then "Anvil" has 5 damage marked

  Rule: 611.11a An effect tries only once to prevent what can't be prevented

    Example: the damage is dealt, and the game goes on
      Given a Legions of Will game between Alice and Bob
      And Bob controls a unit "Shield" with power 9: "If a source would deal damage to this unit, prevent that damage."
      And Bob controls a unit "Truth": "Damage can't be prevented."
      And Alice has the action "Dart" in hand: "Dart deals 2 damage to target unit."
      When Alice plays "Dart" targeting "Shield"
      And all players pass
      Then "Shield" has 2 damage marked
      And Alice still has priority

  Rule: 611.12 Preventing damage may trigger abilities

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Cloud Monk" with power 4: "Whenever damage that would be dealt to a unit is prevented, you gain that much resource."
      And Alice has the action "Mist" in hand: "Prevent all damage that would be dealt to units this turn."

    Example: as much as was prevented
      Given Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Alice plays "Mist"
      And all players pass
      And Bob plays "Spark" targeting "Cloud Monk"
      And all players pass
      And all players pass
      Then Alice has 13 resource
      And "Cloud Monk" still has no damage marked

    Example: once for one effect and all that it prevents at a time
      Given Bob controls a unit "Imp"
      And Bob controls an upgrade "Watcher": "Whenever you gain resource, you lose 1 resource."
      And Bob has the action "Blast" in hand: "Blast deals 2 damage to each unit."
      When Alice plays "Mist"
      And all players pass
      And Bob plays "Blast"
      And all players pass
      And all players pass
      Then Alice has 14 resource
      And the chain of events is empty

    Example: damage that is dealt triggers nothing of the kind
      Given Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Bob plays "Spark" targeting "Cloud Monk"
      And all players pass
      Then "Cloud Monk" has 3 damage marked
      And the chain of events is empty
