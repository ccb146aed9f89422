Feature: T.6 Step 3: Resolution

  Rule: T.6.9 A creature spell is put into play, an instant into the graveyard

    Example: a creature
      Given a Magic game between Alice and Bob
      And Alice has a creature "Bear" with power 2 and toughness 2 in hand
      When Alice plays "Bear"
      Then "Bear" is on the stack
      When all players pass
      Then "Bear" is in play
      And "Bear" is controlled by Alice

  Rule: G.39.6 With its only target gone, a spell is countered

    Example: the target is destroyed in response
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn. You gain 5 life."
      And Bob has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Grow" targeting "Ox"
      And Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then Alice still has 20 life
      And "Grow" is in Alice's graveyard

    Example: with one of two targets gone it resolves for the other
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls a creature "Elk" with power 1 and toughness 1
      And Alice has an instant "Grow" in hand: "Two target creatures get +3/+3 until end of turn. You gain 5 life."
      And Bob has an instant "Sting" in hand: "Sting deals 1 damage to target creature or player."
      When Alice plays "Grow" targeting "Ox" and "Elk"
      And Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then "Elk" has power 4
      And Alice has 25 life

  Rule: T.6.3 Instructions are followed in their order

    Example: a draw before a discard
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Sift" in hand: "Draw a card. Discard a card."
      When Alice plays "Sift"
      And all players pass
      Then Alice's hand still holds 0 cards
      And Alice's graveyard holds 2 cards

  Rule: T.6.4 The active player chooses first

    Example: each player sacrifices
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice controls a creature "Elk"
      And Bob controls a creature "Ox"
      And Bob controls a creature "Mule"
      And Bob has an instant "Pox" in hand: "Each player sacrifices a creature."
      When Bob plays "Pox"
      And all players pass
      Then Alice is asked to sacrifice
      When Alice chooses "Goat"
      And Bob chooses "Ox"
      Then "Goat" is in Alice's graveyard
      And "Ox" is in Bob's graveyard

    Example: whether it is tapped or untapped is chosen as the text comes to it
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Twister": "{T}: Tap or untap target creature."
      And Bob controls a creature "Ox"
      And Bob has an instant "Jolt" in hand: "Tap target creature."
      When Alice activates "Twister" targeting "Ox"
      And Alice passes
      And Bob plays "Jolt" targeting "Ox"
      And all players pass
      And all players pass
      And Alice declines
      Then "Ox" is untapped

  Rule: T.6.7 What the game is like is looked up as it is needed

    Example: how many cards there are
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Tide" in hand: "Draw two cards. You gain life equal to the number of cards in your hand."
      When Alice plays "Tide"
      And all players pass
      Then Alice has 22 life

    Example: an if
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Hope" in hand: "You gain 2 life. If you control no creatures, draw a card."
      When Alice plays "Hope"
      And all players pass
      Then Alice's hand holds 1 card

    Example: what is asked of a target is asked of that one
      Given a Magic game between Alice and Bob
      And Alice has an instant "Doom" in hand: "Draw a card. Destroy target creature if it's black."
      And Bob controls a creature "Bat" with mana cost {B}
      When Alice plays "Doom" targeting "Bat"
      And all players pass
      Then "Bat" is in Bob's graveyard

    Example: a target that is not so stays
      Given a Magic game between Alice and Bob
      And Alice controls a Swamp land "Bog"
      And Alice has a creature "Ghoul" with mana cost {B} in hand: "When Ghoul comes into play, destroy target creature if it's black."
      And Bob controls a creature "Dove" with mana cost {W}
      When Alice plays "Ghoul"
      And all players pass
      And Alice chooses "Dove"
      And all players pass
      Then the stack is empty
      And "Dove" is still in play

    Example: "it" is the target of which something is asked
      Given a Magic game between Alice and Bob
      And Alice has an instant "Doom" in hand: "If target creature is black, destroy it."
      And Bob controls a creature "Bat" with mana cost {B}
      When Alice plays "Doom" targeting "Bat"
      And all players pass
      Then "Bat" is in Bob's graveyard

    Example: what comes instead is asked of the same target
      Given a Magic game between Alice and Bob
      And Alice has an instant "Grow" in hand: "Target creature gets +1/+1 until end of turn. If it's an Elf, it gets +3/+3 until end of turn instead."
      And Alice has an instant "Rise" in hand: "Target creature gets +1/+1 until end of turn. If it's an Elf, it gets +3/+3 until end of turn instead."
      And Bob controls an Elf creature "Kin" with power 1 and toughness 1
      And Bob controls a creature "Ox" with power 1 and toughness 1
      When Alice plays "Grow" targeting "Kin"
      And all players pass
      Then "Kin" has power 4
      When Alice plays "Rise" targeting "Ox"
      And all players pass
      Then "Ox" has power 2

    Example: "that creature" is who is asked about, and not what the ability is of
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 3: "Whenever Ox deals damage to a creature, destroy that creature if it's red."
      And Bob controls a creature "Ruby" with mana cost {R} and power 1 and toughness 4
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Ruby"
      And the game goes to the end of combat step
      Then "Ruby" is in Bob's graveyard

  Rule: T.6.8 Of what has left, what it last was is known

    Example: life by its power
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ram" with power 3 and toughness 3
      And Alice has an instant "Offer" in hand: "Destroy target creature you control. You gain life equal to its power."
      When Alice plays "Offer" targeting "Ram"
      And all players pass
      Then "Ram" is in Alice's graveyard
      And Alice has 23 life

    Example: what lies in a graveyard is asked what it is there
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Put three +1/+1 counters on target creature."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Alice has a sorcery "Wake" in hand: "You gain life equal to the power of target creature card in your graveyard."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 5
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      And Alice plays "Wake" targeting "Ox"
      And all players pass
      Then Alice has 22 life

  Rule: T.6.10 Mana abilities may be played as something is paid on resolution

    Example: an upkeep cost
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Djinn": "At the beginning of your upkeep, sacrifice Djinn unless you pay {G}."
      And Alice controls a Forest land "Grove"
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice accepts
      Then "Djinn" is still in play
      And "Grove" is tapped

    Example: who does not pay
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Djinn": "At the beginning of your upkeep, sacrifice Djinn unless you pay {G}."
      And Alice controls a Forest land "Grove"
      When the game goes to Alice's upkeep step
      And all players pass
      And Alice declines
      Then "Djinn" is in Alice's graveyard

  Rule: T.6.11 As much is done as can be

    Example: one of two things
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Raid" in hand: "Each opponent discards a card. You gain 2 life."
      When Alice plays "Raid"
      And all players pass
      Then Alice has 22 life

  Rule: T.6.1 Instants and sorceries go to the graveyard as they have resolved, other cards into play

    Example: one of each
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Gain" in hand: "You gain 5 life."
      And Alice has an artifact "Idol" in hand
      When Alice plays "Gain"
      And all players pass
      Then "Gain" is in Alice's graveyard
      When Alice plays "Idol"
      And all players pass
      Then "Idol" is in play

  Rule: T.6.5 Nobody chooses what can't be done

    Example: nothing to sacrifice
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Pact" in hand: "You may sacrifice a creature. If you don't, you lose 4 life."
      When Alice plays "Pact"
      And all players pass
      Then Alice has 16 life

    Example: a creature to sacrifice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice has a sorcery "Pact" in hand: "You may sacrifice a creature. If you don't, you lose 4 life."
      When Alice plays "Pact"
      And all players pass
      And Alice accepts
      Then "Goat" is in Alice's graveyard
      And Alice still has 20 life

  Rule: T.6.8 Of what a cost was paid with it is asked what it last was

    Example: the power of a creature that was sacrificed, with what made it bigger
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 5
      And Alice controls an enchantment "Banner": "Creatures you control get +1/+0."
      And Alice has a sorcery "Hurl" in hand:
        """
        As an additional cost to play Hurl, sacrifice a creature.
        Hurl deals damage equal to the sacrificed creature's power to target player.
        """
      When Alice plays "Hurl" targeting Bob
      And all players pass
      Then Bob has 16 life

    Example: for an ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 5
      And Alice controls an enchantment "Altar": "Sacrifice a creature: You gain life equal to the sacrificed creature's toughness."
      When Alice activates "Altar"
      And all players pass
      Then Alice has 25 life

    Example: for a mana ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {2}{G}
      And Alice controls an artifact "Altar": "Sacrifice a creature: Add an amount of {B} to your mana pool equal to the sacrificed creature's converted mana cost."
      When Alice activates "Altar"
      Then Alice has 3 black mana

    Example: a card that was discarded
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" with mana cost {4}{G} in hand
      And Alice controls an enchantment "Altar": "Discard a creature card: You gain life equal to the discarded card's converted mana cost."
      When Alice activates "Altar"
      And all players pass
      Then Alice has 25 life

  Rule: T.6.4 A color is chosen as the text comes to it

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"

    Example: protection from it
      Given Alice has an instant "Ward" in hand: "Target creature gains protection from the color of your choice until end of turn."
      And Bob has 1 red mana
      And Bob has an instant "Bolt" with mana cost {R} in hand: "Bolt deals 3 damage to target creature."
      When Alice plays "Ward" targeting "Ox"
      Then Alice still has priority
      When all players pass
      Then Alice is asked to choose a color
      When Alice chooses "red"
      And Alice passes
      Then Bob can't play "Bolt"

    Example: protection from another one
      Given Alice has an instant "Ward" in hand: "Target creature gains protection from the color of your choice until end of turn."
      And Bob has 1 red mana
      And Bob has an instant "Bolt" with mana cost {R} in hand: "Bolt deals 3 damage to target creature."
      When Alice plays "Ward" targeting "Ox"
      And all players pass
      And Alice chooses "blue"
      And Alice passes
      And Bob plays "Bolt" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard

    Example: what becomes of that color
      Given Alice has an instant "Dye" in hand: "Target creature becomes the color of your choice until end of turn."
      And Alice has an instant "Bane" in hand: "Destroy target black creature."
      When Alice plays "Dye" targeting "Ox"
      And all players pass
      And Alice chooses "black"
      And Alice plays "Bane" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard

    Example: chosen first, and what is of it afterwards
      Given Bob controls a creature "Imp" with mana cost {R}
      And Bob controls a creature "Eel" with mana cost {U}
      And Alice has a sorcery "Purge" in hand: "Choose a color. Destroy all creatures of the chosen color."
      When Alice plays "Purge"
      And all players pass
      And Alice chooses "blue"
      Then "Eel" is in Bob's graveyard
      And "Imp" is still in play

    Example: all creatures of it
      Given Bob controls a creature "Imp" with mana cost {R}
      And Bob controls a creature "Eel" with mana cost {U}
      And Alice has a sorcery "Purge" in hand: "Destroy all creatures of the color of your choice."
      When Alice plays "Purge"
      And all players pass
      And Alice chooses "red"
      Then "Imp" is in Bob's graveyard
      And "Eel" is still in play

  Rule: T.6.Ruling.1 What its source does is done with what that is by now, or last was

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer" with power 3 and toughness 3: "{T}: Archer deals damage equal to its power to target player."
      And Alice has an instant "Grow" in hand: "Target creature gets +2/+2 until end of turn."

    Example: it has grown since
      When Alice activates "Archer" targeting Bob
      And Alice plays "Grow" targeting "Archer"
      And all players pass
      And all players pass
      Then Bob has 15 life

    Example: it had grown as it died
      Given Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Archer" targeting Bob
      And Alice plays "Grow" targeting "Archer"
      And all players pass
      And Bob plays "Fell" targeting "Archer"
      And all players pass
      Then "Archer" is in Alice's graveyard
      When all players pass
      Then Bob has 15 life

  Rule: T.6.6 The active player finishes what both are told before the other one begins

    Example: cards are gone as the opponent chooses
      Given a Magic game between Alice and Bob
      And Alice has 3 instants "Leaf" in hand
      And Bob has 3 instants "Twig" in hand
      And Bob has an instant "Purge" in hand: "Each player removes two cards in his or her hand from the game."
      When Alice passes
      And Bob plays "Purge"
      And all players pass
      And Alice chooses "Leaf" (1) and "Leaf" (2)
      Then "Leaf" (1) is out of game
      And "Leaf" (2) is out of game
      And Bob is asked to remove from the game
      When Bob chooses "Twig" (2) and "Twig" (3)
      Then "Twig" (3) is out of game
      And "Twig" (1) is still in Bob's hand

    Example: what died first doesn't see what dies next
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghoul": "Whenever another creature is put into a graveyard from play, you gain 3 life."
      And Bob controls a creature "Wraith": "Whenever another creature is put into a graveyard from play, you gain 5 life."
      And Alice has a sorcery "Pox" in hand: "Each player sacrifices a creature."
      When Alice plays "Pox"
      And all players pass
      Then "Ghoul" is in Alice's graveyard
      And "Wraith" is in Bob's graveyard
      When all players pass
      Then Bob has 25 life
      And Alice still has 20 life

    Example: what was done is counted for both
      Given a Magic game between Alice and Bob
      And Alice controls 2 creatures "Goat"
      And Bob controls 2 creatures "Mule"
      And Alice has a sorcery "Pox" in hand: "Each player sacrifices a creature. You gain 1 life for each creature sacrificed this way."
      When Alice plays "Pox"
      And all players pass
      And Alice chooses "Goat" (1)
      And Bob chooses "Mule" (1)
      Then Alice has 22 life
