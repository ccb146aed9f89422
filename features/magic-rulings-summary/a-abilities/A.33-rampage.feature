Feature: A.33 Rampage

  Rule: A.33.2 It grows with each blocker but the first

    Example: two blockers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre" with power 3 and toughness 3: "Rampage 2"
      And Bob controls 2 creatures "Goat" with power 0 and toughness 9
      When Alice attacks with "Ogre"
      And Bob blocks "Ogre" with "Goat" (1) and "Goat" (2)
      And all players pass
      Then "Ogre" has power 5
      And "Ogre" has toughness 5

  Rule: A.33.4 Each instance triggers

    Example: of two numbers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre" with power 3 and toughness 3:
        """
        Rampage 2
        Rampage 1
        """
      And Bob controls 2 creatures "Goat" with power 0 and toughness 9
      When Alice attacks with "Ogre"
      And Bob blocks "Ogre" with "Goat" (1) and "Goat" (2)
      And Alice orders "Ogre", "Ogre"
      And all players pass
      And all players pass
      Then "Ogre" has power 6
      And "Ogre" has toughness 6

  Rule: A.33.Ruling.2 It is worked out once, and lasts

    Example: a blocker is destroyed afterwards
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre" with power 3 and toughness 3: "Rampage 2"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls 2 creatures "Goat" with power 0 and toughness 9
      When Alice attacks with "Ogre"
      And Bob blocks "Ogre" with "Goat" (1) and "Goat" (2)
      And all players pass
      Then "Ogre" has power 5
      When Alice plays "Fell" targeting "Goat" (1)
      And all players pass
      Then "Goat" (1) is in Bob's graveyard
      And "Ogre" still has power 5

    Example: another ability that counts blockers
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Whenever Ox becomes blocked, it gets +1/+1 until end of turn for each creature blocking it."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls 2 creatures "Goat" with power 0 and toughness 9
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Goat" (1) and "Goat" (2)
      And all players pass
      Then "Ox" has power 3
      When Alice plays "Fell" targeting "Goat" (1)
      And all players pass
      Then "Goat" (1) is in Bob's graveyard
      And "Ox" still has power 3

  Rule: A.33.3 It triggers as blockers are declared

    Example: it waits on the stack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre" with power 3 and toughness 3: "Rampage 2"
      And Bob controls 2 creatures "Goat" with power 0 and toughness 9
      When Alice attacks with "Ogre"
      And Bob blocks "Ogre" with "Goat" (1) and "Goat" (2)
      Then it is Alice's declare blockers step
      And the stack holds the ability of "Ogre"

  Rule: A.33.Ruling.1 What blocks it by blocking its band counts too

    Example: one blocks it, another one its band
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ogre" with power 3 and toughness 3: "Rampage 2"
      And Alice controls a creature "Ox": "Banding"
      And Bob controls 2 creatures "Goat" with power 0 and toughness 9
      When Alice attacks with "Ogre" and "Ox" in a band
      And Bob blocks with:
        | creature | attacker |
        | Goat (1) | Ogre     |
        | Goat (2) | Ox       |
      And all players pass
      Then "Ogre" has power 5 and toughness 5
