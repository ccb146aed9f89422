Feature: G.5 Controller

  Rule: G.5.3 A spell or ability may change who controls a permanent

    Example: a creature is taken over
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Charm" in hand: "Gain control of target creature."
      And Bob controls a creature "Bear" with power 2 and toughness 2
      When Alice plays "Charm" targeting "Bear"
      And all players pass
      Then "Bear" is controlled by Alice

    Example: until the end of the turn
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Borrow" in hand: "Gain control of target creature until end of turn."
      And Bob controls a creature "Bear" with power 2 and toughness 2
      When Alice plays "Borrow" targeting "Bear"
      And all players pass
      Then "Bear" is controlled by Alice
      When the game goes to Bob's upkeep step
      Then "Bear" is controlled by Bob

    Example: a local enchantment
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Leash" in hand: "You control enchanted creature."
      And Bob controls a creature "Bear" with power 2 and toughness 2
      When Alice plays "Leash" targeting "Bear"
      And all players pass
      Then "Bear" is controlled by Alice

  Rule: G.5.4 The most recent effect decides, and without any it is the first controller

    Scenario Outline: a later effect ends
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Charm" in hand: "Gain control of target creature."
      And Bob has an instant "Borrow" in hand: "Gain control of target creature until end of turn."
      And Bob controls a creature "Bear" with power 2 and toughness 2
      When Alice plays "Charm" targeting "Bear"
      And all players pass
      And Bob plays "Borrow" targeting "Bear"
      And all players pass
      Then "Bear" is controlled by Bob
      When the game goes to Bob's upkeep step
      Then "Bear" is controlled by Alice

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

  Rule: G.5.5 "You" is its controller

    Example: a spring in other hands
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Spring": "{0}: You gain 1 life."
      And Bob has an instant "Charm" in hand: "Gain control of target creature."
      When Bob plays "Charm" targeting "Spring"
      And all players pass
      And Bob activates "Spring"
      And all players pass
      Then Bob has 21 life
      And Alice still has 20 life

  Rule: G.5.1 Who plays a spell or an activated ability controls it on the stack

    Example: an ability stays with who activated it, whoever controls its source by then
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Ring": "{0}: You gain 1 life."
      And Bob has an instant "Steal" in hand: "Gain control of target artifact."
      When Alice activates "Ring"
      And Alice passes
      And Bob plays "Steal" targeting "Ring"
      And all players pass
      Then "Ring" is controlled by Bob
      When all players pass
      Then Alice has 21 life
      And Bob still has 20 life

  Rule: G.5.2 Who puts a permanent into play controls it, whoever controls what told them to

    Example: the opponent puts a creature into play
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Gift" in hand: "Target opponent may put a creature card from his or her hand into play."
      And Bob has a creature "Bear" in hand
      When Alice plays "Gift" targeting Bob
      And all players pass
      And Bob accepts
      Then "Bear" is in play
      And "Bear" is controlled by Bob

  Rule: G.5.Ruling.1 What a spell or an ability does is its controller's doing

    Example: the tokens of an ability whose source has changed hands
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Horn": "{0}: Put a 1/1 green Hound creature token into play."
      And Bob has an instant "Steal" in hand: "Gain control of target artifact."
      When Alice activates "Horn"
      And Alice passes
      And Bob plays "Steal" targeting "Horn"
      And all players pass
      And all players pass
      Then "Hound" is controlled by Alice
