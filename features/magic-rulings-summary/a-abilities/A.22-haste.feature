Feature: A.22 Haste

  Rule: A.22.2 What has it attacks and uses tap symbols at once

    Example: it attacks in the turn in which it came
      Given a Magic game between Alice and Bob
      And Alice has a creature "Colt" in hand: "Haste"
      When Alice plays "Colt"
      And all players pass
      And Alice attacks with "Colt"
      Then "Colt" is attacking

    Example: it makes mana in the turn in which it came
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" in hand:
        """
        Haste
        {T}: Add {G} to your mana pool.
        """
      When Alice plays "Elk"
      And all players pass
      And Alice activates "Elk"
      Then Alice has 1 green mana

  Rule: A.22.Ruling.2 Other restrictions stay

    Example: a Wall with haste
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has a Wall creature "Rolling Rampart" in hand: "Haste"
      And Alice has a creature "Colt" in hand: "Haste"
      When Alice plays "Rolling Rampart"
      And all players pass
      And Alice plays "Colt"
      And all players pass
      And Alice tries to attack with "Rolling Rampart"
      Then it is refused by rule K.27.1
      When Alice attacks with "Colt"
      Then "Colt" is attacking
