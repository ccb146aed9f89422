Feature: A.14 Echo

  Rule: A.14.2 It is paid in the first upkeep, or what has it is sacrificed

    Scenario Outline: the mana cost is paid, once
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice has a creature "Ox" with mana cost {1}{G} in hand: "Echo"
      When Alice plays "Ox"
      And all players pass
      And the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then "Ox" is in play
      And "Grove" (1) is tapped
      And "Grove" (2) is tapped
      When the game goes to Bob's upkeep step
      And the game goes to Alice's draw step
      Then "Ox" is in play

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

    Example: nobody pays
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {1}{G}, played this turn: "Echo"
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      Then "Ox" is in Alice's graveyard

  Rule: A.14.Ruling.1 It is paid however its permanent came under somebody's control

    Example: taken over from the opponent
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with mana cost {1}{G}: "Echo"
      And Alice has a sorcery "Sway" in hand: "Gain control of target creature for the rest of the game."
      When Alice plays "Sway" targeting "Ox"
      And all players pass
      And the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      Then "Ox" is in Bob's graveyard

    Example: put into play from a graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" with mana cost {1}{G} in her graveyard: "Echo"
      And Alice has a sorcery "Rise" in hand: "Return target creature card from your graveyard to play."
      When Alice plays "Rise" targeting "Ox"
      And all players pass
      And the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      Then "Ox" is in Alice's graveyard

  Rule: A.14.Ruling.2 Only who controls it at the beginning of the upkeep pays for it

    Example: not in the opponent's upkeep
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {1}{G}, played this turn: "Echo"
      When the game goes to Bob's draw step
      Then "Ox" is still in play

  Rule: A.14.Ruling.3 It is paid once, however often its permanent went to and fro

    Example: lost and gained again
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice controls a creature "Ox" with mana cost {1}{G}, played this turn: "Echo"
      And Bob has an instant "Sway" in hand: "Gain control of target creature until end of turn."
      When Alice passes
      And Bob plays "Sway" targeting "Ox"
      And all players pass
      And the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      Then the stack holds the ability of "Ox"
      When all players pass
      And Alice accepts
      Then the stack is empty
      And "Ox" is controlled by Alice

  Rule: A.14.Ruling.4 What changes the cost of spells does not change it

    Example: a spell costs less
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls an artifact "Locket": "Creature spells you play cost {1} less to play."
      And Alice controls a creature "Ox" with mana cost {1}{G}, played this turn: "Echo"
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Grove" is still untapped

  Rule: A.14.Ruling.5 Without the ability in that upkeep it is never paid

    Example: abilities are lost for that long
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {1}{G}, played this turn: "Echo"
      And Bob has an instant "Hush" in hand: "Target creature loses all abilities until your next turn."
      When the game goes to Bob's end of turn step
      And Bob plays "Hush" targeting "Ox"
      And all players pass
      And the game goes to Alice's draw step
      Then "Ox" is still in play
      When the game goes to Bob's upkeep step
      And the game goes to Alice's draw step
      Then "Ox" has the ability "Echo"
      And "Ox" is still in play

  Rule: A.14.Ruling.6 What comes during an upkeep is paid for in the next one

    Example: put into play in the upkeep
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" with mana cost {1}{G} in her graveyard: "Echo"
      And Alice has an instant "Rise" in hand: "Return target creature card from your graveyard to play."
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And Alice plays "Rise" targeting "Ox"
      And all players pass
      And the game goes to Alice's draw step
      Then "Ox" is in play
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And all players pass
      Then "Ox" is in Alice's graveyard

  Rule: A.14.Ruling.7 What has left play may be paid for all the same

    Example: and need not be
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice controls a creature "Ox" with mana cost {1}{G}, played this turn: "Echo"
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And Alice plays "Slay" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      When all players pass
      And Alice accepts
      Then "Grove" (1) is tapped

  Rule: A.14.Ruling.8 It is decided as the ability resolves

    Example: mana comes in response
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Glow" in hand
      And Alice controls a creature "Ox" with mana cost {G}, played this turn: "Echo"
      And Alice has an instant "Sprout" in hand: "Add {G} to your mana pool."
      When the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And Alice plays "Sprout"
      And all players pass
      And all players pass
      And Alice accepts
      Then "Ox" is still in play
