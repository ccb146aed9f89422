Feature: A.16 Fading

  Rule: A.16.2 It loses a fade counter each upkeep, and is sacrificed without one

    Scenario Outline: it comes with counters
      Given a Magic game between Alice and Bob
      And Alice has a creature "Wisp" in hand: "Fading 1"
      When Alice plays "Wisp"
      And all players pass
      Then "Wisp" has 1 fade counter
      When the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then "Wisp" has 0 fade counters
      And "Wisp" is still in play
      When the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      Then "Wisp" is in Alice's graveyard

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |
