@edition:2025
Feature: 706 Stored Results

  Rule: 706.8a To store a result is to note it on the permanent, with the kind of die

    Example: it is known to later abilities
      Given a Magic game between Alice and Bob
      And the next die rolls are 3 and 5
      And Alice controls an artifact "Bag":
        """
        {T}: Roll two six-sided dice. Store those results on Bag.
        {0}: You gain life equal to the total value of Bag's stored results.
        """
      When Alice activates the first ability of "Bag"
      And all players pass
      And Alice activates the second ability of "Bag"
      And all players pass
      Then Alice has 28 life

    Example: each permanent has its own
      Given a Magic game between Alice and Bob
      And the next die rolls are 3 and 5
      And Alice controls an artifact "Bag":
        """
        {0}: Roll a six-sided die. Store the result on Bag.
        {0}: You gain life equal to the total value of Bag's stored results.
        """
      And Alice controls an artifact "Box": "{0}: Roll a six-sided die. Store the result on Box."
      When Alice activates the first ability of "Bag"
      And all players pass
      And Alice activates "Box"
      And all players pass
      And Alice activates the second ability of "Bag"
      And all players pass
      Then Alice has 23 life

  Rule: 706.8b Stored results are rerolled with dice of the same kinds, and replaced by what these bring

    Example: one of two
      Given a Magic game between Alice and Bob
      And the next die rolls are 3 and 5 and 6
      And Alice controls an artifact "Bag":
        """
        {T}: Roll two six-sided dice. Store those results on Bag.
        {0}: Reroll any number of Bag's stored results.
        {0}: You gain life equal to the total value of Bag's stored results.
        """
      When Alice activates the first ability of "Bag"
      And all players pass
      And Alice activates the second ability of "Bag"
      And all players pass
      Then Alice is asked to choose stored results
      When Alice chooses "3 on a d6"
      And Alice activates the third ability of "Bag"
      And all players pass
      Then Alice has 31 life

    Example: a twenty-sided die is rolled again for what one brought
      Given a Magic game between Alice and Bob
      And the next die rolls are 3 and 17
      And Alice controls an artifact "Bag":
        """
        {T}: Roll a d20. Store the result on Bag.
        {0}: Reroll any number of Bag's stored results.
        {0}: You gain life equal to the total value of Bag's stored results.
        """
      When Alice activates the first ability of "Bag"
      And all players pass
      And Alice activates the second ability of "Bag"
      And all players pass
      And Alice chooses "3 on a d20"
      And Alice activates the third ability of "Bag"
      And all players pass
      Then Alice has 37 life

  Rule: 706.8c What an object says of stored results it says of those that the ability linked to that stored

    Example: what one ability stored is not what an ability gained with another speaks of
      Given a Magic game between Alice and Bob
      And the next die rolls are 4 and 2
      And Alice controls a creature "Mimic": "{0}: Mimic gains all activated abilities of target creature until end of turn."
      And Alice controls a creature "Hoarder": "{0}: Roll a six-sided die. Store the result on Hoarder."
      And Alice controls a creature "Gambler":
        """
        {0}: Roll a six-sided die. Store the result on Gambler.
        {0}: You gain life equal to the total value of Gambler's stored results.
        """
      When Alice activates "Mimic" targeting "Hoarder"
      And all players pass
      And Alice activates the second ability of "Mimic"
      And all players pass
      And Alice activates the first ability of "Mimic" targeting "Gambler"
      And all players pass
      And Alice activates the third ability of "Mimic"
      And all players pass
      And Alice activates the fourth ability of "Mimic"
      And all players pass
      Then Alice has 22 life
