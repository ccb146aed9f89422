Feature: K.16 Land type

  Rule: K.16.4 A land that becomes a basic one has that name, that type and that ability, and no other

    Scenario Outline: a harbor becomes a swamp
      Given a Magic game between Alice and Bob
      And Alice controls a legendary land "Harbor": "{0}: You gain 1 life."
      And Bob has an instant "Sink" in hand: "Target land becomes a Swamp until end of turn."
      And Bob has an instant "Drain" in hand: "Destroy target land named Swamp."
      When Bob plays "Sink" targeting "Harbor"
      And all players pass
      Then "Harbor" is a Swamp
      And "Harbor" is not legendary
      When Alice activates "Harbor"
      Then Alice has 1 black mana
      When Bob plays "Drain" targeting "Harbor"
      And all players pass
      Then "Harbor" is in Alice's graveyard

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: K.16.7 What is no land any more has no land type

    Scenario Outline: a forest that is a creature alone
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob has an instant "Rouse" in hand: "Until end of turn, target land becomes a 2/2 creature."
      When Bob plays "Rouse" targeting "Grove"
      And all players pass
      Then "Grove" is a creature
      And "Grove" is not a Forest

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

  Rule: K.16.8 A land type that is added gives its ability, and takes nothing

    Scenario Outline: a forest that is an island besides
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob has an instant "Flood" in hand: "Target land becomes an Island in addition to its other types until end of turn."
      When Bob plays "Flood" targeting "Grove"
      And all players pass
      Then "Grove" is an Island
      And "Grove" is still a Forest
      When Alice activates the second ability of "Grove"
      Then Alice has 1 blue mana

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

  Rule: K.16.1 The name of a land is its land type

    Example: what is done to that land type
      Given a Magic game between Alice and Bob
      And Alice controls a land "Desert"
      And Alice controls a Forest land "Grove"
      And Bob has a sorcery "Rain" in hand: "Destroy all Deserts."
      When the game goes to Bob's first main phase
      And Bob plays "Rain"
      And all players pass
      Then "Desert" is in Alice's graveyard
      And "Grove" is still in play

  Rule: K.16.2 The five basic land types, and no others

    Example: what is chosen as one
      Given a Magic game between Alice and Bob
      And Alice controls a land "Desert"
      And Alice has an instant "Shift" in hand: "Target land becomes the basic land type of your choice until end of turn."
      When Alice plays "Shift" targeting "Desert"
      And all players pass
      Then Alice can't choose "Desert"
      When Alice chooses "Island"
      Then "Desert" is an Island

  Rule: K.16.3 What only counts as a basic land type is nonbasic

    Example: a land that has become a swamp
      Given a Magic game between Alice and Bob
      And Alice controls a land "Harbor"
      And Alice controls a basic Forest land "Forest"
      And Bob has an instant "Sink" in hand: "Target land becomes a Swamp until end of turn."
      And Bob has an instant "Ruin" in hand: "Destroy all nonbasic lands."
      When Bob plays "Sink" targeting "Harbor"
      And all players pass
      And Bob plays "Ruin"
      And all players pass
      Then "Harbor" is in Alice's graveyard
      And "Forest" is still in play

  Rule: K.16.5 A land of another type has the color that it had

    Example: a red grove under water
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob has an instant "Lace" in hand: "Target permanent becomes red."
      And Bob has an instant "Sink" in hand: "Target land becomes an Island until end of turn."
      And Bob has an instant "Purge" in hand: "Destroy target red permanent."
      When Bob plays "Lace" targeting "Grove"
      And all players pass
      And Bob plays "Sink" targeting "Grove"
      And all players pass
      Then "Grove" is an Island
      When Bob plays "Purge" targeting "Grove"
      And all players pass
      Then "Grove" is in Alice's graveyard

  Rule: K.16.6 A land that becomes a basic type loses its other land types, and stays what else it is

    Example: a creature that is a land
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has an instant "Rouse" in hand: "Until end of turn, target land becomes a 2/2 creature that's still a land."
      And Bob has an instant "Sink" in hand: "Target land becomes an Island until end of turn."
      When Alice plays "Rouse" targeting "Grove"
      And all players pass
      And Bob plays "Sink" targeting "Grove"
      And all players pass
      Then "Grove" is an Island
      And "Grove" is not a Forest
      And "Grove" is a creature

  Rule: K.16.Ruling.1 An animated land whose type changes stays animated

    Example: a factory under water
      Given a Magic game between Alice and Bob
      And Alice controls a land "Factory": "{0}: Factory becomes a 2/2 creature until end of turn. It's still a land."
      And Bob has an instant "Sink" in hand: "Target land becomes an Island until end of turn."
      When Alice activates "Factory"
      And all players pass
      And Bob plays "Sink" targeting "Factory"
      And all players pass
      Then "Factory" is an Island
      And "Factory" is a creature
      And "Factory" has power 2
      And "Factory" doesn't have the ability "{0}: Factory becomes a 2/2 creature until end of turn. It's still a land."

  Rule: K.16.Ruling.2 Basic and nonbasic are no land types

    Example: neither can be chosen
      Given a Magic game between Alice and Bob
      And Alice controls a land "Nonbasic"
      And Alice has an instant "Shift" in hand: "Target land becomes the land type of your choice until end of turn."
      When Alice plays "Shift" targeting "Nonbasic"
      And all players pass
      Then Alice can't choose "Nonbasic"
      When Alice chooses "Island"
      Then "Nonbasic" is an Island

  Rule: K.16.7 What is no land any more has no land type

    Example: what still is one keeps it
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob has an instant "Rouse" in hand: "Until end of turn, target land becomes a 2/2 creature that's still a land."
      When Bob plays "Rouse" targeting "Grove"
      And all players pass
      Then "Grove" is a creature
      And "Grove" is still a Forest
