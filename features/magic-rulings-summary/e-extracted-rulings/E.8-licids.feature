Feature: E.8 Licids

  Rule: E.8.2 What becomes a creature enchantment loses its types and abilities, and keeps all else

    Example: it is a local enchantment with the ability that is named, and no creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with mana cost {R}, power 1 and toughness 1:
        """
        Flying
        {0}: Leech becomes an enchant creature enchanting target creature with "Enchanted creature gets +2/+2." You may pay {1} to end this effect.
        """
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Bob has an instant "Purge" in hand: "Destroy target red enchantment."
      When Alice activates "Leech" targeting "Ox"
      And all players pass
      Then "Ox" has power 4
      And "Leech" is an enchantment
      And "Leech" is not a creature
      And "Leech" doesn't have the ability "Flying"
      And Alice can't activate "Leech"
      And Bob can't target "Leech" with "Fell"
      When Bob plays "Purge" targeting "Leech"
      And all players pass
      Then "Leech" is in Alice's graveyard
      And "Ox" has power 2

    Example: an artifact creature is no artifact any more
      Given a Magic game between Alice and Bob
      And Alice controls an artifact creature "Leech" with power 1 and toughness 1:
        """
        {0}: Leech becomes an enchant creature enchanting target creature with "Enchanted creature gets +2/+2." You may pay {1} to end this effect.
        """
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Smash" in hand: "Destroy target artifact."
      When Alice activates "Leech" targeting "Ox"
      And all players pass
      Then "Ox" has power 4
      And Bob can't target "Leech" with "Smash"

    @also:K.12.4
    Example: it goes to the graveyard as the creature that it is on leaves play
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 1 and toughness 1:
        """
        {0}: Leech becomes an enchant creature enchanting target creature with "Enchanted creature gets +2/+2." You may pay {1} to end this effect.
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Leech" targeting "Ox"
      And all players pass
      And Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Leech" is in Alice's graveyard

    @also:T.2.Ruling.4 @ruling:summary-014
    Example: it is a creature again, and nobody can respond
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 1 and toughness 1:
        """
        Flying
        {0}: Leech becomes an enchant creature enchanting target creature with "Enchanted creature gets +2/+2." You may pay {1} to end this effect.
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Alice has 1 green mana
      When Alice activates "Leech" targeting "Ox"
      And all players pass
      Then "Ox" has power 4
      When Alice activates "Leech"
      Then the stack is empty
      And "Ox" has power 2
      And "Leech" has the ability "Flying"

    Example: not without what it costs
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 1 and toughness 1:
        """
        {0}: Leech becomes an enchant creature enchanting target creature with "Enchanted creature gets +2/+2." You may pay {1} to end this effect.
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      When Alice activates "Leech" targeting "Ox"
      And all players pass
      And Alice tries to activate "Leech"
      Then it is refused by rule T.2.Ruling.4
      And "Ox" still has power 4

    @ruling:summary-014
    Example: by its controller alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 1 and toughness 1:
        """
        {0}: Leech becomes an enchant creature enchanting target creature with "Enchanted creature gets +2/+2." You may pay {1} to end this effect.
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob has 1 green mana
      When Alice activates "Leech" targeting "Ox"
      And all players pass
      And Alice passes
      Then Bob can't activate "Leech"

  Rule: E.8.3 Where its target is illegal as the ability would resolve it stays what it is

    Example: its target has gained protection from its color in response
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with mana cost {R}, power 1 and toughness 1:
        """
        {0}: Leech becomes an enchant creature enchanting target creature with "Enchanted creature gets +2/+2." You may pay {1} to end this effect.
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Ward" in hand: "Target creature gains protection from red until end of turn."
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice activates "Leech" targeting "Ox"
      And Bob plays "Ward" targeting "Ox"
      And all players pass
      And all players pass
      Then the stack is empty
      And "Leech" is still in play
      When Bob plays "Slay" targeting "Leech"
      And all players pass
      Then "Leech" is in Alice's graveyard

  Rule: E.8.4 Counters, effects and damage stay on it, and apply again to the creature

    Example: a counter, an effect until end of turn, and damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 1, toughness 1, and with 1 +1/+1 counter:
        """
        {0}: Leech becomes an enchant creature enchanting target creature with "Enchanted creature gets +2/+2." You may pay {1} to end this effect.
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Alice has 1 green mana
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Bob has an instant "Spark" in hand: "Spark deals 4 damage to target creature."
      And Bob has an instant "Bolt" in hand: "Bolt deals 1 damage to target creature."
      When Alice plays "Grow" targeting "Leech"
      And all players pass
      And Bob plays "Spark" targeting "Leech"
      And all players pass
      And Alice activates "Leech" targeting "Ox"
      And all players pass
      And Alice activates "Leech"
      Then "Leech" has power 5
      When Bob plays "Bolt" targeting "Leech"
      And all players pass
      Then "Leech" is in Alice's graveyard

  Rule: E.8.Ruling.1 A tapped one is a tapped enchantment, which works and untaps

    Example: what taps as a cost untaps in the next untap step
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 1 and toughness 1:
        """
        {T}: Leech becomes an enchant creature enchanting target creature with "Enchanted creature gets +2/+2." You may pay {1} to end this effect.
        """
      And Alice controls a creature "Ox" with power 2 and toughness 2
      When Alice activates "Leech" targeting "Ox"
      And all players pass
      Then "Leech" is tapped
      And "Ox" has power 4
      When the game goes to Bob's upkeep step
      Then "Leech" is tapped
      When the game goes to Alice's upkeep step
      Then "Leech" is untapped
      And "Ox" still has power 4

  Rule: E.8.Ruling.2 On an opponent's creature it stays under control, and is not sick as it is a creature again

    Example: it attacks in the turn in which it comes back
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 1 and toughness 1:
        """
        {0}: Leech becomes an enchant creature enchanting target creature with "Enchanted creature gets +2/+2." You may pay {1} to end this effect.
        """
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Alice has 1 green mana
      When Alice activates "Leech" targeting "Ox"
      And all players pass
      Then "Leech" is still controlled by Alice
      When Alice activates "Leech"
      And Alice attacks with "Leech"
      Then "Leech" is attacking

  Rule: E.8.Ruling.4 What moves enchantments moves it, and it stays one

    Example: onto another creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 1 and toughness 1:
        """
        {0}: Leech becomes an enchant creature enchanting target creature with "Enchanted creature gets +2/+2." You may pay {1} to end this effect.
        """
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Elk" with power 3 and toughness 3
      And Alice has an instant "Shift" in hand: "Move target creature enchantment from one creature to another."
      When Alice activates "Leech" targeting "Ox"
      And all players pass
      And Alice plays "Shift" targeting "Leech"
      And all players pass
      And Alice chooses "Elk"
      Then "Elk" has power 5
      And "Ox" has power 2

  Rule: E.8.Ruling.5 One that targets itself becomes an enchantment on nothing, and goes to the graveyard

    @also:K.12.Ruling.7
    Example: nothing was enchanted that leaves play
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 1 and toughness 1:
        """
        {0}: Leech becomes an enchant creature enchanting target creature with "When enchanted creature leaves play, you gain 5 life." You may pay {1} to end this effect.
        """
      When Alice activates "Leech" targeting "Leech"
      And all players pass
      Then "Leech" is in Alice's graveyard
      And the stack is empty

  Rule: E.8.Ruling.6 On a creature that can not be enchanted it goes to the graveyard

    @also:K.12.Ruling.6
    Example: a creature with protection from enchantments is a legal target, and no place for one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Leech" with power 1 and toughness 1:
        """
        {0}: Leech becomes an enchant creature enchanting target creature with "When enchanted creature leaves play, you gain 5 life." and "When Leech leaves play, you gain 1 life." You may pay {1} to end this effect.
        """
      And Bob controls a creature "Knight" with power 2 and toughness 2: "Protection from enchantments"
      When Alice activates "Leech" targeting "Knight"
      And all players pass
      Then "Leech" is in Alice's graveyard
      When all players pass
      Then Alice has 21 life
      And the trace shows, in this order:
        | event                | object |
        | attach               | Leech  |
        | put into a graveyard | Leech  |
