Feature: 614 How Many Come Instead

  Rule: 614.1 What says "instead" replaces the event that it watches for

    Scenario Outline: twice as many tokens
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Twin": "<said>"
      And Alice has a sorcery "Herd" in hand: "<herd>"
      When Alice plays "Herd"
      And all players pass
      Then 4 "Elk" are in play

      @edition:2013
      Examples:
        | said                                                                                                                                                     | herd                                                        |
        | If an effect would put one or more tokens onto the battlefield under your control, it puts twice that many of those tokens onto the battlefield instead. | Put two 1/1 green Elk creature tokens onto the battlefield. |

      @edition:2025
      Examples:
        | said                                                                                                                 | herd                                      |
        | If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead. | Create two 1/1 green Elk creature tokens. |

      @edition:2003 @rule:T.10.2
      Examples:
        | said                                                                                                                               | herd                                             |
        | If an effect would put one or more tokens into play under your control, it puts twice that many of those tokens into play instead. | Put two 1/1 green Elk creature tokens into play. |

    Scenario Outline: of one player alone
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Twin": "<said>"
      And Bob has an instant "Herd" in hand: "<herd>"
      When Alice passes
      And Bob plays "Herd"
      And all players pass
      Then 2 "Elk" are in play

      @edition:2013
      Examples:
        | said                                                                                                                                                     | herd                                                        |
        | If an effect would put one or more tokens onto the battlefield under your control, it puts twice that many of those tokens onto the battlefield instead. | Put two 1/1 green Elk creature tokens onto the battlefield. |

      @edition:2025
      Examples:
        | said                                                                                                                 | herd                                      |
        | If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead. | Create two 1/1 green Elk creature tokens. |

      @edition:2003 @rule:T.10.2
      Examples:
        | said                                                                                                                               | herd                                             |
        | If an effect would put one or more tokens into play under your control, it puts twice that many of those tokens into play instead. | Put two 1/1 green Elk creature tokens into play. |

    Scenario Outline: more counters
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Twin": "<said>"
      And Alice controls a creature "Elk"
      And Bob controls a creature "Imp"
      And Alice has a sorcery "Grow" in hand: "Put two +1/+1 counters on each creature."
      When Alice plays "Grow"
      And all players pass
      Then "Elk" has <many> +1/+1 counters
      And "Imp" has 2 +1/+1 counters

      @edition:2013
      Examples:
        | said                                                                                                                                         | many |
        | If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.       | 4    |
        | If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.               | 3    |
        | If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead. | 4    |

      @edition:2025
      Examples:
        | said                                                                                                                                         | many |
        | If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.       | 4    |
        | If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.               | 3    |
        | If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead. | 4    |

      @edition:2003 @rule:T.10.2
      Examples:
        | said                                                                                                                                         | many |
        | If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on that creature instead.       | 4    |
        | If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.               | 3    |
        | If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead. | 4    |

    Scenario Outline: more damage, where players are dealt it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Fan": "If a red source you control would deal damage to an opponent, it deals that much damage plus <more> instead."
      And Alice controls a creature "Imp" with mana cost {R} and toughness 3: "{0}: Imp deals 1 damage to target player."
      And Alice controls a creature "Elf" with toughness 3: "{0}: Elf deals 1 damage to target player."
      And Alice controls a creature "Rat" with mana cost {R}: "{0}: Rat deals 1 damage to target creature."
      When Alice activates "Imp" targeting Bob
      And all players pass
      Then Bob has 18 life
      When Alice activates "Elf" targeting Bob
      And all players pass
      Then Bob has 17 life
      When Alice activates "Rat" targeting "Imp"
      And all players pass
      Then "Imp" has 1 damage marked

      @edition:2013
      Examples:
        | more |
        | 1    |

      @edition:2025
      Examples:
        | more |
        | 1    |

      @edition:2003 @rule:T.10.2
      Examples:
        | more |
        | 1    |

    Scenario Outline: so much more life lost
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Wound": "If you would lose life, you lose that much life plus 1 instead."
      And Alice has an instant "Drain" in hand: "Target player loses 2 life."
      And Alice has an instant "Bolt" in hand: "<bolt>"
      When Alice plays "Drain" targeting Bob
      And all players pass
      Then Bob has 17 life
      When Alice plays "Bolt" targeting Bob
      And all players pass
      Then Bob has 13 life

      @edition:2013
      Examples:
        | bolt                                              |
        | Bolt deals 3 damage to target creature or player. |

      @edition:2025
      Examples:
        | bolt                               |
        | Bolt deals 3 damage to any target. |

      @edition:2003 @rule:T.10.2
      Examples:
        | bolt                                              |
        | Bolt deals 3 damage to target creature or player. |
