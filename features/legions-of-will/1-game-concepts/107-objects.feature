Feature: 107. Objects

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 107.2 A type without the word card means a permanent

    Example: not a card in a graveyard
      Given Bob controls a unit "Imp" with power 2
      And Bob has a unit "Husk" in his graveyard
      And Alice has the action "Banish" in hand: "Expel target unit."
      When Alice tries to target "Husk" with "Banish"
      Then it is refused
      When Alice plays "Banish" targeting "Imp"
      And all players pass
      Then "Imp" is expelled

  Rule: 107.2a A card in a named zone is one in that zone

    Example: not a permanent
      Given Alice controls a unit "Imp"
      And Alice has a unit "Husk" in her graveyard
      And Alice has the action "Recall" in hand: "Return target unit card from your graveyard to your hand."
      When Alice tries to target "Imp" with "Recall"
      Then it is refused
      When Alice plays "Recall" targeting "Husk"
      And all players pass
      Then "Husk" is in Alice's hand

  Rule: 107.2b "Card" means a card on the chain of events

    Example: a unit card as it is played, no unit that is there
      Given Alice controls a unit "Old Hound"
      And Alice has a unit "Ash Hound" with cost 1 in hand
      And Bob has the action "Snub" in hand: "Prevent target unit card from resolving."
      When Alice plays "Ash Hound" in Alice's base
      Then Bob can't target "Old Hound" with "Snub"
      When Bob plays "Snub" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" is in Alice's graveyard
      And "Old Hound" is still on the battlefield

  Rule: 107.2c "Source" means a source in any zone

    Example: an action on the chain of events
      Given Alice controls a unit "Prism": "If a source you control would deal damage to a unit, it deals twice that much instead."
      And Bob controls a unit "Pillar" with power 9
      And Alice has the action "Dart" in hand: "Dart deals 2 damage to target unit."
      When Alice plays "Dart" targeting "Pillar"
      And all players pass
      Then "Pillar" has 4 damage marked

    Example: an expelled card, whose ability deals the damage
      Given Bob controls a unit "Pillar" with power 9: "Whenever damage that would be dealt to this unit is prevented, you gain that much resource."
      And Bob has the action "Balm" in hand: "The next time a source would deal damage to target unit this turn, prevent that damage."
      And Alice has the action "Late Dart" in her graveyard: "Expel this card from your graveyard: Late Dart deals 2 damage to target unit."
      When Alice activates "Late Dart" targeting "Pillar"
      And Bob plays "Balm" targeting "Pillar"
      And all players pass
      And Bob chooses "Late Dart"
      And all players pass
      And all players pass
      Then "Late Dart" is expelled
      And Bob has 12 resource
      And "Pillar" still has no damage marked

  Rule: 107.4 Only objects on the battlefield and on the chain of events are controlled

    Example: units elsewhere don't count
      Given Alice controls 2 units "Mite"
      And Alice has a unit "Husk" in her graveyard
      And Alice has a unit "Egg" in hand
      And Alice has the action "Tally" in hand: "You gain 1 resource for each unit you control."
      When Alice plays "Tally"
      And all players pass
      Then Alice has 12 resource

    Example: who controlled it on the battlefield doesn't control it in the graveyard
      Given Bob controls a unit "Nomad" with power 2
      And Bob's deck holds 5 cards
      And Alice has the action "Lure" in hand: "Gain control of target unit."
      And Alice has the action "Spark" in hand: "Spark deals 2 damage to target unit."
      And Alice has the action "Exhume" in hand: "Expel target unit card from a graveyard. Its controller draws a card."
      When Alice plays "Lure" targeting "Nomad"
      And all players pass
      And Alice plays "Spark" targeting "Nomad"
      And all players pass
      And Alice plays "Exhume" targeting "Nomad"
      And all players pass
      Then Bob's deck holds 4 cards

  Rule: 107.4a What has triggered is controlled by whoever controlled its source then

    Example: control changes before the ability is put on the chain of events
      Given Bob controls a unit "Sentry": "Whenever Sentry becomes rested, you gain 2 resource."
      And Alice has the action "Arrest" in hand: "Rest target unit. Gain control of that unit for the rest of the game."
      When Alice plays "Arrest" targeting "Sentry"
      And all players pass
      Then "Sentry" is controlled by Alice
      And the ability of "Sentry" is controlled by Bob
      When all players pass
      Then Bob has 12 resource
      And Alice still has 10 resource

  Rule: 107.5 You are who controls the object

    Background:
      Given Bob controls a unit "Turncoat" with power 2:
        """
        Pay 1: You gain 3 resource.
        Other units you control gain +1 power.
        """
      And Bob controls a unit "Grunt" with power 1
      And Alice controls a unit "Squire" with power 1
      And Alice has the action "Lure" in hand: "Gain control of target unit."

    Example: whoever it has come to
      When Alice plays "Lure" targeting "Turncoat"
      And all players pass
      Then "Squire" has power 2
      And "Grunt" has power 1

    Example: nobody else activates its ability
      When Alice plays "Lure" targeting "Turncoat"
      And all players pass
      And Bob tries to activate "Turncoat"
      Then it is refused
      When Bob passes
      And Alice activates "Turncoat"
      And all players pass, which ends the beginning of battle step
      Then Alice has 12 resource
