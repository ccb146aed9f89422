Feature: 201. Name

  Rule: 201.3 A card that names itself means itself alone

    Example: one of two of the name
      Given a Legions of Will game between Alice and Bob
      And Alice controls these permanents:
        | card                        | text                                               |
        | 2 units "Drone" with power 2 | Pay 1: Drone gains +3 power until end of turn. |
      When Alice activates "Drone" (1)
      And all players pass
      Then "Drone" (1) has power 5
      And "Drone" (2) still has power 2

  Rule: 201.3a A shortened name means the card as its full name does

    Example: cut at the comma
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Vesna, Ash Queen" with power 2: "Pay 1: Vesna gains +3 power until end of turn."
      When Alice activates "Vesna, Ash Queen"
      And all players pass
      Then "Vesna, Ash Queen" has power 5
