Feature: 500 Turn Structure

  @edition:2013
  Rule: 500.1 A turn has five phases, each in every turn, and their steps in order

    Example: from an untap step to the next
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Jolt" in hand
      And it is Alice's upkeep step
      When the game goes to the draw step
      Then it is Alice's draw step
      When the game goes to the first main phase
      Then it is Alice's first main phase
      When the game goes to the beginning of combat step
      Then it is Alice's beginning of combat step
      When Alice attacks with "Ox"
      Then it is Alice's declare attackers step
      When the game goes to the declare blockers step
      Then it is Alice's declare blockers step
      When the game goes to the combat damage step
      Then it is Alice's combat damage step
      When the game goes to the end of combat step
      Then it is Alice's end of combat step
      When the game goes to the second main phase
      Then it is Alice's second main phase
      When the game goes to the end of turn step
      Then it is Alice's end of turn step

  @edition:2013
  Rule: 500.3 A step without priority ends once it is done

    Example: nobody acts in the untap step
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox", tapped
      And Bob has an instant "Jolt" in hand
      When the game goes to Bob's upkeep step
      Then "Ox" is untapped
      And it is Bob's upkeep step
      And the trace doesn't cite rule 602.2

    Example: what triggers there waits for the upkeep
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox", tapped: "Whenever Ox becomes untapped, you gain 3 life."
      When the game goes to Bob's upkeep step
      Then the stack holds the ability of "Ox"
      And it is Bob's upkeep step

  Rule: 500.5 What lasts until the end of combat ends with the combat phase

    Scenario Outline: it is there in the end of combat step
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Rush" in hand: "Target creature gets +2/+0 until end of combat."
      When Alice plays "Rush" targeting "Ox"
      And all players pass
      And the game goes to the end of combat step
      Then "Ox" has power 4
      When the game goes to the second main phase
      Then "Ox" has power 2

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 500.7 Extra turns follow the turn, the one added last first

    Example: one more turn
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Hour" in hand: "Take an extra turn after this one."
      When Alice plays "Hour"
      And all players pass
      And the game goes to the upkeep step
      Then it is Alice's upkeep step

    Example: the other player's, added later, comes first
      Given a Magic game between Alice and Bob
      And Alice has an instant "Hour" in hand: "Take an extra turn after this one."
      And Bob has an instant "Moment" in hand: "Take an extra turn after this one."
      When Alice plays "Hour"
      And all players pass
      And Bob plays "Moment"
      And all players pass
      And the game goes to the upkeep step
      Then it is Bob's upkeep step
      When the game goes to the end of turn step
      And the game goes to the upkeep step
      Then it is Alice's upkeep step

  @edition:2013
  Rule: 500.10 What is skipped is as if it weren't there

    @also:614.10
    Example: each draw step
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Drought": "Skip your draw step."
      When the game goes to Alice's upkeep step
      And the game goes to the first main phase
      Then it is Alice's first main phase
      And Alice's hand still holds 0 cards

    @rule:614.10a
    Example: two skips of the next draw step skip the next two
      Given a Magic game between Alice and Bob
      And Alice has an instant "Fast" in hand: "Skip your next draw step."
      And Alice has an instant "Lent" in hand: "Skip your next draw step."
      When Alice plays "Fast"
      And all players pass
      And Alice plays "Lent"
      And all players pass
      And the game goes to Alice's upkeep step
      And the game goes to Alice's first main phase
      Then Alice's hand holds 0 cards
      When the game goes to Alice's upkeep step
      And the game goes to Alice's first main phase
      Then Alice's hand still holds 0 cards
      When the game goes to Alice's upkeep step
      And the game goes to Alice's first main phase
      Then Alice's hand holds 1 card

    @rule:614.10
    Example: a step that has begun is not skipped any more
      Given a Magic game between Alice and Bob
      And Bob has an instant "Fast" in hand: "Skip your next draw step."
      When the game goes to Bob's draw step
      Then Bob's hand holds 2 cards
      When Bob plays "Fast"
      And all players pass
      And the game goes to Bob's upkeep step
      And the game goes to Bob's first main phase
      Then Bob's hand holds 1 card

  @edition:2013
  Rule: 500.8 Added phases follow the one under way, the one added last first

    Example: another combat, then another main phase
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has a sorcery "Again" in hand: "Untap all creatures you control. After this main phase, there is an additional combat phase followed by an additional main phase."
      When Alice attacks with "Ox"
      And the game goes to Alice's second main phase
      And Alice plays "Again"
      And all players pass
      And Alice attacks with "Ox"
      And the game goes to the second main phase
      Then Bob has 16 life
      And it is Alice's second main phase

    Example: two of them
      Given a Magic game between Alice and Bob
      And it is Alice's second main phase
      And Alice has a sorcery "Again" in hand: "After this phase, there is an additional main phase."
      And Alice has a sorcery "Anew" in hand: "After this phase, there is an additional combat phase."
      When Alice plays "Again"
      And all players pass
      And Alice plays "Anew"
      And all players pass
      And all players pass, which ends the second main phase
      Then it is Alice's beginning of combat step
      When the game goes to the second main phase
      Then it is Alice's second main phase

  @edition:2013
  Rule: 500.9 Added steps follow the step under way

    Example: another upkeep step
      Given a Magic game between Alice and Bob
      And it is Alice's upkeep step
      And Alice controls an enchantment "Sun": "At the beginning of your upkeep, you gain 1 life."
      And Alice has an instant "Dawn" in hand: "There is an additional upkeep step after this step."
      When Alice plays "Dawn"
      And all players pass
      And the game goes to the draw step
      Then Alice has 22 life
