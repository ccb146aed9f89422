Feature: 702 Cycling

  Rule: 702.29c What triggers on a card being cycled triggers as it is discarded for that, from where it lies then

    Scenario Outline: its own ability and another one
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "Cycling {0}\nWhen you cycle <this>, you gain 3 life."
      And Alice controls a creature "Elk": "Whenever you cycle a card, you gain 1 life."
      When Alice activates "Ox"
      And Alice orders the ability of "Elk", the ability of "Ox"
      And all players pass
      Then Alice has 23 life
      And Alice still has 0 cards in her hand
      When all players pass
      And all players pass
      Then Alice has 24 life
      And Alice has 1 card in her hand

      @edition:2025
      Examples:
        | this      |
        | this card |

      @edition:2013
      Examples:
        | this |
        | Ox   |

      @edition:2003 @rule:A.12.Ruling.4
      Examples:
        | this |
        | Ox   |

    Scenario Outline: to discard it is not to cycle it
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "Cycling {0}\nWhen you cycle <this>, you gain 3 life."
      And Alice controls a creature "Elk": "Discard a card: You gain 1 life."
      When Alice activates "Elk"
      Then the stack holds the ability of "Elk"
      When all players pass
      Then Alice has 21 life

      @edition:2025
      Examples:
        | this      |
        | this card |

      @edition:2013
      Examples:
        | this |
        | Ox   |

      @edition:2003 @rule:A.12.Ruling.4
      Examples:
        | this |
        | Ox   |

  Rule: 702.29d What triggers on cycling or discarding triggers once for a card that is cycled

    Scenario Outline: though it is discarded, too
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "Cycling {0}"
      And Alice controls a creature "Elk": "Whenever you <words> a card, you gain 1 life."
      When Alice activates "Ox"
      And all players pass
      Then Alice has 21 life
      When all players pass
      Then Alice has 1 card in her hand

      @edition:2025
      Examples:
        | words            |
        | cycle or discard |
