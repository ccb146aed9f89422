Feature: 103.5 What Cards allow from an opening Hand

  Rule: 103.5 Once all have kept their hands, the starting player acts with cards in it, then the other one

    Scenario Outline: each begins with a card in play
      Given a new Magic game between Alice and Bob
      And the next coin flip is 1
      And Alice has an enchantment "Veil" in hand: "If Veil is in your opening hand, you may begin the game with it on the battlefield."
      And Bob has an enchantment "Shroud" in hand: "If Shroud is in your opening hand, you may begin the game with it on the battlefield."
      When Alice chooses Bob
      And Bob declines
      And Alice declines
      Then Bob is asked to act from the opening hand
      When Bob chooses "Shroud"
      Then Alice is asked to act from the opening hand
      When Alice chooses "Veil"
      Then "Veil" is in play
      And "Shroud" is in play
      And "Veil" is controlled by Alice
      And it is Bob's upkeep step

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 103.5 A card stays in hand where its player doesn't act

    Example: nothing is chosen
      Given a new Magic game between Alice and Bob
      And the next coin flip is 1
      And Alice has an enchantment "Veil" in hand: "If Veil is in your opening hand, you may begin the game with it on the battlefield."
      When Alice chooses Alice
      And Alice declines
      And Bob declines
      And Alice chooses nothing
      Then "Veil" is still in Alice's hand
      And it is Alice's upkeep step

  Rule: 103.5b A card revealed from an opening hand stays revealed until the first turn begins, and is revealed once

    Scenario Outline: until the first turn begins
      Given a new Magic game between Alice and Bob
      And the next coin flip is 1
      And Alice has a creature "Herald" in hand: "You may reveal Herald from your opening hand. If you do, you gain 3 life."
      And Bob has a creature "Omen" in hand: "You may reveal Omen from your opening hand."
      When Alice chooses Alice
      And Alice declines
      And Bob declines
      And Alice chooses "Herald"
      Then Bob sees "Herald"
      And Bob is asked to act from the opening hand
      When Bob chooses nothing
      Then Bob doesn't see "Herald"
      And Alice has 23 life

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: once
      Given a new Magic game between Alice and Bob
      And the next coin flip is 1
      And Alice has a creature "Herald" in hand: "You may reveal Herald from your opening hand. If you do, you gain 3 life."
      And Alice has an enchantment "Veil" in hand: "If Veil is in your opening hand, you may begin the game with it on the battlefield."
      When Alice chooses Alice
      And Alice declines
      And Bob declines
      And Alice chooses "Herald"
      Then Alice can't choose "Herald"
      When Alice chooses "Veil"
      Then "Veil" is in play
      And Alice has 23 life
