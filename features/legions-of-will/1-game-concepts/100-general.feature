Feature: 100. General

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 100.2a A constructed deck has forty cards, three bases and few of one name

    Example: a legal one is played with
      Given the decks are constructed
      And Alice's deck holds 40 cards
      And Bob's deck holds 38 cards
      When Alice passes
      Then Bob has priority

    Example: too few cards
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And the decks are constructed
        And Alice's deck holds 38 cards
        And Bob's deck holds 37 cards
        When Alice passes
        """
      Then it can't be set up: "Bob's deck is no constructed deck (100.2a): it holds 39 cards, and 40 are the fewest"

    Example: five of one name
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And the decks are constructed
        And Alice has 5 units "Drone" in her deck
        And Alice's deck holds 40 cards
        And Bob's deck holds 40 cards
        When Alice passes
        """
      Then it can't be set up: "it has 5 of \"Drone\", and 4 is the most"

    Example: four of one name
      Given the decks are constructed
      And Alice has 4 units "Drone" in her deck
      And Alice's deck holds 40 cards
      And Bob's deck holds 40 cards
      When Alice passes
      Then Bob has priority

    @also:203.4d
    Example: two legendary ones of one name
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And the decks are constructed
        And Alice has 2 legendary units "Queen" in her deck
        And Alice's deck holds 40 cards
        And Bob's deck holds 40 cards
        When Alice passes
        """
      Then it can't be set up: "it has 2 of \"Queen\", and 1 is the most"

    Example: two upgrades of one name
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And the decks are constructed
        And Alice has 2 upgrades "Pillar" in her deck
        And Alice's deck holds 40 cards
        And Bob's deck holds 40 cards
        When Alice passes
        """
      Then it can't be set up: "it has 2 of \"Pillar\", and 1 is the most"

    Example: four bases
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And the decks are constructed
        And Alice controls a base "Mill"
        And Alice controls a base "Barn"
        And Alice controls a base "Dam"
        And Alice controls a base "Weir"
        And Alice's deck holds 40 cards
        And Bob's deck holds 40 cards
        When Alice passes
        """
      Then it can't be set up: "it has 4 bases, and not 3"

    Example: two bases of one name
      When this scenario is run:
        """
        Given a Legions of Will game between Alice and Bob
        And the decks are constructed
        And Alice controls 2 bases "Mill"
        And Alice's deck holds 40 cards
        And Bob's deck holds 40 cards
        When Alice passes
        """
      Then it can't be set up: "it has 2 of \"Mill\", and 1 is the most"

  Rule: 100.6 A card takes precedence over the rules, except that anybody may concede

    Example: a card is played from where cards aren't played
      Given Alice has the action "Echo" with cost 2 in her graveyard:
        """
        You may play this card from your graveyard.
        You gain 5 resource.
        """
      When Alice plays "Echo"
      And all players pass
      Then Alice has 13 resource

    @also:103.3a
    Example: no card keeps a player from conceding
      Given Alice controls a unit "Lifeline": "You can't lose the game."
      When Alice concedes
      Then Bob wins the game

  Rule: 100.7 What says that something can't happen takes precedence

    Example: one effect lets a card be drawn, another one forbids it
      Given Alice controls a unit "Dam Warden": "Players can't draw cards."
      And Bob has the action "Glimpse" in hand: "Draw a card. You gain 1 resource."
      And Bob's deck holds 5 cards
      When Bob plays "Glimpse"
      And all players pass
      Then Bob has 11 resource
      And Bob's hand holds 1 card
      And Bob's deck still holds 5 cards

    Example: a card that may be played from a graveyard can't be while actions can't be played
      Given Bob controls a unit "Gag": "Players can't play actions."
      And Alice has the action "Echo" in her graveyard:
        """
        You may play this card from your graveyard.
        You gain 5 resource.
        """
      When Alice tries to play "Echo"
      Then it is refused

    Example: a unit that can't move doesn't
      Given Alice controls a unit "Frostling" in her base "Kiln": "This unit can't move between bases."
      And Alice controls a unit "Courier" in her base "Kiln"
      And Alice controls a base "Dock"
      When Alice tries to move "Frostling" to "Dock"
      Then it is refused
      When Alice moves "Courier" to "Dock"
      Then "Courier" is in "Dock"

  Rule: 100.7a Adding and removing abilities is no such contradiction

    Example: what is gained after everything was lost is there
      Given Alice controls a unit "Scribe": "Rest this unit: Draw a card."
      And Bob has the action "Hush" in hand: "Target unit loses all abilities until end of turn."
      And Alice has the action "Lesson" in hand: 'Target unit gains "Rest this unit: You gain 2 resource." until end of turn.'
      When Bob plays "Hush" targeting "Scribe"
      And all players pass
      And Alice plays "Lesson" targeting "Scribe"
      And all players pass
      Then "Scribe" has the ability "Rest this unit: You gain 2 resource."
      And "Scribe" doesn't have the ability "Rest this unit: Draw a card."

  Rule: 100.8 What is impossible is left out

    Example: a reserve gives what it holds
      Given Bob has 1 resource
      And Alice has the action "Toll" in hand: "Target player loses 3 resource. You gain 2 resource."
      When Alice plays "Toll" targeting Bob
      And all players pass
      Then Bob has 0 resource
      And Alice has 12 resource

    Example: a deck gives the cards that are in it
      Given Alice has a unit "Stray" on top of her deck
      And Alice's hand holds 3 cards
      And Alice has the action "Delve" in hand: "Draw two cards. You gain 1 resource."
      When Alice plays "Delve"
      And all players pass
      Then "Stray" is in Alice's hand
      And Alice has 11 resource
      And the game is not over

  Rule: 100.9 The active player chooses first, then the others in turn order; then it all happens at once

    Background:
      Given it is Bob's prebattle main phase
      And Alice controls a unit "Ox"
      And Alice controls a unit "Yak"
      And Bob controls a unit "Imp"
      And Bob controls a unit "Ogre"
      And Bob has the action "Cull" in hand: "Each player sacrifices a unit."

    Example: the player whose turn it is, then the other one
      When Bob plays "Cull"
      And all players pass
      And Bob chooses "Imp"
      And Alice chooses "Yak"
      Then "Imp" is in Bob's graveyard
      And "Yak" is in Alice's graveyard
      And "Ox" is still on the battlefield

    Example: nothing is sacrificed before everybody has chosen
      When Bob plays "Cull"
      And all players pass
      And Bob chooses "Imp"
      Then "Imp" is still on the battlefield
      When Alice chooses "Yak"
      Then "Imp" is in Bob's graveyard

    Example: nobody chooses what another player has
      When Bob plays "Cull"
      And all players pass
      And Bob tries to choose "Ox"
      Then it is refused
      When Bob chooses "Ogre"
      And Alice chooses "Ox"
      Then "Ogre" is in Bob's graveyard

  Rule: 100.9a Cards chosen in a hidden zone may stay hidden

    Example: the second player to choose doesn't see what the first one discards
      Given Alice has a unit "Heir" in hand
      And Alice has the action "Purge" in hand: "Each player discards a card."
      And Bob has a unit "Page" in hand
      And Alice's hand holds 3 cards
      When Alice plays "Purge"
      And all players pass
      And Alice chooses "Heir"
      Then Bob doesn't see "Heir"
      When Bob chooses "Page"
      Then Bob sees "Heir"

  Rule: 100.9c What one player chooses at the same time is chosen in the order of the text

    Example: the unit first, then the card
      Given Alice controls a unit "Imp"
      And Alice controls a unit "Rat"
      And Alice has the action "Tithe" in hand: "Sacrifice a unit and discard a card."
      And Alice has the action "Note" in hand: "Draw a card."
      And Alice has the action "Ode" in hand: "Draw a card."
      When Alice plays "Tithe"
      And all players pass
      And Alice chooses "Rat"
      And Alice chooses "Note"
      Then "Rat" is in Alice's graveyard
      And "Note" is in Alice's graveyard

    Example: the card first, where the text has it so
      Given Alice controls a unit "Imp"
      And Alice controls a unit "Rat"
      And Alice has the action "Tithe" in hand: "Discard a card and sacrifice a unit."
      And Alice has the action "Note" in hand: "Draw a card."
      And Alice has the action "Ode" in hand: "Draw a card."
      When Alice plays "Tithe"
      And all players pass
      And Alice chooses "Note"
      And Alice chooses "Rat"
      Then "Rat" is in Alice's graveyard
      And "Note" is in Alice's graveyard

  Rule: 100.9d A choice that makes an earlier player choose starts the order anew

    @also:100.9e
    Example: the active player chooses before the other one goes on
      Given Bob controls a unit "Left Ward": "If Left Ward would be destroyed, each opponent discards a card instead."
      And Bob controls a unit "Right Ward": "If Right Ward would be destroyed, draw a card instead."
      And Bob controls an upgrade "Old Vow": "If a unit would be destroyed, you gain 1 resource instead."
      And Bob's deck holds 4 cards
      And Alice has a unit "Imp" in hand
      And Alice has a unit "Rat" in hand
      And Alice has the action "Landslide" in hand: "Destroy all units."
      When Alice plays "Landslide"
      And all players pass
      And Bob chooses "Left Ward (1)"
      Then Alice is asked to discard
      When Alice chooses "Rat"
      Then Bob is asked to choose a replacement effect
