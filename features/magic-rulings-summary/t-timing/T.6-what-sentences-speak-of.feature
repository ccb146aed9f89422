Feature: T.6 Resolving spells and abilities

  Rule: T.6.3 Each sentence is followed for what it speaks of

    Example: a condition at the end of a sentence is asked only of what "then" begins
      Given a Magic game between Alice and Bob
      And Alice has an instant "Note" on top of her library
      And Alice has a sorcery "Sift" in hand: "Draw a card, then discard a card if you control a Forest."
      When Alice plays "Sift"
      And all players pass
      Then "Note" is in Alice's hand

    Example: so is a toll
      Given a Magic game between Alice and Bob
      And Bob has 1 life
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Fell" in hand: "Destroy target creature, then you lose 3 life unless you pay {2}."
      When Alice plays "Fell" targeting "Elk"
      And all players pass
      Then "Elk" is in Bob's graveyard
      And Alice has 17 life

    Example: what is done later is what "then" begins
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Veil" in hand: "Remove target creature from the game, then return it to play under its owner's control at end of turn."
      When Alice plays "Veil" targeting "Elk"
      And all players pass
      Then "Elk" is removed from the game
      When the game goes to the end of turn step
      And all players pass
      Then "Elk" is in play

    Example: a time at the end of a sentence holds for all that is joined in it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 5
      And Bob controls a creature "Elk" with power 1 and toughness 5
      And Alice has a sorcery "Sway" in hand: "Target creature gets +1/+1 and target creature gets -1/-1 until end of turn."
      When Alice plays "Sway" targeting "Ox" and "Elk"
      And all players pass
      Then "Ox" has power 2
      When the game goes to Bob's upkeep step
      Then "Ox" has power 1

    Example: damage that is dealt to "it" is dealt to what was spoken of, not to what deals it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 5: "{T}: Tap target creature. Ox deals 2 damage to it."
      And Bob controls a creature "Elk" with power 1 and toughness 2
      When Alice activates "Ox" targeting "Elk"
      And all players pass
      Then "Elk" is in Bob's graveyard

    Example: "it" is the token that was put into play just before
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Whenever Ox attacks, put a 1/1 red Goblin creature token into play. Sacrifice it at end of turn."
      When Alice attacks with "Ox"
      And all players pass
      And the game goes to the end of turn step
      And all players pass
      Then "Goblin" is not in play
      And "Ox" is still in play

    Example: "it" is the creature to which something was done in the sentence before
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "{T}: Destroy target land. Put a +1/+1 counter on Ox. It gains flying until end of turn."
      And Bob controls a land "Dell"
      And Alice has an instant "Net" in hand: "Destroy target creature with flying."
      When Alice activates "Ox" targeting "Dell"
      And all players pass
      Then Alice can play "Net" targeting "Ox"

    Example: what a target's controller does with "it" is done with the target
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Edict" in hand: "Target creature's controller sacrifices it unless he or she pays 1 life."
      When Alice plays "Edict" targeting "Elk"
      And all players pass
      And Bob declines
      Then "Elk" is in Bob's graveyard

    Example: "that player" is the one to whose hand something was returned
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Alice has an instant "Mist" in hand
      And Alice has a sorcery "Ebb" in hand: "Return target creature to its owner's hand. Then that player discards a card."
      When Alice plays "Ebb" targeting "Elk"
      And all players pass
      Then "Elk" is in Bob's graveyard

    Example: "one of them" is one of the cards that were just removed
      Given a Magic game between Alice and Bob
      And Alice has these cards on top of her library:
        | card               |
        | a creature "Elk"   |
        | a land "Dell"      |
      And Alice has a sorcery "Sort" in hand: "Remove the top two cards of your library from the game. Put one of them into your hand."
      When Alice plays "Sort"
      And all players pass
      And Alice chooses "Dell"
      Then "Dell" is in Alice's hand

    Example: "the rest" are those that were not chosen
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Cow"
      And Bob controls a creature "Elk"
      And Bob controls a creature "Doe"
      And Alice has a sorcery "Cull" in hand: "Each player chooses a creature he or she controls, then sacrifices the rest."
      When Alice plays "Cull"
      And all players pass
      And Alice chooses "Ox"
      And Bob chooses "Elk"
      Then "Cow" is in Alice's graveyard
      And "Doe" is in Bob's graveyard
      And "Ox" is still in play
      And "Elk" is still in play

    Example: "otherwise, … it" is done to the target of which something was asked
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Gust" in hand: "If target creature has flying, destroy it. Otherwise, tap it."
      When Alice plays "Gust" targeting "Elk"
      And all players pass
      Then "Elk" is tapped

    Example: X is the power of the creature that gets it
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Elk" with power 2 and toughness 3
      And Alice has an instant "Swell" in hand: "Target creature gets +X/+X until end of turn, where X is its power."
      When Alice plays "Swell" targeting "Elk"
      And all players pass
      Then "Elk" has power 4
      And "Elk" has toughness 5

    Example: who has more creatures is asked of the target player
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Cow"
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Count" in hand: "If you control more creatures than target opponent, draw a card."
      When Alice plays "Count" targeting Bob
      And all players pass
      Then Alice has 1 card in her hand

    Example: "it" is what the ability asked of as it triggered
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a Creature enchantment "Spur" attached to "Ox": "At the beginning of each player's upkeep, if enchanted creature is untapped, tap it."
      When the game goes to Bob's upkeep step
      And all players pass
      Then "Ox" is tapped
