Feature: K.25 Token Creatures

  Rule: K.25.1 They are permanents, and no cards

    Example: a bear
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token into play."
      When Alice plays "Call"
      And all players pass
      Then "Bear" is in play
      And "Bear" is a token
      And "Bear" is controlled by Alice
      And "Bear" has power 2

  Rule: K.25.2 Its color is the one that is said

    Scenario Outline: a green one
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token <where>."
      And Bob has an instant "Purge" in hand: "Destroy target green creature."
      When Alice plays "Call"
      And all players pass
      And Bob plays "Purge" targeting "Bear"
      And all players pass
      Then "Purge" is in Bob's graveyard
      And Alice's graveyard holds 1 card

      @edition:2003
      Examples:
        | where     |
        | into play |

      @edition:2013
      Examples:
        | where                |
        | onto the battlefield |

  Rule: K.25.6 One that leaves play ceases to exist, once what it triggers has triggered

    Example: returned to the hand
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token into play."
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Call"
      And all players pass
      And Alice plays "Recall" targeting "Bear"
      And all players pass
      Then Alice's hand still holds 0 cards

  Rule: K.25.Ruling.1 It goes where it is sent for a moment

    Example: an urn triggers
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Urn": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token into play."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Call"
      And all players pass
      And Alice plays "Fell" targeting "Bear"
      And all players pass
      And all players pass
      Then Alice has 21 life

  Rule: K.25.3 Its name is the one that is said

    Scenario Outline: a wasp of metal
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "<text>."
      When Alice plays "Call"
      And all players pass
      Then "Wasp" is in play
      And "Wasp" is an artifact
      And "Wasp" is an Insect

      @edition:2003
      Examples:
        | text                                                                      |
        | Put a 1/1 Insect artifact creature token with flying named Wasp into play |

      @edition:2013
      Examples:
        | text                                                                                 |
        | Put a 1/1 Insect artifact creature token with flying named Wasp onto the battlefield |

      @edition:2025
      Examples:
        | text                                                               |
        | Create a 1/1 Insect artifact creature token with flying named Wasp |

    Example: one that its own text names
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Kindle" in hand: 'Put a 1/1 red Goblin creature token named Spark into play with "Sacrifice Spark: Spark deals 2 damage to target creature or player."'
      And Bob controls a creature "Ox" with power 1 and toughness 2
      When Alice plays "Kindle"
      And all players pass
      And Alice activates "Spark" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And 0 "Spark" are in play

    Example: what it says of itself dying is said of that one alone
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Kindle" in hand: 'Put two 1/1 red Goblin creature tokens named Spark into play with "When Spark dies, you gain 1 life."'
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Kindle"
      And all players pass
      And Alice plays "Fell" targeting "Spark" (1)
      And all players pass
      And all players pass
      Then Alice has 21 life
      And the stack is empty

  Rule: K.25.4 Its name is a creature type besides

    Example: an insect that is a Wasp
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Put a 1/1 Insect creature token named Wasp into play."
      And Bob has an instant "Swat" in hand: "Destroy target Wasp."
      When Alice plays "Call"
      And all players pass
      And Bob plays "Swat" targeting "Wasp"
      And all players pass
      Then "Swat" is in Bob's graveyard

  Rule: K.25.5 It costs nothing

    Example: nothing to count
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token into play."
      And Bob has an instant "Weigh" in hand: "Destroy target creature with converted mana cost 0."
      When Alice plays "Call"
      And all players pass
      Then "Bear" has converted mana cost 0
      When Bob plays "Weigh" targeting "Bear"
      And all players pass
      Then "Weigh" is in Bob's graveyard

  Rule: K.25.7 It is owned by who controls what puts it into play

    Example: a gift goes back to the giver
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Gift" in hand: "Put a 1/1 white Bird creature token into play under target opponent's control."
      When Alice plays "Gift" targeting Bob
      And all players pass
      Then "Bird" is controlled by Bob
      And "Bird" is owned by Alice

  Rule: K.25.8 Who puts it into play controls it

    Example: the opponent does
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Gift" in hand: "Target opponent puts a 1/1 white Bird creature token into play."
      When Alice plays "Gift" targeting Bob
      And all players pass
      Then "Bird" is controlled by Bob

  Rule: K.25.Ruling.5 Another creature type leaves its name

    Example: a bear that is an Elf
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token into play."
      And Bob has an instant "Teach" in hand: "Target creature becomes an Elf until end of turn."
      When Alice plays "Call"
      And all players pass
      And Bob plays "Teach" targeting "Bear"
      And all players pass
      Then "Bear" is an Elf
      And "Bear" is not a Bear

  Rule: K.25.Ruling.2 It has no expansion symbol

    Example: not that of the card that puts it into play
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Herder":
        """
        Expansion symbol: Lantern
        {T}: Put a 2/2 green Bear creature token into play.
        """
      And Bob has an instant "Dim" in hand: "Destroy all permanents from the Lantern expansion."
      When Alice activates "Herder"
      And all players pass
      And Alice passes
      And Bob plays "Dim"
      And all players pass
      Then "Herder" is in Alice's graveyard
      And "Bear" is still in play
