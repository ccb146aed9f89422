Feature: G.28 Put Into Play

  Rule: G.28.1 It is not played, and costs nothing

    Example: out of the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Giant" with mana cost {9} in graveyard
      And Alice controls an artifact "Bell": "Whenever a player plays a spell, you gain 1 life."
      And Alice has an instant "Wake" in hand: "Put target creature card in your graveyard into play."
      When Alice plays "Wake" targeting "Giant"
      And all players pass
      And all players pass
      Then "Giant" is in play
      And Alice has 21 life

    Example: each player puts there what lies in that player's own graveyard, and controls it
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" in her graveyard
      And Bob has a creature "Ox" in his graveyard
      And Alice has a sorcery "Dawn" in hand: "Each player returns all creature cards from his or her graveyard to play."
      When Alice plays "Dawn"
      And all players pass
      Then "Elk" is controlled by Alice
      And "Ox" is controlled by Bob

    Example: a player who is told to puts it there, and nobody else's
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" in her graveyard
      And Bob has a creature "Ox" in his graveyard
      And Alice has a sorcery "Dawn" in hand: "Target player returns all creature cards from his or her graveyard to play."
      When Alice plays "Dawn" targeting Bob
      And all players pass
      Then "Ox" is controlled by Bob
      And "Elk" is still in Alice's graveyard

  Rule: G.28.2 X is zero where a card is put into play

    Example: a creature with counters for X
      Given a Magic game between Alice and Bob
      And Alice has a creature "Hydra" with mana cost {X}{G} and power 0 and toughness 1 in hand: "Hydra comes into play with X +1/+1 counters on it."
      And Alice has a sorcery "Gift" in hand: "Put a creature card from your hand into play."
      And Alice controls 3 Forest lands "Grove"
      When Alice plays "Gift"
      And all players pass
      Then "Hydra" is in play
      And "Hydra" has no +1/+1 counters
      And "Hydra" still has toughness 1

  Rule: G.28.3 What a card needs to be defined is done as it is put into play

    Example: a color is chosen
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sprite" in graveyard:
        """
        As Sprite comes into play, choose a color.
        Sprite has protection from the chosen color.
        """
      And Alice has a sorcery "Wake" in hand: "Return target creature card from your graveyard to play."
      When Alice plays "Wake" targeting "Sprite"
      And all players pass
      Then Alice is asked to choose a color
      When Alice chooses "green"
      Then "Sprite" is in play
      And "Sprite" has the ability "Protection from green"

  Rule: G.28.5 A local enchantment that is put into play enchants what its player chooses

    Example: any creature there is
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Aura" in hand: "Enchanted creature gets +2/+2."
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Bob controls a creature "Elk" with power 1 and toughness 1
      And Alice has a sorcery "Gift" in hand: "Put an enchantment card from your hand into play."
      When Alice plays "Gift"
      And all players pass
      And Alice chooses "Elk"
      Then "Elk" has power 3

    Example: where there is nothing to enchant it stays in the hand
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Aura" in hand: "Enchanted creature gets +2/+2."
      And Alice has a sorcery "Gift" in hand: "Put an enchantment card from your hand into play. You gain 1 life."
      When Alice plays "Gift"
      And all players pass
      Then Alice has 21 life
      And "Aura" is still in Alice's hand

    Example: out of the graveyard it stays there
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Aura" in graveyard: "Enchanted creature gets +2/+2."
      And Alice has a sorcery "Wake" in hand: "Return target enchantment card from your graveyard to play. You gain 1 life."
      When Alice plays "Wake" targeting "Aura"
      And all players pass
      Then Alice has 21 life
      And "Aura" is still in Alice's graveyard

  Rule: G.28.4 A target that a card needs is chosen as it is put into play

    Example: what can't be targeted isn't enchanted so, and without another the card stays where it is
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Aura" in hand: "Enchanted creature gets +2/+2."
      And Bob controls a land "Grove"
      And Alice has a sorcery "Gift" in hand: "Put an enchantment card from your hand into play. You gain 1 life."
      When Alice plays "Gift"
      And all players pass
      Then Alice has 21 life
      And "Aura" is still in Alice's hand
