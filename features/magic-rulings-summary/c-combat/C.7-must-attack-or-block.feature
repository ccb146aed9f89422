Feature: C.7 Must Attack or Block

  Rule: C.7.1 What can't attack need not

    Example: a tapped one that must
      Given a Magic game between Alice and Bob
      And Alice controls a tapped creature "Fury": "Fury attacks each turn if able."
      And Alice controls a creature "Ox"
      When Alice declares no attackers
      Then it is Alice's end of combat step
      And "Ox" is still untapped

  Rule: C.7.2 Nobody has to pay for it

    Example: a creature that must attack, and a toll
      Given a Magic game between Alice and Bob
      And Alice controls 2 Forest lands "Grove"
      And Alice controls a creature "Fury": "Fury attacks each turn if able."
      And Bob controls an enchantment "Toll": "Creatures can't attack unless you pay {2}."
      When Alice declares no attackers
      Then it is Alice's end of combat step
      And "Fury" is still untapped

  Rule: C.7.7 Who need not block stands in nobody’s way

    Example: one may block, and one must
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls an enchantment "Awe": "No more than one creature can block each turn."
      And Bob controls a creature "Zealot": "Zealot blocks each turn if able."
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox"
      And Bob tries to block "Ox" with "Goat"
      Then it is refused
      When the game goes to the declare blockers step
      Then "Zealot" is blocking "Ox"

  Rule: C.7.4 Who has creatures that must attack declares an attack

    Example: nobody is no attack
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Fury": "Fury attacks each turn if able."
      And Alice controls a creature "Ox"
      When Alice tries to declare no attackers
      Then it is refused by rule C.3.9

  Rule: C.7.3 What must attack does so once a turn

    Example: in a second combat phase it is free
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Fury": "Fury attacks each turn if able."
      And Alice controls a creature "Ox"
      And Alice has a sorcery "Again" in hand: "Untap all creatures you control. After this phase, there is an additional combat phase followed by an additional main phase."
      When Alice attacks with "Fury"
      And the game goes to the second main phase
      And Alice plays "Again"
      And all players pass
      And Alice attacks with "Ox"
      Then "Ox" is attacking
      And "Fury" is not attacking

    Example: in its next turn it is not
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Fury": "Fury attacks each turn if able."
      And Alice controls a creature "Ox"
      When Alice attacks with "Fury"
      And the game goes to Bob's upkeep step
      And the game goes to Alice's upkeep step
      And Alice tries to attack with "Ox"
      Then it is refused
