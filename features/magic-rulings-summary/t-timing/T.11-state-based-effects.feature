Feature: T.11 State-Based Effects

  Rule: T.11.5 What they are

    Example: lethal damage destroys
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 3
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard

  Rule: K.10.6 Without toughness

    Example: a creature that shrinks to nothing
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Wither" in hand: "Target creature gets -2/-2 until end of turn."
      When Alice plays "Wither" targeting "Ox"
      And all players pass
      Then "Ox" is in Bob's graveyard

  Rule: G.19.3 A player with less than 1 life loses

    Example: the last life
      Given a Magic game between Alice and Bob
      And Bob has 3 life
      And Alice has an instant "Sting" in hand: "Sting deals 3 damage to target creature or player."
      When Alice plays "Sting" targeting Bob
      And all players pass
      Then Alice wins the game

  Rule: G.20.1 Both at once

    Example: a draw
      Given a Magic game between Alice and Bob
      And Alice has 2 life
      And Bob has 2 life
      And Alice has a sorcery "Ruin" in hand: "Each player loses 2 life."
      When Alice plays "Ruin"
      And all players pass
      Then the game is a draw

  Rule: Z.6.8 Who was to draw from an empty library loses

    Example: in the draw step
      Given a Magic game between Alice and Bob
      And Bob's library holds 0 cards
      When the game goes to Bob's draw step
      And all players pass
      Then Alice wins the game

  Rule: T.11.2 All at once

    Example: two creatures that fight die together
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Mule" with power 2 and toughness 2
      When Alice attacks with "Ox"
      And Bob blocks "Ox" with "Mule"
      And the game goes to the combat damage step
      And all players pass
      Then "Ox" is in Alice's graveyard
      And "Mule" is in Bob's graveyard

  Rule: T.11.6 State-based effects don't look in the midst of resolving

    Example: a creature that is without toughness for a moment
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Giant" with power 0 and toughness 1: "Giant gets +1/+1 as long as you control a Forest."
      And Alice controls a creature "Ox" with power 3 and toughness 3
      And Alice has an instant "Surge" in hand: "Target creature gets -3/-3 until end of turn. Target creature gets +4/+4 until end of turn."
      When Alice plays "Surge" targeting "Ox" and "Ox"
      And all players pass
      Then "Ox" is still in play
      And "Ox" has power 4

  Rule: T.11.3 They are looked for in the cleanup step, and players may act where some were

    Example: a creature that was kept alive until the turn ended
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      And Alice has an instant "Blight" in hand: "Target creature gets -2/-2."
      And Bob has an instant "Tonic" in hand: "You gain 1 life."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And Alice plays "Blight" targeting "Ox"
      And all players pass
      Then "Ox" has power 2
      When the game goes to the cleanup step
      Then "Ox" is in Alice's graveyard
      When Alice passes
      And Bob plays "Tonic"
      Then it is Alice's cleanup step
      When all players pass
      Then Bob has 21 life
