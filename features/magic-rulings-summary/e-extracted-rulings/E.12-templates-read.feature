Feature: E.12 Templates

  Rule: E.12.Ruling.1 "Each X and Y" means what is either, and nothing twice

    Example: an artifact that is a creature
      Given a Magic game between Alice and Bob
      And Alice controls an artifact creature "Golem" with power 4 and toughness 4
      And Alice controls a creature "Ox" with power 2 and toughness 4
      And Alice has a sorcery "Feast" in hand: "Put a +1/+1 counter on each artifact and creature."
      When Alice plays "Feast"
      And all players pass
      Then "Golem" has power 5
      And "Ox" has power 3

    Example: a creature of both colors that are named is dealt damage once
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Druid" with mana cost {G}{W}, power 1 and toughness 4
      And Bob controls a creature "Elk" with mana cost {G}, power 1 and toughness 4
      And Alice has a sorcery "Blight" in hand: "Blight deals 1 damage to each white creature and each green creature."
      When Alice plays "Blight"
      And all players pass
      Then "Druid" has 1 damage marked
      And "Elk" has 1 damage marked

  Rule: E.12.Ruling.2 "It's still a land" is said of what was one

    Example: it is both
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has an instant "Wake" in hand: "Target land becomes a 2/2 creature until end of turn. It's still a land."
      And Bob has an instant "Quake" in hand: "Destroy target land."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Wake" targeting "Grove"
      And all players pass
      Then Bob can play "Quake" targeting "Grove"
      And Bob can play "Fell" targeting "Grove"

    Example: what is always so is said of them, too
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Stir" in hand: "All Forests are 1/1 green creatures. They're still lands."
      And Alice controls a Forest land "Grove"
      And Bob has an instant "Quake" in hand: "Destroy target land."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Stir"
      And all players pass
      Then Bob can play "Quake" targeting "Grove"
      And Bob can play "Fell" targeting "Grove"

  Rule: E.12.Ruling.5 Sentences and clauses are followed one after the other

    Example: in each of three ways of saying so
      Given a Magic game between Alice and Bob
      And Alice has an instant "Note" on top of her library
      And Alice has a sorcery "Sift" in hand: "Draw a card, then discard a card."
      When Alice plays "Sift"
      And all players pass
      Then "Note" is in Alice's graveyard

    Example: with a full stop between
      Given a Magic game between Alice and Bob
      And Alice has an instant "Note" on top of her library
      And Alice has a sorcery "Sift" in hand: "Draw a card. Discard a card."
      When Alice plays "Sift"
      And all players pass
      Then "Note" is in Alice's graveyard

    Example: with "and" between
      Given a Magic game between Alice and Bob
      And Alice has an instant "Note" on top of her library
      And Alice has a sorcery "Sift" in hand: "Draw a card and discard a card."
      When Alice plays "Sift"
      And all players pass
      Then "Note" is in Alice's graveyard

  Rule: E.12.Ruling.6 "As though" makes nothing true but for what is said to be done so

    Example: a creature that may block as though it had flying doesn't have it
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Spider" with power 1 and toughness 3: "Spider may block as though it had flying."
      And Alice controls a creature "Hawk" with power 1 and toughness 1: "Flying"
      And Alice has an instant "Net" in hand: "Destroy target creature with flying."
      When Alice attacks with "Hawk"
      Then Alice can't play "Net" targeting "Spider"
      When the game goes to the declare blockers step
      And Bob blocks "Hawk" with "Spider"
      Then "Spider" is blocking "Hawk"

  Rule: E.12.Ruling.7 "Any time you could play an instant" is any time that one has priority

    Example: without an instant in hand, in the other player's turn
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Imp": "{0}: You gain 1 life. Play this ability only any time you could play an instant."
      And Bob controls a creature "Elf": "{0}: You gain 1 life. Play this ability only any time you could play a sorcery."
      When Alice passes
      Then Bob can activate "Imp"
      And Bob can't activate "Elf"
