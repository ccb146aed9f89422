Feature: E.12 Templates

  Rule: E.12.Ruling.3 "Do A unless you do B" is to do B or else A

    Example: who doesn't pay returns something
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has a creature "Debtor" in hand: "When Debtor comes into play, return a land you control to its owner's hand unless you pay 2 life."
      When Alice plays "Debtor"
      And all players pass
      And all players pass
      And Alice declines
      Then "Grove" is in Alice's hand
      And Alice still has 20 life

    Example: who pays returns nothing
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has a creature "Debtor" in hand: "When Debtor comes into play, return a land you control to its owner's hand unless you pay 2 life."
      When Alice plays "Debtor"
      And all players pass
      And all players pass
      And Alice accepts
      Then Alice has 18 life
      And "Grove" is still in play

  Rule: E.12.Ruling.4 What is done before something comes into play is done first

    Scenario Outline: a sacrifice, then a choice
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Goat"
      And Alice has a creature "Ox" with power 2 and toughness 2 in hand:
        """
        As Ox <enters>, you gain 1 life for each creature you control.
        Before Ox <enters>, sacrifice a creature.
        """
      When Alice plays "Ox"
      And all players pass
      Then "Goat" is in Alice's graveyard
      And Alice still has 20 life

      @edition:2003
      Examples:
        | enters          |
        | comes into play |

      @edition:2013
      Examples:
        | enters                 |
        | enters the battlefield |

      @edition:2025
      Examples:
        | enters |
        | enters |
