Feature: A.6 Mana Abilities

  Rule: A.6.2 A mana ability resolves at once

    Example: nobody can respond
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk": "{T}: Add {G}{G} to your mana pool."
      When Alice activates "Elk"
      Then Alice has 2 green mana
      And Alice still has priority

  Rule: G.38.2 What is tapped can't be tapped for it again

    Example: a tapped land
      Given a Magic game between Alice and Bob
      And Alice controls a tapped Forest land "Grove"
      When Alice tries to activate "Grove"
      Then it is refused by rule G.6.4
