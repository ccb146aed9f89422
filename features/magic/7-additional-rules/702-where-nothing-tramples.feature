Feature: 702 Keyword Abilities

  @edition:2025
  Rule: 702.19a Trample is of no use to a creature that blocks

    Example: what is beyond lethal damage to the attacker is not dealt to its controller
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Hen" with power 1 and toughness 1
      And Bob controls a creature "Ox" with power 5 and toughness 5: "Trample"
      When the game goes to the declare attackers step
      And Alice attacks with "Hen"
      And all players pass
      And Bob blocks "Hen" with "Ox"
      And the game goes to the end of combat step
      Then "Hen" is in Alice's graveyard
      And Alice still has 20 life

  @edition:2025
  Rule: 702.19b Without trample nothing is assigned to the player behind a blocker

    Example: however much is beyond lethal
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 5 and toughness 5
      And Bob controls a creature "Hen" with power 1 and toughness 1
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And all players pass
      And Bob blocks "Ox" with "Hen"
      And the game goes to the end of combat step
      Then "Hen" is in Bob's graveyard
      And Bob still has 20 life

  @edition:2025
  Rule: 702.19d Without trample a blocked creature whose blockers are gone deals no combat damage

    Example: the blocker died before
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 5 and toughness 5
      And Bob controls a creature "Hen" with power 1 and toughness 1
      And Alice has an instant "Slay" in hand: "Destroy target creature."
      When the game goes to the declare attackers step
      And Alice attacks with "Ox"
      And all players pass
      And Bob blocks "Ox" with "Hen"
      And Alice plays "Slay" targeting "Hen"
      And all players pass
      And the game goes to the end of combat step
      Then "Hen" is in Bob's graveyard
      And Bob still has 20 life

  @edition:2025
  Rule: 702.47d With one target that is legal a spell resolves

    Example: for that one alone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Alice has an instant "Net" in hand: "Tap two target creatures. Draw a card."
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Net" targeting "Ox" and "Elk"
      And Alice passes
      And Bob plays "Slay" targeting "Elk"
      And all players pass
      And all players pass
      Then "Ox" is tapped
      And Alice's hand holds 1 card
