Feature: 112 Abilities

  @edition:2013
  Rule: 112.2c Each paragraph is an ability, and each instance of one works by itself

    Example: two abilities of one creature
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage":
        """
        {0}: You gain 1 life.
        {0}: Draw a card.
        """
      When Alice activates the second ability of "Sage"
      And all players pass
      Then Alice's hand holds 1 card
      And Alice still has 20 life

    Example: the same ability twice triggers twice
      Given a Magic game between Alice and Bob
      And Alice has a creature "Sage" in hand:
        """
        When Sage enters the battlefield, you gain 1 life.
        When Sage enters the battlefield, you gain 1 life.
        """
      When Alice plays "Sage"
      And all players pass
      And all players pass
      And all players pass
      Then Alice has 22 life

  @edition:2013
  Rule: 112.3b An activated ability is activated with priority, and waits on the stack

    @also:405.1 @also:602.2 @also:405.2
    Example: in response to another one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "{0}: You gain 1 life."
      And Bob controls a creature "Monk": "{0}: You gain 1 life."
      When Alice activates "Sage"
      And Bob activates "Monk"
      Then the stack holds the ability of "Monk", the ability of "Sage"
      When all players pass
      Then Bob has 21 life
      And Alice still has 20 life

  @edition:2013
  Rule: 112.7a An ability on the stack does without its source

    @also:608.2g
    Example: its source is destroyed, and deals damage all the same
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer" with power 3 and toughness 1: "{T}: Archer deals damage equal to its power to target creature or player."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Archer" targeting Bob
      And Bob plays "Fell" targeting "Archer"
      And all players pass
      Then "Archer" is in Alice's graveyard
      When all players pass
      Then Bob has 17 life

  @edition:2013
  Rule: 112.9 What counters spells counters no ability

    Example: an ability is no spell
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Sage": "{0}: You gain 1 life."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice activates "Sage"
      And Alice passes
      Then Bob can't play "Deny"

    Example: the rules counter an ability whose target has gone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Archer": "{T}: Archer deals 1 damage to target creature. You gain 1 life."
      And Bob controls a creature "Goat"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Archer" targeting "Goat"
      And Bob plays "Fell" targeting "Goat"
      And all players pass
      And all players pass
      Then Alice still has 20 life
      And the stack is empty

  @edition:2013
  Rule: 112.10 Effects give and take abilities, and taking one takes every instance

    Example: both instances of flying
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk": "Flying"
      And Alice controls an enchantment "Wind": "Creatures you control have flying."
      And Bob controls a creature "Goat"
      And Bob has an instant "Clip" in hand: "Target creature loses flying until end of turn."
      When Bob plays "Clip" targeting "Hawk"
      And all players pass
      And Alice attacks with "Hawk"
      And the game goes to the declare blockers step
      Then Bob can block "Hawk" with "Goat"

    @also:613.8 @also:613.6
    Example: the most recent of two effects counts
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Goat"
      And Alice has an instant "Lift" in hand: "Target creature gains flying until end of turn."
      And Bob has an instant "Clip" in hand: "Target creature loses flying until end of turn."
      When Bob plays "Clip" targeting "Ox"
      And all players pass
      And Alice plays "Lift" targeting "Ox"
      And all players pass
      And Alice attacks with "Ox"
      And the game goes to the declare blockers step
      Then Bob can't block "Ox" with "Goat"

  @edition:2013
  Rule: 112.6b An ability that says from where it works works there alone

    Example: in the graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ghoul" in her graveyard: "{1}: Return Ghoul from your graveyard to your hand."
      And Alice has 1 black mana
      When Alice activates "Ghoul"
      And all players pass
      Then "Ghoul" is in Alice's hand

    Example: and not on the battlefield
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghoul": "{1}: Return Ghoul from your graveyard to your hand."
      And Alice has 1 black mana
      When Alice tries to activate "Ghoul"
      Then it is refused

    Example: what triggers from the graveyard, and not on the battlefield
      Given a Magic game between Alice and Bob
      And Bob has a creature "Ghoul" in his graveyard: "At the beginning of your upkeep, return Ghoul from your graveyard to your hand."
      And Bob controls a creature "Shade": "At the beginning of your upkeep, if Shade is in your graveyard, you gain 1 life."
      When the game goes to Bob's upkeep step
      And all players pass
      Then "Ghoul" is in Bob's hand
      And Bob still has 20 life

    Example: what is said from the graveyard, and not on the battlefield
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wrath": "As long as Wrath is in your graveyard, creatures you control have flying."
      And Alice controls a creature "Ox"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Goat"
      When Alice plays "Fell" targeting "Wrath"
      Then "Ox" doesn't have the ability "Flying"
      When all players pass
      Then "Ox" has the ability "Flying"

    Example: what says nothing of a zone, and is in a hand or a graveyard
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "{0}: You gain 1 life."
      And Alice has a creature "Elk" in her graveyard:
        """
        {0}: You gain 1 life.
        {0}: Return Elk from your graveyard to your hand.
        """
      When Alice tries to activate "Ox"
      Then it is refused
      When Alice tries to activate the first ability of "Elk"
      Then it is refused
      When Alice activates the second ability of "Elk"
      And all players pass
      Then "Elk" is in Alice's hand

    Example: what triggers in play alone, on a card that has another ability in the graveyard
      Given a Magic game between Alice and Bob
      And Bob has a creature "Shade" in his graveyard:
        """
        At the beginning of your upkeep, if Shade is in your graveyard, you gain 1 life.
        At the beginning of your upkeep, you gain 5 life.
        """
      When the game goes to Bob's upkeep step
      And all players pass
      Then Bob has 21 life
      And the stack is empty

  @edition:2013
  Rule: 112.6d What says when a card is cast holds where it is cast from

    Example: in the hand
      Given a Magic game between Alice and Bob
      And Alice has an instant "Trap" in hand: "Cast Trap only during combat.\nYou gain 1 life."
      When Alice tries to play "Trap"
      Then it is refused
      When the game goes to the beginning of combat step
      Then Alice can play "Trap"

  Rule: 112.6f A spell's own text keeps it from being countered

    Scenario Outline: an instant
      Given a Magic game between Alice and Bob
      And Alice has an instant "Bolt" in hand: "Bolt can't be <text> deals 3 damage to target player."
      And Bob has an instant "Rebuff" in hand: "Counter target spell."
      When Alice plays "Bolt" targeting Bob
      And Bob plays "Rebuff" targeting "Bolt"
      And all players pass
      Then "Rebuff" is in Bob's graveyard
      And "Bolt" is still on the stack
      When all players pass
      Then Bob has 17 life

      @edition:2013
      Examples:
        | text                                     |
        | countered by spells or abilities.\\nBolt |

      @edition:2025
      Examples:
        | text              |
        | countered.\\nBolt |

    @edition:2013
    Example: a creature
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "Ox can't be countered."
      And Bob has an instant "Rebuff" in hand: "Counter target spell."
      When Alice plays "Ox"
      And Bob plays "Rebuff" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" is in play

  @edition:2013
  Rule: 109.4 Nobody controls what has left the battlefield

    Example: who controlled it has lost it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Guild": "When you lose control of a creature, you gain 3 life."
      And Alice controls a creature "Ox"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Bob plays "Fell" targeting "Ox"
      And all players pass
      And all players pass
      Then Alice has 23 life

  @edition:2013
  Rule: 112.9 Effects that say so counter abilities

    Example: an activated one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "{0}: You gain 1 life."
      And Bob has an instant "Stifle" in hand: "Counter target activated ability."
      When Alice activates "Ox"
      And Bob plays "Stifle" targeting the ability of "Ox"
      And all players pass
      Then the stack is empty
      And Alice still has 20 life

    Example: a triggered one is another
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand: "When Ox enters the battlefield, you gain 1 life."
      And Bob has an instant "Stifle" in hand: "Counter target activated ability."
      And Bob has an instant "Hush" in hand: "Counter target triggered ability."
      When Alice plays "Ox"
      And all players pass
      Then Bob can't play "Stifle"
      When Bob plays "Hush" targeting the ability of "Ox"
      And all players pass
      Then the stack is empty
      And Alice still has 20 life
