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

  Rule: 107.4 Only objects on the battlefield and on the chain of events are controlled

    Example: units elsewhere don't count
      Given Alice controls 2 units "Mite"
      And Alice has a unit "Husk" in her graveyard
      And Alice has a unit "Egg" in hand
      And Alice has the action "Tally" in hand: "You gain 1 resource for each unit you control."
      When Alice plays "Tally"
      And all players pass
      Then Alice has 12 resource

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
