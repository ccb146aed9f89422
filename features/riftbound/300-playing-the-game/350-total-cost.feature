Feature: 350. The process of play: the total cost (353)

  Rule: 353.3 Cost increases apply

    Example: a spell that costs more
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice controls a unit "Tax Clerk": "Spells you play cost [1] more."
      And Alice has a spell "Lantern" with energy cost 2 in her hand: "Draw 1."
      When Alice tries to play "Lantern"
      Then it is refused

    Example: of spells, whoever plays them
      Given a Riftbound game between Alice and Bob
      And Bob controls a gear "Toll": "Spells cost [1] more."
      And Alice has 2 energy
      And Alice has a spell "Flare" with energy cost 1 in her hand: "[Action] Draw 1."
      And Alice has a spell "Blaze" with energy cost 2 in her hand: "[Action] Draw 1."
      Then Alice can't play "Blaze"
      When Alice plays "Flare"
      Then Alice has 0 energy

    Example: and of whoever controls what says it
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Toll": "Spells cost [1] more."
      And Alice has 2 energy
      And Alice has a spell "Blaze" with energy cost 2 in her hand: "[Action] Draw 1."
      Then Alice can't play "Blaze"

  Rule: 353.4.a Discounts apply, of the card itself or of others

    Example: of the card itself
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls a unit "Old Walker" with might 7
      And Alice has a spell "Sky Cleft" with energy cost 8 in her hand:
        """
        This spell's Energy cost is reduced by the highest Might among units you control.
        Draw 1.
        """
      When Alice plays "Sky Cleft"
      Then "Sky Cleft" is on the chain
      And Alice has 0 energy

    @also:353.4.b
    Example: of another card
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice controls a unit "Paymaster": "Spells you play cost [1] less."
      And Alice has a spell "Lantern" with energy cost 3 in her hand: "Draw 1."
      When Alice plays "Lantern"
      Then "Lantern" is on the chain
      And Alice has 0 energy

    @also:362.1
    Example: what a unit in hand says of other units is no discount of its own
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has a unit "Bellows" with energy cost 2 in her hand: "Units you play cost [1] less."
      Then Alice can't play "Bellows"

    Example: a discount for each of something
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls 2 units "Drone"
      And Alice has a unit "Colossus" with energy cost 5 in her hand: "I cost [2] less for each friendly unit."
      And Alice has a unit "Small Colossus" with energy cost 6 in her hand: "I cost [2] less for each friendly unit."
      Then Alice can't play "Small Colossus"
      When Alice plays "Colossus"
      Then Alice has 0 energy
      And "Colossus" is on the board

    Example: a discount of Power for each of something
      Given a Riftbound game between Alice and Bob
      And Alice has 1 fury power
      And Alice controls 2 units "Drone"
      And Alice has a fury unit "Colossus" with power cost 3 in her hand: "I cost [R] less for each friendly unit."
      And Alice has a fury unit "Small Colossus" with power cost 4 in her hand: "I cost [R] less for each friendly unit."
      Then Alice can't play "Small Colossus"
      When Alice plays "Colossus"
      Then Alice has 0 fury power
      And "Colossus" is on the board

  Rule: 353.4.c A minimum limits only its own discount

    Example: applied first, the other discount goes down to 0
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice controls a unit "Old Walker" with might 7
      And Alice controls a unit "Eager Pupil" with might 1 at "Alice's battlefield": "As long as I'm at a battlefield, the Energy cost of spells you play is reduced by [1], to a minimum of [1]."
      And Alice has a spell "Sky Cleft" with energy cost 8 in her hand:
        """
        This spell's Energy cost is reduced by the highest Might among units you control.
        Draw 1.
        """
      When Alice plays "Sky Cleft"
      And Alice orders "Eager Pupil", "Sky Cleft"
      Then "Sky Cleft" is on the chain
      And Alice still has 3 energy

    Example: applied last, 1 is left to pay
      Given a Riftbound game between Alice and Bob
      And Alice has 3 energy
      And Alice controls a unit "Old Walker" with might 7
      And Alice controls a unit "Eager Pupil" with might 1 at "Alice's battlefield": "As long as I'm at a battlefield, the Energy cost of spells you play is reduced by [1], to a minimum of [1]."
      And Alice has a spell "Sky Cleft" with energy cost 8 in her hand:
        """
        This spell's Energy cost is reduced by the highest Might among units you control.
        Draw 1.
        """
      When Alice plays "Sky Cleft"
      And Alice orders "Sky Cleft", "Eager Pupil"
      Then "Sky Cleft" is on the chain
      And Alice has 2 energy

  Rule: 353.5 Energy and Power costs can't be reduced below 0

    Example: a discount greater than the cost adds nothing
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice controls a unit "Paymaster": "Spells you play cost [3] less."
      And Alice has a spell "Lantern" with energy cost 1 in her hand: "Draw 1."
      When Alice plays "Lantern"
      Then "Lantern" is on the chain
      And Alice still has 1 energy

  Rule: 354.1 Energy and Power are paid together

    Example: Power of another domain doesn't pay
      Given a Riftbound game between Alice and Bob
      And Alice has 1 energy
      And Alice has 1 calm power
      And Alice has a fury unit "Bell Ringer" with energy cost 1 and power cost 1 in her hand
      When Alice tries to play "Bell Ringer"
      Then it is refused

    Example: universal Power pays for any domain
      Given a Riftbound game between Alice and Bob
      And Alice has 1 universal power
      And Alice has a fury unit "Bell Ringer" with power cost 1 in her hand
      When Alice plays "Bell Ringer"
      Then "Bell Ringer" is at Alice's base
      And Alice has 0 universal power

    Example: which Power pays for [A] is chosen
      Given a Riftbound game between Alice and Bob
      And Alice has 1 calm power
      And Alice has 1 fury power
      And Alice has a unit "Bell Ringer" with power cost 1 in her hand
      When Alice plays "Bell Ringer"
      And Alice chooses "fury"
      Then Alice has 0 fury power
      And Alice still has 1 calm power

  Rule: 354.1.a Abilities with Reaction that add resources are used while paying

    @also:416.3
    Example: a gear
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Still": "[E]: [Reaction] - Add [2]."
      And Alice has a unit "Bell Ringer" with energy cost 2 in her hand
      When Alice plays "Bell Ringer"
      Then "Bell Ringer" is at Alice's base
      And "Still" is exhausted

    Example: not one without Reaction
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Still": "[E]: Add [2]."
      And Alice has a unit "Bell Ringer" with energy cost 2 in her hand
      When Alice tries to play "Bell Ringer"
      Then it is refused

  Rule: 416.2 An ability that adds resolves at once

    Example: before the process of playing has begun
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Still": "[E]: Add [2]."
      And Alice has a unit "Bell Ringer" with energy cost 2 in her hand
      When Alice activates "Still"
      Then Alice has 2 energy
      And Alice can play "Bell Ringer"

  Rule: 401.4 A cost must be able to be completed

    @also:390.2
    Example: an exhausted gear can't be exhausted
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Winch", exhausted: "[E]: Draw 1."
      When Alice tries to activate "Winch"
      Then it is refused

    @also:392.1
    Example: a card to discard
      Given a Riftbound game between Alice and Bob
      And Alice has a unit "Drone" in her hand
      And Bob controls a unit "Tide Warden" with might 3 at "Bob's battlefield"
      And Alice controls a unit "Slinger": "Discard 1: Deal 2 damage to a unit at a battlefield."
      When Alice activates "Slinger" targeting "Tide Warden"
      Then "Drone" is in Alice's trash
      And the chain of events holds the ability of "Slinger"

  Rule: 406.2.a A player plays what the player has the resources for

    @also:406.2
    Example: and nothing else
      Given a Riftbound game between Alice and Bob
      And Alice has 2 energy
      And Alice has a unit "Drone" with energy cost 2 in her hand
      And Alice has a unit "Colossus" with energy cost 3 in her hand
      When Alice tries to play "Colossus"
      Then it is refused
      When Alice plays "Drone"
      Then "Drone" is at Alice's base
