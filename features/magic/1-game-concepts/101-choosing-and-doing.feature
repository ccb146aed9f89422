Feature: 101 What several players choose, and when it is done

  Rule: 101.4 The active player chooses first; it happens to all at once, or is done before the next one chooses

    Scenario Outline: what one player sacrifices sees what the other one does, or not
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ghoul": "<dies>, you gain 3 life."
      And Bob controls a creature "Wraith": "<dies>, you gain 5 life."
      And Alice has a sorcery "Pox" in hand: "Each player sacrifices a creature."
      When Alice plays "Pox"
      And all players pass
      Then "Ghoul" is in Alice's graveyard
      And "Wraith" is in Bob's graveyard
      When the game goes to the beginning of combat step
      Then Alice <life> life
      And Bob has 25 life

      @edition:2003 @also:T.6.6
      Examples:
        | dies                                                        | life         |
        | Whenever another creature is put into a graveyard from play | still has 20 |

      @edition:2013
      Examples:
        | dies                           | life   |
        | Whenever another creature dies | has 23 |
