Feature: G.38 Tapping a Permanent

  Rule: G.38.3 To tap what is tapped does nothing

    Scenario Outline: and may be done
      Given a Magic game between Alice and Bob
      And Alice has an instant "Bind" in hand: "Tap target creature. You gain 1 life."
      And Bob controls a tapped creature "Ox": "Whenever Ox becomes tapped, you gain 3 life."
      When Alice plays "Bind" targeting "Ox"
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

  Rule: G.38.1 A spell may tap a permanent

    Example: a creature
      Given a Magic game between Alice and Bob
      And Alice has an instant "Bind" in hand: "Tap target creature."
      And Bob controls a creature "Ox"
      When Alice plays "Bind" targeting "Ox"
      And all players pass
      Then "Ox" is tapped

  Rule: G.38.Ruling.1 What an effect taps doesn't pay for its ability

    Example: a land adds no mana
      Given a Magic game between Alice and Bob
      And Bob controls a Forest land "Grove"
      And Alice has an instant "Twist" in hand: "Tap target land."
      When Alice plays "Twist" targeting "Grove"
      And all players pass
      Then "Grove" is tapped
      And Bob still has 0 green mana
