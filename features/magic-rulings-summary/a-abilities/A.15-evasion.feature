Feature: A.15 Evasion

  Rule: A.15.2 What blocks must get past every evasion ability

    Example: neither a black one nor a Wall
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wisp":
        """
        Wisp can't be blocked by black creatures.
        Wisp can't be blocked by Walls.
        """
      And Bob controls a creature "Rat" with mana cost {B}
      And Bob controls a Wall creature "Rampart"
      And Bob controls a creature "Goat"
      When Alice attacks with "Wisp"
      And Bob tries to block "Wisp" with "Rat"
      Then it is refused by rule A.15.2
      When Bob tries to block "Wisp" with "Rampart"
      Then it is refused by rule A.15.2
      When Bob blocks "Wisp" with "Goat"
      Then "Goat" is blocking "Wisp"

    Example: what is said in a positive sense
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Wisp": "Wisp can't be blocked except by Walls."
      And Bob controls a Wall creature "Rampart"
      And Bob controls a creature "Goat"
      When Alice attacks with "Wisp"
      And Bob tries to block "Wisp" with "Goat"
      Then it is refused by rule A.15.2
      When Bob blocks "Wisp" with "Rampart"
      Then "Rampart" is blocking "Wisp"

  Rule: A.15.3 An ability may restrict what its own creature blocks

    Example: it blocks nothing
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Idler": "Idler can't block."
      And Bob controls a creature "Goat"
      When Alice attacks with "Ox"
      And Bob tries to block "Ox" with "Idler"
      Then it is refused by rule A.15.3

  Rule: A.15.Ruling.2 What becomes a blocker without being declared so is kept from nothing

    Example: by a band
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Banding"
      And Alice controls a creature "Wraith" with power 2 and toughness 2: "Wraith can't be blocked."
      And Bob controls a creature "Goat" with power 0 and toughness 9
      When Alice attacks with "Ox" and "Wraith" in a band
      And the game goes to the declare blockers step
      Then Bob can't block "Wraith" with "Goat"
      When Bob blocks "Ox" with "Goat"
      Then "Goat" is blocking "Wraith"

    Example: by a spell
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk" with power 2 and toughness 2: "Flying"
      And Bob controls a creature "Goat" with power 3 and toughness 3
      And Bob has an instant "Rally" in hand: "Target creature you control blocks target attacking creature."
      When Alice attacks with "Hawk"
      And the game goes to the declare blockers step
      Then Bob can't block "Hawk" with "Goat"
      When Alice passes
      And Bob plays "Rally" targeting "Goat", "Hawk"
      And all players pass
      Then "Goat" is blocking "Hawk"
      And "Hawk" is blocked
      When the game goes to the end of combat step
      Then "Hawk" is in Alice's graveyard
      And Bob still has 20 life

  Rule: A.15.Ruling.3 An evasion ability isn't turned off

    Example: its controller has no say
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hawk": "Flying"
      And Bob controls a creature "Goat"
      When Alice attacks with "Hawk"
      And Bob tries to block "Hawk" with "Goat"
      Then it is refused by rule A.21.2
