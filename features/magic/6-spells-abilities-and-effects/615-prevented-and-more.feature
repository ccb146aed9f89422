Feature: 615 Prevention Effects

  Rule: 615.5 What a prevention effect does besides is done as damage is prevented

    Scenario Outline: a card for it
      Given a Magic game between Alice and Bob
      And Alice has an instant "Aid" in hand: "Prevent the next 4 damage that would be dealt to <whom> this turn. If damage is prevented this way, draw a card."
      And Bob has an instant "Zap" in hand: "Zap deals 2 damage to target player."
      When Alice plays "Aid" targeting Alice
      And all players pass
      Then the stack is empty
      When Alice passes
      And Bob plays "Zap" targeting Alice
      And all players pass
      Then Alice still has 20 life
      And Alice has 1 card in her hand

      @edition:2013
      Examples:
        | whom                      |
        | target creature or player |

      @edition:2025
      Examples:
        | whom       |
        | any target |

      @edition:2003 @rule:T.10.1
      Examples:
        | whom                      |
        | target creature or player |

    Scenario Outline: of what attacks alone
      Given a Magic game between Alice and Bob
      And Bob has an instant "Fog" in hand: "Prevent all damage that would be dealt to you this turn by attacking <creatures>."
      And Alice controls a creature "Elk"
      And Alice has an instant "Zap" in hand: "Zap deals 2 damage to target player."
      When Alice attacks with "Elk"
      And Alice passes
      And Bob plays "Fog"
      And all players pass
      And Alice plays "Zap" targeting Bob
      And all players pass
      And the game goes to the second main phase
      Then Bob has 18 life

      @edition:2013
      Examples:
        | creatures |
        | creatures |

      @edition:2025
      Examples:
        | creatures |
        | creatures |

      @edition:2003 @rule:T.10.1
      Examples:
        | creatures |
        | creatures |

    Scenario Outline: of creatures alone, each time
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Calm": "Prevent all damage that would be dealt to you by <creatures>."
      And Alice controls a creature "Elk"
      And Alice has an instant "Zap" in hand: "Zap deals 2 damage to target player."
      When Alice attacks with "Elk"
      And Alice plays "Zap" targeting Bob
      And all players pass
      And the game goes to the second main phase
      Then Bob has 18 life

      @edition:2013
      Examples:
        | creatures |
        | creatures |

      @edition:2025
      Examples:
        | creatures |
        | creatures |

      @edition:2003 @rule:T.10.1
      Examples:
        | creatures |
        | creatures |
