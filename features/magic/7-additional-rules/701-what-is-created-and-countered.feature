Feature: 701 What Is Created and Countered

  Rule: 701.6a A countered spell is put into its owner's graveyard, or where the text says instead

    Scenario Outline: it is exiled
      Given a Magic game between Alice and Bob
      And Alice has an instant "No" in hand: "Counter target spell. <then>"
      And Bob has an instant "Zap" in hand: "You gain 1 life."
      When Alice passes
      And Bob plays "Zap"
      And Bob passes
      And Alice plays "No" targeting "Zap"
      And all players pass
      Then "Zap" is out of game
      And Bob still has 20 life

      @edition:2025
      Examples:
        | then                                                                                            |
        | If that spell is countered this way, exile it instead of putting it into its owner's graveyard. |

      @edition:2013 @rule:614.1
      Examples:
        | then                                                                                            |
        | If that spell is countered this way, exile it instead of putting it into its owner's graveyard. |

      @edition:2003 @rule:T.6.3
      Examples:
        | then                                                                                                  |
        | If it's countered this way, remove it from the game instead of putting it into its owner's graveyard. |

    Scenario Outline: it is put on top of the library
      Given a Magic game between Alice and Bob
      And Alice has an instant "No" in hand: "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into <whose> graveyard."
      And Bob has an instant "Zap" in hand: "You gain 1 life."
      When Alice passes
      And Bob plays "Zap"
      And Bob passes
      And Alice plays "No" targeting "Zap"
      And all players pass
      Then "Zap" is in Bob's library
      And Bob still has 20 life

      @edition:2025
      Examples:
        | whose         |
        | that player's |

      @edition:2013 @rule:614.1
      Examples:
        | whose         |
        | that player's |

      @edition:2003 @rule:T.6.3
      Examples:
        | whose         |
        | that player's |

  Rule: 701.7a A text may create tokens, as it says

    Scenario Outline: tapped and attacking, though they were not declared
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever Ox attacks, <text>"
      When Alice attacks with "Ox"
      And all players pass
      Then "Soldier" is attacking
      And "Soldier" is tapped
      When the game goes to the second main phase
      Then Bob has 18 life

      @edition:2025
      Examples:
        | text                                                                   |
        | create a 1/1 white Soldier creature token that's tapped and attacking. |

      @edition:2013
      Examples:
        | text                                                                              |
        | put a 1/1 white Soldier creature token onto the battlefield tapped and attacking. |

      @edition:2003 @rule:K.25.1
      Examples:
        | text                                                                   |
        | put a 1/1 white Soldier creature token into play tapped and attacking. |
