Feature: A.1 General Rulings on Abilities

  Rule: A.1.5 What takes an ability takes every instance of it

    Example: one printed and one given
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk": "Flying"
      And Alice controls an enchantment "Wind": "Creatures you control have flying."
      And Alice has an instant "Net" in hand: "Target creature loses flying until end of turn."
      And Bob controls a creature "Goat"
      When Alice plays "Net" targeting "Hawk"
      And all players pass
      And Alice attacks with "Hawk"
      And Bob blocks "Hawk" with "Goat"
      Then "Goat" is blocking "Hawk"

  Rule: A.1.9 What gains an ability has it

    Example: flying, until the turn ends
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Lift" in hand: "Target creature gains flying until end of turn."
      And Bob controls a creature "Goat"
      And Bob controls a creature "Hawk": "Flying"
      When Alice plays "Lift" targeting "Ox"
      And all players pass
      And Alice attacks with "Ox"
      And Bob tries to block "Ox" with "Goat"
      Then it is refused by rule A.21.2

  Rule: A.1.2 Of an ability that something has more than once, each triggers

    Example: a bell that rings twice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bell":
        """
        Whenever a creature comes into play, you gain 1 life.
        Whenever a creature comes into play, you gain 1 life.
        """
      And Alice has a creature "Ox" in hand
      When Alice plays "Ox"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 22 life

  Rule: A.1.8 What defines a characteristic gives no ability

    Example: unblockable without any ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has a Creature enchantment "Mist" in hand: "Enchanted creature is unblockable."
      And Bob controls a creature "Goat"
      And Bob has an instant "Silence" in hand: "Target creature loses all abilities until end of turn."
      When Alice plays "Mist" targeting "Ox"
      And all players pass
      And Bob plays "Silence" targeting "Ox"
      And all players pass
      And the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And the game goes to Alice's combat damage step
      Then the trace doesn't cite rule C.4.2 for "Goat"

  Rule: A.1.3 Abilities are those of what is in play, and affect what is in play

    Example: a spell of that color finds a card with protection in the graveyard
      Given a Magic game between Alice and Bob
      And Alice has 1 black mana
      And Alice has a creature "Templar" in her graveyard: "Protection from black"
      And Alice has a sorcery "Exhume" with mana cost {B} in hand: "Return target creature card from your graveyard to your hand."
      When Alice plays "Exhume" targeting "Templar"
      And all players pass
      Then "Templar" is in Alice's hand

    Example: what a card says is done instead of its being put into a graveyard from anywhere is done in a hand, too
      Given a Magic game between Alice and Bob
      And Bob has a creature "Phoenix" in hand: "If Phoenix would be put into a graveyard from anywhere, put it on top of its owner's library instead."
      And Alice has a sorcery "Rot" in hand: "Target player discards a card."
      When Alice plays "Rot" targeting Bob
      And all players pass
      Then "Phoenix" is on top of Bob's library

    Example: and on the stack
      Given a Magic game between Alice and Bob
      And Alice has a creature "Phoenix" in hand: "If Phoenix would be put into a graveyard from anywhere, put it on top of its owner's library instead."
      And Bob has an instant "Nay" in hand: "Counter target spell."
      When Alice plays "Phoenix"
      And Bob plays "Nay" targeting "Phoenix"
      And all players pass
      Then "Phoenix" is on top of Alice's library

    Example: but not what it says of others
      Given a Magic game between Alice and Bob
      And Bob has a creature "Phoenix" in hand: "If a card would be put into a graveyard from anywhere, remove it from the game instead."
      And Alice has a sorcery "Rot" in hand: "Target player discards a card."
      When Alice plays "Rot" targeting Bob
      And all players pass
      Then "Phoenix" is in Bob's graveyard

    Scenario Outline: what a card says of where it may be played from is said there
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ghoul" with mana cost {B} in her graveyard: "You may <verb> Ghoul from your graveyard."
      And Alice has a creature "Rat" with mana cost {B} in her graveyard
      And Alice has 1 black mana
      When Alice tries to play "Rat"
      Then it is refused
      When Alice plays "Ghoul"
      And all players pass
      Then "Ghoul" is in play

      @edition:2003
      Examples:
        | verb |
        | play |

      @edition:2013
      Examples:
        | verb |
        | cast |

      @edition:2025
      Examples:
        | verb |
        | cast |

    Example: an ability returns creatures to hands, not the cards of a graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in her graveyard
      And Bob controls a creature "Goat"
      And Alice controls an artifact "Horn": "{T}: Return all creatures to their owners' hands."
      When Alice activates "Horn"
      And all players pass
      Then "Goat" is in Bob's hand
      And "Ox" is still in Alice's graveyard

  Rule: A.1.Ruling.1 What is a drawback is an ability as well

    Example: not being able to block is lost
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Rat": "Rat can't block."
      And Bob has an instant "Hush" in hand: "Target creature loses all abilities until end of turn."
      When Bob plays "Hush" targeting "Rat"
      And all players pass
      And Alice attacks with "Ox"
      And Bob blocks "Ox" with "Rat"
      Then "Rat" is blocking "Ox"

  Rule: A.1.Ruling.2 An ability is no spell

    Example: what counters spells alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp": "{T}: Imp deals 1 damage to target creature or player."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice activates "Imp" targeting Bob
      And Alice passes
      Then Bob can't play "Deny"

  Rule: A.1.10 An ability may say that it is played while its card is not in play

    Example: only while it is in the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ghoul" in her graveyard: "{0}: You gain 1 life. Play this ability only if Ghoul is in your graveyard."
      And Alice controls a creature "Shade": "{0}: You gain 1 life. Play this ability only if Shade is in your graveyard."
      When Alice tries to activate "Shade"
      Then it is refused by rule A.2.3
      When Alice activates "Ghoul"
      And all players pass
      Then Alice has 21 life

    Example: only while it is in the hand, and only by whose hand it is
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ghoul" in hand: "{0}: You gain 1 life. Play this ability only if Ghoul is in your hand."
      And Bob has a creature "Shade" in hand: "{0}: You gain 1 life. Play this ability only if Shade is in your hand."
      When Alice tries to activate "Shade"
      Then it is refused by rule A.2.3
      When Alice activates "Ghoul"
      And all players pass
      Then Alice has 21 life

    Example: mana out of a graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ghoul" in her graveyard: "Remove Ghoul from the game: Add {B} to your mana pool. Play this ability only if Ghoul is in your graveyard."
      And Alice has a creature "Rat" with mana cost {B} in hand
      When Alice plays "Rat"
      Then "Ghoul" is removed from the game

  Rule: A.1.12 Of what is tied any may be chosen

    Scenario Outline: two of the least power
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Imp" with power 1 and toughness 1
      And Bob controls a creature "Rat" with power 1 and toughness 2
      And Bob controls a creature "Ox" with power 3 and toughness 3
      And Alice has a sorcery "Reap" in hand: "Destroy target creature with the least power among creatures."
      When Alice tries to play "Reap" targeting "Ox"
      Then it is refused
      When Alice plays "Reap" targeting "Rat"
      And all players pass
      Then "Rat" is in Bob's graveyard

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: A.1.6 What a card says that it is or counts as is no ability, and is so in every zone

    Example: the color of a card in a graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Kobold" with mana cost {1} in her graveyard: "Kobold is red."
      And Alice has a creature "Gnome" with mana cost {1} in her graveyard
      And Alice has a sorcery "Wake" in hand: "Return target red creature card from your graveyard to your hand."
      Then Alice can't target "Gnome" with "Wake"
      When Alice plays "Wake" targeting "Kobold"
      And all players pass
      Then "Kobold" is in Alice's hand

    Example: the color of a spell
      Given a Magic game between Alice and Bob
      And Alice has 2 green mana
      And Alice has a creature "Kobold" with mana cost {G} in hand: "Kobold is red."
      And Alice has a creature "Elk" with mana cost {G} in hand
      And Bob has an instant "Deny" in hand: "Counter target red spell."
      When Alice plays "Elk"
      Then Bob can't play "Deny"
      When all players pass
      And Alice plays "Kobold"
      And Bob plays "Deny" targeting "Kobold"
      And all players pass
      Then "Kobold" is in Alice's graveyard

    Example: types, of a card in a library
      Given a Magic game between Alice and Bob
      And Alice has a creature "Hedge" on top of her library:
        """
        Hedge is a Wall.
        Hedge is an artifact in addition to its other types.
        """
      And Alice has a sorcery "Seek" in hand: "Search your library for a Wall card and put that card into your hand. Then shuffle your library."
      And Alice has a sorcery "Delve" in hand: "Search your library for an artifact creature card and put that card into your graveyard. Then shuffle your library."
      And Alice has a creature "Ram" on top of her library: "Ram is an artifact in addition to its other types."
      When Alice plays "Seek"
      And all players pass
      And Alice chooses "Hedge"
      Then "Hedge" is in Alice's hand
      When Alice plays "Delve"
      And all players pass
      And Alice chooses "Ram"
      Then "Ram" is in Alice's graveyard

    @also:G.9.3 @also:E.13.3
    Example: it stays as all abilities are lost
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Kobold" with mana cost {1}: "Kobold is red."
      And Alice controls a creature "Hedge": "Hedge counts as a Wall."
      And Alice controls a creature "Rock": "Rock is a Wall."
      And Alice controls an enchantment "Hush": "All creatures lose all abilities."
      And Bob has an instant "Purge" in hand: "Destroy target red creature."
      And Bob has 2 instants "Tunnel" in hand: "Destroy target Wall."
      When Bob plays "Purge" targeting "Kobold"
      And all players pass
      And Bob plays "Tunnel" (1) targeting "Hedge"
      And all players pass
      And Bob plays "Tunnel" (2) targeting "Rock"
      And all players pass
      Then Alice's graveyard holds 3 cards

  Rule: A.1.3 A text may let cards be played that are out of the game

    Example: a spell, in the turn that it says
      Given a Magic game between Alice and Bob
      And Alice has an instant "Fog" on top of her library: "You gain 2 life."
      And Alice controls an artifact "Urn": "{T}: Remove the top card of your library from the game. You may play it this turn."
      When Alice activates "Urn"
      And all players pass
      Then "Fog" is removed from the game
      When Alice plays "Fog"
      And all players pass
      Then Alice has 22 life
      And "Fog" is in Alice's graveyard

    Example: not in the next one
      Given a Magic game between Alice and Bob
      And Alice has an instant "Fog" on top of her library
      And Alice controls an artifact "Urn": "{T}: Remove the top card of your library from the game. You may play it this turn."
      When Alice activates "Urn"
      And all players pass
      Then Alice can play "Fog"
      When the game goes to Bob's upkeep step
      Then Alice can't play "Fog"

    Example: a land is played so, too
      Given a Magic game between Alice and Bob
      And Alice has a land "Dell" on top of her library
      And Alice controls an artifact "Urn": "{T}: Remove the top card of your library from the game. You may play it this turn."
      When Alice activates "Urn"
      And all players pass
      And Alice plays "Dell"
      Then "Dell" is in play

    Example: of cards removed with one artifact those that another one removed are none
      Given a Magic game between Alice and Bob
      And Alice has these cards on top of her library:
        | card              |
        | an instant "Fog"  |
        | an instant "Haze" |
      And Alice controls an artifact "Urn":
        """
        {T}: Remove the top card of your library from the game.
        You may play cards removed from the game with Urn.
        """
      And Alice controls an artifact "Jug": "{T}: Remove the top card of your library from the game."
      When Alice activates "Urn"
      And all players pass
      And Alice activates "Jug"
      And all players pass
      Then Alice can play "Fog"
      And Alice can't play "Haze"
