Feature: 611 Continuous Effects

  Rule: 611.2c What an effect forbids for a turn it forbids of what it was about

    Scenario Outline: to block one creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "{0}: Target creature can't block <this> this turn."
      And Alice controls a creature "Elk"
      And Bob controls a creature "Imp"
      When Alice activates "Ox" targeting "Imp"
      And all players pass
      And Alice attacks with "Ox" and "Elk"
      And the game goes to the declare blockers step
      Then Bob can't block "Ox" with "Imp"
      And Bob can block "Elk" with "Imp"

      @edition:2013
      Examples:
        | this |
        | Ox   |

      @edition:2025
      Examples:
        | this          |
        | this creature |

      @edition:2003 @rule:T.8.13
      Examples:
        | this |
        | Ox   |

  Rule: 611.2c What is forbidden all that is such is forbidden what comes later, in 2003 what is there alone

    Scenario Outline: a creature that comes after creatures can't block
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has a sorcery "Panic" in hand: "Creatures can't block this turn."
      And Bob controls an enchantment "Haste": "You may cast creature spells as though they had flash."
      And Bob controls a creature "Elk"
      And Bob has a creature "Imp" in hand
      When Alice plays "Panic"
      And all players pass
      And Bob plays "Imp"
      And all players pass
      And Alice attacks with "Ox"
      And Bob <blocks> "Ox" with "Imp"
      Then <outcome>

      @edition:2013
      Examples:
        | blocks         | outcome       |
        | tries to block | it is refused |

      @edition:2025
      Examples:
        | blocks         | outcome       |
        | tries to block | it is refused |

      @edition:2003 @rule:T.8.2
      Examples:
        | blocks | outcome           |
        | blocks | "Ox" is blocked |

    Scenario Outline: an ability of a creature that comes later
      Given a Magic game between Alice and Bob
      And Alice has an instant "Lull" in hand: "Activated abilities of creatures can't be activated this turn."
      And Alice has a creature "Ox" in hand: "{0}: You gain 1 life."
      When Alice plays "Lull"
      And all players pass
      And Alice plays "Ox"
      And all players pass
      Then Alice <may> activate "Ox"

      @edition:2013
      Examples:
        | may   |
        | can't |

      @edition:2003 @rule:T.8.2
      Examples:
        | may |
        | can |
