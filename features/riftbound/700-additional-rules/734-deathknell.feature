Feature: 734. Deathknell

  Rule: 734.1.c As it dies, its effect goes on the chain

    @also:734.1 @also:734.1.b @also:734.1.d @also:415.1
    Example: killed by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer": "[Deathknell] - Draw 1."
      And Bob has a spell "Lantern" on top of his main deck
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance"
      And all players pass
      Then "Bell Ringer" is in Bob's trash
      And the chain of events holds the ability of "Bell Ringer"
      When all players pass
      Then "Lantern" is in Bob's hand

    @also:734.1.d
    Example: not when it leaves the board otherwise
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer": "[Deathknell] - Draw 1."
      And Alice has a spell "Undertow" in her hand: "Return a unit to its owner's hand."
      When Alice plays "Undertow"
      And all players pass
      Then "Bell Ringer" is in Bob's hand
      And the chain of events is empty

    @also:734.1.b
    Example: as the rules write it, without brackets
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer": "Deathknell - Draw 1."
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance"
      And all players pass
      Then the chain of events holds the ability of "Bell Ringer"


  Rule: 734.1.d.1 A permanent that isn't put into the trash after all has no Deathknell

    Example: recalled instead
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer" at "Bob's battlefield": "[Deathknell] - Draw 1."
      And Bob controls a gear "Talisman": "If a friendly unit would die, kill this instead. Recall that unit."
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance"
      And all players pass
      Then "Talisman" is in Bob's trash
      And "Bell Ringer" is at Bob's base
      And the chain of events is empty

  Rule: 734.1.d.2 Its effect is on the chain before the permanent is in the trash

    @also:415.1.a.1.b
    Example: killed by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer": "[Deathknell] - Draw 1."
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance"
      And all players pass
      Then the trace shows, in this order:
        | event              | object      |
        | put onto the chain | Vengeance   |
        | put onto the chain | Bell Ringer |
        | kill               | Bell Ringer |

    @also:322~3
    Example: killed in a cleanup, by its damage
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer" with might 2: "[Deathknell] - Draw 1."
      And Alice has a spell "Spark" in her hand: "Deal 2 to a unit."
      When Alice plays "Spark"
      And all players pass
      Then the trace shows, in this order:
        | event              | object      |
        | deal damage        | Bell Ringer |
        | put onto the chain | Bell Ringer |
        | kill               | Bell Ringer |

    @ruling:rift-405
    Example: what hears of the death comes after it on the chain, whoever controls that
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Mourner": "When an enemy unit dies, draw 1."
      And Bob controls a unit "Bell Ringer": "[Deathknell] - Draw 1."
      And Alice has a spell "Vengeance" in her hand: "Kill an enemy unit."
      When Alice plays "Vengeance"
      And all players pass
      Then the chain of events holds the ability of "Mourner", the ability of "Bell Ringer"

  Rule: 734.1.d.3 Where it was is noted before it dies

    Example: "here" is where it died
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Powder Keg" with might 1 at "Bob's battlefield": "[Deathknell] - Deal 1 to all units here."
      And Bob controls a unit "Tide Warden" with might 5 at "Bob's battlefield"
      And Bob controls a unit "Miller" with might 5
      And Alice has a spell "Spark" in her hand: "Deal 1 to a unit."
      When Alice plays "Spark" targeting "Powder Keg"
      And all players pass
      And all players pass
      Then "Tide Warden" has 1 damage marked
      And "Miller" still has no damage marked

  Rule: 734.2 Each Deathknell of a permanent triggers separately

    Example: two of one unit
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer":
        """
        [Deathknell] - Draw 1.
        [Deathknell] - Gain 1 point.
        """
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance"
      And all players pass
      And Bob orders "Bell Ringer", "Bell Ringer"
      Then the chain of events holds the ability of "Bell Ringer", the ability of "Bell Ringer"

  Rule: 734.2.a Their controller orders them

    Example: of two units that die at once
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer" with might 1: "[Deathknell] - Draw 1."
      And Bob controls a unit "Crier" with might 1: "[Deathknell] - Gain 1 point."
      And Alice has a spell "Storm" in her hand: "Deal 1 to all units."
      When Alice plays "Storm"
      And all players pass
      And Bob orders "Crier", "Bell Ringer"
      Then the chain of events holds the ability of "Bell Ringer", the ability of "Crier"

    @also:376.3.b.1
    Example: of units of two players, the Turn Player's come first
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer" with might 1: "[Deathknell] - Draw 1."
      And Alice controls a unit "Crier" with might 1: "[Deathknell] - Gain 1 point."
      And Alice has a spell "Storm" in her hand: "Deal 1 to all units."
      When Alice plays "Storm"
      And all players pass
      Then the chain of events holds the ability of "Bell Ringer", the ability of "Crier"

  Rule: 734.3 Whether a permanent has Deathknell may be asked for

    Example: by a spell
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer": "[Deathknell] - Draw 1."
      And Bob controls a unit "Drone"
      And Alice has a spell "Lantern" in her hand: "Kill a unit with [Deathknell]."
      When Alice plays "Lantern"
      And all players pass
      Then "Bell Ringer" is in Bob's trash

  Rule: 734.1.d.3 What it was is asked of it as it was before it died

    Example: whether it was Mighty
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Colossus" with might 5: "[Deathknell] - If I was [Mighty], draw 2."
      And Alice controls a unit "Squire" with might 4: "[Deathknell] - If I was [Mighty], draw 2."
      And Alice has a spell "Flood" in her hand: "Kill all units."
      When Alice plays "Flood"
      And all players pass
      And Alice orders "Colossus", "Squire"
      And all players pass
      And all players pass
      Then Alice has 2 cards in her hand

  Rule: 734.1.c What stands after the keyword is its effect

    Example: without a dash
      Given a Riftbound game between Alice and Bob
      And Bob controls a unit "Bell Ringer": "[Tank] [Deathknell] Draw 1. (When I die, get the effect.)"
      And Bob has a spell "Lantern" on top of his main deck
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance"
      And all players pass
      And all players pass
      Then "Lantern" is in Bob's hand

  Rule: 734.1.d "Me", as it has died, is the card in the trash

    @also:734.1.c
    Example: returned
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Stray": "When I die, return me to my owner's hand."
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance"
      And all players pass
      And all players pass
      Then "Stray" is in Alice's hand

    Example: played
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Stray" with energy cost 3 at "Ford": "Deathknell - Play me to your base, ignoring my cost."
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance"
      And all players pass
      And all players pass
      Then "Stray" is at Alice's base

    Example: recycled, and what follows
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Stray": "Deathknell - Recycle me. Draw 1."
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance"
      And all players pass
      And all players pass
      Then "Stray" is in Alice's main deck
      And Alice's hand holds 1 card

    Example: banished, if its controller likes
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Stray": "When I die, you may banish me. If you do, draw 1."
      And Alice has a spell "Vengeance" in her hand: "Kill a unit."
      When Alice plays "Vengeance"
      And all players pass
      And all players pass
      And Alice accepts
      Then "Stray" is in Alice's banishment
      And Alice's hand holds 1 card

    @also:356.3.e.4
    Example: what dies in response is not followed by another ability
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Stray": "When I become buffed, return me to my owner's hand."
      And Alice has a spell "Cheer" in her hand: "Buff a friendly unit."
      And Bob has a spell "Vengeance" in his hand: "[Reaction] Kill a unit."
      When Alice plays "Cheer"
      And all players pass
      And Alice passes
      And Bob plays "Vengeance"
      And all players pass
      And all players pass
      Then "Stray" is in Alice's trash

    @also:352.8.b
    Example: another card than that one
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Bell Ringer": "[Deathknell] - Return another unit from your trash to your hand."
      And Alice has a unit "Bone Picker" in her trash
      And Alice has a spell "Snuff" in her hand: "Kill a unit."
      When Alice plays "Snuff" targeting "Bell Ringer"
      And all players pass
      Then the chain of events holds the ability of "Bell Ringer"
      When all players pass
      Then "Bone Picker" is in Alice's hand
      And "Bell Ringer" is in Alice's trash
