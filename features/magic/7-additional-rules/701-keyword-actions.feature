Feature: 701 Keyword Actions

  Rule: 701.2a To activate an ability puts it on the stack, and is its controller's with priority

    Scenario Outline: another player may not
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Well": "{0}: You gain 1 life."
      And Bob controls an artifact "Font": "{0}: You gain 1 life."
      When Alice activates "Well"
      Then Alice still has <life> life
      And Alice can't activate "Font"
      When all players pass
      Then Alice has 21 life

      @edition:2025
      Examples:
        | life |
        | 20   |

      @edition:2003 @also:A.2.4
      Examples:
        | life |
        | 20   |

    Scenario Outline: before its mode is chosen, and in another player's turn as well
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Orb": "{T}: Choose one - You gain <life> life; or you draw two cards."
      When Alice passes
      And Bob activates "Orb"
      Then Bob is asked to choose modes
      And the stack holds the ability of "Orb"
      When Bob chooses mode 1
      And all players pass
      Then Bob has <total> life

      @edition:2025
      Examples:
        | life | total |
        | 3    | 23    |

      @edition:2013 @rule:405.1 @also:112.3b
      Examples:
        | life | total |
        | 3    | 23    |

  Rule: 701.5a To cast a spell puts it on the stack, with priority

    Scenario Outline: and it resolves later
      Given a Magic game between Alice and Bob
      And Bob has an instant "Mend" in hand: "You gain 3 life."
      When Alice passes
      And Bob plays "Mend"
      Then "Mend" is on the stack
      And Bob still has <life> life
      When all players pass
      Then Bob has 23 life

      @edition:2025
      Examples:
        | life |
        | 20   |

      @edition:2013 @rule:701.4a
      Examples:
        | life |
        | 20   |

  Rule: 701.6a A countered spell is put into its owner's graveyard, without effect

    Scenario Outline: a sorcery
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Feast" in hand: "You gain 5 life."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Feast"
      And Alice passes
      And Bob plays "Deny" targeting "Feast"
      And all players pass
      Then "Feast" is in Alice's graveyard
      And the stack is empty
      And Alice still has <life> life

      @edition:2025
      Examples:
        | life |
        | 20   |

      @edition:2003 @also:G.7.1 @also:G.7.2
      Examples:
        | life |
        | 20   |

  Rule: 701.6b What was paid for a countered spell is not given back

    Scenario Outline: mana and life
      Given a Magic game between Alice and Bob
      And Alice has 3 green mana
      And Alice has a sorcery "Feast" with mana cost {G} in hand: "As an additional cost to cast this spell, pay 2 life.\nYou gain 5 life."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice plays "Feast"
      And Alice passes
      And Bob plays "Deny" targeting "Feast"
      And all players pass
      Then "Feast" is in Alice's graveyard
      And Alice has <life> life
      And Alice has 2 green mana

      @edition:2025
      Examples:
        | life |
        | 18   |

      @edition:2013 @rule:701.5b
      Examples:
        | life |
        | 18   |

  Rule: 701.7a To create tokens puts so many onto the battlefield, as they are described

    Scenario Outline: two Elves
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Create two 1/1 green Elf creature tokens."
      When Alice plays "Call"
      And all players pass
      Then "Elf" (1) has power <power>
      And "Elf" (2) is in play

      @edition:2025
      Examples:
        | power |
        | 1     |

      @edition:2003 @also:K.25.1
      Examples:
        | power |
        | 1     |

  @edition:2025
  Rule: 701.7c To put tokens onto the battlefield is an older way to say to create them

    Example: the older words
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Call" in hand: "Put a 2/2 green Bear creature token onto the battlefield."
      When Alice plays "Call"
      And all players pass
      Then "Bear" is in play
      And "Bear" has power 2

  Rule: 701.8a To destroy a permanent moves it to its owner's graveyard

    Scenario Outline: a land
      Given a Magic game between Alice and Bob
      And Bob controls a Forest land "Grove"
      And Alice has a sorcery "Quake" in hand: "Destroy target land."
      When Alice plays "Quake" targeting "Grove"
      And all players pass
      Then "Grove" is in <where>

      @edition:2025
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2003 @also:G.13.1
      Examples:
        | where           |
        | Bob's graveyard |

  Rule: 701.8b What is put into a graveyard otherwise has not been destroyed

    Scenario Outline: a creature without toughness is not saved by what saves it from destruction
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate this creature."
      And Bob has an instant "Wilt" in hand: "Target creature gets -2/-2 until end of turn."
      When Alice activates "Troll"
      And all players pass
      And Alice passes
      And Bob plays "Wilt" targeting "Troll"
      And all players pass
      Then "Troll" is in <where>

      @edition:2025
      Examples:
        | where             |
        | Alice's graveyard |

      @edition:2013 @rule:701.6b
      Examples:
        | where             |
        | Alice's graveyard |

  @edition:2025
  Rule: 701.8c Regeneration takes the place of destruction

    Example: of what an effect destroys
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate this creature."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Troll"
      And all players pass
      And Alice passes
      And Bob plays "Fell" targeting "Troll"
      And all players pass
      Then "Troll" is still in play
      And "Troll" is tapped

  Rule: 701.9a To discard moves a card from the hand to the graveyard

    Scenario Outline: a card
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      And Alice has a sorcery "Mind Rot" in hand: "Target player discards a card."
      When Alice plays "Mind Rot" targeting Bob
      And all players pass
      Then "Jolt" is in <where>

      @edition:2025
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2003 @also:G.14.1
      Examples:
        | where           |
        | Bob's graveyard |

  Rule: 701.9b Who discards chooses, unless it is at random

    Scenario Outline: one of two
      Given a Magic game between Alice and Bob
      And Bob has an instant "Jolt" in hand
      And Bob has an instant "Mend" in hand
      And Alice has a sorcery "Mind Rot" in hand: "Target player discards a card."
      When Alice plays "Mind Rot" targeting Bob
      And all players pass
      Then Bob is asked to discard
      When Bob chooses "Mend"
      Then "Mend" is in <where>
      And "Jolt" is still in Bob's hand

      @edition:2025
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2013 @rule:701.7b
      Examples:
        | where           |
        | Bob's graveyard |

      @edition:2003 @also:G.14.Ruling.3
      Examples:
        | where           |
        | Bob's graveyard |

  Rule: 701.13a To exile moves an object to the exile zone

    Scenario Outline: a creature
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice has an instant "Banish" in hand: "Exile target creature."
      When Alice plays "Banish" targeting "Ox"
      And all players pass
      Then "Ox" is <where>

      @edition:2025
      Examples:
        | where       |
        | out of game |

      @edition:2003 @also:Z.8.1
      Examples:
        | where       |
        | out of game |

  Rule: 701.18a A land is played once a turn, in one's main phase, the stack being empty, and without the stack

    Scenario Outline: a second one is refused
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      And Alice has a Swamp land "Mire" in hand
      And Bob has an Island land "Cove" in hand
      And Alice has an instant "Jolt" in hand
      When Alice plays "Jolt"
      Then Alice can't play "Grove"
      When all players pass
      And Alice plays "Grove"
      Then "Grove" is in play
      And the stack is empty
      And Alice <may> play "Mire"
      When Alice passes
      Then Bob can't play "Cove"

      @edition:2025
      Examples:
        | may   |
        | can't |

      @edition:2013 @rule:701.11a
      Examples:
        | may   |
        | can't |

      @edition:2003 @also:K.15.2 @also:P.8.4
      Examples:
        | may   |
        | can't |

    Scenario Outline: to be put onto the battlefield is not to be played
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in graveyard
      And Alice has a Swamp land "Mire" in hand
      And Alice has an instant "Wake" in hand: "Put target land card in your graveyard onto the battlefield."
      When Alice plays "Wake" targeting "Grove"
      And all players pass
      And Alice plays "Mire"
      Then "Grove" is <where>
      And "Mire" is in play

      @edition:2025
      Examples:
        | where   |
        | in play |

      @edition:2013 @rule:701.11a
      Examples:
        | where   |
        | in play |

    Scenario Outline: it is played, and then put onto the battlefield
      Given a Magic game between Alice and Bob
      And Alice has a <type> land "Grove" in hand
      When Alice plays "Grove"
      Then the trace shows, in this order:
        | event          | object |
        | play           | Grove  |
        | come into play | Grove  |

      @edition:2025
      Examples:
        | type   |
        | Forest |

      @edition:2013 @rule:115.2a
      Examples:
        | type   |
        | Forest |

  Rule: 701.19a The next time that it would be destroyed this turn it is tapped instead, without damage and out of combat

    @edition:2025
    Example: an attacker
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "Vigilance\n{0}: Regenerate this creature."
      And Bob controls a creature "Giant" with power 5 and toughness 5
      When Alice attacks with "Troll"
      And Bob blocks "Troll" with "Giant"
      And Alice activates "Troll"
      And all players pass
      And the game goes to the combat damage step
      Then "Troll" is still in play
      And "Troll" is tapped
      And "Troll" has no damage marked
      And "Troll" is not attacking

    Scenario Outline: once, and this turn alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate this creature."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Troll"
      And all players pass
      And the game goes to Bob's first main phase
      And Bob plays "Fell" targeting "Troll"
      And all players pass
      Then "Troll" is in <where>

      @edition:2025
      Examples:
        | where             |
        | Alice's graveyard |

      @edition:2013 @rule:614.8
      Examples:
        | where             |
        | Alice's graveyard |

      @edition:2003 @also:G.29.5
      Examples:
        | where             |
        | Alice's graveyard |

  Rule: 701.19c A shield for it is no regenerating

    Scenario Outline: nothing happens until it is needed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate this creature."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice activates "Troll"
      And all players pass
      Then "Troll" is still untapped
      When Alice passes
      And Bob plays "Fell" targeting "Troll"
      And all players pass
      Then "Troll" is <tapped>

      @edition:2025
      Examples:
        | tapped |
        | tapped |

      @edition:2013 @rule:701.12c
      Examples:
        | tapped |
        | tapped |

  Rule: 701.21a A permanent is sacrificed by its controller alone, and regeneration does not save it

    Scenario Outline: a creature that has a shield
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Troll" with power 2 and toughness 2: "{0}: Regenerate this creature."
      And Bob controls a creature "Ox"
      And Bob has an instant "Edict" in hand: "Target player sacrifices a creature."
      When Alice activates "Troll"
      And all players pass
      And Alice passes
      And Bob plays "Edict" targeting Alice
      And all players pass
      Then "Troll" is in <where>
      And "Ox" is still in play

      @edition:2025
      Examples:
        | where             |
        | Alice's graveyard |

      @edition:2003 @also:G.33.1 @also:G.33.3
      Examples:
        | where             |
        | Alice's graveyard |

  Rule: 701.26a Only what is untapped can be tapped

    Scenario Outline: it becomes tapped once
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox"
      And Alice controls an artifact "Bell": "Whenever a creature becomes tapped, you gain 1 life."
      And Alice has an instant "Daze" in hand: "Tap target creature."
      And Alice has an instant "Stun" in hand: "Tap target creature."
      When Alice plays "Daze" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" is tapped
      And Alice has <life> life
      When Alice plays "Stun" targeting "Ox"
      And all players pass
      Then the stack is empty
      And Alice has 21 life

      @edition:2025
      Examples:
        | life |
        | 21   |

      @edition:2003 @also:G.38.1 @also:G.38.3
      Examples:
        | life |
        | 21   |

  Rule: 701.26b Only what is tapped can be untapped

    Scenario Outline: it becomes untapped once
      Given a Magic game between Alice and Bob
      And Bob controls a tapped creature "Ox"
      And Alice controls an artifact "Bell": "Whenever a creature becomes untapped, you gain 1 life."
      And Alice has an instant "Rouse" in hand: "Untap target creature."
      And Alice has an instant "Wake" in hand: "Untap target creature."
      When Alice plays "Rouse" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" is untapped
      And Alice has <life> life
      When Alice plays "Wake" targeting "Ox"
      And all players pass
      Then the stack is empty
      And Alice has 21 life

      @edition:2025
      Examples:
        | life |
        | 21   |

      @edition:2003 @also:G.43.1 @also:G.43.3
      Examples:
        | life |
        | 21   |

  Rule: 701.19c What can't be regenerated keeps its shield, which does nothing

    Scenario Outline: all creatures are destroyed for good
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Troll" with power 1 and toughness 1: "{0}: Regenerate Troll."
      And Alice has a sorcery "Plague" in hand: "<text>"
      When Alice plays "Plague"
      And Alice passes
      And Bob activates "Troll"
      And all players pass
      Then "Troll" is still in play
      When all players pass
      Then "Troll" is in Bob's graveyard

      @edition:2025
      Examples:
        | text                                              |
        | Destroy all creatures. They can't be regenerated. |

      @edition:2013 @rule:701.12c @also:608.2c
      Examples:
        | text                                              |
        | Destroy all creatures. They can't be regenerated. |

      @edition:2003 @also:T.6.3
      Examples:
        | text                                              |
        | Destroy all creatures. They can't be regenerated. |
