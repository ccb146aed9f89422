Feature: 406 Graveyards That Are Exiled

  Rule: 406.2 What is exiled is put into the exile zone, from wherever it is

    Scenario Outline: all graveyards
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Void" in hand: "<text>"
      And Alice has an instant "A" in her graveyard
      And Bob has an instant "B" in his graveyard
      When Alice plays "Void"
      And all players pass
      Then "A" is out of game
      And "B" is out of game
      And "Void" is in Alice's graveyard

      @edition:2013
      Examples:
        | text                  |
        | Exile all graveyards. |

      @edition:2025 @rule:701.13a
      Examples:
        | text                  |
        | Exile all graveyards. |

      @edition:2003 @rule:Z.8.1
      Examples:
        | text                                 |
        | Remove all graveyards from the game. |

    Scenario Outline: one of them
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Void" in hand: "<text>"
      And Alice has an instant "A" in her graveyard
      And Bob has an instant "B" in his graveyard
      When Alice plays "Void" targeting Bob
      And all players pass
      Then "B" is out of game
      And "A" is still in Alice's graveyard

      @edition:2013
      Examples:
        | text                             |
        | Exile target player's graveyard. |

      @edition:2025 @rule:701.13a
      Examples:
        | text                             |
        | Exile target player's graveyard. |

      @edition:2003 @rule:Z.8.1
      Examples:
        | text                                            |
        | Remove target player's graveyard from the game. |
