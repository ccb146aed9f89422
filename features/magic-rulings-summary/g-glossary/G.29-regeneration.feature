Feature: G.29 Regeneration

  @also:T.10.9
  Rule: G.29.3 Tapped, without damage, out of combat

    Example: lethal damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Bob has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Bob plays "Sting" targeting "Troll"
      And Alice activates "Troll"
      And all players pass
      And all players pass
      Then "Troll" is still in play
      And "Troll" is tapped
      And "Troll" has no damage marked

  Rule: G.29.5 It waits until it is needed, this turn alone

    Example: played beforehand
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Troll"
      And all players pass
      And Bob plays "Fell" targeting "Troll"
      And all players pass
      Then "Troll" is still in play
      And "Troll" is tapped

  Rule: G.29.4 What is sacrificed does not regenerate

    Example: a sacrifice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Bob has a sorcery "Edict" in hand: "Target player sacrifices a creature."
      When Alice activates "Troll"
      And all players pass
      And the game goes to Bob's first main phase
      And Alice activates "Troll"
      And all players pass
      And Bob plays "Edict" targeting Alice
      And all players pass
      Then "Troll" is in Alice's graveyard

  Rule: G.29.6 Nor what has no toughness

    Example: a withered one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Bob has an instant "Wither" in hand: "Target creature gets -2/-2 until end of turn."
      When Alice activates "Troll"
      And all players pass
      And Bob plays "Wither" targeting "Troll"
      And all players pass
      Then "Troll" is in Alice's graveyard

  Rule: G.29.Ruling.1 A tapped permanent may regenerate

    Example: an attacker that is tapped
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Troll"
      And Alice activates "Troll"
      And all players pass
      And all players pass
      Then "Troll" is still in play

  Rule: G.29.Ruling.2 Nothing triggers on its going to the graveyard

    Example: an urn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Alice controls an artifact "Urn": "Whenever a creature is put into a graveyard from play, you gain 1 life."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Troll"
      And Alice activates "Troll"
      And all players pass
      And all players pass
      Then "Troll" is tapped
      And Alice still has 20 life

  Rule: G.29.Ruling.5 Until it is destroyed nothing of it happens

    Example: it is not tapped
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      When Alice activates "Troll"
      And all players pass
      Then "Troll" is still untapped

  Rule: G.29.Ruling.3 Also with nothing there that would destroy it

    Example: what destroys it comes later
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll": "{0}: Regenerate Troll. Play this ability only once each turn."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Troll"
      And all players pass
      And Bob plays "Fell" targeting "Troll"
      And all players pass
      Then "Troll" is still in play
      And "Troll" is tapped

  Rule: G.29.2 Regeneration replaces being destroyed, and comes before it

    Example: a shield put up after the creature is gone finds nothing
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Slay" targeting "Troll"
      And all players pass
      Then "Troll" is in Bob's graveyard
      And Bob can't activate "Troll"

    Example: a text of the permanent's own that replaces it each time
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll": "If Troll would be destroyed, regenerate it."
      And Bob has 2 instants "Slay" in hand: "Destroy target creature."
      When Alice passes
      And Bob plays "Slay" targeting "Troll"
      And all players pass
      Then "Troll" is tapped
      When Alice passes
      And Bob plays "Slay" targeting "Troll"
      And all players pass
      Then "Troll" is still in play

    Example: a shield that waits below it comes too late
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate Troll."
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When Alice passes
      And Bob activates "Troll"
      And Bob passes
      And Alice plays "Slay" targeting "Troll"
      And all players pass
      Then "Troll" is in Bob's graveyard

  Rule: G.29.Ruling.4 Of two destructions at once one shield stops one

    Example: destroyed twice by one spell
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with mana cost {G} and power 2 and toughness 2: "{0}: Regenerate Troll."
      And Bob has an instant "Ruin" in hand: "Destroy target creature and target green permanent."
      When Alice activates "Troll"
      And all players pass
      And Alice passes
      And Bob plays "Ruin" targeting "Troll" and "Troll"
      And all players pass
      Then "Troll" is in Alice's graveyard

    Example: two shields
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with mana cost {G} and power 2 and toughness 2: "{0}: Regenerate Troll."
      And Bob has an instant "Ruin" in hand: "Destroy target creature and target green permanent."
      When Alice activates "Troll"
      And all players pass
      And Alice activates "Troll"
      And all players pass
      And Alice passes
      And Bob plays "Ruin" targeting "Troll" and "Troll"
      And all players pass
      Then "Troll" is still in play
      And "Troll" is tapped
