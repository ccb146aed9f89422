Feature: A.9 Bands with Other

  Rule: A.9.2 Those with the same ability are a band, and what has banding with them

    Example: two of them
      Given a Magic game between Alice and Bob
      And Alice controls 2 Wolf creatures "Cub": "Bands with other Wolves"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Cub" (1) and "Cub" (2) in a band
      And Bob blocks "Cub" (1) with "Goat"
      Then "Cub" (2) is blocked

    Example: two of them and one with banding
      Given a Magic game between Alice and Bob
      And Alice controls 2 Wolf creatures "Cub": "Bands with other Wolves"
      And Alice controls a creature "Ox": "Banding"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Cub" (1), "Cub" (2) and "Ox" in a band
      And Bob blocks "Ox" with "Goat"
      Then "Cub" (1) is blocked
      And "Cub" (2) is blocked

    Example: not a Wolf without it
      Given a Magic game between Alice and Bob
      And Alice controls a Wolf creature "Cub": "Bands with other Wolves"
      And Alice controls a Wolf creature "Hound"
      When Alice tries to attack with "Cub" and "Hound" in a band
      Then it is refused

    Example: nor one that bands with others
      Given a Magic game between Alice and Bob
      And Alice controls a Wolf creature "Cub": "Bands with other Wolves"
      And Alice controls a Bear creature "Bruin": "Bands with other Bears"
      When Alice tries to attack with "Cub" and "Bruin" in a band
      Then it is refused

  Rule: A.9.3 Nobody has to attack in such a band

    Example: each for itself
      Given a Magic game between Alice and Bob
      And Alice controls 2 Wolf creatures "Cub": "Bands with other Wolves"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Cub" (1) and "Cub" (2)
      And Bob blocks "Cub" (1) with "Goat"
      Then "Cub" (2) is unblocked

  Rule: A.9.4 Such a band is one until the end of combat

    Example: in the next combat it is none
      Given a Magic game between Alice and Bob
      And Alice controls 2 Wolf creatures "Cub": "Bands with other Wolves"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Cub" (1) and "Cub" (2) in a band
      And the game goes to Bob's upkeep step
      And the game goes to Alice's declare attackers step
      And Alice attacks with "Cub" (1) and "Cub" (2)
      And Bob blocks "Cub" (1) with "Goat"
      Then "Cub" (2) is unblocked

  Rule: A.9.5 Two with the same ability share damage

    Example: two that block
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls 2 Wolf creatures "Cub" with power 1 and toughness 4: "Bands with other Wolves"
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Cub" (1) and "Cub" (2)
      And the game goes to the combat damage step
      Then Bob can assign 3 damage of "Bull" to "Cub" (1) and 2 to "Cub" (2)

  Rule: A.9.6 Such a band stays together without the ability

    Example: it is lost
      Given a Magic game between Alice and Bob
      And Alice controls 2 Wolf creatures "Cub": "Bands with other Wolves"
      And Bob controls a creature "Goat" with power 0 and toughness 9
      And Bob has an instant "Rift" in hand: "Target creature loses all abilities until end of turn."
      When Alice attacks with "Cub" (1) and "Cub" (2) in a band
      And Alice passes
      And Bob plays "Rift" targeting "Cub" (1)
      And all players pass
      And Bob blocks "Cub" (1) with "Goat"
      Then "Cub" (2) is blocked

  Rule: A.9.7 The ability twice is the ability

    Example: no damage is shared with one that lacks it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Bull" with power 5 and toughness 5
      And Bob controls a Wolf creature "Cub" with power 1 and toughness 4:
        """
        Bands with other Wolves
        Bands with other Wolves
        """
      And Bob controls a Wolf creature "Hound" with power 1 and toughness 4
      When Alice attacks with "Bull"
      And Bob blocks "Bull" with "Cub" and "Hound"
      And the game goes to the combat damage step
      Then Alice can assign 5 damage of "Bull" to "Cub" and 0 to "Hound"

  Rule: A.9.8 What loses banding loses it as well

    Example: it attacks in no band any more
      Given a Magic game between Alice and Bob
      And Alice controls 2 Wolf creatures "Cub":
        """
        Bands with other Wolves
        Flying
        """
      And Bob has an instant "Rift" in hand: "Target creature loses banding until end of turn."
      When Alice passes
      And Bob plays "Rift" targeting "Cub" (1)
      And all players pass
      Then "Cub" (1) still has the ability "Flying"
      When Alice tries to attack with "Cub" (1) and "Cub" (2) in a band
      Then it is refused
