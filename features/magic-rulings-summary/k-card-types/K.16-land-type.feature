Feature: K.16 Land type

  Rule: K.16.4 A land that becomes a basic one has that name, that type and that ability, and no other

    Example: a harbor becomes a swamp
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

  Rule: K.16.7 What is no land any more has no land type

    Example: a forest that is a creature alone
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob has an instant "Rouse" in hand: "Until end of turn, target land becomes a 2/2 creature."
      When Bob plays "Rouse" targeting "Grove"
      And all players pass
      Then "Grove" is a creature
      And "Grove" is not a Forest

  Rule: K.16.8 A land type that is added gives its ability, and takes nothing

    Example: a forest that is an island besides
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob has an instant "Flood" in hand: "Target land becomes an Island in addition to its other types until end of turn."
      When Bob plays "Flood" targeting "Grove"
      And all players pass
      Then "Grove" is an Island
      And "Grove" is still a Forest
      When Alice activates the second ability of "Grove"
      Then Alice has 1 blue mana
