Feature: 608 What Texts Ask of the Turn and Do Again

  Rule: 608.2g What an effect asks of the game is looked up as it is needed

    Scenario Outline: whether a creature died this turn
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" in hand: "<text>"
      And Alice has a creature "Ox" in hand
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Bob controls a creature "Imp"
      When Alice plays "Ox"
      And all players pass
      And Alice plays "Fell" targeting "Imp"
      And all players pass
      And Alice plays "Elk"
      And all players pass
      And all players pass
      Then Alice has 25 life

      @edition:2013
      Examples:
        | text                                                                            |
        | When Elk enters the battlefield, if a creature died this turn, you gain 5 life. |

      @edition:2025
      Examples:
        | text                                                                      |
        | When this creature enters, if a creature died this turn, you gain 5 life. |

      @edition:2003 @rule:T.6.7
      Examples:
        | text                                                                                                   |
        | When Elk comes into play, if a creature was put into a graveyard from play this turn, you gain 5 life. |

    Scenario Outline: and where none did, nothing is put on the stack
      Given a Magic game between Alice and Bob
      And Alice has a creature "Elk" in hand: "<text>"
      And Alice has an instant "Fell" in hand: "Destroy target artifact."
      And Bob controls an artifact "Gun"
      When Alice plays "Fell" targeting "Gun"
      And all players pass
      And Alice plays "Elk"
      And all players pass
      Then the stack is empty
      And Alice still has 20 life

      @edition:2013
      Examples:
        | text                                                                            |
        | When Elk enters the battlefield, if a creature died this turn, you gain 5 life. |

      @edition:2025
      Examples:
        | text                                                                      |
        | When this creature enters, if a creature died this turn, you gain 5 life. |

      @edition:2003 @rule:T.6.7
      Examples:
        | text                                                                                                   |
        | When Elk comes into play, if a creature was put into a graveyard from play this turn, you gain 5 life. |

    Scenario Outline: whether life was gained
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "At the beginning of each end step, if you gained life this turn, put a +1/+1 counter on Ox."
      And Alice has an instant "Zap" in hand: "You gain 1 life."
      When Alice plays "Zap"
      And all players pass
      And the game goes to the <step>
      And all players pass
      Then "Ox" has 1 +1/+1 counter

      @edition:2013
      Examples:
        | step             |
        | end of turn step |

      @edition:2025
      Examples:
        | step             |
        | end of turn step |

      @edition:2003
      Examples:
        | step             |
        | end of turn step |

    Scenario Outline: what it was that has left
      Given a Magic game between Alice and Bob
      And Alice has an instant "Fell" in hand: "Destroy target permanent. If it was a creature, you gain 3 life."
      And Bob controls <permanent> "Imp"
      When Alice plays "Fell" targeting "Imp"
      And all players pass
      Then Alice has <life> life

      @edition:2013
      Examples:
        | permanent  | life |
        | a creature | 23   |

      @edition:2025
      Examples:
        | permanent  | life |
        | a creature | 23   |

      @edition:2003 @rule:T.6.8
      Examples:
        | permanent  | life |
        | a creature | 23   |

    Scenario Outline: who has more life
      Given a Magic game between Alice and Bob
      And Alice has an instant "Aid" in hand: "If an opponent has more life than you, you gain 6 life."
      And Bob has <his> life
      When Alice plays "Aid"
      And all players pass
      Then Alice has <hers> life

      @edition:2013
      Examples:
        | his | hers |
        | 21  | 26   |

      @edition:2025
      Examples:
        | his | hers |
        | 21  | 26   |

      @edition:2003 @rule:T.6.7
      Examples:
        | his | hers |
        | 21  | 26   |

    Scenario Outline: the greatest power of several
      Given a Magic game between Alice and Bob
      And Alice has an instant "Hurl" in hand: "Hurl deals X damage to target player, where X is the greatest power among creatures you control."
      And Alice controls a creature "Elk" with power 4 and toughness 4
      And Alice controls a creature "Elf" with power 2 and toughness 2
      And Bob controls a creature "Imp" with power <power> and toughness 4
      When Alice plays "Hurl" targeting Bob
      And all players pass
      Then Bob has 16 life

      @edition:2013
      Examples:
        | power |
        | 6     |

      @edition:2025
      Examples:
        | power |
        | 6     |

      @edition:2003 @rule:T.6.7
      Examples:
        | power |
        | 6     |

    Scenario Outline: and who has it
      Given a Magic game between Alice and Bob
      And Bob has a sorcery "Pick" in hand
      And Alice has a sorcery "Cull" in hand: "Target player sacrifices a creature with the greatest power among creatures <they> <control>."
      And Bob controls a creature "Imp" with power 2 and toughness 2
      And Bob controls a creature "Rat" with power 3 and toughness 1
      And Alice controls a creature "Elk" with power 5 and toughness 5
      When Alice plays "Cull" targeting Bob
      And all players pass
      Then "Rat" is in Bob's graveyard
      And "Imp" is still in play

      @edition:2013
      Examples:
        | they      | control  |
        | he or she | controls |

      @edition:2025
      Examples:
        | they | control |
        | they | control |

      @edition:2003 @rule:T.6.7
      Examples:
        | they      | control  |
        | he or she | controls |

    Scenario Outline: as many as died this turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Bob controls a creature "Imp"
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      And Alice has an instant "Wake" in hand: "<text>"
      When Alice plays "Fell" targeting "Imp"
      And all players pass
      And Alice plays "Slay" targeting "Goat"
      And all players pass
      And Alice plays "Wake"
      And all players pass
      Then <number> "Elk" are in play

      @edition:2013
      Examples:
        | text                                                                                                          | number |
        | Put a 1/1 green Elk creature token onto the battlefield for each creature that died this turn.                | 2      |
        | Put a 1/1 green Elk creature token onto the battlefield for each creature you controlled that died this turn. | 1      |

      @edition:2025
      Examples:
        | text                                                                                        | number |
        | Create a 1/1 green Elk creature token for each creature that died this turn.                | 2      |
        | Create a 1/1 green Elk creature token for each creature you controlled that died this turn. | 1      |

      @edition:2003 @rule:T.6.7
      Examples:
        | text                                                                                               | number |
        | Put a 1/1 green Elk creature token into play for each creature that died this turn.                | 2      |
        | Put a 1/1 green Elk creature token into play for each creature you controlled that died this turn. | 1      |

    Scenario Outline: as much life as was gained or lost
      Given a Magic game between Alice and Bob
      And Alice has an instant "Boon" in hand: "You gain 3 life."
      And Alice has an instant "Bane" in hand: "Target player loses 2 life."
      And Alice has a sorcery "Sum" in hand: "<text>"
      When Alice plays "Boon"
      And all players pass
      And Alice plays "Bane" targeting Bob
      And all players pass
      And Alice plays "Sum"
      And all players pass
      Then Alice has <life> life

      @edition:2013
      Examples:
        | text                                                                          | life |
        | You gain life equal to the life you gained this turn.                         | 26   |
        | You gain life equal to the amount of life your opponents have lost this turn. | 25   |

      @edition:2025
      Examples:
        | text                                                                          | life |
        | You gain life equal to the life you gained this turn.                         | 26   |
        | You gain life equal to the amount of life your opponents have lost this turn. | 25   |

      @edition:2003 @rule:T.6.7
      Examples:
        | text                                                                          | life |
        | You gain life equal to the life you gained this turn.                         | 26   |
        | You gain life equal to the amount of life your opponents have lost this turn. | 25   |

    Scenario Outline: damage counts as what it takes of life
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Rot" with power 2 and toughness 2:
        """
        <keyword>
        {0}: Rot deals 2 damage to target player.
        """
      And Bob controls an enchantment "Curse": "If you would lose life, you lose twice that much life instead."
      And Alice has a sorcery "Sum" in hand: "Draw a card. You gain life equal to the amount of life your opponents have lost this turn."
      When Alice activates "Rot" targeting Bob
      And all players pass
      And Alice plays "Sum"
      And all players pass
      Then Alice's hand holds 1 card
      And Alice <life> life
      And Bob <left> life

      @edition:2013
      Examples:
        | keyword | life         | left         |
        | Reach   | has 24       | has 16       |
        | Infect  | still has 20 | still has 20 |

    Scenario Outline: as many as were drawn
      Given a Magic game between Alice and Bob
      And Alice has an instant "Study" in hand: "Draw two cards."
      And Alice has an instant "Sum" in hand: "You gain life equal to the number of cards you drew this turn."
      When Alice plays "Study"
      And all players pass
      And Alice plays "Sum"
      And all players pass
      Then Alice has <life> life

      @edition:2013
      Examples:
        | life |
        | 22   |

      @edition:2025
      Examples:
        | life |
        | 22   |

      @edition:2003 @rule:T.6.7
      Examples:
        | life |
        | 22   |

    Scenario Outline: a creature that was dealt damage this turn
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 4
      And Bob controls a creature "Imp"
      And Alice has an instant "Bolt" in hand: "Bolt deals 1 damage to target creature."
      And Alice has an instant "Fell" in hand: "Destroy target creature that was dealt damage this turn."
      When Alice plays "Bolt" targeting "Ox"
      And all players pass
      Then Alice can't play "Fell" targeting "Imp"
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is <where>

      @edition:2013
      Examples:
        | where              |
        | in Bob's graveyard |

      @edition:2025
      Examples:
        | where              |
        | in Bob's graveyard |

      @edition:2003 @rule:T.6.7
      Examples:
        | where              |
        | in Bob's graveyard |

  Rule: 608.2c Instructions are followed in the order in which they are written, and again where a text says so

    Scenario Outline: as long as something is found
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Dig" in hand: "Reveal the top card of your library. If it's a land card, put it <place> and repeat this process."
      And Alice has a Forest land "Grove" on top of her library
      And Alice has a Forest land "Copse" on top of her library
      And Alice has a creature "Elk" on top of her library
      When Alice plays "Dig"
      And all players pass
      Then "Grove" is in play
      And "Copse" is in play
      And "Elk" is still in Alice's library

      @edition:2013
      Examples:
        | place                |
        | onto the battlefield |

      @edition:2025
      Examples:
        | place                |
        | onto the battlefield |

      @edition:2003 @rule:T.6.3
      Examples:
        | place     |
        | into play |

    Scenario Outline: as often as the player will
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Dig" in hand: "You lose 1 life and draw a card. You may repeat this process any number of times."
      When Alice plays "Dig"
      And all players pass
      And Alice accepts
      And Alice declines
      Then Alice has <life> life
      And Alice has 2 cards in her hand

      @edition:2013
      Examples:
        | life |
        | 18   |

      @edition:2025
      Examples:
        | life |
        | 18   |

      @edition:2003 @rule:T.6.3
      Examples:
        | life |
        | 18   |

    Scenario Outline: once
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Dig" in hand: "You lose <number> life. Repeat this process once."
      When Alice plays "Dig"
      And all players pass
      Then Alice has 16 life

      @edition:2013
      Examples:
        | number |
        | 2      |

      @edition:2025
      Examples:
        | number |
        | 2      |

      @edition:2003 @rule:T.6.3
      Examples:
        | number |
        | 2      |

    Scenario Outline: cards are revealed until one is found
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Dig" in hand: "Reveal cards from the top of your library until you reveal a land card. Put that card <place> and the rest into your graveyard."
      And Alice has a creature "Elk" on top of her library
      And Alice has a creature "Elf" on top of her library
      And Alice has a Forest land "Grove" on top of her library
      And Alice has a Forest land "Copse" on top of her library
      When Alice plays "Dig"
      And all players pass
      Then "Grove" is in play
      And "Elk" is in Alice's graveyard
      And "Elf" is in Alice's graveyard
      And "Copse" is still in Alice's library

      @edition:2013
      Examples:
        | place                |
        | onto the battlefield |

      @edition:2025
      Examples:
        | place                |
        | onto the battlefield |

      @edition:2003 @rule:T.6.3
      Examples:
        | place     |
        | into play |

    Scenario Outline: of those that were revealed, all of a kind
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Sift" in hand: "Reveal the top three cards of your library. Put all <kind> cards revealed this way into your hand and the rest into your graveyard."
      And Alice has a creature "Elk" on top of her library
      And Alice has a Forest land "Grove" on top of her library
      And Alice has a Forest land "Copse" on top of her library
      When Alice plays "Sift"
      And all players pass
      Then "Grove" is in Alice's hand
      And "Copse" is in Alice's hand
      And "Elk" is in Alice's graveyard

      @edition:2013
      Examples:
        | kind |
        | land |

      @edition:2025
      Examples:
        | kind |
        | land |

      @edition:2003 @rule:T.6.3
      Examples:
        | kind |
        | land |

  Rule: 608.2d Nobody chooses to do what is impossible

    Scenario Outline: who holds no card is not asked to discard one
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Dig" in hand: "You may discard a card. If you do, draw two cards. You gain <life> life."
      When Alice plays "Dig"
      And all players pass
      Then Alice still has 0 cards in her hand
      And Alice has 22 life

      @edition:2013
      Examples:
        | life |
        | 2    |

      @edition:2025
      Examples:
        | life |
        | 2    |

      @edition:2003 @rule:T.6.5
      Examples:
        | life |
        | 2    |
