Feature: 350. The process of play: what is counted

  Rule: 356.3.d The rules text is executed

    Example: drawing X, where the text says what X is
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scout" at "Ford"
      And Alice controls a unit "Other Scout" at "Mill"
      And Alice has the spell "Reports" in hand: "Draw X, where X is the number of battlefields you control."
      When Alice plays "Reports"
      And all players pass
      Then Alice's hand holds 2 cards

    Example: drawing cards equal to a number
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Sage" with might 3
      And Alice has the spell "Lore" in hand: "Draw cards equal to the highest Might among units you control."
      When Alice plays "Lore"
      And all players pass
      Then Alice's hand holds 3 cards

    Example: for each unit killed this way
      Given a Riftbound game between Alice and Bob
      And Alice controls 3 units "Lamb"
      And Alice has the spell "Harvest" in hand: "Kill any number of friendly units. Draw 1 for each unit killed this way."
      When Alice plays "Harvest" targeting "Lamb" (1) and "Lamb" (3)
      And all players pass
      Then 2 "Lamb" are in Alice's trash
      And Alice's hand holds 2 cards

    Example: for each spell that was played this turn, not for units
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Adept" with might 1
      And Alice has the spell "Trick" in hand: "Exhaust a unit."
      And Alice has the spell "Ruse" in hand: "Exhaust a unit."
      And Alice has a unit "Helper" in hand
      And Alice has the spell "Finale" in hand: "A unit gets +2 [M] this turn for each spell you've played this turn."
      When Alice plays "Helper" to her base
      And Alice plays "Trick" targeting "Adept"
      And all players pass
      And Alice plays "Ruse" targeting "Adept"
      And all players pass
      And Alice plays "Finale" targeting "Adept"
      And all players pass
      Then "Adept" has might 5

    Example: a cost in brackets, and what a card costs
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Patron" with might 1: "When you play a spell that costs [5] or more, buff me."
      And Alice has the spell "Cheap" with energy cost 4 in hand: "Draw 1."
      And Alice has the spell "Dear" with energy cost 5 in hand: "Draw 1."
      And Alice has 9 energy
      When Alice plays "Cheap"
      And all players pass
      Then the chain is empty
      When Alice plays "Dear"
      And all players pass
      Then the chain holds the ability of "Patron"

  Rule: 353.3 Increases apply

    Example: to what enemies play alone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Toll Keeper": "Enemy spells cost [1] more."
      And Alice has the spell "Own Zip" with energy cost 1 in hand: "Draw 1."
      And Bob has the spell "Zip" with energy cost 1 in hand: "[Reaction] Draw 1."
      And Alice has 1 energy
      And Bob has 1 energy
      When Alice plays "Own Zip"
      And Alice passes
      Then Bob can't play "Zip"

    Example: spells your opponents play
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Toll Gate": "Spells your opponents play cost [2] more."
      And Alice has the spell "Own Zip" in hand: "Draw 1."
      And Bob has the spell "Zip" with energy cost 1 in hand: "[Reaction] Draw 1."
      And Bob has 4 energy
      When Alice plays "Own Zip"
      And Alice passes
      And Bob plays "Zip"
      Then Bob has 1 energy

  Rule: 356.3.e.13 "Its Might" is that of what was spoken of last, also of what paid

    @also:404.6.a
    Example: what an instruction killed
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Ox" with might 4
      And Bob controls a unit "Tide Warden" with might 9
      And Alice has a unit "Eater" with might 1 in her hand: "When you play me, you may kill another friendly unit. If you do, deal damage equal to its Might to an enemy unit."
      When Alice plays "Eater"
      And all players pass
      And Alice accepts
      Then "Tide Warden" has 4 damage marked

    @also:352.10.c.1
    Example: what was killed to do it
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Ox" with might 4
      And Bob controls a unit "Tide Warden" with might 9
      And Alice has a unit "Eater" with might 1 in her hand: "When you play me, you may kill another friendly unit to deal damage equal to its Might to an enemy unit."
      When Alice plays "Eater"
      And all players pass
      And Alice accepts
      Then "Tide Warden" has 4 damage marked

    @also:353.6
    Example: what an additional cost exhausted
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Ox" with might 4
      And Bob controls a unit "Tide Warden" with might 9
      And Alice has a spell "Team Up" in her hand:
        """
        As an additional cost to play this, exhaust a friendly unit.
        Deal damage equal to its Might to an enemy unit.
        """
      When Alice plays "Team Up"
      And all players pass
      Then "Tide Warden" has 4 damage marked

    @also:391.1.a
    Example: what was discarded to activate an ability
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 9
      And Alice has a spell "Lantern" with energy cost 3 in her hand
      And Alice controls a gear "Forge": "Discard 1: Deal damage equal to its Energy cost to an enemy unit."
      When Alice activates "Forge"
      And all players pass
      Then "Tide Warden" has 3 damage marked

    Example: what is done to "it" is still done to what set the ability off
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Ox" with might 4
      And Alice controls a unit "Drummer" with might 1: "When another friendly unit moves, you may exhaust me to give it +2 [M] this turn."
      When Alice moves "Ox" to "Alice's battlefield"
      And all players pass
      And Alice accepts
      Then "Ox" has might 6
