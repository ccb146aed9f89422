Feature: 613 What Becomes Another Creature

  Rule: 613.3b Power and toughness are set before anything is added to them

    Scenario Outline: a Frog that has a counter
      Given a Magic game between Alice and Bob
      And Alice has an instant "Croak" in hand: "<text>"
      And Alice has an instant "Fell" in hand: "Destroy all Frogs."
      And Bob controls a Giant creature "Imp" with power 5, toughness 5 and 1 +1/+1 counter
      When Alice plays "Croak" targeting "Imp"
      And all players pass
      Then "Imp" has power <power>
      When Alice plays "Fell"
      And all players pass
      Then "Imp" is in Bob's graveyard

      @edition:2013
      Examples:
        | text                                                  | power |
        | Target creature becomes a 1/1 Frog until end of turn. | 2     |

      @edition:2025
      Examples:
        | text                                                                                                              | power |
        | Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1. | 2     |

      @edition:2003 @rule:K.10.Ruling.1
      Examples:
        | text                                                  | power |
        | Target creature becomes a 1/1 Frog until end of turn. | 1     |

    Scenario Outline: it is what it was when that ends
      Given a Magic game between Alice and Bob
      And Alice has an instant "Croak" in hand: "<text>"
      And Bob controls a Giant creature "Imp" with power 5 and toughness 5
      When Alice plays "Croak" targeting "Imp"
      And all players pass
      Then "Imp" has power 1
      When the game goes to Bob's upkeep step
      Then "Imp" has power 5

      @edition:2013
      Examples:
        | text                                                  |
        | Target creature becomes a 1/1 Frog until end of turn. |

      @edition:2025
      Examples:
        | text                                                                                     |
        | Target creature becomes a blue Frog with base power and toughness 1/1 until end of turn. |

      @edition:2003 @rule:K.10.Ruling.1
      Examples:
        | text                                                  |
        | Target creature becomes a 1/1 Frog until end of turn. |

    Scenario Outline: it gains what it becomes one with
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Egg": "{0}: <this> becomes an 8/8 Dragon with flying until end of turn."
      And Bob controls a creature "Imp"
      When Alice activates "Egg"
      And all players pass
      Then "Egg" has power 8
      When Alice attacks with "Egg"
      And the game goes to the declare blockers step
      Then Bob can't block "Egg" with "Imp"

      @edition:2013
      Examples:
        | this |
        | Egg  |

      @edition:2025
      Examples:
        | this          |
        | This creature |

      @edition:2003 @rule:K.10.Ruling.1
      Examples:
        | this |
        | Egg  |

  Rule: 613.4 Effects that modify power and toughness are added up

    Scenario Outline: X of what is always so is counted anew
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "<this> gets +X/+0, where X is the number of artifacts you control."
      And Alice has an artifact "Gun" in hand
      When Alice plays "Gun"
      And all players pass
      Then "Ox" has power 2

      @edition:2013
      Examples:
        | this |
        | Ox   |

      @edition:2025
      Examples:
        | this          |
        | This creature |

      @edition:2003 @rule:K.10.Ruling.1
      Examples:
        | this |
        | Ox   |

    Scenario Outline: power and toughness change places
      Given a Magic game between Alice and Bob
      And Alice has an instant "Turn" in hand: "<text>"
      And Bob controls a creature "Imp" with power 3 and toughness 2
      When Alice plays "Turn" targeting "Imp"
      And all players pass
      Then "Imp" has power 2
      And "Imp" has toughness 3

      @edition:2013
      Examples:
        | text                                                            |
        | Switch target creature's power and toughness until end of turn. |

      @edition:2025
      Examples:
        | text                                                            |
        | Switch target creature's power and toughness until end of turn. |

      @edition:2003 @rule:K.10.Ruling.1
      Examples:
        | text                                                            |
        | Switch target creature's power and toughness until end of turn. |

    Scenario Outline: each of several gets as much
      Given a Magic game between Alice and Bob
      And Alice has an instant "Twins" in hand: "Up to two target creatures each get +<n>/+1 until end of turn."
      And Alice controls a creature "Elk"
      And Alice controls a creature "Elf"
      When Alice plays "Twins" targeting "Elk" and "Elf"
      And all players pass
      Then "Elk" has power 3
      And "Elf" has power 3

      @edition:2013
      Examples:
        | n |
        | 2 |

      @edition:2025
      Examples:
        | n |
        | 2 |

      @edition:2003 @rule:K.10.Ruling.1
      Examples:
        | n |
        | 2 |
