Feature: Z.3

  Rule: Z.3.1 What is discarded, destroyed, sacrificed or countered goes to a graveyard

    Background:
      Given a Magic game between Alice and Bob

    Example: discarded
      Given Bob has a creature "Ox" in hand
      And Alice has a sorcery "Rob" in hand: "Target player discards a card."
      When Alice plays "Rob" targeting Bob
      And all players pass
      Then "Ox" is in Bob's graveyard

    Example: destroyed
      Given Bob controls a creature "Ox"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard

    Example: sacrificed
      Given Bob controls a creature "Ox"
      And Alice has a sorcery "Edict" in hand: "Target player sacrifices a creature."
      When Alice plays "Edict" targeting Bob
      And all players pass
      Then "Ox" is in Bob's graveyard

    Example: countered
      Given Alice has a creature "Ox" in hand
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Ox"
      And Alice passes
      And Bob plays "Deny" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard

    Example: whose graveyard a text names
      Given Alice controls an enchantment "Gate": "Whenever a creature is put into your graveyard from play, you gain 1 life."
      And Alice controls an enchantment "Void": "If a card would be put into an opponent's graveyard from anywhere, remove it from the game instead."
      And Alice has a sorcery "Doom" in hand: "Destroy all creatures."
      And Alice controls a creature "Elk"
      And Bob controls a creature "Ox"
      When Alice plays "Doom"
      And all players pass
      And all players pass
      Then "Ox" is removed from the game
      And "Elk" is in Alice's graveyard
      And Alice has 21 life

  Rule: Z.3.3 Cards that enter a graveyard are put on top of it, in an order that its owner chooses

    Example: one after another
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" in graveyard
      And Bob controls a creature "Elk"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Elk"
      And all players pass
      Then "Elk" is on top of Bob's graveyard

    Example: at once
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Flood" in hand: "Destroy all creatures."
      When Alice plays "Flood"
      And all players pass
      And Bob orders "Elk" and "Ox"
      Then "Ox" is on top of Bob's graveyard

  Rule: Z.3.5 Everybody knows what lies in a graveyard

    Example: a card that nobody knew before
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" in hand
      And Alice has a sorcery "Rob" in hand: "Target player discards a card."
      When Alice plays "Rob" targeting Bob
      Then Alice doesn't see "Ox"
      When all players pass
      Then Alice sees "Ox"

  Rule: Z.3.6 Abilities of cards in a graveyard do nothing, unless the card says so

    Example: one that pumps others
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Captain": "Other creatures you control get +1/+1."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice passes
      Then "Ox" still has power 3
      When Bob plays "Fell" targeting "Captain"
      And all players pass
      Then "Ox" has power 2

    Example: an activated ability
      Given a Magic game between Alice and Bob
      And Alice has a creature "Seer" in graveyard: "{0}: Draw a card."
      When Alice tries to activate "Seer"
      Then it is refused

  Rule: Z.3.Ruling.1 A token in a graveyard is gone before anybody can do anything with it

    Example: it can't be brought back
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Raise" in hand: "Put a 1/1 green Elf creature token into play."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Raise"
      And all players pass
      And Alice plays "Fell" targeting "Elf"
      And all players pass
      Then Alice's graveyard holds 2 cards

  Rule: Z.3.Ruling.2 Cards in a graveyard remember nothing

    Example: counters
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Blessing" in hand: "Put a +1/+1 counter on target creature."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Alice has a sorcery "Wake" in hand: "Return target creature card from your graveyard to play."
      When Alice plays "Blessing" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      And Alice plays "Wake" targeting "Ox"
      And all players pass
      Then "Ox" has power 2

  Rule: Z.3.Ruling.3 What comes back from a graveyard is a new card

    Example: what was to be done to it at the end of the turn is not
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Frenzy" in hand: "Target creature gets +2/+2 until end of turn. Destroy it at end of turn."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Alice has a sorcery "Wake" in hand: "Return target creature card from your graveyard to play."
      When Alice plays "Frenzy" targeting "Ox"
      And all players pass
      And Alice plays "Fell" targeting "Ox"
      And all players pass
      And Alice plays "Wake" targeting "Ox"
      And all players pass
      Then "Ox" has power 2
      When the game goes to Bob's upkeep step
      Then "Ox" is still in play
