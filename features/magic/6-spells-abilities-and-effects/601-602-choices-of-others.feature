Feature: 601, 602 and 700.2 What an Opponent chooses as a Spell or an Ability is announced

  Rule: 601.3 A target of an opponent's choice the opponent chooses as the spell is cast

    Scenario Outline: before anybody can act
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Bob controls a creature "Cow"
      And Alice has a sorcery "Pick" in hand: "Destroy target creature of an opponent's choice."
      When Alice plays "Pick"
      Then Bob is asked to choose targets
      When Bob chooses "Ox"
      Then Alice has priority
      When all players pass
      Then "Ox" is in Bob's graveyard
      And "Cow" is still in play

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  @edition:2013
  Rule: 602.3 A target of an opponent's choice the opponent chooses as the ability is activated

    Example: the other target is its controller's
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Witch": "{T}: Witch deals 1 damage to target creature or player and 1 damage to target creature or player of an opponent's choice."
      When Alice activates "Witch" targeting Bob
      And Bob chooses Alice
      And all players pass
      Then Alice has 19 life
      And Bob has 19 life

    @also:601.3
    Example: Alice can't choose it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Witch": "{T}: Witch deals 1 damage to target creature or player and 1 damage to target creature or player of an opponent's choice."
      When Alice activates "Witch" targeting Bob
      Then Bob is asked to choose targets

  @edition:2013
  Rule: 700.2d A mode that another player is to choose is chosen by that player

    Example: an opponent chooses
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Deal" in hand: "An opponent chooses one - You gain 3 life; or you draw a card."
      When Alice plays "Deal"
      Then Bob is asked to choose modes
      When Bob chooses mode 2
      And all players pass
      Then Alice has 1 card in her hand
      And Alice still has 20 life

    @edition:2025 @rule:700.2e
    Example: an opponent chooses, in the words of 2025
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Deal" in hand: "An opponent chooses one - You gain 3 life; or you draw a card."
      When Alice plays "Deal"
      Then Bob is asked to choose modes
      When Bob chooses mode 1
      And all players pass
      Then Alice has 23 life

  @edition:2013
  Rule: 601.3b Who casts a spell chooses before the other player, whoever's turn it is

    Example: the nonactive player before the active one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Cow"
      And Bob has an instant "Deal" in hand: "Deal deals 1 damage to target creature and 1 damage to target creature of an opponent's choice."
      When Alice passes
      And Bob plays "Deal" targeting "Ox"
      Then Alice is asked to choose targets
      When Alice chooses "Cow"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Cow" is in Alice's graveyard

  @edition:2013
  Rule: 602.3b Who activates an ability chooses before the other player, whoever's turn it is

    Example: the nonactive player before the active one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Cow"
      And Bob controls a creature "Witch": "{T}: Witch deals 1 damage to target creature and 1 damage to target creature of an opponent's choice."
      When Alice passes
      And Bob activates "Witch" targeting "Ox"
      Then Alice is asked to choose targets
      When Alice chooses "Cow"
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Cow" is in Alice's graveyard
