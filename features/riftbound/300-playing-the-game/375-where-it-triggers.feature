Feature: 375. Where triggered abilities trigger

  Rule: 376.2 A condition can name the place that something moves from

    Example: from a battlefield to its base
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Homing Crow" at "Alice's battlefield": "When I move from a battlefield, draw 1."
      When Alice moves "Homing Crow" to Alice's base
      And all players pass
      Then Alice's hand holds 1 card

    Example: it doesn't trigger on the way out
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Homing Crow": "When I move from a battlefield, draw 1."
      When Alice moves "Homing Crow" to "Alice's battlefield"
      Then Alice's hand still holds 0 cards
      And the chain is empty

    Example: from one battlefield to another
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Homing Crow" at "Alice's battlefield": "[Ganking] When I move from a battlefield to a battlefield, draw 1."
      And Alice controls a unit "Lame Crow" at "Alice's battlefield": "When I move from a battlefield to a battlefield, draw 1."
      When Alice moves "Lame Crow" to Alice's base
      Then Alice's hand still holds 0 cards
      When Alice moves "Homing Crow" to "Bob's battlefield"
      And all players pass
      Then Alice's hand holds 1 card

    Example: a battlefield says it of what was there
      Given a Riftbound game between Alice and Bob
      And Alice has the battlefield "Stile" on the board: "When a unit moves from here, give it +1 [M] this turn."
      And Alice controls a unit "Quay Scout" with might 2 at "Stile"
      And Alice controls a unit "Drone" with might 2 at "Bob's battlefield"
      When Alice moves "Drone" to Alice's base
      Then "Drone" still has might 2
      When Alice moves "Quay Scout" to Alice's base
      And all players pass
      Then "Quay Scout" has might 3

    Example: what is recalled has not moved
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Homing Crow" at "Alice's battlefield": "When I move from a battlefield, draw 1."
      And Alice has a spell "Whistle" in her hand: "Recall a unit."
      When Alice plays "Whistle" targeting "Homing Crow"
      And all players pass
      Then "Homing Crow" is at Alice's base
      And Alice's hand holds 0 cards

  Rule: 442.1.a.3 Units attack where the combat is

    Example: at the battlefield that says so
      Given a Riftbound game between Alice and Bob
      And Bob has the battlefield "Redoubt" on the board: "When an enemy unit attacks here, draw 1."
      And Bob controls a unit "Tide Warden" with might 3 at "Redoubt"
      And Alice controls a unit "Raider" with might 2
      When Alice moves "Raider" to "Redoubt"
      And all players pass
      Then Bob's hand holds 1 card

    Example: not elsewhere
      Given a Riftbound game between Alice and Bob
      And Bob has the battlefield "Redoubt" on the board: "When an enemy unit attacks here, draw 1."
      And Bob controls a unit "Miller" at "Redoubt"
      And Bob controls a unit "Tide Warden" with might 3 at "Alice's battlefield"
      And Alice controls a unit "Raider" with might 2
      When Alice moves "Raider" to "Alice's battlefield"
      Then Bob's hand still holds 0 cards
      And the chain is empty

    Example: at a battlefield that a player controls, named as what is attacked
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Bell": "When an enemy unit attacks a battlefield you control, draw 1."
      And Bob has the battlefield "Redoubt" on the board
      And Bob controls a unit "Tide Warden" with might 3 at "Redoubt"
      And Alice controls a unit "Raider" with might 2
      When Alice moves "Raider" to "Redoubt"
      Then the chain holds the ability of "Bell"

  Rule: 442.1.a.4 A player defends whose units do

    @also:442.1.a.2
    Example: when its controller defends at a battlefield
      Given a Riftbound game between Alice and Bob
      And Bob has the battlefield "Redoubt" on the board: "When you defend here, choose a unit. It gains [Shield 2] this combat."
      And Bob controls a unit "Tide Warden" with might 3 at "Redoubt"
      And Alice controls a unit "Raider" with might 4
      When Alice moves "Raider" to "Redoubt"
      And Bob chooses "Tide Warden"
      And all players pass
      Then "Tide Warden" has might 5

    Example: once, however many units defend
      Given a Riftbound game between Alice and Bob
      And Bob has the battlefield "Redoubt" on the board: "When you defend here, draw 1."
      And Bob controls a unit "Tide Warden" with might 3 at "Redoubt"
      And Bob controls a unit "Miller" with might 3 at "Redoubt"
      And Alice controls a unit "Raider" with might 2
      When Alice moves "Raider" to "Redoubt"
      And all players pass
      Then Bob's hand holds 1 card

    Example: not elsewhere
      Given a Riftbound game between Alice and Bob
      And Bob has the battlefield "Redoubt" on the board: "When you defend here, draw 1."
      And Bob controls a unit "Miller" at "Redoubt"
      And Bob controls a unit "Tide Warden" with might 3 at "Alice's battlefield"
      And Alice controls a unit "Raider" with might 2
      When Alice moves "Raider" to "Alice's battlefield"
      Then Bob's hand still holds 0 cards
      And the chain is empty

    Example: nor where nobody is to be fought
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Banner": "When you attack, draw 1."
      And Alice controls a unit "Raider"
      When Alice moves "Raider" to "Bob's battlefield"
      And all players pass
      Then "Bob's battlefield" is controlled by Alice
      And Alice's hand still holds 0 cards

    @also:442.1.a.1
    Example: when its player attacks with a unit that another player owns
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Banner": "When you attack, draw 1."
      And Bob controls a unit "Tide Warden" with might 5
      And Bob controls a unit "Miller" with might 3 at "Bob's battlefield"
      And Alice has a spell "Charm" in her hand: "Gain control of an enemy unit."
      When Alice plays "Charm" targeting "Tide Warden"
      And all players pass
      And Alice moves "Tide Warden" to "Bob's battlefield"
      And all players pass
      Then Alice's hand holds 1 card

    Example: when its player attacks, and not when that player defends
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Banner": "When you attack, draw 1."
      And Bob controls a gear "Pennon": "When you attack, draw 1."
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Alice controls a unit "Raider" with might 2
      When Alice moves "Raider" to "Bob's battlefield"
      And all players pass
      Then Alice's hand holds 1 card
      And Bob's hand still holds 0 cards

  Rule: 377.2 Elsewhere than on the board a unit hears only what says so

    @also:170.7
    Example: of two abilities in the trash one
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Revenant" in her trash:
        """
        When you conquer, you may discard a card to return me from your trash to your hand.
        When you play a spell, gain 1 point.
        """
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Glimpse"
      And all players pass
      Then the chain of events is empty
      And Alice still has 0 points

  Rule: 442.1.a.2 A player defends with units of that player's

    Example: also with one that another player owns
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Pennon": "When you defend, draw 1."
      And Alice controls a unit "Tide Warden" with might 5
      And Alice controls a unit "Miller" with might 3
      And Bob controls a gear "Banner": "When you defend, draw 1."
      And Bob has a spell "Charm" in his hand: "Gain control of an enemy unit."
      When the game goes to Bob's action phase
      And Bob plays "Charm" targeting "Tide Warden"
      And all players pass
      And Bob moves "Tide Warden" to "Bob's battlefield"
      And all players pass
      And the game goes to Alice's action phase
      And Alice moves "Miller" to "Bob's battlefield"
      Then the chain of events holds the ability of "Banner"

    Example: and not where that player attacks
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Pennon": "When you defend, draw 1."
      And Alice controls a unit "Miller" with might 3
      And Bob controls a unit "Drone" with might 3 at "Bob's battlefield"
      When Alice moves "Miller" to "Bob's battlefield"
      Then the turn is in a showdown open state
      And the chain of events is empty
