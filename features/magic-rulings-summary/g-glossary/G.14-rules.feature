Feature: G.14

  Rule: G.14.Ruling.2 A card that a text puts into the graveyard is not discarded

    Example: nothing triggers on it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Wake": "Whenever a player discards a card, you gain 1 life."
      And Alice has an instant "Jolt" in hand
      And Alice has a sorcery "Shed" in hand: "Put a card from your hand into your graveyard."
      And Alice has a sorcery "Drop" in hand: "Discard a card."
      When Alice plays "Shed"
      And all players pass
      And Alice chooses "Jolt"
      Then "Jolt" is in Alice's graveyard
      And the stack is empty
      When Alice plays "Drop"
      And all players pass
      Then Alice still has 20 life

  Rule: G.14.Ruling.4 A discard that an effect asks for is forced; one that pays a cost is not

    Scenario Outline: a card that comes into play where an opponent's spell makes its owner discard it
      Given a Magic game between Alice and Bob
      And Bob has a creature "Baloth" in hand: "If a spell or ability an opponent controls causes you to discard Baloth, put it <where> instead of putting it into your graveyard."
      And Alice has a sorcery "Mind" in hand: "Target player discards a card."
      When Alice plays "Mind" targeting Bob
      And all players pass
      Then "Baloth" is in play
      And "Baloth" is controlled by Bob

      @edition:2003
      Examples:
        | where     |
        | into play |

      @edition:2013
      Examples:
        | where                |
        | onto the battlefield |

      @edition:2025
      Examples:
        | where                |
        | onto the battlefield |

    Example: not where it pays for a spell
      Given a Magic game between Alice and Bob
      And Alice has a creature "Baloth" in hand: "If an effect causes you to discard Baloth, put it into play instead of putting it into your graveyard."
      And Alice controls an artifact "Mill": "Discard a card: You gain 1 life."
      When Alice activates "Mill" discarding "Baloth"
      Then "Baloth" is in Alice's graveyard

    Example: nor where a spell of its owner's does
      Given a Magic game between Alice and Bob
      And Alice has a creature "Baloth" in hand: "If a spell or ability an opponent controls causes you to discard Baloth, put it into play instead of putting it into your graveyard."
      And Alice has a sorcery "Wheel" in hand: "Each player discards his or her hand. You gain 1 life."
      When Alice plays "Wheel"
      And all players pass
      Then Alice has 21 life
      And "Baloth" is in Alice's graveyard

    Example: what an effect makes a player discard may be put on top of the library
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Shelf": "If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard."
      And Bob has a creature "Bear" in hand
      And Alice has a sorcery "Mind" in hand: "Target player discards a card."
      When Alice plays "Mind" targeting Bob
      And all players pass
      And Bob accepts
      Then "Bear" is on top of Bob's library

    Example: what is beyond a hand's maximum may not
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Shelf": "If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard."
      And Alice has 8 creatures "Bear" with mana cost {9} in hand
      When the game goes to the end of turn step
      And all players pass
      And Alice chooses "Bear"
      Then Alice's graveyard holds 1 card

    Example: nor may be what pays a cost
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Shelf": "If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard."
      And Alice has a creature "Bear" in hand
      And Alice controls an artifact "Mill": "Discard a card: You gain 1 life."
      When Alice activates "Mill"
      Then "Bear" is in Alice's graveyard

  Rule: G.14.Ruling.5 It is forced though there was a way around it

    Example: unless something is paid
      Given a Magic game between Alice and Bob
      And Bob has a creature "Baloth" in hand: "If a spell or ability an opponent controls causes you to discard Baloth, put it into play instead of putting it into your graveyard."
      And Alice has a sorcery "Mind" in hand: "Target player discards a card unless he or she pays 3 life."
      When Alice plays "Mind" targeting Bob
      And all players pass
      And Bob declines
      Then "Baloth" is in play
