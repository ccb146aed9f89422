Feature: 603 What Triggers Count and See

  Rule: 603.7 What is to be done later is done to what was spoken of

    Scenario Outline: the blocked creature, at end of combat
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox": "Whenever Ox blocks, destroy the blocked creature at <time>."
      And Alice controls a creature "Elk" with power 1 and toughness 5
      When Alice attacks with "Elk"
      And Bob blocks "Elk" with "Ox"
      And all players pass
      And the game goes to the end of combat step
      And all players pass
      Then "Elk" is in Alice's graveyard
      And "Ox" is in Bob's graveyard

      @edition:2013
      Examples:
        | time          |
        | end of combat |

      @edition:2025
      Examples:
        | time          |
        | end of combat |

      @edition:2003 @rule:A.5.3
      Examples:
        | time          |
        | end of combat |
