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
