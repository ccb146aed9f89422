Feature: 360. Passive abilities: where they work, and what they hang on

  Rule: 363.1 Passive abilities of cards outside the board say so

    Example: a card that may be played from the trash
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Revenant" with energy cost 2 in her trash: "You may play me from your trash."
      And Alice has a unit "Corpse" with energy cost 2 in her trash
      And Bob has a unit "Other Revenant" in his trash: "You may play me from your trash."
      And Alice has 4 energy
      Then Alice can still play "Revenant"
      And Alice can't play "Corpse"
      And Alice can't play "Other Revenant"
      When Alice plays "Revenant" to her base
      Then "Revenant" is at Alice's base
      And Alice has 2 energy

    Example: a spell that goes back to the trash may be played again
      Given a Riftbound game between Alice and Bob
      And Alice has the spell "Echo" with energy cost 1 in her trash:
        """
        You may play this from your trash.
        Draw 1.
        """
      And Alice has 2 energy
      When Alice plays "Echo"
      And all players pass
      Then Alice's hand holds 1 card
      And Alice has 1 energy
      When Alice plays "Echo"
      And all players pass
      Then Alice's hand holds 2 cards
      And Alice can't play "Echo"

    Example: only if its condition is fulfilled
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Shy Revenant" in her trash: "If you control a battlefield, you may play me from your trash."
      And Alice controls a unit "Scout"
      And Alice has the battlefield "Crypt" on the board
      Then Alice can't play "Shy Revenant"
      When Alice moves "Scout" to "Crypt"
      And all players pass
      Then Alice can play "Shy Revenant"

  Rule: 361.3 Conditional passive abilities apply while their condition is fulfilled

    Example: while there's an enemy unit here
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Rival" with might 2: "While there's an enemy unit here, I have +2 [M]."
      And Bob controls a unit "Stranger" with might 3 at "Plaza"
      When Alice moves "Rival" to "Plaza"
      Then "Rival" has might 4

    Example: while a player has so many points, or is near the Victory Score
      Given a Riftbound game between Alice and Bob
      And Alice has 4 points
      And Alice controls a unit "Veteran" with might 2: "While you have 5 or more points, I have +2 [M]."
      And Alice controls a unit "Finisher" with might 2: "While your score is within 3 points of the Victory Score, I have [Assault 2]."
      And Alice controls a unit "Bystander" with might 2: "While your score is within 2 points of the Victory Score, I have +1 [M]."
      And Alice has the spell "Fanfare" in hand: "Gain 1 point."
      When Alice plays "Fanfare"
      And all players pass
      Then "Veteran" has might 4
      And "Finisher" has the ability "[Assault 2]"
      And "Bystander" still has might 2

    Example: while its Might is so much, and while one controls more than the other
      Given a Riftbound game between Alice and Bob
      And Bob controls 2 units "Crowd"
      And Alice controls a unit "Leader" with might 4: "If you control more units than an opponent, I have [Tank]."
      And Alice controls a unit "Follower"
      And Alice has the spell "Cheer" in hand: "Buff a unit. If its Might is 5 or more, draw 1."
      And Alice has a unit "Recruit" in hand
      When Alice plays "Cheer" targeting "Leader"
      And all players pass
      Then "Leader" has might 5
      And Alice's main deck holds 9 cards
      And "Leader" doesn't have the ability "[Tank]"
      When Alice plays "Recruit" to her base
      Then "Leader" has the ability "[Tank]"

    Example: after two spells this turn
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Savant" with might 2: "If you've played two or more spells this turn, I have +3 [M]."
      And Alice has the spell "First" in hand: "Draw 1."
      And Alice has the spell "Second" in hand: "Draw 1."
      And Alice has a unit "Aside" in hand
      When Alice plays "First"
      And all players pass
      And Alice plays "Aside" to her base
      Then "Savant" still has might 2
      When Alice plays "Second"
      And all players pass
      Then "Savant" has might 5

  Rule: 361.3 A condition can ask for both what it does and that it is alone

    Example: defending alone
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Raider" with might 3
      And Bob controls a unit "Gate Guard" with might 2 at "Ford": "I have Shield 2 while I'm defending alone."
      When Alice moves "Raider" to "Ford"
      Then "Gate Guard" has might 4

    Example: not with others
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Raider" with might 3
      And Bob controls a unit "Gate Guard" with might 2 at "Ford": "I have Shield 2 while I'm defending alone."
      And Bob controls a unit "Drone" with might 1 at "Ford"
      When Alice moves "Raider" to "Ford"
      Then "Gate Guard" still has might 2
