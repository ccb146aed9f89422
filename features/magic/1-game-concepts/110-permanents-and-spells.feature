Feature: 108 to 111 Cards, Objects, Permanents and Spells

  @edition:2013
  Rule: 108.2 A token is no card

    @also:110.5e
    Example: what speaks of creature cards
      Given a Magic game between Alice and Bob
      And Alice has an instant "Calf" in hand: "Put a 2/2 green Bear creature token onto the battlefield."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Alice controls an enchantment "Shrine": "Whenever a creature card is put into a graveyard from the battlefield, you gain 3 life."
      When Alice plays "Calf"
      And all players pass
      And Bob plays "Fell" targeting "Bear"
      And all players pass
      Then Alice still has 20 life

  @edition:2013
  Rule: 108.3 A card belongs to whoever began the game with it

    @also:404.1
    Example: under another's control it goes to its owner's graveyard
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ox" in graveyard
      And Alice has a sorcery "Rise" in hand: "Put target creature card in a graveyard onto the battlefield under your control."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Rise" targeting "Ox"
      And all players pass
      Then "Ox" is controlled by Alice
      And "Ox" is still owned by Bob
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard

  @edition:2013
  Rule: 109.2a "Card" and a zone mean what is there

    Example: a creature card in a graveyard, and no creature in play
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in graveyard
      And Alice controls a creature "Mule"
      And Alice has a sorcery "Rise" in hand: "Put target creature card in your graveyard onto the battlefield."
      When Alice plays "Rise"
      And all players pass
      Then "Ox" is in play

    Example: nothing to target
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mule"
      And Alice has a sorcery "Rise" in hand: "Put target creature card in your graveyard onto the battlefield."
      Then Alice can't play "Rise"

  @edition:2013
  Rule: 109.2b "Spell" means what is on the stack

    Example: a creature spell, and no creature
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Mule"
      And Bob has an instant "Deny" in hand: "Counter target creature spell."
      And Alice has a creature "Ox" in hand
      Then Bob can't play "Deny"
      When Alice plays "Ox"
      And Bob plays "Deny"
      And all players pass
      Then "Ox" is in Alice's graveyard

  @edition:2013
  Rule: 109.4 What is neither in play nor on the stack is controlled by nobody

    Example: its owner's abilities don't count it
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand
      And Alice has a creature "Mule" in graveyard
      And Alice controls a creature "Hen"
      And Alice has a sorcery "Muster" in hand: "Draw a card for each creature you control."
      When Alice plays "Muster"
      And all players pass
      Then Alice's hand holds 2 cards

  @edition:2013
  Rule: 110.5e What affects permanents of its kind affects a token

    Example: it is a creature and can be destroyed
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Banner": "Creatures you control get +1/+1."
      And Alice has an instant "Calf" in hand: "Put a 2/2 green Bear creature token onto the battlefield."
      When Alice plays "Calf"
      And all players pass
      Then "Bear" has power 3

  @edition:2013
  Rule: 110.5g Once off the battlefield, a token comes nowhere else and is gone

    @also:704.3
    Example: it doesn't return
      Given a Magic game between Alice and Bob
      And Alice has an instant "Calf" in hand: "Put a 2/2 green Bear creature token onto the battlefield."
      And Alice has an instant "Blink" in hand: "Exile target creature you control, then put it onto the battlefield."
      When Alice plays "Calf"
      And all players pass
      And Alice plays "Blink" targeting "Bear"
      And all players pass
      Then 0 "Bear" are in play

    Example: it lies in no hand
      Given a Magic game between Alice and Bob
      And Alice has an instant "Calf" in hand: "Put a 2/2 green Bear creature token onto the battlefield."
      And Bob has an instant "Gust" in hand: "Return target creature to its owner's hand."
      When Alice plays "Calf"
      And all players pass
      And Bob plays "Gust" targeting "Bear"
      And all players pass
      Then 0 "Bear" are in play
      And Alice's hand holds 0 cards

  @edition:2013
  Rule: 111.1 A card becomes a spell as it is put on the stack

    @also:405.1 @also:601.2 @also:701.4a
    Example: from the hand to the stack
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" with mana cost {1} in hand
      And Alice has 1 green mana
      When Alice plays "Ox"
      Then "Ox" is on the stack
      And Alice's hand holds 0 cards
      And Alice has 0 green mana
      When all players pass
      Then "Ox" is in play

  Rule: 110.5g A token that has left comes nowhere else, in 2003 for as long as it is there

    Scenario Outline: it is removed and returned by one spell
      Given a Magic game between Alice and Bob
      And Alice has an instant "Calf" in hand: "Put a 2/2 green Bear creature token into play."
      And Alice has an instant "Blink" in hand: "Remove target creature from the game, then return it to play under its owner's control."
      When Alice plays "Calf"
      And all players pass
      And Alice plays "Blink" targeting "Bear"
      And all players pass
      Then <number> "Bear" are in play

      @edition:2013
      Examples:
        | number |
        | 0      |

      @edition:2025 @rule:704.5d
      Examples:
        | number |
        | 0      |

      @edition:2003 @rule:K.25.6
      Examples:
        | number |
        | 1      |
