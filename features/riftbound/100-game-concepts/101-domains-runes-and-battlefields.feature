Feature: 101. Domains, Signature cards, runes and battlefields of a deck

  Rule: 103.1.b.1 Cards have no domain besides those of the legend

    @also:103.2.c
    @also:103.1.b.3
    @also:172.1
    Example: one of another domain
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice has a calm spell "Tide" in her main deck
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
      Then it can't be set up: "\"Tide\" is of a domain that its legend is not of (103.1.b.1)"

    @also:103.1.b.4
    Example: one of two domains, of which the legend has one
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice has a fury calm spell "Steam" in her main deck
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
      Then it can't be set up: "\"Steam\" is of a domain that its legend is not of (103.1.b.1)"

    @also:103.1.b.4
    Example: one of two domains that the legend has
      Given a new Riftbound game between Alice and Bob
      And the decks are constructed
      And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
      And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
      And Alice has the battlefield "Ford" on the board
      And Alice has the battlefield "Mill" on the board
      And Alice has the battlefield "Quay" on the board
      And Alice has a fury chaos spell "Riot" in her main deck
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

    @also:103.3.a.1
    Example: runes of both domains of the legend
      Given a new Riftbound game between Alice and Bob
      And the decks are constructed
      And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
      And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
      And Alice has the battlefield "Ford" on the board
      And Alice has the battlefield "Mill" on the board
      And Alice has the battlefield "Quay" on the board
      And Alice has 5 fury runes in her rune deck
      And Alice has 7 chaos runes in her rune deck
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

    @also:103.3.a.1
    Example: a rune of another domain
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice has a calm rune in her rune deck
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
      Then it can't be set up: "is of a domain that its legend is not of (103.1.b.1)"

    @also:103.4.b
    Example: a battlefield of another domain
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the calm battlefield "Pond" on the board
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
      Then it can't be set up: "\"Pond\" is of a domain that its legend is not of (103.1.b.1)"

  Rule: 103.2.d Up to three Signature cards

    @also:103.2.d.2
    Example: three of the legend's champion
      Given a new Riftbound game between Alice and Bob
      And the decks are constructed
      And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
      And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
      And Alice has the battlefield "Ford" on the board
      And Alice has the battlefield "Mill" on the board
      And Alice has the battlefield "Quay" on the board
      And Alice has a signature Ember spell "Spark" in her main deck
      And Alice has 2 signature Ember spells "Flare" in her main deck
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

    @also:103.2.d.1
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
        And Alice has a signature Ember spell "Spark" in her main deck
        And Alice has 2 signature Ember spells "Flare" in her main deck
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

    @also:103.2.d.1
    Example: four, whatever their names
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice has 2 signature Ember spells "Spark" in her main deck
        And Alice has 2 signature Ember spells "Flare" in her main deck
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
      Then it can't be set up: "it has 4 Signature cards (103.2.d)"

  Rule: 103.2.d.2 Signature cards have the legend's tag

    Example: one of another champion
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
        And Alice has the battlefield "Quay" on the board
        And Alice has a signature Frost spell "Frostbite" in her main deck
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
      Then it can't be set up: "\"Frostbite\" is a Signature card of another champion (103.2.d.2)"

  Rule: 103.3.a A Rune Deck has twelve cards

    @also:157.2.a
    Example: eleven
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
        And Alice's rune deck holds 11 cards
        And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
        And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
        And Bob has the battlefield "Dam" on the board
        And Bob has the battlefield "Weir" on the board
        And Bob has the battlefield "Lock" on the board
        And Bob's main deck holds 39 cards
        And Bob's rune deck holds 12 cards
        When Alice chooses nothing
        """
      Then it can't be set up: "its Rune Deck has 11 cards instead of 12 (103.3.a)"

    @also:157.2.a
    Example: thirteen
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
        And Alice's rune deck holds 13 cards
        And Bob has a fury chaos Ember legend "Burning Hand" in his legend zone
        And Bob has a fury champion Ember unit "Ember, Reckless" in his champion zone
        And Bob has the battlefield "Dam" on the board
        And Bob has the battlefield "Weir" on the board
        And Bob has the battlefield "Lock" on the board
        And Bob's main deck holds 39 cards
        And Bob's rune deck holds 12 cards
        When Alice chooses nothing
        """
      Then it can't be set up: "its Rune Deck has 13 cards instead of 12 (103.3.a)"

  Rule: 462.4.a Each player provides three battlefields

    Example: two
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has the battlefield "Ford" on the board
        And Alice has the battlefield "Mill" on the board
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
      Then it can't be set up: "it brings 2 battlefields instead of 3 (462.4.a)"

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
        And Alice has the battlefield "Moor" on the board
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
      Then it can't be set up: "it brings 4 battlefields instead of 3 (462.4.a)"

  Rule: 103.4.c No two battlefields have one name

    Example: two of one name
      When this scenario is run:
        """
        Given a new Riftbound game between Alice and Bob
        And the decks are constructed
        And Alice has a fury chaos Ember legend "Burning Hand" in her legend zone
        And Alice has a fury champion Ember unit "Ember, Reckless" in her champion zone
        And Alice has 2 battlefields "Ford" on the board
        And Alice has the battlefield "Mill" on the board
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
      Then it can't be set up: "two of its battlefields have one name (103.4.c)"

    Example: three of three names
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
