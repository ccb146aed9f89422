Feature: 602 Activating Activated Abilities

  @edition:2013
  Rule: 602.5 An ability that says what must be so for it isn't activated otherwise

    Example: what is asked is so as it is announced, and needn't be any more as it resolves
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "{0}: You gain 1 life. Activate this ability only if you control a Forest."
      And Alice has a basic Forest land "Forest" in hand
      And Alice has an instant "Wind" in hand: "Return target land to its owner's hand."
      When Alice tries to activate "Ox"
      Then it is refused by rule 602.5
      When Alice plays "Forest"
      And Alice activates "Ox"
      And Alice plays "Wind" targeting "Forest"
      And all players pass
      And all players pass
      Then Alice has 21 life
