@edition:2025
Feature: 706 What Modifies Rolls

  Rule: 706.2a A modifier may be optional, and may cost something

    Example: mana is made for it as it comes to that
      Given a Magic game between Alice and Bob
      And the next die roll is 3
      And Alice controls a Forest land "Grove"
      And Alice controls an artifact "Charm": "After you roll a die, you may pay {1}. If you do, increase the result by 2."
      And Alice has a sorcery "Gamble" in hand: "Roll a d20. You gain life equal to the result."
      When Alice plays "Gamble"
      And all players pass
      And Alice accepts
      Then Alice has 25 life
      And "Grove" is tapped

    Example: who doesn't want it keeps the result
      Given a Magic game between Alice and Bob
      And the next die roll is 3
      And Alice controls a Forest land "Grove"
      And Alice controls an artifact "Charm": "After you roll a die, you may pay {1}. If you do, increase the result by 2."
      And Alice has a sorcery "Gamble" in hand: "Roll a d20. You gain life equal to the result."
      When Alice plays "Gamble"
      And all players pass
      And Alice declines
      Then Alice has 23 life
      And "Grove" is still untapped

    Example: each die of several by itself
      Given a Magic game between Alice and Bob
      And the next die rolls are 3 and 5
      And Alice controls an artifact "Charm": "After you roll a die, you may decrease the result by 2."
      And Alice has a sorcery "Gamble" in hand: "Roll two d20. You gain life equal to the total."
      When Alice plays "Gamble"
      And all players pass
      And Alice declines
      And Alice accepts
      Then Alice has 26 life

    Example: another player's rolls are none of one's own
      Given a Magic game between Alice and Bob
      And the next die roll is 3
      And Bob controls an artifact "Charm": "After you roll a die, you may increase the result by 2."
      And Alice has a sorcery "Gamble" in hand: "Roll a d20. You gain life equal to the result."
      When Alice plays "Gamble"
      And all players pass
      Then Alice has 23 life

  Rule: 706.2b Who rolled chooses what modifies the result next: first what rerolls the die, then what adds or subtracts

    Example: the reroll comes before the addition
      Given a Magic game between Alice and Bob
      And the next die rolls are 3 and 11
      And Alice controls an artifact "Charm": "After you roll a die, you may increase the result by 2."
      And Alice controls an artifact "Cup": "After you roll a die, you may reroll it."
      And Alice has a sorcery "Gamble" in hand: "Roll a d20. You gain life equal to the result."
      When Alice plays "Gamble"
      And all players pass
      Then Alice is asked to may
      When Alice accepts
      And Alice accepts
      Then Alice has 33 life

    Example: of two that add or subtract one is chosen
      Given a Magic game between Alice and Bob
      And the next die roll is 3
      And Alice controls an artifact "Charm": "After you roll a die, you may increase the result by 2."
      And Alice controls an artifact "Bell": "After you roll a die, you may decrease the result by 1."
      And Alice has a sorcery "Gamble" in hand: "Roll a d20. You gain life equal to the result."
      When Alice plays "Gamble"
      And all players pass
      Then Alice is asked to choose what modifies the roll
      When Alice chooses "Bell"
      And Alice declines
      And Alice accepts
      Then Alice has 25 life
