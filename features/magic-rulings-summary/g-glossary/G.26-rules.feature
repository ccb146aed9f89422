Feature: G.26

  Rule: G.26.1 A card's owner is who began the game with it

    Example: whoever puts it into play
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" in graveyard
      And Alice has a sorcery "Rob" in hand: "Put target creature card in a graveyard into play under your control."
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Rob" targeting "Ox"
      And all players pass
      Then "Ox" is controlled by Alice
      When Alice plays "Recall" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's hand

  Rule: G.26.2 A token's owner controls what put it into play

    Example: under an opponent's control
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Hunt" in hand: "Put a 1/1 green Hound creature token named Pup into play under target opponent's control."
      When Alice plays "Hunt" targeting Bob
      And all players pass
      Then "Pup" is controlled by Bob
      And "Pup" is owned by Alice

  Rule: G.26.3 Control changes; ownership doesn't

    Example: what was stolen goes to its owner's graveyard
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Steal" in hand: "Gain control of target creature."
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Steal" targeting "Ox"
      And all players pass
      Then "Ox" is controlled by Alice
      And "Ox" is still owned by Bob
      When Alice plays "Slay" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard
