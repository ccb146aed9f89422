Feature: P.5

  Rule: P.5.1 What does not untap stays tapped

    Scenario Outline: a frozen ox
      Given a Magic game between Alice and Bob
      And Bob controls a tapped creature "Ox": "Ox doesn't untap during your untap step."
      And Bob controls a tapped creature "Mule"
      When the game goes to Bob's upkeep step
      Then "Mule" is untapped
      And "Ox" is still tapped

      @edition:2003
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    Example: in the untap step of whom a text names, and of nobody else
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Frost": "Creatures don't untap during your untap step."
      And Alice controls a tapped creature "Ox"
      And Bob controls a tapped creature "Mule"
      When the game goes to Bob's upkeep step
      Then "Mule" is untapped
      When the game goes to Alice's upkeep step
      Then "Ox" is still tapped

    Example: in the next untap step alone
      Given a Magic game between Alice and Bob
      And Alice has a sorcery "Chill" in hand: "Tap two target creatures. They don't untap during their controllers' next untap steps."
      And Alice controls a creature "Ox"
      And Bob controls a creature "Mule"
      When Alice plays "Chill" targeting "Ox" and "Mule"
      And all players pass
      Then "Ox" is tapped
      When the game goes to Bob's upkeep step
      Then "Mule" is tapped
      When the game goes to Alice's upkeep step
      Then "Ox" is still tapped
      And "Mule" is still tapped
      When the game goes to Bob's upkeep step
      Then "Mule" is not tapped
      When the game goes to Alice's upkeep step
      Then "Ox" is not tapped

    Example: no more than one land
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Orb": "Players can't untap more than one land during their untap steps."
      And Bob controls a tapped land "Grove"
      And Bob controls a tapped land "Marsh"
      And Bob controls a tapped creature "Ox"
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      Then Bob is asked to choose what untaps
      When Bob chooses "Marsh"
      Then "Marsh" is untapped
      And "Grove" is still tapped
      And "Ox" is untapped

  Rule: P.5.Ruling.2 What comes into play as permanents untap doesn't untap

    Example: it comes into play tapped
      Given a Magic game between Alice and Bob
      And Bob controls a tapped artifact "Coffin": "Whenever Coffin becomes untapped, put target creature card in your graveyard into play tapped."
      And Bob has a creature "Ghost" in graveyard
      When the game goes to the end of turn step
      And all players pass, which ends the turn
      And all players pass
      Then "Coffin" is untapped
      And "Ghost" is in play
      And "Ghost" is tapped

  Rule: P.5.Ruling.3 What untaps is determined once, before anything does

    Example: what keeps lands tapped while it is untapped untaps with all of them
      Given a Magic game between Alice and Bob
      And Bob controls a tapped artifact "Orb": "As long as Orb is untapped, players can't untap more than one land during their untap steps."
      And Bob controls a tapped land "Grove"
      And Bob controls a tapped land "Marsh"
      When the game goes to Bob's upkeep step
      Then "Orb" is untapped
      And "Grove" is untapped
      And "Marsh" is untapped

    Example: what was held tapped stays so as what holds it untaps
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Prison": "{T}: Tap target creature. It doesn't untap during its controller's untap step for as long as Prison remains tapped."
      And Bob controls a creature "Ox"
      When the game goes to Bob's end of turn step
      And Bob activates "Prison" targeting "Ox"
      And all players pass
      Then "Ox" is tapped
      When the game goes to Bob's upkeep step
      Then "Prison" is untapped
      And "Ox" is still tapped
      When the game goes to Bob's end of turn step
      And the game goes to Bob's upkeep step
      Then "Ox" is untapped
