Feature: A.5 Delayed Abilities

  Rule: A.5.1 An effect may do something later

    @also:T.9.2
    Example: at end of turn
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Loan" in hand: "You gain 5 life. At end of turn, you lose 3 life."
      When Alice plays "Loan"
      And all players pass
      Then Alice has 25 life
      When the game goes to the end of turn step
      And all players pass
      Then Alice has 22 life

  Rule: A.5.3 It affects the permanent, whatever that has become

    Example: a creature that was black
      Given a Magic game between Alice and Bob
      And Alice has an instant "Doom" in hand: "Destroy target black creature at end of turn."
      And Alice has an instant "Dye" in hand: "Target creature becomes blue until end of turn."
      And Bob controls a creature "Rat" with mana cost {B}
      When Alice plays "Doom" targeting "Rat"
      And all players pass
      And Alice plays "Dye" targeting "Rat"
      And all players pass
      And the game goes to the end of turn step
      And all players pass
      Then "Rat" is in Bob's graveyard

  Rule: A.5.4 It does nothing where the permanent has left play meanwhile, even if it is back

    Example: it was returned to the hand and played again
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Doom" in hand: "Destroy target creature at end of turn."
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Doom" targeting "Ox"
      And all players pass
      And Alice plays "Recall" targeting "Ox"
      And all players pass
      And Alice plays "Ox"
      And all players pass
      And the game goes to the end of turn step
      And all players pass
      Then "Ox" is in play

  Rule: A.5.5 It triggers once

    Scenario Outline: not in the next turn
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Loan" in hand: "At <time>, you lose 3 life."
      When Alice plays "Loan"
      And all players pass
      And the game goes to Bob's end of turn step
      And the game goes to Alice's upkeep step
      Then Alice has 17 life

      @edition:2003
      Examples:
        | time        |
        | end of turn |

      @edition:2013
      Examples:
        | time                               |
        | the beginning of the next end step |

      @edition:2025
      Examples:
        | time                               |
        | the beginning of the next end step |

    Example: for a turn it triggers each time
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Feast" in hand: "Until end of turn, whenever a creature comes into play, you gain 1 life."
      And Alice has a creature "Elf" in hand
      And Alice has a creature "Imp" in hand
      When Alice plays "Feast"
      And all players pass
      And Alice plays "Elf"
      And all players pass
      And all players pass
      And Alice plays "Imp"
      And all players pass
      And all players pass
      Then Alice has 22 life

    Example: and no more when the turn is over
      Given a Magic game between Alice and Bob
      And Alice has an instant "Rite" in hand: "Whenever a creature dies this turn, you gain 10 life."
      And Alice controls an artifact "Altar": "Sacrifice a creature: You gain 1 life."
      And Alice controls a creature "Ox"
      And Alice controls a creature "Elk"
      When Alice plays "Rite"
      And all players pass
      And Alice activates "Altar" sacrificing "Ox"
      And all players pass
      And all players pass
      Then Alice has 31 life
      When the game goes to Bob's upkeep step
      And Alice activates "Altar" sacrificing "Elk"
      And all players pass
      Then Alice has 32 life
