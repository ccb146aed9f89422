Feature: E.11 Tap and hold abilities

  Rule: E.11.2 Their effects last until the card is untapped

    Example: a magnet lets go
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Magnet": "{T}: Gain control of target artifact as long as Magnet remains tapped."
      And Bob controls an artifact "Anvil"
      And Bob has an instant "Turn" in hand: "Untap target artifact."
      When Alice activates "Magnet" targeting "Anvil"
      And all players pass
      Then "Anvil" is controlled by Alice
      When Bob plays "Turn" targeting "Magnet"
      And all players pass
      Then "Anvil" is controlled by Bob

  Rule: E.11.Ruling.1 What is not in play is not tapped

    Example: a magnet is gone
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Magnet": "{T}: Target creature gets +2/+2 as long as Magnet remains tapped."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Break" in hand: "Destroy target artifact."
      When Alice activates "Magnet" targeting "Ox"
      And all players pass
      Then "Ox" has power 4
      When Bob plays "Break" targeting "Magnet"
      And all players pass
      Then "Ox" has power 2

  Rule: E.11.Ruling.3 It goes on though the card has lost its abilities

    Example: a magnet without abilities
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Magnet": "{T}: Target creature gets +2/+2 as long as Magnet remains tapped."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Silence" in hand: "Target artifact loses all abilities."
      When Alice activates "Magnet" targeting "Ox"
      And all players pass
      Then "Ox" has power 4
      When Bob plays "Silence" targeting "Magnet"
      And all players pass
      Then "Ox" still has power 4

  Rule: E.11.Ruling.2 Untapped before it resolves, it never takes effect

    Example: a magnet that lets go too early
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Magnet": "{T}: Target creature gets +2/+2 as long as Magnet remains tapped."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Turn" in hand: "Untap target artifact."
      And Alice has an instant "Retap" in hand: "Tap target artifact."
      When Alice activates "Magnet" targeting "Ox"
      And Bob plays "Turn" targeting "Magnet"
      And all players pass
      Then "Magnet" is untapped
      When Alice plays "Retap" targeting "Magnet"
      And all players pass
      And all players pass
      Then the stack is empty
      And "Ox" still has power 2

  Rule: E.11.Ruling.4 It doesn't begin again for what has left play and is back

    Example: the creature is returned and played again
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Anvil": "{T}: Target creature gets +2/+2 for as long as Anvil remains tapped."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Recall" in hand: "Return target creature to its owner's hand."
      When Alice activates "Anvil" targeting "Ox"
      And all players pass
      Then "Ox" has power 4
      When Alice plays "Recall" targeting "Ox"
      And all players pass
      And Alice plays "Ox"
      And all players pass
      Then "Ox" has power 2
      And "Anvil" is tapped
