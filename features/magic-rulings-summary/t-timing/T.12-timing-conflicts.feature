Feature: T.12 Timing Conflicts

  Rule: T.12.Ruling.6 What turns out illegal is taken back whole: costs, the mana made for it, and what triggered on the way

    Scenario Outline: whatever a mana ability did besides
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Rite" with mana cost {G}{G} in hand:
        """
        As an additional cost to play Rite, sacrifice a creature.
        You gain 5 life.
        """
      And Alice controls a Forest land "Grove"
      And Alice controls a land "Lantern": "{T}: <does> Add {G} to your mana pool."
      And Alice controls a creature "Bloom": "Sacrifice Bloom: Add {G} to your mana pool."
      And Bob controls an enchantment "Wake": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      When Alice plays "Rite"
      And Alice chooses "Lantern"
      And Alice chooses "Bloom"
      And Alice tries to choose "no more mana"
      Then the action is reversed
      And Alice still has priority
      And "Rite" is still in Alice's hand
      And "Lantern" is still untapped
      And "Bloom" is still in play
      And Alice still has 20 life
      And Alice still has 0 green mana
      And Alice still has 1 card in her hand
      And the stack is empty

      Examples:
        | does                 |
        | You lose 1 life.     |
        | Draw a card.         |
        | Shuffle your library. |
