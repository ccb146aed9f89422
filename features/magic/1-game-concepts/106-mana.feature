Feature: 106 Mana

  @edition:2013
  Rule: 106.6 Mana may be held to what it is spent on, and that is no part of its type

    Scenario Outline: creature spells
      Given a Magic game between Alice and Bob
      And Alice controls a land "Cave": "<ability> Spend this mana only to <cast> creature spells."
      And Alice has an instant "Jolt" with mana cost {G} in hand
      And Alice has a creature "Elk" with mana cost {G} in hand
      Then Alice can't play "Jolt"
      When Alice plays "Elk"
      Then "Cave" is tapped

      Examples:
        | ability                         | cast |
        | {T}: Add {G} to your mana pool. | cast |

      @edition:2025
      Examples:
        | ability        | cast |
        | {T}: Add {G}.  | cast |

      @edition:2003 @rule:K.20.5
      Examples:
        | ability                         | cast |
        | {T}: Add {G} to your mana pool. | play |

    Example: what is doubled is spent on anything
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Font": "{0}: Add {1}{U} to your mana pool. Spend this mana only to pay cumulative upkeep costs."
      And Alice controls an artifact "Echo": "{T}: Double the amount of each type of mana in your mana pool."
      And Alice has an instant "Jolt" with mana cost {2}{U} in hand
      And Alice has a creature "Eel" with mana cost {1}{U} in hand
      When Alice activates "Font"
      Then Alice can't play "Eel"
      When Alice activates "Echo"
      Then Alice has 2 blue mana
      And Alice has 2 colorless mana
      And Alice can't play "Jolt"
      When Alice plays "Eel"
      Then Alice has 1 blue mana
      And Alice has 1 colorless mana

    Example: a cumulative upkeep cost
      Given a Magic game between Alice and Bob
      And it is Bob's second main phase
      And Alice controls an artifact "Font": "{0}: Add {U} to your mana pool. Spend this mana only to pay cumulative upkeep costs."
      And Alice controls a creature "Eel": "Cumulative upkeep {U}"
      When the game goes to Alice's upkeep step
      And Alice activates "Font"
      And all players pass
      And Alice accepts
      Then "Eel" is still in play
      And Alice has 0 blue mana

  @edition:2013
  Rule: 106.7 What a permanent could produce is what its abilities would add, whatever they cost

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a land "Orchard": "{T}: Add to your mana pool one mana of any type that a land an opponent controls could produce."

    Example: the opponent controls no lands
      When Alice activates "Orchard"
      Then "Orchard" is tapped
      And Alice still has 0 green mana

    Example: nobody controls a land but such ones
      Given Bob controls a land "Garden": "{T}: Add to your mana pool one mana of any type that a land an opponent controls could produce."
      When Alice activates "Orchard"
      Then "Orchard" is tapped
      And Alice still has 0 green mana

    Example: one of two, though a cost can't be paid
      Given Bob controls a tapped Island land "Isle"
      And Bob controls a land "Vein": "{5}, {T}: Add {B} to your mana pool."
      When Alice activates "Orchard"
      And Alice chooses "black"
      Then Alice has 1 black mana

  Rule: 106.7 What a permanent that asks the same could produce counts, too

    Scenario Outline: one's own Forest, seen through the other player's land
      Given a Magic game between Alice and Bob
      And Alice controls a land "Orchard": "{T}: Add <what>."
      And Bob controls a land "Garden": "{T}: Add <what>."
      And Alice controls a tapped Forest land "Grove"
      When Alice activates "Orchard"
      Then Alice has 1 green mana

      @edition:2013
      Examples:
        | what                                                                                  |
        | to your mana pool one mana of any type that a land an opponent controls could produce |

      @edition:2025
      Examples:
        | what                                                                |
        | one mana of any type that a land an opponent controls could produce |
