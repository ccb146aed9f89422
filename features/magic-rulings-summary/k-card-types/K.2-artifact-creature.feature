Feature: K.2 Artifact creature

  Rule: K.2.1 It is an artifact and a creature in all ways

    Example: broken as an artifact
      Given a Magic game between Alice and Bob
      And Alice controls an artifact creature "Golem" with power 2 and toughness 2
      And Bob has an instant "Break" in hand: "Destroy target artifact."
      When Bob plays "Break" targeting "Golem"
      And all players pass
      Then "Golem" is in Alice's graveyard

  Rule: K.2.Ruling.1 What is forbidden to creatures is forbidden to it

    Example: summoning sick
      Given a Magic game between Alice and Bob
      And Alice has an artifact creature "Golem" in hand: "{T}: You gain 1 life."
      When Alice plays "Golem"
      And all players pass
      Then "Golem" is in play
      When Alice tries to activate "Golem"
      Then it is refused by rule G.37.2

  Rule: K.2.Ruling.2 Its card is a creature card wherever it is

    Example: in the graveyard
      Given a Magic game between Alice and Bob
      And Alice has an artifact creature "Golem" in her graveyard
      And Alice has a sorcery "Call" in hand: "Return target creature card from your graveyard to your hand."
      When Alice plays "Call" targeting "Golem"
      And all players pass
      Then "Golem" is in Alice's hand

  Rule: K.2.2 An artifact creature spell is put into play as it resolves

    Example: a golem
      Given a Magic game between Alice and Bob
      And Alice has an artifact creature "Golem" with power 2 and toughness 2 in hand
      When Alice plays "Golem"
      And all players pass
      Then "Golem" is in play
      And the stack is empty
