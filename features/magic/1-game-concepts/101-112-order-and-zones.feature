Feature: 101, 110 and 112 The Order of Choices, Statuses, and Cards cast from elsewhere

  @edition:2013
  Rule: 101.4 The active player chooses first, and then all of it happens at once

    Example: each player sacrifices a creature
      Given a Magic game between Alice and Bob
      And Alice controls 2 creatures "Ox"
      And Bob controls 2 creatures "Cow"
      And Alice has a sorcery "Toll" in hand: "Each player sacrifices a creature."
      When Alice plays "Toll"
      And all players pass
      Then Alice is asked to sacrifice
      When Alice chooses "Ox" (1)
      Then Bob is asked to sacrifice
      And "Ox" (1) is still in play
      When Bob chooses "Cow" (2)
      Then "Ox" (1) is in Alice's graveyard
      And "Cow" (2) is in Bob's graveyard

    Scenario Outline: what each puts onto the battlefield is theirs
      Given a Magic game between Alice and Bob
      And Bob has a <bobs> "Imp" <where>
      And Alice has a <bobs> "Ox" <alices>
      And Alice has a sorcery "Show" in hand: "<text>"
      When Alice plays "Show"
      And all players pass
      Then "Imp" is controlled by Bob
      And "Ox" is controlled by Alice

      Examples:
        | bobs     | where            | alices           | text                                                                                              |
        | creature | in his hand      | in her hand      | Each player puts a creature card from his or her hand onto the battlefield.       |
        | creature | in his graveyard | in her graveyard | Each player returns a creature card from his or her graveyard to the battlefield. |

    Example: what each finds is theirs
      Given a Magic game between Alice and Bob
      And Bob has a basic Forest land "Grove" on top of his library
      And Alice has a sorcery "Seek" in hand: "Each player searches his or her library for a basic land card and puts it onto the battlefield. Then each player shuffles his or her library."
      When Alice plays "Seek"
      And all players pass
      And Bob chooses "Grove"
      Then "Grove" is controlled by Bob

  @edition:2013
  Rule: 101.4a A card that is chosen in a hand stays hidden while others choose

    Example: each player discards a card
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand
      And Alice has a creature "Elk" in hand
      And Bob has a creature "Cow" in hand
      And Bob has a creature "Hen" in hand
      And Alice has a sorcery "Toll" in hand: "Each player discards a card."
      When Alice plays "Toll"
      And all players pass
      And Alice chooses "Ox"
      Then Bob is asked to discard
      And Bob doesn't see "Ox"
      When Bob chooses "Cow"
      Then Bob sees "Ox"

  @edition:2013
  Rule: 110.6c A permanent stays tapped, whatever else becomes of it

    Example: it becomes a creature, and is none any more
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Idol": "{T}: You gain 1 life."
      And Alice has an instant "Wake" in hand: "Target artifact becomes a 2/2 artifact creature until end of turn."
      When Alice activates "Idol"
      And Alice plays "Wake" targeting "Idol"
      And all players pass
      Then "Idol" has power 2
      And "Idol" is tapped
      When the game goes to Bob's upkeep step
      Then "Idol" is tapped

  Rule: 112.6e What a card says of where it may be cast from functions there

    Scenario Outline: from the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ghoul" with mana cost {B} in her graveyard: "You may cast Ghoul from your graveyard."
      And Alice has a creature "Rat" in her graveyard
      And Alice has 1 black mana
      Then Alice can't play "Rat"
      When Alice plays "Ghoul"
      Then Alice has 0 black mana
      When all players pass
      Then "Ghoul" is in play

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: by its owner alone
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in his graveyard: "You may cast Jolt from your graveyard.\nDraw a card."
      Then Alice can't play "Jolt"
      When Alice passes
      And Bob plays "Jolt"
      And all players pass
      Then Bob has 1 card in his hand

  @edition:2013
  Rule: 107.3b What is cast without paying its mana cost has an X of nothing

    Example: though there is mana
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Blaze" with mana cost {X}{R} in hand:
        """
        You may cast Blaze without paying its mana cost.
        Blaze deals X damage to target player. You gain 1 life.
        """
      And Alice has 3 red mana
      Then Alice can't play "Blaze" with X = 2 for its alternative cost
      When Alice plays "Blaze" for its alternative cost targeting Bob
      And all players pass
      Then Bob still has 20 life
      And Alice has 21 life
      And Alice still has 3 red mana
