Feature: G.43 Untapping a Permanent

  Rule: G.43.1 A spell may untap a permanent

    Example: a creature
      Given a Magic game between Alice and Bob
      And Alice has an instant "Loosen" in hand: "Untap target creature."
      And Bob controls a tapped creature "Ox"
      When Alice plays "Loosen" targeting "Ox"
      And all players pass
      Then "Ox" is untapped

  Rule: G.43.3 To untap what is untapped does nothing

    Scenario Outline: and may be done
      Given a Magic game between Alice and Bob
      And Alice has an instant "Loosen" in hand: "Untap target creature. You gain 1 life."
      And Bob controls a creature "Ox": "Whenever Ox becomes untapped, you gain 3 life."
      When Alice plays "Loosen" targeting "Ox"
      And all players pass
      Then Alice has 21 life
      When the game goes to the second main phase
      Then Bob still has 20 life

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

  Rule: G.43.Ruling.1 What was announced goes on, though its source is untapped

    Example: it may be tapped again
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Rod": "{T}: Rod deals 1 damage to target player."
      And Alice has an instant "Reset" in hand: "Untap target artifact."
      When Alice activates "Rod" targeting Bob
      And Alice plays "Reset" targeting "Rod"
      And all players pass
      Then "Rod" is untapped
      When Alice activates "Rod" targeting Bob
      And all players pass
      And all players pass
      Then Bob has 18 life

  Rule: G.43.Ruling.2 An effect untaps what its own text lets untap at a cost

    Example: without its cost
      Given a Magic game between Alice and Bob
      And Alice controls a tapped artifact "Vault":
        """
        Vault doesn't untap during your untap step.
        {4}: Untap Vault.
        """
      And Alice has an instant "Twist" in hand: "Untap target artifact."
      When Alice plays "Twist" targeting "Vault"
      And all players pass
      Then "Vault" is untapped

  Rule: G.43.2 What is untapped can't be untapped as a cost

    Example: a permanent that untaps itself
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Untap Ox: You gain 1 life."
      And Alice has an instant "Bind" in hand: "Tap target creature."
      When Alice tries to activate "Ox"
      Then it is refused
      When Alice plays "Bind" targeting "Ox"
      And all players pass
      And Alice activates "Ox"
      Then "Ox" is untapped
      When all players pass
      Then Alice has 21 life

    Example: a creature of several
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Lever": "Untap a creature you control: You gain 1 life."
      And Alice controls a creature "Elk"
      And Alice controls a tapped creature "Ox"
      When Alice activates "Lever"
      Then "Ox" is untapped
      And Alice can't activate "Lever"
