Feature: G.20 Losing the Game

  Rule: G.20.1 Players who lose at the same time draw

    Example: by a text
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Doom" in hand: "Each player loses the game."
      When Alice plays "Doom"
      And all players pass
      Then the game is a draw

    Example: without life
      Given a Magic game between Alice and Bob
      And Alice has 3 life
      And Bob has 2 life
      And Alice has a sorcery "Doom" in hand: "Each player loses 3 life."
      When Alice plays "Doom"
      And all players pass
      Then the game is a draw

  Rule: G.20.2 A text may say that a player loses

    Scenario Outline: a target
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Doom" in hand: "Target player loses the game."
      When Alice plays "Doom" targeting Bob
      And all players pass
      Then Alice wins the game

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: G.20.3 Who concedes has lost at once

    Example: with spells on the stack
      Given a Magic game between Alice and Bob
      And Bob has 1 life
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And Alice concedes
      Then Bob wins the game

  Rule: G.20.4 A player without life loses

    Example: as state-based effects are checked
      Given a Magic game between Alice and Bob
      And Bob has 3 life
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then Alice wins the game

  Rule: G.20.5 Who is to draw more cards than there are loses after that has resolved

    Example: the life that is lost first doesn't count
      Given a Magic game between Alice and Bob
      And Alice's library holds 1 card
      And Alice has a sorcery "Greed" in hand: "Draw two cards. You gain 4 life."
      When Alice plays "Greed"
      And all players pass
      Then Alice has 24 life
      And Bob wins the game

  Rule: G.20.6 Who would win and lose at the same time loses

    Example: one text says both
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Gamble" in hand: "Target player wins the game and loses the game."
      When Alice plays "Gamble" targeting Alice
      And all players pass
      Then Bob wins the game

    Example: who only wins wins
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Summit": "At the beginning of your upkeep, if you control a Wall, you win the game."
      And Alice controls a Wall creature "Rampart"
      When the game goes to Alice's upkeep step
      And all players pass
      Then Alice wins the game

  Rule: G.20.7 Who has ten poison counters loses

    Example: the tenth
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Venom" in hand: "Target player gets ten poison counters."
      When Alice plays "Venom" targeting Bob
      And all players pass
      Then Alice wins the game

    Example: nine are not enough
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Venom" in hand: "Target player gets nine poison counters."
      And Alice has a sorcery "Sting" in hand: "Target player gets a poison counter."
      When Alice plays "Venom" targeting Bob
      And all players pass
      And Alice plays "Sting" targeting Bob
      And all players pass
      Then Alice wins the game
