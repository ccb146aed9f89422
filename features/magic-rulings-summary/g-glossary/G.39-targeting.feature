Feature: G.39 Targeting: Announcing and Resolving

  Rule: G.39.2 The same target is not chosen twice

    Example: two creatures
      Given a Magic game between Alice and Bob
      And Alice has an instant "Twin" in hand: "Twin deals 1 damage to each of two target creatures."
      And Bob controls a creature "Ox"
      When Alice tries to play "Twin"
      Then it is refused by rule G.39.1

  Rule: G.39.1 What a text keeps from being a target is refused

    Example: by the rule that keeps it off
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox": "Ox can't be the target of spells or abilities."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice tries to play "Fell" targeting "Ox"
      Then it is refused by rule G.39.1

  Rule: G.39.5 What is still legal is affected

    Example: one of two creatures is gone
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Volley" in hand: "Volley deals 4 damage divided as you choose among up to two target creatures."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Mule" with power 2 and toughness 2
      And Bob has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Volley" targeting "Ox" and "Mule"
      And Alice divides 2 to "Ox" and 2 to "Mule"
      And Bob plays "Recall" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" is in Bob's hand
      And "Mule" is in Bob's graveyard

  Rule: G.39.4 A target is looked at again as the spell resolves

    Example: it has become illegal, and another one has not
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 5
      And Bob controls a creature "Elk" with power 2 and toughness 5
      And Alice has an instant "Spray" in hand: "Two target creatures get -1/-1 until end of turn."
      And Bob has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice plays "Spray" targeting "Ox" and "Elk"
      And Alice passes
      And Bob plays "Recall" targeting "Ox"
      And all players pass
      And all players pass
      Then "Elk" has power 1
      And "Ox" is in Bob's hand

  Rule: G.39.7 A target is changed to another legal one

    Background:
      Given a Magic game between Alice and Bob
      And Alice has an instant "Bolt" in hand: "Bolt deals 3 damage to target creature."
      And Bob has an instant "Deflect" in hand: "Change the target of target spell with a single target."

    Example: the only other creature
      Given Alice controls a creature "Ox"
      And Bob controls a creature "Elk"
      When Alice plays "Bolt" targeting "Elk"
      And Alice passes
      And Bob plays "Deflect" targeting "Bolt"
      And all players pass
      Then "Bolt" is targeting "Ox"
      When all players pass
      Then "Ox" is in Alice's graveyard
      And "Elk" is still in play

    Example: one of two others
      Given Alice controls a creature "Ox"
      And Alice controls a creature "Ape"
      And Bob controls a creature "Elk"
      When Alice plays "Bolt" targeting "Elk"
      And Alice passes
      And Bob plays "Deflect" targeting "Bolt"
      And all players pass
      Then Bob is asked to choose new targets
      When Bob chooses "Ape"
      Then "Bolt" is targeting "Ape"

    Example: without another it stays
      Given Bob controls a creature "Elk"
      When Alice plays "Bolt" targeting "Elk"
      And Alice passes
      And Bob plays "Deflect" targeting "Bolt"
      And all players pass
      Then "Deflect" is in Bob's graveyard
      And "Bolt" is still targeting "Elk"

    Example: what the spell can't target is none
      Given Alice controls a creature "Ox": "Ox can't be the target of spells or abilities."
      And Bob controls a creature "Elk"
      When Alice plays "Bolt" targeting "Elk"
      And Alice passes
      And Bob plays "Deflect" targeting "Bolt"
      And all players pass
      Then "Deflect" is in Bob's graveyard
      And "Bolt" is still targeting "Elk"

    Example: two targets are no single one
      Given Alice controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Alice has an instant "Storm" in hand: "Storm deals 1 damage to each of two target creatures."
      When Alice plays "Storm" targeting "Ox" and "Elk"
      And Alice passes
      Then Bob can't play "Deflect"

  Rule: G.24.3 The mode stays, whatever becomes of the target

    Example: an enchantment is no artifact
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Orb"
      And Bob controls an artifact "Idol"
      And Bob controls an enchantment "Shrine"
      And Alice has an instant "Charm" in hand: "Choose one - Destroy target artifact; or destroy target enchantment."
      And Bob has an instant "Deflect" in hand: "Change the target of target spell with a single target."
      When Alice plays "Charm" choosing mode 1 targeting "Orb"
      And Alice passes
      And Bob plays "Deflect" targeting "Charm"
      And all players pass
      Then "Charm" is targeting "Idol"

  Rule: G.39.Ruling.1 A target may be illegal before it comes to it

    Example: it has protection by then
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has 1 red mana
      And Alice has an instant "Bolt" with mana cost {R} in hand: "Bolt deals 3 damage to target creature."
      And Bob has an instant "Ward" in hand: "Target creature gains protection from red until end of turn."
      When Alice plays "Bolt" targeting "Ox"
      And Alice passes
      And Bob plays "Ward" targeting "Ox"
      And all players pass
      And all players pass
      Then "Bolt" is in Alice's graveyard
      And "Ox" is still in play

  Rule: G.39.Ruling.2 What is illegal now is not targeted, whatever could be made of it

    Example: a creature that could become black
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Dye" in hand: "Target creature becomes black until end of turn."
      And Alice has an instant "Bane" in hand: "Destroy target black creature."
      Then Alice can't play "Bane"
      When Alice plays "Dye" targeting "Ox"
      Then Alice can't play "Bane"

  Rule: G.39.Ruling.3 Targets are looked at as the game is now

    Example: a spell whose target is no creature any more is no spell that targets a creature
      Given a Magic game between Alice and Bob
      And Alice has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      And Bob has an instant "Veto" in hand: "Counter target spell that targets a creature. You gain 1 life."
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      And Bob controls a creature "Ox"
      When Alice plays "Sting" targeting "Ox"
      And Alice passes
      And Bob plays "Veto" targeting "Sting"
      And Bob plays "Slay" targeting "Ox"
      And all players pass
      And all players pass
      Then "Veto" is in Bob's graveyard
      And Bob still has 20 life

  Rule: G.39.3 A further effect may have the same target

    Example: two effects with a target each
      Given a Magic game between Alice and Bob
      And Alice has an instant "Pair" in hand: "Pair deals 1 damage to target creature. Tap target creature."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      When Alice plays "Pair" targeting "Ox" and "Ox"
      And all players pass
      Then "Ox" has 1 damage marked
      And "Ox" is tapped
