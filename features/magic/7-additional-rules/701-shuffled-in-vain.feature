Feature: 701 What Is To Be Shuffled Into a Library and Goes Elsewhere

  Rule: 701.16d A library is shuffled only where something gets there, in 2013

    @edition:2013
    Example: something exiles it instead
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghost": "If Ghost would leave the battlefield, exile it instead of putting it anywhere else."
      And Alice controls an enchantment "Choir": "Whenever a player shuffles his or her library, you gain 1 life."
      And Alice has an instant "Whirl" in hand: "Shuffle target creature into its owner's library."
      When Alice plays "Whirl" targeting "Ghost"
      And all players pass
      Then "Ghost" is exiled
      And the stack is empty

    @edition:2025 @rule:701.24c
    Example: something exiles it instead, in 2025
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghost": "If Ghost would leave the battlefield, exile it instead of putting it anywhere else."
      And Alice controls an enchantment "Choir": "Whenever a player shuffles their library, you gain 1 life."
      And Alice has an instant "Whirl" in hand: "Shuffle target creature into its owner's library."
      When Alice plays "Whirl" targeting "Ghost"
      And all players pass
      Then "Ghost" is exiled
      When all players pass
      Then Alice has 21 life

    @edition:2013
    Example: of two one gets there
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghost": "If Ghost would leave the battlefield, exile it instead of putting it anywhere else."
      And Alice controls a creature "Ox"
      And Alice controls an enchantment "Choir": "Whenever a player shuffles his or her library, you gain 1 life."
      And Alice has an instant "Whirl" in hand: "Shuffle all creatures you control into your library."
      When Alice plays "Whirl"
      And all players pass
      And all players pass
      Then "Ghost" is exiled
      And Alice has 21 life

    @edition:2013
    Example: it gets there
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls an enchantment "Choir": "Whenever a player shuffles his or her library, you gain 1 life."
      And Alice has an instant "Whirl" in hand: "Shuffle target creature into its owner's library."
      When Alice plays "Whirl" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" is in Alice's library
      And Alice has 21 life
