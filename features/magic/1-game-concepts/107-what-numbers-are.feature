Feature: 107 What Numbers are

  @edition:2013
  Rule: 107.1a A text that comes to a half says whether it is rounded up or down

    Example: up
      Given a Magic game between Alice and Bob
      And Bob has 7 life
      And Alice has a sorcery "Halve" in hand: "Target player loses half his or her life, rounded up."
      When Alice plays "Halve" targeting Bob
      And all players pass
      Then Bob has 3 life

    Example: down
      Given a Magic game between Alice and Bob
      And Bob has 7 life
      And Alice has a sorcery "Halve" in hand: "Target player loses half his or her life, rounded down."
      When Alice plays "Halve" targeting Bob
      And all players pass
      Then Bob has 4 life

    Example: a text that says neither is none
      When this scenario is run:
        """
        Given a Magic 2013 game between Alice and Bob
        And Alice has a sorcery "Halve" in hand: "Target player loses half his or her life."
        When Alice plays "Halve" targeting Bob
        """
      Then it can't be set up: "doesn't parse"

  Rule: 107.1c Any number may be none, but for what is divided

    @edition:2013
    Example: none at all
      Given a Magic game between Alice and Bob
      And Bob controls 2 creatures "Ox"
      And Alice has a sorcery "Lull" in hand: "Tap any number of target creatures. Draw a card."
      When Alice plays "Lull" targeting nothing
      And all players pass
      Then Alice has 1 card in her hand
      And "Ox" (1) is still untapped

    Scenario Outline: what is divided among any number is divided among one at least
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 4
      And Bob controls a creature "Goat" with power 2 and toughness 4
      And Alice has a sorcery "Volley" in hand: "Volley deals 3 damage divided as you choose among any number of target creatures."
      Then Alice can't play "Volley" targeting nothing
      When Alice plays "Volley" targeting "Ox"
      And all players pass
      Then "Ox" has 3 damage marked

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: if there is one
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Volley" in hand: "Volley deals 3 damage divided as you choose among any number of target creatures. Draw a card."
      When Alice plays "Volley"
      And all players pass
      Then "Volley" is in Alice's graveyard

  @edition:2013
  Rule: 107.3c Nobody chooses an X that the text defines, and it may change meanwhile

    Example: what it counts as it resolves
      Given a Magic game between Alice and Bob
      And Alice controls 2 creatures "Ox"
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Alice has a sorcery "Blaze" in hand: "Blaze deals X damage to target player, where X is the number of creatures you control."
      When Alice plays "Blaze" targeting Bob
      And Bob plays "Fell" targeting "Ox" (1)
      And all players pass
      And all players pass
      Then Bob has 19 life
