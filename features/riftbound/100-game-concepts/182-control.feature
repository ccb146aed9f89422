Feature: 182. Control

  Rule: 185.2.b The player of a spell chooses its modes

    @also:352.1
    Example: one of two
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Crossroads" in her hand:
        """
        Choose one -
        - Draw 2.
        - Gain 1 point.
        """
      When Alice plays "Crossroads" choosing mode 2
      And all players pass
      Then Alice has 1 point
      And Alice's hand holds 0 cards

    Example: both
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Crossroads" in her hand:
        """
        Choose one or both -
        - Draw 2.
        - Gain 1 point.
        """
      When Alice plays "Crossroads" choosing modes 1 and 2
      And all players pass
      Then Alice has 1 point
      And Alice's hand holds 2 cards

    @also:352.7
    Example: a mode without a legal target isn't offered
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Crossroads" in her hand:
        """
        Choose one -
        - Kill a unit.
        - Gain 1 point.
        """
      When Alice plays "Crossroads"
      And all players pass
      Then Alice has 1 point

    Example: it is refused
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Crossroads" in her hand:
        """
        Choose one -
        - Draw 2.
        - Kill a gear.
        - Kill a unit.
        """
      When Alice plays "Crossroads"
      Then Alice is asked to choose modes
      And Alice can't choose mode 2
      When Alice tries to choose mode 2
      Then it is refused
      When Alice chooses mode 1
      And all players pass
      Then Alice's hand holds 2 cards

    Example: only the mode that was chosen has targets
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Bob controls a gear "Bell"
      And Alice has a spell "Crossroads" in her hand:
        """
        Choose one -
        - Kill a unit.
        - Kill a gear.
        """
      When Alice plays "Crossroads" choosing mode 2 targeting "Bell"
      And all players pass
      Then "Bell" is in Bob's trash
      And "Tide Warden" is still on the board

    Example: without any mode that could be chosen it can't be played
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Crossroads" in her hand:
        """
        Choose one -
        - Kill a unit.
        - Kill a gear.
        """
      Then Alice can't play "Crossroads"

  Rule: 185.4.d The controller of an ability chooses its modes

    @also:390.1
    Example: a play effect's
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice has a unit "Envoy" in her hand:
        """
        When you play me, choose one -
        - Kill an enemy unit.
        - Draw 2.
        """
      When Alice plays "Envoy"
      And Alice chooses mode 2
      And all players pass
      Then Alice's hand holds 2 cards
      And "Tide Warden" is still on the board

  Rule: 106.2.d Nobody controls an object in another player's base

    @also:002
    @ruling:rift-450
    Example: for the turn
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Charm" in her hand: "Gain control of an enemy unit this turn."
      When Alice plays "Charm" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is controlled by Alice
      And "Tide Warden" is at Alice's base
      When the game goes to Bob's action phase
      Then "Tide Warden" is still controlled by Bob
      And "Tide Warden" is still at Bob's base

    Example: for good
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Sway" in her hand: "Gain control of an enemy unit."
      When Alice plays "Sway" targeting "Tide Warden"
      And all players pass
      And the game goes to Bob's action phase
      Then "Tide Warden" is controlled by Alice

    @also:184.3.a
    Example: at a battlefield that its old controller controls
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Bob controls a unit "Reef Guard" with might 2 at "Bob's battlefield"
      And Alice has a spell "Sway" in her hand: "Gain control of an enemy unit."
      When Alice plays "Sway" targeting "Tide Warden"
      And all players pass
      Then "Bob's battlefield" is contested
      And the turn is in a showdown open state
      When all players pass
      Then "Reef Guard" is in Bob's trash
      And "Bob's battlefield" is controlled by Alice

    Example: the newer of two effects counts, and the older one again when it has ended
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden"
      And Alice has a spell "Sway" in her hand: "Gain control of an enemy unit."
      And Bob has a spell "Recall Home" in his hand: "[Reaction] Gain control of an enemy unit this turn."
      And Alice has a spell "Glimpse" in her hand: "Draw 1."
      When Alice plays "Sway" targeting "Tide Warden"
      And all players pass
      And Alice plays "Glimpse"
      And Alice passes
      And Bob plays "Recall Home" targeting "Tide Warden"
      And all players pass
      Then "Tide Warden" is still controlled by Bob
      When the game goes to Bob's action phase
      Then "Tide Warden" is controlled by Alice

    @also:422.4
    @ruling:rift-459
    Example: a gear that comes apart from a unit of the other player is recalled
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Tide Warden" with might 4
      And Alice controls a gear "Shackle" with might bonus -2
      And Alice has a spell "Clasp" in her hand: "Attach a gear you control to an enemy unit."
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Clasp"
      And all players pass
      Then "Shackle" is at Bob's base
      When Alice plays "Vengeance"
      And all players pass
      Then "Shackle" is not attached
      And "Shackle" is at Alice's base
      And the trace cites rule 106.2.d for "Shackle"

  Rule: 185.4.b Who comes to control the source doesn't control its ability on the chain

    Example: the unit changes sides while its ability waits
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Scholar": "[E]: Draw 2."
      And Bob has a spell "Sway" in his hand: "[Reaction] Gain control of an enemy unit."
      When Alice activates "Scholar"
      And Alice passes
      And Bob plays "Sway" targeting "Scholar"
      And all players pass
      Then "Scholar" is controlled by Bob
      When all players pass
      Then Alice's hand holds 2 cards
      And Bob's hand holds 0 cards

  Rule: 185.3.a The controller of a permanent decides about what it can do

    @also:185.3.b
    Example: moves it, and activates its abilities
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout": "[E]: Draw 1."
      And Bob controls a unit "Tide Warden": "[E]: Draw 1."
      When Alice activates "Quay Scout"
      And all players pass
      Then Alice's hand holds 1 card
      And Alice can't activate "Tide Warden"
      And Alice can't move "Tide Warden" to "Bob's battlefield"

    Example: makes its standard move
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      When Alice moves "Quay Scout" to "Alice's battlefield"
      Then "Quay Scout" is at "Alice's battlefield"

  Rule: 185.3.c Who plays a permanent makes the choices for its play effects

    @also:185.3.d
    @also:356.3.b
    Example: also where an opponent's units are chosen
      Given a Riftbound game between Alice and Bob
      And Bob controls 2 units "Drone"
      And Alice has a unit "Night Hound" in her hand: "When you play me, kill an enemy unit."
      When Alice plays "Night Hound"
      And Alice chooses "Drone" (2)
      And all players pass
      Then "Drone" (2) is in Bob's trash
      And "Drone" (1) is still at Bob's base
