Feature: G.24 Modal Spells and Abilities

  Rule: G.24.1 The mode is chosen as it is announced

    Example: damage
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose one - You gain 3 life; or Charm deals 2 damage to target creature."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      When Alice plays "Charm" choosing mode 2 targeting "Ox"
      Then "Charm" is targeting "Ox"
      When all players pass
      Then "Ox" is in Bob's graveyard
      And Alice still has 20 life

    @also:T.4.2
    Example: before it is chosen how it is paid for
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand:
        """
        You may pay 3 life rather than pay Charm's mana cost.
        Choose one - You gain 3 life; or you draw two cards.
        """
      When Alice plays "Charm"
      Then Alice is asked to choose modes
      When Alice chooses mode 2
      Then Alice is asked to choose costs

  Rule: G.24.2 Only what was chosen is done

    Example: life
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose one - You gain 3 life; or you draw two cards."
      When Alice plays "Charm" choosing mode 1
      And all players pass
      Then Alice has 23 life
      And Alice's hand still holds 0 cards

  Rule: G.24.4 For modes that are not used no targets are chosen

    Example: there is no creature
      Given a Magic game between Alice and Bob
      And Alice has an instant "Charm" in hand: "Choose one - You gain 3 life; or Charm deals 2 damage to target creature."
      When Alice plays "Charm" choosing mode 1
      And all players pass
      Then Alice has 23 life

  Rule: G.24.5 Where a player chooses one of a list, the spell is modal

    Example: an opponent chooses as it is played
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Terms" in hand: "An opponent chooses one — You draw a card; or you gain 3 life."
      When Alice plays "Terms"
      Then Bob is asked to choose modes
      When Bob chooses mode 2
      And all players pass
      Then Alice has 23 life
