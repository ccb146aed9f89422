Feature: 201 to 208 Name, Mana Cost and Color, Power and Toughness

  @edition:2013
  Rule: 201.4 Its own name means the card and no other of that name

    Example: which of two of a name grows
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "{0}: Ox gets +1/+0 until end of turn."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      When Alice activates "Ox" (1)
      And all players pass
      Then "Ox" (1) has power 3
      And "Ox" (2) still has power 2

    Example: one that is sacrificed for itself
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Sacrifice Ox: You gain 2 life."
      And Alice controls a creature "Ox"
      When Alice activates "Ox" (1)
      Then "Ox" (1) is in Alice's graveyard
      And "Ox" (2) is still in play

  @edition:2013
  Rule: 201.5 "That creature" is the object that was meant, whatever it has become

    Example: it is destroyed though it has become another color
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {B}, power 1 and toughness 1
      And Alice has an instant "Doom" in hand: "Target black creature gets +2/+2 until end of turn. Destroy that creature at the beginning of the next end step."
      And Alice has an instant "Bleach" in hand: "Target creature becomes white until end of turn."
      When Alice plays "Doom" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      When Alice plays "Bleach" targeting "Ox"
      And all players pass
      And the game goes to the end of turn step
      And all players pass
      Then "Ox" is in Alice's graveyard

  @edition:2013
  Rule: 202.2a A card has the colors of its mana cost

    Scenario Outline: what is destroyed because of its color
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ox" with mana cost <cost>, power 2 and toughness 2
      And Bob controls a creature "Mule" with power 2 and toughness 2
      And Alice has a sorcery "Doom" in hand: "Destroy all <color> creatures."
      When Alice plays "Doom"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Mule" is still in play

      Examples:
        | cost      | color |
        | {2}{W}    | white |
        | {2}{W}{B} | white |
        | {2}{W}{B} | black |

    Example: what has no colored mana in its cost has no color
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Golem" with mana cost {2}, power 2 and toughness 2
      And Alice has a sorcery "Doom" in hand: "Destroy all nonwhite creatures."
      And Alice has a sorcery "Gloom" in hand: "Destroy all white creatures. Draw a card."
      When Alice plays "Gloom"
      And all players pass
      Then "Golem" is still in play
      When Alice plays "Doom"
      And all players pass
      Then "Golem" is in Bob's graveyard

  @edition:2013
  Rule: 208.1 A creature has power and toughness, which effects may change

    @also:302.4c
    Example: it deals as much damage as its power
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 4
      When Alice attacks with "Ox"
      And the game goes to the end of combat step
      Then Bob has 17 life

    @also:704.5g
    Example: it is destroyed by as much damage as its toughness
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 4
      And Bob has an instant "Sting" in hand: "Sting deals 4 damage to target creature or player."
      When Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard

    @rule:302.4c
    Example: what applies is added to what is printed
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 3 and toughness 4
      And Alice has an enchantment "Banner" in hand: "Creatures you control get +1/+1."
      When Alice plays "Banner"
      And all players pass
      Then "Ox" has power 4
      And "Ox" has toughness 5

  @edition:2013
  Rule: 201.2 Objects have the same name where their names are the same

    Example: all of one name
      Given a Magic game between Alice and Bob
      And Bob controls 2 creatures "Ox"
      And Bob controls a creature "Oxen"
      And Alice has a sorcery "Cull" in hand: "Destroy target creature and all other creatures with the same name as that creature."
      When Alice plays "Cull" targeting "Ox" (1)
      And all players pass
      Then 2 "Ox" are in Bob's graveyard
      And "Oxen" is still in play

  @edition:2013
  Rule: 201.5 "That creature" means the object, whatever it is by then

    Example: a land that was a creature
      Given a Magic game between Alice and Bob
      And Alice controls a land "Grove": "{0}: Grove becomes a 2/2 creature until end of turn. It's still a land."
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+1 until end of turn. Destroy it at the beginning of the next end step."
      And Bob has an instant "Still" in hand: "Target creature becomes an artifact until end of turn."
      When Alice activates "Grove"
      And all players pass
      And Alice plays "Grow" targeting "Grove"
      And all players pass
      Then "Grove" has power 5
      When Bob plays "Still" targeting "Grove"
      And all players pass
      And the game goes to the end of turn step
      And all players pass
      Then "Grove" is in Alice's graveyard

  @edition:2013
  Rule: 207.2c An ability word means nothing

    Example: landfall
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox": "Landfall — Whenever a land enters the battlefield under your control, you gain 1 life."
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      And all players pass
      Then Alice has 21 life

    Example: metalcraft
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Metalcraft — Ox gets +2/+2 as long as you control three or more artifacts."
      And Alice controls 2 artifacts "Cog"
      And Alice has an artifact "Gear" in hand
      When Alice plays "Gear"
      And all players pass
      Then "Ox" has power 4

    Example: fateful hour
      Given a Magic game between Alice and Bob
      And Alice has 5 life
      And Alice has an instant "Hour" in hand: "You gain 1 life.\nFateful hour — If you have 5 or less life, you gain 5 life instead."
      When Alice plays "Hour"
      And all players pass
      Then Alice has 10 life

  Rule: 207.2c Threshold is an ability word, in 2003 it is what the ability waits for

    Scenario Outline: an ability that says nothing of a graveyard
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1: "Threshold - {0}: You gain 1 life."
      When <done>
      Then <so>

      @edition:2013
      Examples:
        | done                   | so                                 |
        | Alice activates "Ox"   | the stack holds the ability of "Ox" |

      @edition:2003 @also:A.36.2
      Examples:
        | done                         | so            |
        | Alice tries to activate "Ox" | it is refused |

      @edition:2025
      Examples:
        | done                 | so                                  |
        | Alice activates "Ox" | the stack holds the ability of "Ox" |

    Scenario Outline: an instant that says nothing of a graveyard
      Given a Magic game between Alice and Bob
      And Alice has an instant "Dig" in hand:
        """
        You gain 1 life.
        Threshold - You gain 3 life.
        """
      When Alice plays "Dig"
      And all players pass
      Then Alice has <life> life

      @edition:2013
      Examples:
        | life |
        | 24   |

      @edition:2003 @also:A.36.Ruling.4
      Examples:
        | life |
        | 21   |

  @edition:2013
  Rule: 202.3b X is what was chosen on the stack, and nothing elsewhere

    Example: a spell that is countered for what it costs
      Given a Magic game between Alice and Bob
      And Alice has a creature "Hydra" with mana cost {X}{G} in hand
      And Alice has 4 green mana
      And Bob has an instant "Rebuff" in hand: "Counter target spell with converted mana cost 4."
      When Alice plays "Hydra" with X = 3
      Then "Hydra" has converted mana cost 4
      When Bob plays "Rebuff" targeting "Hydra"
      And all players pass
      Then "Hydra" is in Alice's graveyard
      And "Hydra" has converted mana cost 1

  Rule: 201.4a A card that is named in an ability that it gives is that card, and no other of its name

    Scenario Outline: a slime is as big as there are counters on what made it
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Mire" with 2 slime counters:
        """
        Whenever a nontoken creature you control dies, put a slime counter on Mire, then put a green Ooze creature token onto the battlefield with "This creature's power and toughness are each equal to the number of slime counters on Mire."
        """
      And Alice controls an enchantment "Mire" with 7 slime counters
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Fell" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ooze" has power 3

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013
    Example: creatures that serve one of two kings
      Given a Magic game between Alice and Bob
      And Alice controls a creature "King" with power 2 and toughness 2: 'Creatures you control other than King have "{T}: King gets +1/+1 until end of turn."'
      And Alice controls a creature "King" with power 5 and toughness 5
      And Alice controls a creature "Page" with power 1 and toughness 1
      When Alice activates "Page"
      And all players pass
      Then "King" (1) has power 3
      And "King" (2) still has power 5
      And "Page" still has power 1

  @edition:2013
  Rule: 201.4b An ability that is gained by another means that one by its name

    Example: who gains an ability grows by it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Mimic" with power 1 and toughness 1: "{0}: Mimic gains all activated abilities of target creature until end of turn."
      And Alice controls a creature "Troll" with power 3 and toughness 3: "{0}: Troll gets +1/+1 until end of turn."
      When Alice activates "Mimic" targeting "Troll"
      And all players pass
      And Alice activates the second ability of "Mimic"
      And all players pass
      Then "Mimic" has power 2
      And "Troll" still has power 3

  @edition:2013
  Rule: 201.4c A legendary card may be called by the first part of its name

    Example: it is the card as well
      Given a Magic game between Alice and Bob
      And Alice controls a legendary creature "Ada, Queen of Oxen" with power 2 and toughness 2: "{0}: Ada, Queen of Oxen gets +1/+0 until end of turn. Untap Ada."
      And Alice controls a legendary creature "Ada, the Lesser" with power 2 and toughness 2, tapped
      When Alice attacks with "Ada, Queen of Oxen"
      And Alice activates "Ada, Queen of Oxen"
      And all players pass
      Then "Ada, Queen of Oxen" has power 3
      And "Ada, Queen of Oxen" is untapped
      And "Ada, the Lesser" is still tapped
