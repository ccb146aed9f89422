Feature: 508 Declare Attackers Step

  Rule: 508.1d As many requirements are obeyed as can be, in 2003 none that could be added is left out

    Scenario Outline: two must attack, one of them twice, and one may
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Fury":
        """
        Fury attacks each turn if able.
        Fury attacks each turn if able.
        """
      And Alice controls a creature "Zealot": "Zealot attacks each turn if able."
      And Alice controls a creature "Ox"
      And Bob controls an enchantment "Narrows": "No more than one creature can attack each turn."
      When Alice <declares> with "Zealot"
      Then <outcome>

      @edition:2013
      Examples:
        | declares         | outcome       |
        | tries to attack  | it is refused |

      @edition:2003 @rule:C.7.Ruling.1
      Examples:
        | declares | outcome               |
        | attacks  | "Zealot" is attacking |

    Scenario Outline: what need not attack stands in the way of nothing that must
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Fury": "Fury attacks each combat if able."
      And Alice controls a creature "Ox"
      And Bob controls an enchantment "Narrows": "No more than one creature can attack each combat."
      When Alice tries to attack with "Ox"
      Then it is refused
      When the game goes to the declare attackers step
      Then "Fury" is attacking

      @edition:2013
      Examples:
        | |
        | |

      @edition:2003 @rule:C.7.6 @also:C.3.9
      Examples:
        | |
        | |
