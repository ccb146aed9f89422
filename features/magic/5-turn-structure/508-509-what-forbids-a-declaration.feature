Feature: 508 and 509 What forbids a Declaration

  Rule: 508.1d Who is refused an attack is told by which rule

    Scenario Outline: another one must attack as well
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Emu": "Emu attacks each turn if able."
      And Alice controls a creature "Ox"
      When Alice tries to attack with "Ox"
      Then it is refused by rule <requirement>

      @edition:2013
      Examples:
        | requirement |
        | 508.1d      |

      @edition:2003 @rule:C.3.9
      Examples:
        | requirement |
        | C.3.9       |

    Scenario Outline: it alone could attack, and must
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Emu": "Emu attacks each turn if able."
      When Alice tries to declare no attackers
      Then it is refused by rule <requirement>

      @edition:2013
      Examples:
        | requirement |
        | 508.1d      |

      @edition:2003 @rule:C.3.9
      Examples:
        | requirement |
        | C.3.9       |

    Scenario Outline: one may attack, and another one must
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Emu": "Emu attacks each turn if able."
      And Alice controls a creature "Ox"
      And Bob controls an enchantment "Strait": "No more than one creature can attack each turn."
      When Alice tries to attack with "Ox"
      Then it is refused by rule <requirement>

      @edition:2013
      Examples:
        | requirement |
        | 508.1d      |

      @edition:2003 @rule:C.7.6
      Examples:
        | requirement |
        | C.3.9       |

    Scenario Outline: one may attack, and both are to
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Emu"
      And Alice controls a creature "Ox"
      And Bob controls an enchantment "Strait": "No more than one creature can attack each turn."
      When Alice tries to attack with "Emu" and "Ox"
      Then it is refused by rule C.3.Ruling.1

      @edition:2003 @rule:C.3.Ruling.1
      Examples:
        | |
        | |

    Scenario Outline: it can't attack alone, and another one could
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Emu": "Emu can't attack alone."
      And Alice controls a creature "Ox"
      When Alice tries to attack with "Emu"
      Then it is refused by rule C.3.Ruling.6

      @edition:2003 @rule:C.3.Ruling.6
      Examples:
        | |
        | |

  Rule: 508.1i An attack that can't be paid for is not declared

    Scenario Outline: for one it can, for two it can't
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Emu"
      And Alice controls a creature "Ox"
      And Alice controls 3 Forest lands "Grove"
      And Bob controls an enchantment "Toll": "Creatures can't attack you unless their controller pays {2} for each creature he or she controls that's attacking you."
      When Alice tries to attack with "Ox" and "Emu"
      Then it is refused by rule <cost>

      @edition:2013
      Examples:
        | cost   |
        | 508.1i |

      @edition:2003 @rule:C.3.7
      Examples:
        | cost   |
        | C.3.7  |

  Rule: C.4.9 Who is refused a block is told by which rule

    @edition:2003
    Example: every one able must block
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Emu": "All creatures able to block Emu do so."
      And Bob controls a creature "Ox"
      And Bob controls a creature "Cow"
      When Alice attacks with "Emu"
      And Bob tries to block "Emu" with "Ox"
      Then it is refused by rule C.4.9

    @edition:2003 @rule:A.15.2
    Example: several must block it, and just as many could
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Emu": "Emu can't be blocked except by two or more creatures."
      And Bob controls a creature "Ox"
      And Bob controls a creature "Cow"
      When Alice attacks with "Emu"
      And Bob tries to block "Emu" with "Ox"
      Then it is refused by rule A.15.2

    @edition:2003 @rule:A.15.2
    Example: several must block it, and more could
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Emu": "Emu can't be blocked except by two or more creatures."
      And Bob controls 3 creatures "Ox"
      When Alice attacks with "Emu"
      And Bob tries to block "Emu" with "Ox" (1)
      Then it is refused by rule A.15.2

    @edition:2025 @rule:702.111b
    Example: menace, and just as many could
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Emu": "Menace"
      And Bob controls a creature "Ox"
      And Bob controls a creature "Cow"
      When Alice attacks with "Emu"
      And Bob tries to block "Emu" with "Ox"
      Then it is refused by rule 702.111b

    @edition:2025 @rule:702.111b
    Example: menace, and more could
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Emu": "Menace"
      And Bob controls 3 creatures "Ox"
      When Alice attacks with "Emu"
      And Bob tries to block "Emu" with "Ox" (1)
      Then it is refused by rule 702.111b
