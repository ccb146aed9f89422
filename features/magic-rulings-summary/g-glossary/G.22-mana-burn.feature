Feature: G.22 Mana Burn

  Rule: G.22.Ruling.1 What triggers on mana burn waits until a player receives priority

    Example: as the next phase starts
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls an enchantment "Pain": "Whenever you lose life, draw a card."
      When Alice activates "Grove"
      And all players pass, which ends the first main phase
      Then it is Alice's beginning of combat step
      And Alice has 19 life
      And the stack holds the ability of "Pain"
      When all players pass
      Then Alice's hand holds 1 card

  Rule: G.22.Ruling.2 Who burns to death loses as the next phase starts

    Example: it is the beginning of combat by then
      Given a Magic game between Alice and Bob
      And Alice has 1 life
      And Alice controls a Forest land "Grove"
      When Alice activates "Grove"
      And all players pass, which ends the first main phase
      Then Alice loses the game
      And it is Alice's beginning of combat step
