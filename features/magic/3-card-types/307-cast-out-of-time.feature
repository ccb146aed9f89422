Feature: 307 Spells That Are Cast When No Sorcery Could Be

  Rule: 307.5a Whether a sorcery could have been cast is asked of the phase and the stack alone

    @edition:2013
    Example: in the main phase with an empty stack it could, though there is no sorcery to cast
      Given a Magic game between Alice and Bob
      And Alice has a creature "Ox" in hand:
        """
        Flash
        When Ox enters the battlefield, if it was cast any time a sorcery couldn't have been cast, you lose 5 life.
        """
      When Alice plays "Ox"
      And all players pass
      Then "Ox" is in play
      And the stack is empty

    Scenario Outline: with a spell on the stack it could not
      Given a Magic game between Alice and Bob
      And Alice has an instant "Zap" in hand: "You gain 1 life."
      And Alice has a creature "Ox" in hand:
        """
        Flash
        When Ox <enters>, if it was cast any time a sorcery couldn't have been cast, you lose 5 life.
        """
      When Alice plays "Zap"
      And Alice plays "Ox"
      And all players pass
      Then "Ox" is in play
      When all players pass
      Then Alice has 15 life

      @edition:2013
      Examples:
        | enters                 |
        | enters the battlefield |

      @edition:2025
      Examples:
        | enters |
        | enters |

    @edition:2013
    Example: nor in another phase
      Given a Magic game between Alice and Bob
      And Alice has an instant "Zap" in hand: "You gain 1 life. If Zap was cast any time a sorcery couldn't have been cast, you gain 2 life."
      And Alice has an instant "Zip" in hand: "You gain 1 life. If Zip was cast any time a sorcery couldn't have been cast, you gain 2 life."
      When Alice plays "Zap"
      And all players pass
      Then Alice has 21 life
      When the game goes to the end of turn step
      And Alice plays "Zip"
      And all players pass
      Then Alice has 24 life

    @edition:2013
    Example: nor in another player's turn
      Given a Magic game between Alice and Bob
      And Bob has an instant "Zap" in hand: "You gain 1 life. If Zap was cast any time a sorcery couldn't have been cast, you gain 2 life."
      When Alice passes
      And Bob plays "Zap"
      And all players pass
      Then Bob has 23 life
