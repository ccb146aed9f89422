Feature: K.28 X Costs

  Rule: K.28.1 X is chosen as the spell is announced

    Example: three
      Given a Magic game between Alice and Bob
      And Alice has 4 red mana
      And Alice has a sorcery "Blaze" with mana cost {X}{R} in hand: "Blaze deals X damage to target creature or player."
      When Alice plays "Blaze" with X = 3 targeting Bob
      Then Alice has 0 red mana
      When all players pass
      Then Bob has 17 life

    Example: it may be zero
      Given a Magic game between Alice and Bob
      And Alice has 4 red mana
      And Alice has a sorcery "Blaze" with mana cost {X}{R} in hand: "Blaze deals X damage to target creature or player."
      When Alice plays "Blaze" with X = 0 targeting Bob
      And all players pass
      Then Bob still has 20 life
      And Alice has 3 red mana

    @also:T.4.2
    Example: before targets are
      Given a Magic game between Alice and Bob
      And Alice has 4 red mana
      And Alice has an instant "Flare" with mana cost {X}{R} in hand: "Flare deals X damage to target creature or player."
      When Alice plays "Flare"
      Then Alice is asked to choose X

  Rule: K.28.2 Every X is worth the same

    Example: twice in the cost
      Given a Magic game between Alice and Bob
      And Alice has 7 blue mana
      And Alice has a sorcery "Study" with mana cost {X}{X}{U} in hand: "You gain X life."
      When Alice plays "Study" with X = 3
      Then Alice has 0 blue mana
      When all players pass
      Then Alice has 23 life

    Example: life that is paid as much as X says
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Well": "Pay X life: You draw X cards."
      And Alice has a sorcery "Drain" in hand: "As an additional cost to play Drain, pay X life.\nDrain deals X damage to target player."
      When Alice activates "Well" with X = 2
      And all players pass
      Then Alice has 18 life
      And Alice has 3 cards in hand
      When Alice plays "Drain" with X = 3 targeting Bob
      And all players pass
      Then Alice has 15 life
      And Bob has 17 life

  Rule: K.28.4 A Y in a cost is chosen as X is

    Background:
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Lens": "{X}{Y}{1}, {T}: You gain X life. Each opponent loses Y life."

    Scenario Outline: two and three
      Given Alice has 7 red mana
      When Alice activates "Lens" with X = 2
      Then Alice is asked to choose Y
      When Alice chooses the number 3
      Then Alice has 1 red mana
      When all players pass
      Then Alice has 22 life
      And Bob has 17 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: no more than can be paid
      Given Alice has 4 red mana
      When Alice activates "Lens" with X = 2
      Then Alice can't choose the number 2
      When Alice chooses the number 1
      Then Alice has 0 red mana
      When all players pass
      Then Alice has 22 life
      And Bob has 19 life

  Rule: K.28.3 X is zero once the card is a permanent

    Example: what it comes with is as much as was announced
      Given a Magic game between Alice and Bob
      And Alice has 4 green mana
      And Alice has a creature "Hydra" with mana cost {X}{G}, power 0 and toughness 1 in hand: "Hydra comes into play with X +1/+1 counters on it."
      When Alice plays "Hydra" with X = 3
      And all players pass
      Then "Hydra" has power 3
      And "Hydra" still has converted mana cost 1

  Rule: K.28.3 X counts for the cost of a spell on the stack, and is zero elsewhere

    Example: a bolt of three
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has an instant "Bolt" with mana cost {X}{R} in hand: "You gain X life."
      And Bob has an instant "No" in hand: "Counter target spell with converted mana cost 3."
      When Alice plays "Bolt" with X = 2
      And Bob plays "No" targeting "Bolt"
      And all players pass
      Then "Bolt" is in Alice's graveyard
      And "Bolt" has converted mana cost 1

  Rule: K.28.Ruling.2 What is put into play without being played has an X of zero

    Example: counters for each
      Given a Magic game between Alice and Bob
      And Alice has a creature "Hydra" with mana cost {X}{G} and toughness 1 in graveyard: "Hydra comes into play with X +1/+1 counters on it."
      And Alice has a sorcery "Wake" in hand: "Return target creature card from your graveyard to play."
      When Alice plays "Wake" targeting "Hydra"
      And all players pass
      Then "Hydra" is in play
      And "Hydra" still has power 1

  Rule: K.28.Ruling.1 X is chosen as the spell is announced, and stays

    Example: mana that comes later changes nothing
      Given a Magic game between Alice and Bob
      And Alice has 3 red mana
      And Alice has an instant "Rite" in hand: "Add {R}{R}{R} to your mana pool."
      And Alice has a sorcery "Blaze" with mana cost {X}{R} in hand: "Blaze deals X damage to target player."
      When Alice plays "Blaze" with X = 2 targeting Bob
      Then Alice has 0 red mana
      When Alice plays "Rite"
      And all players pass
      And all players pass
      Then Bob has 18 life
      And Alice has 3 red mana

  Rule: K.28.Ruling.3 X that is in no mana cost is decided on resolution

    Scenario Outline: as much as is paid then
      Given a Magic game between Alice and Bob
      And Alice has 4 red mana
      And Alice has a creature "Ox" with power 2 and toughness 2 in hand: "When Ox <enters>, you may pay {X}. If you do, Ox deals X damage to target player."
      When Alice plays "Ox"
      And all players pass
      And Alice chooses Bob
      And all players pass
      And Alice accepts
      Then Alice is asked to choose X
      When Alice chooses the number 3
      Then Bob has 17 life
      And Alice has 1 red mana

      @edition:2003
      Examples:
        | enters          |
        | comes into play |

      @edition:2013
      Examples:
        | enters                 |
        | enters the battlefield |

      @edition:2025
      Examples:
        | enters |
        | enters |

    Example: what the text says X is, is worked out as it is paid
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Gun"
      And Bob controls an artifact "Lens"
      And Bob has an instant "Null" in hand: "Counter target spell unless its controller pays {X}, where X is the number of artifacts you control."
      And Alice has a creature "Elk" in hand
      And Alice has a creature "Ox" in hand
      And Bob has an instant "Void" in hand: "Counter target spell unless its controller pays {X}, where X is the number of artifacts you control."
      And Alice has 3 green mana
      When Alice plays "Elk"
      And Alice passes
      And Bob plays "Null" targeting "Elk"
      And all players pass
      And Alice accepts
      Then Alice has 1 green mana
      And "Elk" is on the stack
      When all players pass
      And Alice plays "Ox"
      And Alice passes
      And Bob plays "Void" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
