Feature: K.6 Characteristics

  Rule: K.6.6 What is asked of something is asked as it is needed, and not before

    Example: the power that a creature has by then
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Toll" in hand: "You gain life equal to target creature's power."
      And Bob has an instant "Sap" in hand: "Target creature gets -1/-0 until end of turn."
      When Alice plays "Toll" targeting "Ox"
      And Alice passes
      And Bob plays "Sap" targeting "Ox"
      And all players pass
      And all players pass
      Then Alice has 21 life

  Rule: K.6.7 What has left play is known as it last was there

    Example: the power that a sacrificed creature had
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Sacrifice Ox: Ox deals damage to target player equal to Ox's power."
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+3 until end of turn."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And Alice activates "Ox" targeting Bob
      And all players pass
      Then Bob has 15 life

  Rule: K.6.Ruling.1 Abilities that something has gained are among them

    Example: what is there for creatures with flying
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Net" in hand: "Destroy target creature with flying."
      And Alice has an instant "Lift" in hand: "Target creature gains flying until end of turn."
      Then Bob can't play "Net"
      When Alice plays "Lift" targeting "Ox"
      And all players pass
      And Alice passes
      And Bob plays "Net" targeting "Ox"
      And all players pass
      Then "Ox" is in Alice's graveyard

  Rule: K.6.Ruling.2 What an enchantment says of a creature is no ability of it, but what it says that it has is

    Example: all abilities are lost but those of the enchantment
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a Creature enchantment "Favor" attached to "Ox": "Enchanted creature can't be the target of spells."
      And Alice controls a Creature enchantment "Wings" attached to "Ox": "Enchanted creature has flying."
      And Alice has an enchantment "Hush" in hand: "All creatures lose all abilities."
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      And Bob has a creature "Goat" in hand
      When Alice plays "Hush"
      And all players pass
      Then "Ox" doesn't have the ability "flying"
      And Bob can't play "Fell" targeting "Ox"

  Rule: K.6.Ruling.3 What aims at itself asks as it resolves, as of anything else

    Example: a creature as strong as it is by then
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 9: "{0}: Ox deals damage to target creature equal to Ox's power."
      And Bob has an instant "Grow" in hand: "Target creature gets +2/+0 until end of turn."
      When Alice activates "Ox" targeting "Ox"
      And Alice passes
      And Bob plays "Grow" targeting "Ox"
      And all players pass
      And all players pass
      Then "Ox" has 4 damage marked

  Rule: K.6.Ruling.4 What a permanent is said to do it does as it is then

    Example: it was red as its ability was played, and is blue as it deals the damage
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with mana cost {R}: "{0}: Imp deals 1 damage to each other creature."
      And Bob controls a creature "Nun" with power 1 and toughness 1: "Protection from blue"
      And Bob controls a creature "Goat" with power 1 and toughness 1
      And Bob has an instant "Dye" in hand: "Target creature becomes blue until end of turn."
      When Alice activates "Imp"
      And Alice passes
      And Bob plays "Dye" targeting "Imp"
      And all players pass
      And all players pass
      Then "Goat" is in Bob's graveyard
      And "Nun" is still in play

  Rule: A.4.6 What an ability says that its source does is done by the source as it is then, or last was

    Example: the power that it had as it died
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "When Ox is put into a graveyard from play, Ox deals damage to target player equal to Ox's power."
      And Alice has an instant "Grow" in hand: "Target creature gets +2/+2 until end of turn."
      And Alice has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Grow" targeting "Ox"
      And all players pass
      And Alice plays "Fell" targeting "Ox"
      And all players pass
      And Alice chooses Bob
      And all players pass
      Then Bob has 16 life

  Rule: K.6.4 What has changed a spell goes on changing the permanent that it becomes

    Scenario Outline: a word of its text
      Given a Magic game between Alice and Bob
      And Alice has a creature "Nun" with power 2 and toughness 2 in hand: "Protection from black"
      And Bob has an instant "Sleight" in hand: "Change the text of target spell or permanent by replacing all instances of one color word with another."
      When Alice plays "Nun"
      And Alice passes
      And Bob plays "Sleight" targeting "Nun"
      And all players pass
      And Bob chooses "black"
      And Bob chooses "red"
      And all players pass
      Then "Nun" has the ability "Protection from red"
      And "Nun" doesn't have the ability "Protection from black"

      @edition:2003
      Examples:
        | |
        | |

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

  Rule: K.6.5 An ability on the stack is what its source was as it was announced

    Example: its source says another word by then
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Rod": "{T}: Destroy target black creature."
      And Bob controls a creature "Ox" with mana cost {B}, power 2 and toughness 2
      And Bob has an instant "Sleight" in hand: "Change the text of target permanent by replacing all instances of one color word with another."
      When Alice activates "Rod" targeting "Ox"
      And Alice passes
      And Bob plays "Sleight" targeting "Rod"
      And all players pass
      And Bob chooses "black"
      And Bob chooses "green"
      And all players pass
      Then "Ox" is in Bob's graveyard
      And "Rod" has the ability "{T}: Destroy target green creature."

    Example: its source is gone by then
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Rod": "{T}: Destroy target creature."
      And Bob controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Break" in hand: "Destroy target artifact."
      When Alice activates "Rod" targeting "Ox"
      And Alice passes
      And Bob plays "Break" targeting "Rod"
      And all players pass
      And all players pass
      Then "Rod" is in Alice's graveyard
      And "Ox" is in Bob's graveyard

  Rule: K.6.Ruling.5 What an ability does by itself it does with the color that its source had as it was announced

    Example: a nun that is safe from red
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Imp" with mana cost {U}: "{0}: Destroy target creature."
      And Bob controls a creature "Nun" with power 1 and toughness 1: "Protection from red"
      And Bob has an instant "Dye" in hand: "Target creature becomes red until end of turn."
      When Alice activates "Imp" targeting "Nun"
      And Alice passes
      And Bob plays "Dye" targeting "Imp"
      And all players pass
      Then "Imp" is red
      And Alice can't activate "Imp" targeting "Nun"
      When all players pass
      Then "Nun" is in Bob's graveyard
