Feature: K.9 Creature

  Rule: K.9.3 A creature card is a creature only in play, and a creature spell on the stack

    Example: what is there for cards, for creatures and for creature spells
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand
      And Alice has a creature "Goat" in her graveyard
      And Alice has an instant "Raise" in hand: "Return target creature card from your graveyard to your hand."
      And Bob has an instant "Essence" in hand: "Counter target creature spell."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      Then Bob can't play "Essence"
      And Bob can't play "Fell"
      When Alice plays "Raise" targeting "Goat"
      And all players pass
      And Alice plays "Ox"
      And Alice passes
      Then Bob can't play "Fell"
      When Bob plays "Essence" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Goat" is in Alice's hand

  Rule: K.9.Ruling.1 A creature may be a token, or what has been changed into one

    Example: all of them
      Given a Magic game between Alice and Bob
      And Alice controls a land "Fort": "{0}: Fort becomes a 1/1 creature until end of turn. It's still a land."
      And Alice controls a creature "Ox"
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token into play."
      And Bob has an instant "Flood" in hand: "Destroy all creatures."
      When Alice plays "Call"
      And all players pass
      And Alice activates "Fort"
      And all players pass
      And Bob plays "Flood"
      And all players pass
      Then Alice's graveyard holds 3 cards
      And "Fort" is in Alice's graveyard

  Rule: K.9.Ruling.2 With a creature its continuous effects go, and what has a duration lasts

    Example: a king
      Given a Magic game between Alice and Bob
      And Alice controls a Goblin creature "King" with power 2 and toughness 2:
        """
        Other Goblins get +1/+1.
        {0}: Target Goblin gets +0/+1 until end of turn.
        """
      And Alice controls a Goblin creature "Digger" with power 1 and toughness 1
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "King" targeting "Digger"
      And all players pass
      Then "Digger" has power 2 and toughness 3
      When Bob plays "Fell" targeting "King"
      And all players pass
      Then "Digger" has power 1 and toughness 2
