Feature: A.4 Triggered Abilities, and What Sets Them Off

  Rule: A.4.Ruling.4 What is prevented or replaced triggers nothing

    Example: damage that is prevented
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Whenever Ox deals damage, you gain 1 life."
      And Bob has an instant "Fog" in hand: "Prevent all combat damage that would be dealt this turn."
      When Alice attacks with "Ox"
      And Alice passes
      And Bob plays "Fog"
      And all players pass
      And the game goes to the end of combat step
      Then the stack is empty
      And Alice still has 20 life

  Rule: A.4.Ruling.8 One "whenever" with two descriptions triggers once

    Example: a spell of both colors
      Given a Magic game between Alice and Bob
      And Alice has 1 red mana
      And Alice has 1 green mana
      And Alice controls an artifact "Urn": "Whenever a player plays a red or green spell, you gain 1 life."
      And Alice has an instant "Jolt" with mana cost {R}{G} in hand
      When Alice plays "Jolt"
      Then the stack holds the ability of "Urn", "Jolt"

  Rule: A.5.2 A delayed ability watches from when it exists

    Example: what it watches for has happened before
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice has an instant "Vow" in hand: "Whenever a creature dies this turn, you gain 1 life."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Vow"
      And Alice passes
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard
      When all players pass
      Then the stack is empty
      And Alice still has 20 life
