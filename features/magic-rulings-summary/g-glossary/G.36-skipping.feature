Feature: G.36 Skipping a Phase or Step

  Rule: G.36.2 Skips add up

    Scenario Outline: two draw steps
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Trance" in hand: "Skip your next draw step."
      And Alice has a sorcery "Daze" in hand: "Skip your next draw step."
      When Alice plays "Trance"
      And all players pass
      And Alice plays "Daze"
      And all players pass
      And the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then Alice's hand holds 0 cards
      When the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then Alice's hand holds 0 cards
      When the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then Alice's hand holds 1 card

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: G.36.3 What a permanent skips is skipped each time

    Scenario Outline: the draw step
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Pact": "Skip your draw step."
      When the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then Alice's hand still holds 0 cards

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: the untap steps of all players
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Halt": "Players skip their untap steps."
      And Bob controls a tapped land "Grove"
      And Alice controls a tapped land "Marsh"
      When the game goes to Bob's upkeep step
      Then "Grove" is still tapped
      When the game goes to Alice's upkeep step
      Then "Marsh" is still tapped

  Rule: G.36.Ruling.1 Nothing of it happens

    Example: no untapping
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Ox"
      And Alice has a sorcery "Trance" in hand: "Skip your next untap step."
      When Alice plays "Trance"
      And all players pass
      And the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then "Ox" is still tapped

  Rule: G.36.5 What has begun already isn't skipped

    Example: the draw step
      Given a Magic game between Alice and Bob
      And Bob has an instant "Lull" in hand: "Target player skips his or her next draw step."
      When the game goes to Alice's draw step
      And Alice passes
      And Bob plays "Lull" targeting Alice
      And all players pass
      And all players pass
      Then Alice's hand holds 1 card

  Rule: G.36.1 A step that is skipped as a cost is one of this turn, and pays once

    Scenario Outline: the draw step of this turn
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Nexus": "Skip your draw step: You gain 3 life."
      When the game goes to Bob's upkeep step
      And Bob activates "Nexus"
      Then Bob can't activate "Nexus"
      When all players pass
      Then Bob has 23 life
      When the game goes to Bob's first main phase
      Then Bob's hand still holds 0 cards
      And Bob can't activate "Nexus"

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

    Example: not in an opponent's turn
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Nexus": "Skip your draw step: You gain 3 life."
      When Alice passes
      Then Bob can't activate "Nexus"

    Example: not when it has been
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Nexus": "Skip your draw step: You gain 3 life."
      When Alice tries to activate "Nexus"
      Then it is refused
      When the game goes to Alice's upkeep step
      And Alice activates "Nexus"
      And all players pass
      Then Alice has 23 life

  Rule: G.36.Ruling.2 A step that will be skipped anyway can be skipped as a cost before

    Example: an enchantment that skips each draw step
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Nexus": "Skip your draw step: You gain 3 life."
      And Bob controls an enchantment "Pact": "Skip your draw step."
      When the game goes to Bob's upkeep step
      And Bob activates "Nexus"
      And all players pass
      Then Bob has 23 life
      When the game goes to Bob's first main phase
      Then Bob's hand still holds 0 cards

    Example: one that was to be skipped next is then skipped a turn later
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Nexus": "Skip your draw step: You gain 3 life."
      And Alice has a sorcery "Lull" in hand: "Target player skips his or her next draw step."
      When Alice plays "Lull" targeting Bob
      And all players pass
      And the game goes to Bob's upkeep step
      And Bob activates "Nexus"
      And all players pass
      And the game goes to Bob's first main phase
      Then Bob's hand still holds 0 cards
      When the game goes to Alice's end of turn step
      And the game goes to Bob's first main phase
      Then Bob's hand still holds 0 cards
      When the game goes to Alice's end of turn step
      And the game goes to Bob's first main phase
      Then Bob's hand holds 1 card

  Rule: G.36.Ruling.3 The next step is the next that is about to start

    Example: an opponent's upkeep ability in between adds nothing
      Given a Magic game between Alice and Bob
      And Alice has an instant "Lull" in hand: "Target player skips his or her next combat phase."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      When the game goes to Bob's first main phase
      And Bob passes
      And Alice plays "Lull" targeting Bob
      And all players pass
      And all players pass, which ends the first main phase
      Then it is Bob's second main phase

  Rule: G.36.4 Of several effects that skip a step the player chooses which is used

    Scenario Outline: the skip that was to come next, though an enchantment skips each
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Pact": "Skip your draw step."
      And Alice has a sorcery "Lull" in hand: "Target player skips <their> next draw step."
      And Bob has an instant "Tear" in hand: "Destroy target enchantment."
      When Alice plays "Lull" targeting Bob
      And all players pass
      And the game goes to Bob's upkeep step
      And all players pass
      Then Bob is asked to choose what skips it each time
      When Bob chooses nothing
      And the game goes to Bob's end of turn step
      Then Bob's hand still holds 1 card
      When Bob plays "Tear" targeting "Pact"
      And all players pass
      And the game goes to Alice's end of turn step
      And the game goes to Bob's first main phase
      Then Bob's hand holds 1 card

      @edition:2003
      Examples:
        | their      |
        | his or her |

      @edition:2025
      Examples:
        | their |
        | their |

    Example: the enchantment, so that the skip that was to come next comes later
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Pact": "Skip your draw step."
      And Alice has a sorcery "Lull" in hand: "Target player skips his or her next draw step."
      And Bob has an instant "Tear" in hand: "Destroy target enchantment."
      When Alice plays "Lull" targeting Bob
      And all players pass
      And the game goes to Bob's upkeep step
      And all players pass
      And Bob chooses "Pact"
      And the game goes to Bob's end of turn step
      And Bob plays "Tear" targeting "Pact"
      And all players pass
      Then Bob's hand holds 0 cards
      When the game goes to Alice's end of turn step
      And the game goes to Bob's first main phase
      Then Bob's hand still holds 0 cards
      When the game goes to Alice's end of turn step
      And the game goes to Bob's first main phase
      Then Bob's hand holds 1 card

    Example: what was skipped as a cost is not skipped by an enchantment instead
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Nexus": "Skip your draw step: You gain 3 life."
      And Bob controls an enchantment "Pact": "Skip your draw step."
      And Bob has an instant "Tear" in hand: "Destroy target enchantment."
      When the game goes to Bob's upkeep step
      And Bob activates "Nexus"
      And all players pass
      And the game goes to Bob's first main phase
      And Bob plays "Tear" targeting "Pact"
      And all players pass
      Then Bob's hand holds 0 cards
      When the game goes to Alice's end of turn step
      And the game goes to Bob's first main phase
      Then Bob's hand holds 1 card
