Feature: 614 to 616 Replacement and Prevention

  @edition:2013
  Rule: 609.7b Whether a source is as a shield wants is looked at as it would deal the damage

    Example: what has changed its color is not held off, and the shield stays
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Imp" with mana cost {R}, power 2 and toughness 2: "{0}: Imp deals 1 damage to target player."
      And Bob has an instant "Dye" in hand: "Target creature becomes blue until end of turn."
      And Bob has an instant "Rouge" in hand: "Target creature becomes red until end of turn."
      And Alice has an instant "Aid" in hand: "The next time a red source of your choice would deal damage to you this turn, prevent that damage."
      When Alice plays "Aid"
      And all players pass
      And Alice chooses "Imp"
      And Bob plays "Dye" targeting "Imp"
      And all players pass
      And Bob activates "Imp" targeting Alice
      And all players pass
      Then Alice has 19 life
      When Bob plays "Rouge" targeting "Imp"
      And all players pass
      And Bob activates "Imp" targeting Alice
      And all players pass
      Then Alice has 19 life

  @edition:2013
  Rule: 614.1 What says "instead" replaces the event that it watches for

    Example: life instead of each card
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Words": "If you would draw a card, you gain 2 life instead."
      And Alice has an instant "Sift" in hand: "Draw two cards."
      When Alice plays "Sift"
      And all players pass
      Then Alice has 24 life
      And Alice has 0 cards in her hand

    Example: whether to replace it may be left to the player
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hermit": "If you would draw a card, you may skip that draw instead."
      And Alice has an instant "Sift" in hand: "Draw two cards."
      When Alice plays "Sift"
      And all players pass
      And Alice accepts
      And Alice declines
      Then Alice has 1 card in her hand

    Example: twice the life
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Joy": "If you would gain life, you gain twice that much life instead."
      And Alice has an instant "Balm" in hand: "You gain 2 life."
      When Alice plays "Balm"
      And all players pass
      Then Alice has 24 life

    Example: cards instead of life
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Joy": "If you would gain life, draw that many cards instead."
      And Alice has an instant "Balm" in hand: "You gain 2 life."
      When Alice plays "Balm"
      And all players pass
      Then Alice has 2 cards in her hand
      And Alice still has 20 life

    Example: what would die is exiled
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Void": "If a creature an opponent controls would die, exile it instead."
      And Bob controls a creature "Ox"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is out of game

  @edition:2013
  Rule: 615.1 What an ability prevents is prevented each time

    Example: one of every three
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 9: "If a source would deal damage to Ox, prevent 1 of that damage."
      And Bob controls an artifact "Gun": "{0}: Gun deals 3 damage to target creature."
      When Bob activates "Gun" targeting "Ox"
      And all players pass
      Then "Ox" has 2 damage marked
      When Bob activates "Gun" targeting "Ox"
      And all players pass
      Then "Ox" has 4 damage marked

    @also:609.7c @also:109.2c
    Example: a red source is one wherever it is
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Circle": "If a red source would deal damage to you, prevent 1 of that damage."
      And Bob has an instant "Bolt" with mana cost {R} in hand: "Bolt deals 3 damage to target player."
      And Bob has an instant "Jolt" with mana cost {U} in hand: "Jolt deals 3 damage to target player."
      And Bob has 1 red mana
      And Bob has 1 blue mana
      When Bob plays "Bolt" targeting Alice
      And all players pass
      Then Alice has 18 life
      When Bob plays "Jolt" targeting Alice
      And all players pass
      Then Alice has 15 life

  @edition:2013
  Rule: 615.3 A shield lasts until it is used up, or its time is over

    Example: the damage of a later spell
      Given a Magic game between Alice and Bob
      And Alice has an instant "Aid" in hand: "Prevent the next 2 damage that would be dealt to target player this turn."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target player."
      When Alice plays "Aid" targeting Alice
      And all players pass
      And Bob plays "Bolt" targeting Alice
      And all players pass
      Then Alice has 19 life

    Example: not in the next turn
      Given a Magic game between Alice and Bob
      And Alice has an instant "Aid" in hand: "Prevent the next 2 damage that would be dealt to target player this turn."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target player."
      When Alice plays "Aid" targeting Alice
      And all players pass
      And the game goes to Bob's upkeep step
      And Bob plays "Bolt" targeting Alice
      And all players pass
      Then Alice has 17 life

  @edition:2013
  Rule: 615.5 What else a prevention effect says follows as soon as the damage was prevented

    Example: life for what was prevented
      Given a Magic game between Alice and Bob
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target player."
      And Alice has an instant "Aid" in hand: "Prevent the next 2 damage that would be dealt to target player this turn. You gain life equal to the damage prevented this way."
      When Alice plays "Aid" targeting Alice
      And all players pass
      Then Alice still has 20 life
      When Bob plays "Bolt" targeting Alice
      And all players pass
      Then Alice has 21 life

    Example: two for each
      Given a Magic game between Alice and Bob
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target player."
      And Alice has an instant "Aid" in hand: "Prevent the next 2 damage that would be dealt to you this turn. You gain 2 life for each 1 damage prevented this way."
      When Alice plays "Aid"
      And all players pass
      And Bob plays "Bolt" targeting Alice
      And all players pass
      Then Alice has 23 life

    Example: a counter each time
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "If damage would be dealt to Ox, prevent that damage and put a +1/+1 counter on Ox."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target creature."
      When Bob plays "Bolt" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      And "Ox" has no damage marked

  @edition:2013
  Rule: 615.6 Damage that is prevented is never dealt

    Example: and what waits for it does not trigger
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Whenever Ox is dealt damage, you gain 5 life."
      And Alice has an instant "Aid" in hand: "Prevent the next 3 damage that would be dealt to target creature this turn."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target creature."
      When Alice plays "Aid" targeting "Ox"
      And all players pass
      And Bob plays "Bolt" targeting "Ox"
      And all players pass
      Then the stack is empty
      And "Ox" has no damage marked
      And Alice still has 20 life

  @edition:2013
  Rule: 615.7 A shield against so much counts the damage alone

    Example: of two sources at once the player chooses which is held off
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 2: "Whenever Ox deals combat damage to a player, you gain 1 life."
      And Bob controls a creature "Cow" with power 2 and toughness 2
      And Alice has an instant "Aid" in hand: "Prevent the next 2 damage that would be dealt to target player this turn."
      And it is Bob's first main phase
      When Bob attacks with "Ox" and "Cow"
      And Alice plays "Aid" targeting Alice
      And all players pass
      And the game goes to the combat damage step
      And Alice chooses "Ox"
      Then Alice has 18 life
      And the stack is empty

    Example: what is left of it holds off the next
      Given a Magic game between Alice and Bob
      And Alice has an instant "Aid" in hand: "Prevent the next 5 damage that would be dealt to target player this turn."
      And Bob controls an artifact "Gun": "{0}: Gun deals 3 damage to target player."
      When Alice plays "Aid" targeting Alice
      And all players pass
      And Bob activates "Gun" targeting Alice
      And all players pass
      Then Alice still has 20 life
      When Bob activates "Gun" targeting Alice
      And all players pass
      Then Alice has 19 life

  @edition:2013
  Rule: 615.8 A shield against the next time holds off one instance, however much

    Example: the second is dealt
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Gun": "{0}: Gun deals 2 damage to target player."
      And Alice has an instant "Aid" in hand: "The next time a source of your choice would deal damage to you this turn, prevent that damage."
      When Alice plays "Aid"
      And all players pass
      And Alice chooses "Gun"
      And Bob activates "Gun" targeting Alice
      And all players pass
      Then Alice still has 20 life
      When Bob activates "Gun" targeting Alice
      And all players pass
      Then Alice has 18 life

    @also:119.7
    Example: the source of what waits on the stack may be chosen, though it is gone
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Imp": "Sacrifice Imp: Imp deals 3 damage to target player."
      And Alice has an instant "Aid" in hand: "The next time a source of your choice would deal damage to you this turn, prevent that damage."
      When Bob activates "Imp" targeting Alice
      And Alice plays "Aid"
      And all players pass
      And Alice chooses "Imp"
      And all players pass
      Then Alice still has 20 life
      And "Imp" is in Bob's graveyard

  @edition:2013
  Rule: 615.10 Each of several creatures has a shield of its own, fixed as the effect begins

    Example: those that share a color then, whatever color they are later
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Healer": "{T}: Prevent the next 2 damage that would be dealt to target creature you control and each other creature you control that shares a color with it this turn."
      And Alice controls a creature "Ox" with mana cost {G}, power 2 and toughness 2
      And Alice controls a creature "Cow" with mana cost {G}, power 2 and toughness 2
      And Alice controls a creature "Rat" with mana cost {B}, power 2 and toughness 2
      And Bob has an instant "Pyre" in hand: "Pyre deals 1 damage to each creature."
      And Bob has an instant "Dye" in hand: "Target creature becomes black until end of turn."
      When Alice activates "Healer" targeting "Ox"
      And all players pass
      And Bob plays "Dye" targeting "Cow"
      And all players pass
      And Bob plays "Pyre"
      And all players pass
      Then "Cow" has no damage marked
      And "Ox" has no damage marked
      And "Rat" has 1 damage marked

  @edition:2013
  Rule: 615.11 What can't be prevented is dealt, and what else an effect says is done

    Example: no life for nothing, and no shield is used up
      Given a Magic game between Alice and Bob
      And Bob has an instant "Rage" in hand: "Damage can't be prevented this turn."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target player."
      And Alice has an instant "Aid" in hand: "Prevent the next 2 damage that would be dealt to you this turn. You gain life equal to the damage prevented this way."
      When Alice plays "Aid"
      And all players pass
      And Bob plays "Rage"
      And all players pass
      And Bob plays "Bolt" targeting Alice
      And all players pass
      Then Alice has 17 life

    @also:615.11a
    Example: a counter is put on all the same, once
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Rage": "Damage can't be prevented."
      And Bob has an instant "Bolt" in hand: "Bolt deals 1 damage to target creature."
      And Alice controls a creature "Ox" with power 5 and toughness 5: "If damage would be dealt to Ox, prevent that damage and put a +1/+1 counter on Ox."
      When Bob plays "Bolt" targeting "Ox"
      And all players pass
      Then "Ox" has power 6
      And "Ox" has 1 damage marked

  @edition:2013
  Rule: 616.1 Of several effects, who is affected chooses which is applied first

    @also:616.1d @also:616.1e
    Example: shuffled in rather than exiled
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Void": "If a card would be put into a graveyard from anywhere, instead exile it."
      And Alice controls a creature "Ox": "If Ox would be put into a graveyard from the battlefield, instead shuffle it into its owner's library."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Ox"
      And all players pass
      Then Alice is asked to choose a replacement effect
      When Alice chooses "Ox (1)"
      Then "Ox" is in Alice's library

    @also:616.1d @also:616.1e
    Example: exiled rather than shuffled in
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Void": "If a card would be put into a graveyard from anywhere, instead exile it."
      And Alice controls a creature "Ox": "If Ox would be put into a graveyard from the battlefield, instead shuffle it into its owner's library."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Ox"
      And all players pass
      And Alice chooses "Void (2)"
      Then "Ox" is out of game

    @also:616.1d @also:616.1e
    Example: doubled first, then prevented
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Rage": "If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target player."
      And Alice has an instant "Aid" in hand: "Prevent the next 4 damage that would be dealt to target player this turn."
      When Alice plays "Aid" targeting Alice
      And all players pass
      And Bob plays "Bolt" targeting Alice
      And all players pass
      Then Alice is asked to choose a replacement effect
      When Alice chooses "Rage (1)"
      Then Alice has 18 life

    @also:616.1d @also:616.1e
    Example: prevented first, and nothing is left to double
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Rage": "If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead."
      And Bob has an instant "Bolt" in hand: "Bolt deals 3 damage to target player."
      And Alice has an instant "Aid" in hand: "Prevent the next 4 damage that would be dealt to target player this turn."
      When Alice plays "Aid" targeting Alice
      And all players pass
      And Bob plays "Bolt" targeting Alice
      And all players pass
      And Alice chooses "Aid (2)"
      Then Alice still has 20 life
      And "Bolt" is in Bob's graveyard

    Example: of two effects that skip a draw step the one that skips each
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Pact": "Skip your draw step."
      And Alice has a sorcery "Lull" in hand: "Target player skips his or her next draw step."
      And Bob has an instant "Tear" in hand: "Destroy target enchantment."
      When Alice plays "Lull" targeting Bob
      And all players pass
      And the game goes to Bob's upkeep step
      And all players pass
      And Bob chooses "Pact"
      And the game goes to Bob's end of turn step
      And Bob plays "Tear" targeting "Pact"
      And all players pass
      And the game goes to Alice's end of turn step
      And the game goes to Bob's first main phase
      Then Bob's hand still holds 0 cards

  @edition:2013
  Rule: 614.6 What is replaced never happens, and what happens instead may trigger abilities

    Example: what is exiled has not died
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Void": "If a creature would die, exile it instead."
      And Bob controls a creature "Ox": "When Ox dies, you gain 3 life."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is out of game
      And the stack is empty
      And Bob still has 20 life

    Example: cards are drawn instead of life gained
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Joy": "If you would gain life, draw that many cards instead."
      And Alice controls an enchantment "Sage": "Whenever you draw a card, each opponent loses 1 life."
      And Alice controls an enchantment "Choir": "Whenever you gain life, each opponent loses 5 life."
      And Alice has an instant "Balm" in hand: "You gain 2 life."
      When Alice plays "Balm"
      And all players pass
      And all players pass
      And all players pass
      Then Bob has 18 life
      And the stack is empty

  @edition:2013
  Rule: 614.3 What is to replace an event waits until it is used up, or its time is over

    Example: a regeneration shield in the same turn, once
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll": "{0}: Regenerate Troll."
      And Bob has 2 instants "Fell" in hand: "Destroy target creature."
      When Alice activates "Troll"
      And all players pass
      And Bob plays "Fell" targeting "Troll"
      And all players pass
      Then "Troll" is tapped
      When Bob plays "Fell" targeting "Troll"
      And all players pass
      Then "Troll" is in Alice's graveyard

    Example: not in the next turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll": "{0}: Regenerate Troll."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Troll"
      And all players pass
      And the game goes to Bob's upkeep step
      And Bob plays "Fell" targeting "Troll"
      And all players pass
      Then "Troll" is in Alice's graveyard

  @edition:2013
  Rule: 614.10 A phase that is skipped is proceeded past

    Example: a turn without combat
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Nap" in hand: "Target player skips his or her next combat phase."
      When Alice plays "Nap" targeting Alice
      And all players pass
      And all players pass, which ends the first main phase
      Then it is Alice's second main phase

    Example: a whole turn
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Nap" in hand: "Target player skips his or her next turn."
      When Alice plays "Nap" targeting Bob
      And all players pass
      And the game goes to the upkeep step
      Then it is Alice's upkeep step
