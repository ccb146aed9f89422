Feature: 705 Flipping a Coin

  Rule: 705.2 Who flips a coin calls, and wins if the call matches

    Scenario Outline: a call that matches
      Given a Magic game between Alice and Bob
      And the next coin flip is 1
      And Alice has a sorcery "Wager" in hand: "Flip a coin. If you win the flip, you gain 5 life. If you lose the flip, you lose 3 life."
      When Alice plays "Wager"
      And all players pass
      And Alice chooses "heads"
      Then Alice has <life> life

      @edition:2025
      Examples:
        | life |
        | 25   |

      @edition:2013 @rule:705.1
      Examples:
        | life |
        | 25   |

    Scenario Outline: a call that does not
      Given a Magic game between Alice and Bob
      And the next coin flip is 2
      And Alice has a sorcery "Wager" in hand: "Flip a coin. If you win the flip, you gain 5 life. If you lose the flip, you lose 3 life."
      When Alice plays "Wager"
      And all players pass
      And Alice chooses "heads"
      Then Alice has <life> life

      @edition:2025
      Examples:
        | life |
        | 17   |

      @edition:2013 @rule:705.1
      Examples:
        | life |
        | 17   |

    Scenario Outline: where it matters how it comes up nobody calls
      Given a Magic game between Alice and Bob
      And the next coin flip is 2
      And Alice has a sorcery "Wager" in hand: "Flip a coin. If it comes up heads, you gain 5 life. If it comes up tails, you gain 2 life."
      When Alice plays "Wager"
      And all players pass
      Then Alice has <life> life

      @edition:2025
      Examples:
        | life |
        | 22   |

      @edition:2013 @rule:705.2
      Examples:
        | life |
        | 22   |

    Scenario Outline: of several coins one after the other is called, and those that are won are counted
      Given a Magic game between Alice and Bob
      And the next coin flips are 1 and 2 and 1
      And Alice has a sorcery "Wager" in hand: "Flip three coins. You gain 2 life for each flip you win."
      When Alice plays "Wager"
      And all players pass
      And Alice chooses "heads"
      And Alice chooses "heads"
      And Alice chooses "heads"
      Then Alice has <life> life

      @edition:2025
      Examples:
        | life |
        | 24   |

      @edition:2013 @rule:705.1
      Examples:
        | life |
        | 24   |

    Scenario Outline: a flip that is lost is lost by nobody else
      Given a Magic game between Alice and Bob
      And the next coin flip is 2
      And Bob controls an enchantment "Luck": "Whenever you win a coin flip, you gain 1 life."
      And Alice controls an enchantment "Woe": "Whenever you lose a coin flip, you lose 3 life."
      And Alice has a sorcery "Wager" in hand: "Flip a coin. If you win the flip, you gain 5 life."
      When Alice plays "Wager"
      And all players pass
      And Alice chooses "heads"
      And all players pass
      Then Alice has <life> life
      And Bob still has 20 life

      @edition:2025
      Examples:
        | life |
        | 17   |

      @edition:2013 @rule:705.1
      Examples:
        | life |
        | 17   |
