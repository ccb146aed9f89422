Feature: 103.4a What Cards allow any Time one could mulligan

  Rule: 103.4a Who is about to declare may do what a card in hand allows, and declares then

    Scenario Outline: another hand of as many cards, and then a mulligan
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And Alice has an artifact "Brew" in hand: "Any time you could mulligan and Brew is in your hand, you may exile all cards from your hand, then draw that many cards."
      And the next coin flip is 1
      When Alice chooses Alice
      Then Alice is asked to act before a mulligan
      When Alice chooses "Brew"
      Then "Brew" is in exile
      And Alice's hand holds 8 cards
      And Alice is asked to mulligan
      When Alice accepts
      And Bob declines
      Then Alice's hand holds 6 cards
      And Alice is asked to mulligan

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: who doesn't act declares all the same
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 instants "Spare" in library
      And Bob has an artifact "Brew" in hand: "Any time you could mulligan and Brew is in your hand, you may exile all cards from your hand, then draw that many cards."
      And the next coin flip is 1
      When Alice chooses Alice
      And Alice accepts
      Then Bob is asked to act before a mulligan
      When Bob chooses nothing
      Then Bob is asked to mulligan
      When Bob declines
      Then "Brew" is still in Bob's hand
      And Alice is asked to mulligan

    @edition:2013
    Example: in a later round, and not once the hand is kept
      Given a new Magic game between Alice and Bob
      And Alice has 60 instants "Spare" in library
      And Bob has 60 artifacts "Brew" in library: "Any time you could mulligan and Brew is in your hand, you may exile all cards from your hand, then draw that many cards."
      And the next coin flip is 1
      When Alice chooses Alice
      And Alice accepts
      And Bob chooses nothing
      And Bob accepts
      And Alice accepts
      Then Bob's hand holds 6 cards
      And Bob is asked to act before a mulligan
      When Bob chooses nothing
      And Bob declines
      Then Alice is asked to mulligan
      When Alice accepts
      Then Alice is asked to mulligan
