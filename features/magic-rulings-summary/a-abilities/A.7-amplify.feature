Feature: A.7 Amplify

  Rule: A.7.2 It comes into play with counters for each card revealed from the hand that shares a creature type with it

    Scenario Outline: two for each, of those that share a type
      Given a Magic game between Alice and Bob
      And Alice has an Elf Warrior creature "Chief" with power 1 and toughness 1 in hand: "Amplify 2"
      And Alice has an Elf creature "Scout" in hand
      And Alice has a Warrior creature "Guard" in hand
      And Alice has a Goblin creature "Digger" in hand
      When Alice plays "Chief"
      And all players pass
      Then Alice is asked to reveal
      And Alice can't choose "Digger"
      When Alice chooses "Scout" and "Guard"
      Then "Chief" is in play
      And "Chief" has 4 +1/+1 counters
      And "Chief" has power 5
      And "Scout" is still in Alice's hand
      And "Guard" is still in Alice's hand

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025 @rule:702.38a
      Examples:
        | |
        | |

    Example: none, where nobody chooses any
      Given a Magic game between Alice and Bob
      And Alice has an Elf creature "Chief" with power 1 and toughness 1 in hand: "Amplify 1"
      And Alice has an Elf creature "Scout" in hand
      When Alice plays "Chief"
      And all players pass
      And Alice chooses nothing
      Then "Chief" is in play
      And "Chief" still has power 1
      And Bob doesn't see "Scout"

    Example: one of two
      Given a Magic game between Alice and Bob
      And Alice has an Elf creature "Chief" with power 1 and toughness 1 in hand: "Amplify 1"
      And Alice has an Elf creature "Scout" in hand
      And Alice has an Elf creature "Guard" in hand
      When Alice plays "Chief"
      And all players pass
      And Alice chooses "Guard"
      Then "Chief" has power 2
      And Bob doesn't see "Scout"

    Example: what comes into play with it is not revealed
      Given a Magic game between Alice and Bob
      And Alice has an Elf creature "Chief" with power 1 and toughness 1 in hand: "Amplify 1"
      And Alice has an Elf creature "Scout" in hand
      And Alice has a Goblin creature "Digger" in hand
      And Alice has a sorcery "Muster" in hand: "Put all creature cards from your hand into play."
      When Alice plays "Muster"
      And all players pass
      Then "Chief" is in play
      And "Scout" is in play
      And "Chief" still has power 1

  Rule: A.7.3 Of several such abilities each one is done by itself

    Scenario Outline: other cards for each
      Given a Magic game between Alice and Bob
      And Alice has an Elf creature "Chief" with power 1 and toughness 1 in hand:
        """
        Amplify 1
        Amplify 3
        """
      And Alice has an Elf creature "Scout" in hand
      And Alice has an Elf creature "Guard" in hand
      When Alice plays "Chief"
      And all players pass
      And Alice chooses "Chief (1)"
      And Alice chooses "Scout" and "Guard"
      And Alice chooses "Guard"
      Then "Chief" has power 6

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013 @rule:702.36b
      Examples:
        | |
        | |

      @edition:2025 @rule:702.38b
      Examples:
        | |
        | |

  Rule: A.7.4 Who will control it reveals

    Example: an opponent puts it into play
      Given a Magic game between Alice and Bob
      And Bob has an Elf creature "Chief" with power 1 and toughness 1 in his graveyard: "Amplify 1"
      And Alice has an Elf creature "Scout" in hand
      And Bob has an Elf creature "Guard" in hand
      And Alice has a sorcery "Grave" in hand: "Put target creature card in a graveyard into play under your control."
      When Alice plays "Grave" targeting "Chief"
      And all players pass
      Then Alice is asked to reveal
      When Alice chooses "Scout"
      Then "Chief" is controlled by Alice
      And "Chief" has power 2

  Rule: A.7.Ruling.1 It is revealed as the spell, or whatever puts it into play, resolves

    Example: not as it is announced
      Given a Magic game between Alice and Bob
      And Alice has an Elf creature "Chief" with power 1 and toughness 1 in hand: "Amplify 1"
      And Alice has an Elf creature "Scout" in hand
      And Bob has an instant "Rot" in hand: "Target player discards a card."
      When Alice plays "Chief"
      Then Alice still has priority
      When Bob plays "Rot" targeting Alice
      And all players pass
      And all players pass
      Then "Chief" is in play
      And "Chief" still has power 1

  Rule: A.7.Ruling.2 What changes its creature types before it comes into play changes what is revealed

    Example: a Goblin spell of which the text is changed
      Given a Magic game between Alice and Bob
      And Alice has a Goblin creature "Chief" with power 1 and toughness 1 in hand: "Amplify 1"
      And Alice has an Elf creature "Scout" in hand
      And Alice has a Goblin creature "Digger" in hand
      And Alice has an instant "Breed" in hand: "Change the text of target spell or permanent by replacing all instances of one creature type with another."
      When Alice plays "Chief"
      And Alice plays "Breed" targeting "Chief"
      And all players pass
      And Alice chooses "Goblin"
      And Alice chooses "Elf"
      And all players pass
      Then Alice can't choose "Digger"
      When Alice chooses "Scout"
      Then "Chief" has power 2

  Rule: A.7.Ruling.3 The same cards may be revealed for several that come into play together

    Example: one card for two
      Given a Magic game between Alice and Bob
      And Alice has an Elf creature "Chief" with power 1 and toughness 1 in her graveyard: "Amplify 1"
      And Alice has an Elf creature "Elder" with power 1 and toughness 1 in her graveyard: "Amplify 2"
      And Alice has an Elf creature "Scout" in hand
      And Alice has a sorcery "Dawn" in hand: "Return all creature cards from your graveyard to play."
      When Alice plays "Dawn"
      And all players pass
      And Alice chooses "Scout"
      And Alice chooses "Scout"
      Then "Chief" has power 2
      And "Elder" has power 3
