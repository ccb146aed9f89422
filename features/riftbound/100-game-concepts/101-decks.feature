Feature: 101. Deck construction

  Rule: 103.2 A Main Deck has at least 40 cards, the Chosen Champion among them

    @also:103
    @also:103.1
    @also:103.2.a.2
    Example: as many as that
      Given a new Riftbound game between Alice and Bob
      And the decks are constructed
      And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
      And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
      And Alice has the battlefield "Ford" on the board
      And Alice has the battlefield "Mill" on the board
      And Alice has the battlefield "Quay" on the board
      And Alice's main deck holds 39 cards
      And Alice's rune deck holds 12 cards
      And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
      And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
      And Bob has the battlefield "Dam" on the board
      And Bob has the battlefield "Weir" on the board
      And Bob has the battlefield "Lock" on the board
      And Bob's main deck holds 39 cards
      And Bob's rune deck holds 12 cards
      And the next first player is 1
      When Alice chooses nothing
      Then Bob is asked to mulligan

    Example: one card fewer
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice's main deck holds 38 cards
        And Alice's rune deck holds 12 cards
        And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
        And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
        And Bob has the battlefield "Dam" on the board
        And Bob has the battlefield "Weir" on the board
        And Bob has the battlefield "Lock" on the board
        And Bob's main deck holds 39 cards
        And Bob's rune deck holds 12 cards
        When Alice chooses nothing
        """
      Then it can't be set up: "Alice's deck is no constructed deck: its Main Deck has 39 cards and needs 40 (103.2)"

  Rule: 103.1 There is one Champion Legend

    @also:103
    Example: none
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice's main deck holds 39 cards
        And Alice's rune deck holds 12 cards
        And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
        And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
        And Bob has the battlefield "Dam" on the board
        And Bob has the battlefield "Weir" on the board
        And Bob has the battlefield "Lock" on the board
        And Bob's main deck holds 39 cards
        And Bob's rune deck holds 12 cards
        When Alice chooses nothing
        """
      Then it can't be set up: "it has 0 Champion Legends instead of one (103.1)"

    Example: one
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice's main deck holds 39 cards
        And Alice's rune deck holds 12 cards
        And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
        And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
        And Bob has the battlefield "Dam" on the board
        And Bob has the battlefield "Weir" on the board
        And Bob has the battlefield "Lock" on the board
        And Bob's main deck holds 39 cards
        And Bob's rune deck holds 12 cards
        And the next first player is 1
        When Alice chooses nothing
        Then Bob is asked to mulligan
        """
      Then it passes

  Rule: 103.2.a.2 The Chosen Champion is a champion unit with the legend's tag

    Example: one with another tag
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Frost unit "Frost, Calm" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice's main deck holds 39 cards
        And Alice's rune deck holds 12 cards
        And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
        And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
        And Bob has the battlefield "Dam" on the board
        And Bob has the battlefield "Weir" on the board
        And Bob has the battlefield "Lock" on the board
        And Bob's main deck holds 39 cards
        And Bob's rune deck holds 12 cards
        When Alice chooses nothing
        """
      Then it can't be set up: "can't be its Chosen Champion (103.2.a.2)"

    @also:103.2.d.3
    Example: a signature unit
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury signature Ember unit "Cinders" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice's main deck holds 39 cards
        And Alice's rune deck holds 12 cards
        And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
        And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
        And Bob has the battlefield "Dam" on the board
        And Bob has the battlefield "Weir" on the board
        And Bob has the battlefield "Lock" on the board
        And Bob's main deck holds 39 cards
        And Bob's rune deck holds 12 cards
        When Alice chooses nothing
        """
      Then it can't be set up: "can't be its Chosen Champion (103.2.a.2)"

  Rule: 103.2.b Up to three cards have one name

    Example: three
      Given a new Riftbound game between Alice and Bob
      And the decks are constructed
      And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
      And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
      And Alice has the battlefield "Ford" on the board
      And Alice has the battlefield "Mill" on the board
      And Alice has the battlefield "Quay" on the board
      And Alice has 3 spells "Echo" in her main deck
      And Alice's main deck holds 39 cards
      And Alice's rune deck holds 12 cards
      And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
      And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
      And Bob has the battlefield "Dam" on the board
      And Bob has the battlefield "Weir" on the board
      And Bob has the battlefield "Lock" on the board
      And Bob's main deck holds 39 cards
      And Bob's rune deck holds 12 cards
      And the next first player is 1
      When Alice chooses nothing
      Then Bob is asked to mulligan

    Example: a deck with three can be set up
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice has 3 spells "Echo" in her main deck
        And Alice's main deck holds 39 cards
        And Alice's rune deck holds 12 cards
        And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
        And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
        And Bob has the battlefield "Dam" on the board
        And Bob has the battlefield "Weir" on the board
        And Bob has the battlefield "Lock" on the board
        And Bob's main deck holds 39 cards
        And Bob's rune deck holds 12 cards
        And the next first player is 1
        When Alice chooses nothing
        Then Bob is asked to mulligan
        """
      Then it passes

    Example: four
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice has 4 spells "Echo" in her main deck
        And Alice's main deck holds 39 cards
        And Alice's rune deck holds 12 cards
        And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
        And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
        And Bob has the battlefield "Dam" on the board
        And Bob has the battlefield "Weir" on the board
        And Bob has the battlefield "Lock" on the board
        And Bob's main deck holds 39 cards
        And Bob's rune deck holds 12 cards
        When Alice chooses nothing
        """
      Then it can't be set up: "it has 4 copies of \"Echo\" (103.2.b)"

  Rule: 103.2.b.1 The Chosen Champion is one of them

    Example: two more of its name
      Given a new Riftbound game between Alice and Bob
      And the decks are constructed
      And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
      And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
      And Alice has the battlefield "Ford" on the board
      And Alice has the battlefield "Mill" on the board
      And Alice has the battlefield "Quay" on the board
      And Alice has 2 fury champion Ember units "Ember, Reckless" in her main deck
      And Alice's main deck holds 39 cards
      And Alice's rune deck holds 12 cards
      And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
      And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
      And Bob has the battlefield "Dam" on the board
      And Bob has the battlefield "Weir" on the board
      And Bob has the battlefield "Lock" on the board
      And Bob's main deck holds 39 cards
      And Bob's rune deck holds 12 cards
      And the next first player is 1
      When Alice chooses nothing
      Then Bob is asked to mulligan

    Example: three more
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice has 3 fury champion Ember units "Ember, Reckless" in her main deck
        And Alice's main deck holds 39 cards
        And Alice's rune deck holds 12 cards
        And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
        And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
        And Bob has the battlefield "Dam" on the board
        And Bob has the battlefield "Weir" on the board
        And Bob has the battlefield "Lock" on the board
        And Bob's main deck holds 39 cards
        And Bob's rune deck holds 12 cards
        When Alice chooses nothing
        """
      Then it can't be set up: "it has 4 copies of \"Ember, Reckless\" (103.2.b)"

  Rule: 103.2.b.2 Names differ, whomever cards represent

    @also:131~2
    Example: three and three with other subtitles
      Given a new Riftbound game between Alice and Bob
      And the decks are constructed
      And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
      And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
      And Alice has the battlefield "Ford" on the board
      And Alice has the battlefield "Mill" on the board
      And Alice has the battlefield "Quay" on the board
      And Alice has 3 fury champion Ember units "Ember, Burnt" in her main deck
      And Alice has 3 fury champion Ember units "Ember, Rekindled" in her main deck
      And Alice's main deck holds 39 cards
      And Alice's rune deck holds 12 cards
      And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
      And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
      And Bob has the battlefield "Dam" on the board
      And Bob has the battlefield "Weir" on the board
      And Bob has the battlefield "Lock" on the board
      And Bob's main deck holds 39 cards
      And Bob's rune deck holds 12 cards
      And the next first player is 1
      When Alice chooses nothing
      Then Bob is asked to mulligan

    Example: three and four with another subtitle
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice has 3 fury champion Ember units "Ember, Burnt" in her main deck
        And Alice has 4 fury champion Ember units "Ember, Rekindled" in her main deck
        And Alice's main deck holds 39 cards
        And Alice's rune deck holds 12 cards
        And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
        And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
        And Bob has the battlefield "Dam" on the board
        And Bob has the battlefield "Weir" on the board
        And Bob has the battlefield "Lock" on the board
        And Bob's main deck holds 39 cards
        And Bob's rune deck holds 12 cards
        When Alice chooses nothing
        """
      Then it can't be set up: "it has 4 copies of \"Ember, Rekindled\" (103.2.b)"
