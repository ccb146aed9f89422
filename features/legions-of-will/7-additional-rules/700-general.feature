Feature: 700. General

  Rule: 700.1 One happening can be one event or several

    Example: a draw of two cards is two events
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Reader": "Whenever you draw a card, you gain 1 resource."
      And Alice's deck holds 2 cards
      And Alice has the action "Gulp" in hand: "Draw two cards."
      And Alice has the action "Spare" in hand
      And Alice has the action "Other Spare" in hand
      When Alice plays "Gulp"
      And all players pass
      And Alice orders "Reader", "Reader"
      Then the chain of events holds the ability of "Reader", the ability of "Reader"

  Rule: 700.2 The modes that were chosen are followed

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Crossroads" in hand:
        """
        Choose one —
        • You gain 2 resource.
        • Target player loses 3 resource.
        """

    @also:700.3 @ruling:low-008
    Example: one mode
      When Alice plays "Crossroads" choosing mode 1
      And all players pass
      Then Alice has 12 resource
      And Bob still has 10 resource

    Example: the other
      When Alice plays "Crossroads" choosing mode 2 targeting Bob
      And all players pass
      Then Bob has 7 resource
      And Alice still has 10 resource

  Rule: 700.2a A mode that would be illegal can't be chosen

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Pitchfork" in hand:
        """
        Choose one —
        • Destroy target upgrade.
        • You gain 2 resource.
        """

    @also:601.1c
    Example: the card itself is no target for its mode
      Given Alice has the action "Second Thought" in hand:
        """
        Choose one or more —
        • Prevent target action from resolving.
        • You gain 1 resource.
        """
      When Alice plays "Second Thought"
      And all players pass
      Then Alice has 11 resource

    Example: without a target for it, the other mode is the only one
      When Alice plays "Pitchfork"
      And all players pass
      Then Alice has 12 resource

    Example: with a target there is a choice
      Given Bob controls an upgrade "Scaffold"
      When Alice plays "Pitchfork"
      Then Alice is asked to choose modes

    @also:601.1c
    Example: one unit is not enough for a mode with two different targets
      Given Bob controls a unit "Goose"
      And Alice has the action "Weighing" in hand:
        """
        Choose one or more —
        • Move a will counter from target unit to another target unit.
        • You gain 1 resource.
        """
      When Alice plays "Weighing"
      And all players pass
      Then Alice has 11 resource

    Example: a card without a legal mode isn't played
      Given Alice has the action "Two Prongs" in hand:
        """
        Choose one —
        • Destroy target upgrade.
        • Destroy target trap.
        """
      When Alice tries to play "Two Prongs"
      Then it is refused

    Example: not together where one alone can be had
      Given Bob controls a unit "Ogre"
      And Alice has the action "Dilemma" in hand:
        """
        Choose two —
        • Destroy target unit.
        • Rest another target unit.
        • You gain 1 resource.
        """
      When Alice tries to play "Dilemma" choosing modes 1 and 2
      Then it is refused
      When Alice plays "Dilemma"
      And Alice chooses mode 2
      Then "Dilemma" is targeting "Ogre"

  Rule: 700.2b The mode of a triggered ability is chosen as it is put on the chain of events

    Background:
      Given a Legions of Will game between Alice and Bob
      And Alice has a unit "Broker" in hand:
        """
        When Broker enters the battlefield, choose one —
        • Destroy target upgrade.
        • You gain 2 resource.
        """

    Example: a choice among legal modes
      Given Bob controls an upgrade "Scaffold"
      When Alice plays "Broker"
      And all players pass
      And Alice chooses mode 1
      And all players pass
      Then "Scaffold" is in Bob's graveyard
      And Alice still has 10 resource

    Example: only one mode is legal
      When Alice plays "Broker"
      And all players pass
      And all players pass
      Then Alice has 12 resource

    Example: none is, so the ability is removed
      Given Alice has a unit "Saboteur" in hand:
        """
        When Saboteur enters the battlefield, choose one —
        • Destroy target upgrade.
        • Destroy target trap.
        """
      When Alice plays "Saboteur"
      And all players pass
      Then "Saboteur" is on the battlefield
      And the chain of events is empty

  Rule: 700.2c Targets of a mode that wasn't chosen aren't chosen

    Example: nobody is asked for them, and nothing of them matters
      Given a Legions of Will game between Alice and Bob
      And Bob controls 2 units "Goose"
      And Alice has the action "Fork" in hand:
        """
        Choose one —
        • Destroy target unit.
        • You gain 2 resource.
        """
      When Alice plays "Fork" choosing mode 2
      And all players pass
      Then Alice has 12 resource

  Rule: 700.2d A mode is chosen once, unless the text allows more

    Example: two modes of three
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Trident" in hand:
        """
        Choose two —
        • You gain 2 resource.
        • Target player loses 3 resource.
        • Draw a card.
        """
      When Alice plays "Trident" choosing modes 1 and 2 targeting Bob
      And all players pass
      Then Alice has 12 resource
      And Bob has 7 resource

    Example: the same mode twice, where that is said
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Twins" in hand:
        """
        Choose two. You may choose the same mode more than once.
        • You gain 2 resource.
        • Draw a card.
        """
      When Alice plays "Twins" choosing modes 1 and 1
      And all players pass
      Then Alice has 14 resource

    Example: the same mode twice, where no other one has a legal target
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Twins" in hand:
        """
        Choose two. You may choose the same mode more than once.
        • You gain 2 resource.
        • Destroy target unit.
        """
      When Alice plays "Twins" choosing modes 1 and 1
      And all players pass
      Then Alice has 14 resource

    Example: as many modes as the text says, no more and no fewer
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Either" in hand:
        """
        Choose one —
        • You gain 1 resource.
        • You gain 2 resource.
        """
      When Alice plays "Either"
      And Alice tries to choose modes 1 and 2
      Then it is refused
      When Alice tries to choose nothing
      Then it is refused
      And Alice is asked to choose modes

    Example: not the same mode twice without those words
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Trident" in hand:
        """
        Choose two —
        • You gain 2 resource.
        • Target player loses 3 resource.
        • Draw a card.
        """
      When Alice plays "Trident"
      And Alice tries to choose modes 1 and 1
      Then it is refused
      When Alice tries to choose modes 1, 2 and 3
      Then it is refused
      And Alice is asked to choose modes
      And Alice still has 10 resource

  Rule: 700.2f A mode keeps its own kind of target

    Example: a new target of the same mode
      Given a Legions of Will game between Alice and Bob
      And Bob controls an upgrade "Wall"
      And Bob controls an upgrade "Gate"
      And Bob controls a unit "Oak"
      And Alice has the action "Levy" in hand:
        """
        Choose one —
        • Rest target unit.
        • Destroy target upgrade.
        """
      And Bob has the action "Veer" in hand: "Choose new targets for target action."
      When Alice plays "Levy" choosing mode 2 targeting "Wall"
      And Bob plays "Veer" targeting "Levy"
      And all players pass
      Then Bob can't choose "Oak"
      When Bob chooses "Gate"
      And all players pass
      Then "Gate" is in Bob's graveyard
      And "Oak" is not rested
