Feature: A.26 Landhome

  Rule: A.26.2 A creature with it attacks only where such a land is

    Scenario Outline: the defending player has none
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel": "Islandhome"
      And Alice controls a creature "Mule"
      And Alice controls an Island land "Isle"
      When Alice tries to attack with "Eel"
      Then it is refused
      When Alice attacks with "Mule"
      Then "Mule" is attacking

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: the defending player has one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel": "Islandhome"
      And Alice controls an Island land "Isle"
      And Bob controls an Island land "Reef"
      When Alice attacks with "Eel"
      Then "Eel" is attacking

  Rule: A.26.3 Without such a land of its controller's it is put into the graveyard

    Example: the last one is destroyed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel": "Islandhome"
      And Alice controls an Island land "Isle"
      And Bob has an instant "Quake" in hand: "Destroy target land."
      When Alice passes
      And Bob plays "Quake" targeting "Isle"
      And all players pass
      Then the stack holds the ability of "Eel"
      When all players pass
      Then "Eel" is in Alice's graveyard

  Rule: A.26.Ruling.2 It works on what is no creature

    Example: on an artifact
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Anchor": "Islandhome"
      And Alice controls an Island land "Isle"
      And Bob has an instant "Quake" in hand: "Destroy target land."
      When Alice passes
      And Bob plays "Quake" targeting "Isle"
      And all players pass
      And all players pass
      Then "Anchor" is in Alice's graveyard

  Rule: A.26.Ruling.1 Its land type can be changed

    Example: a swamp is asked for in the place of an island
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel": "Islandhome"
      And Alice controls a Swamp land "Bog"
      And Bob controls an Island land "Reef"
      And Alice controls an Island land "Isle"
      And Alice has an instant "Hack" in hand: "Change the text of target permanent by replacing all instances of one basic land type with another."
      And Bob has 2 instants "Quake" in hand: "Destroy target land."
      When Alice plays "Hack" targeting "Eel"
      And all players pass
      And Alice chooses "Island"
      And Alice chooses "Swamp"
      Then "Eel" has the ability "Swamphome"
      When Alice passes
      And Bob plays "Quake" (1) targeting "Isle"
      And all players pass
      Then the stack is empty
      When Alice passes
      And Bob plays "Quake" (2) targeting "Bog"
      And all players pass
      And all players pass
      Then "Eel" is in Alice's graveyard

    Example: it attacks where a swamp is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel": "Islandhome"
      And Alice controls a Swamp land "Bog"
      And Alice controls an Island land "Isle"
      And Bob controls an Island land "Reef"
      And Bob controls a Swamp land "Mire"
      And Alice has an instant "Hack" in hand: "Change the text of target permanent by replacing all instances of one basic land type with another."
      And Bob has an instant "Quake" in hand: "Destroy target land."
      When Alice plays "Hack" targeting "Eel"
      And all players pass
      And Alice chooses "Island"
      And Alice chooses "Swamp"
      And Alice passes
      And Bob plays "Quake" targeting "Reef"
      And all players pass
      And Alice attacks with "Eel"
      Then "Eel" is attacking
