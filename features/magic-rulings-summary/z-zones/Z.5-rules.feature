Feature: Z.5

  Rule: Z.5.Ruling.1 What comes back into play is a new permanent

    Example: it has summoning sickness again
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer": "{T}: Archer deals 1 damage to target creature or player."
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Recall" targeting "Archer"
      And all players pass
      And Alice plays "Archer"
      And all players pass
      And Alice tries to activate "Archer" targeting Bob
      Then it is refused

  Rule: Z.5.Ruling.2 An effect on a permanent ends as it leaves play

    Example: it is not returned at the end of the turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Loan" in hand: "Target creature gains flying until end of turn. Return it to its owner's hand at end of turn."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Alice has a sorcery "Wake" in hand: "Return target creature card from your graveyard to play."
      When Alice plays "Loan" targeting "Ox"
      And all players pass
      And Alice plays "Fell" targeting "Ox"
      And all players pass
      And Alice plays "Wake" targeting "Ox"
      And all players pass
      And the game goes to Bob's upkeep step
      Then "Ox" is still in play

  Rule: T.8.Ruling.1 What comes into play tapped unless something is so, or is done, never was untapped

    Example: without two other lands
      Given a Magic game between Alice and Bob
      And Alice has a land "Fen" in hand: "Fen comes into play tapped unless you control two or more other lands."
      When Alice plays "Fen"
      Then "Fen" is tapped

    Example: with them
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice has a land "Fen" in hand: "Fen comes into play tapped unless you control two or more other lands."
      When Alice plays "Fen"
      Then "Fen" is not tapped

    Example: life is paid for it
      Given a Magic game between Alice and Bob
      And Alice has a land "Fen" in hand: "As Fen comes into play, you may pay 2 life. If you don't, Fen comes into play tapped."
      When Alice plays "Fen"
      And Alice accepts
      Then Alice has 18 life
      And "Fen" is not tapped

    Example: or isn't
      Given a Magic game between Alice and Bob
      And Alice has a land "Fen" in hand: "As Fen comes into play, you may pay 2 life. If you don't, Fen comes into play tapped."
      When Alice plays "Fen"
      And Alice declines
      Then "Fen" is tapped

  Rule: Z.5.3 What is not in play is neither tapped nor untapped

    Example: a tapped creature is put back into play untapped
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Ox"
      And Alice has an instant "Gust" in hand: "Return target creature to its owner's hand."
      When Alice plays "Gust" targeting "Ox"
      And all players pass
      Then "Ox" is not tapped
      When Alice plays "Ox"
      And all players pass
      Then "Ox" is in play
      And "Ox" is untapped
