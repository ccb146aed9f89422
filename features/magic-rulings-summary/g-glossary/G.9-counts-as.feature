Feature: G.9 Counts As

  Rule: G.9.1 What counts as something is that in all ways

    Example: spears that are a Wall
      Given a Magic game between Alice and Bob
      And Alice controls an artifact creature "Spears" with power 2 and toughness 3: "Counts as a Wall."
      And Bob has an instant "Tunnel" in hand: "Destroy target Wall."
      When Bob plays "Tunnel" targeting "Spears"
      And all players pass
      Then "Spears" is in Alice's graveyard

    Example: a land that counts as two basic types makes the mana of both
      Given a Magic game between Alice and Bob
      And Alice controls a land "Bayou": "Bayou counts as a Swamp Forest."
      And Bob has an instant "Ruin" in hand: "Destroy target nonbasic land."
      When Alice activates the first ability of "Bayou"
      Then Alice has 1 black mana
      When Bob plays "Ruin" targeting "Bayou"
      And all players pass
      Then "Bayou" is in Alice's graveyard

  Rule: G.9.2 It counts as that in every zone

    Example: found in the library
      Given a Magic game between Alice and Bob
      And Alice has an artifact creature "Spears" on top of her library: "Counts as a Wall."
      And Alice has a sorcery "Seek" in hand: "Search your library for a Wall card and put that card into your hand. Then shuffle your library."
      When Alice plays "Seek"
      And all players pass
      And Alice chooses "Spears"
      Then "Spears" is in Alice's hand

  Rule: G.9.3 What says so is no ability

    Example: it is not among its abilities
      Given a Magic game between Alice and Bob
      And Alice controls an artifact creature "Spears" with power 2 and toughness 3: "Counts as a Wall."
      And Alice has an instant "Jolt" in hand
      When Alice plays "Jolt"
      Then "Spears" doesn't have the ability "Counts as a Wall."

    Example: all abilities are lost
      Given a Magic game between Alice and Bob
      And Alice controls an artifact creature "Spears" with power 2 and toughness 3: "Counts as a Wall."
      And Alice has an enchantment "Hush" in hand: "All creatures lose all abilities."
      And Bob has an instant "Tunnel" in hand: "Destroy target Wall."
      When Alice plays "Hush"
      And all players pass
      And Bob plays "Tunnel" targeting "Spears"
      And all players pass
      Then "Spears" is in Alice's graveyard
