Feature: 612 Text-Changing Effects

  Rule: 612.2 Only words are changed that are used as what they are

    @also:612.1
    Scenario Outline: a color word in a text, and none in a name
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Black Knight" with mana cost {B}, power 2 and toughness 2: "Other black creatures get +1/+1."
      And Alice controls a creature "Elk" with mana cost {G}, power 2 and toughness 2
      And Alice controls a creature "Page" with power 1 and toughness 1: "Creatures named Black Knight get +0/+3."
      And Bob has an instant "Sleight" in hand: "Change the text of target permanent by replacing all instances of one color word with another."
      When Bob plays "Sleight" targeting "Black Knight"
      And all players pass
      And Bob chooses "black"
      And Bob chooses "green"
      Then "Elk" has power 3
      And "Black Knight" still has toughness 5

      @edition:2013
      Examples:
        | |
        | |

      @edition:2025
      Examples:
        | |
        | |

    @edition:2013 @also:612.1
    Example: a land type in the type line and in what it says
      Given a Magic game between Alice and Bob
      And Alice controls a basic Forest land "Forest"
      And Alice controls a creature "Eel" with power 2 and toughness 2: "Forestwalk"
      And Alice has 2 instants "Hack" in hand: "Change the text of target spell or permanent by replacing all instances of one color word with another or one basic land type with another until end of turn."
      When Alice plays "Hack" (1) targeting "Forest"
      And all players pass
      And Alice chooses "Forest"
      Then Alice can't choose "Forest"
      When Alice chooses "Island"
      Then "Forest" is an Island
      When Alice plays "Hack" (2) targeting "Eel"
      And all players pass
      And Alice chooses "Forest"
      And Alice chooses "Swamp"
      Then "Eel" has the ability "Swampwalk"
      When Alice activates "Forest"
      Then Alice has 1 blue mana
      When the game goes to Bob's upkeep step
      Then "Forest" is a Forest
      And "Eel" has the ability "Forestwalk"

    @edition:2013
    Example: what is not there yet as the layers of types and abilities come
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with mana cost {G}, power 2 and toughness 2
      And Alice controls an enchantment "Dye": "All creatures are black."
      And Alice controls an enchantment "Rite": "White creatures get +2/+2."
      And Bob has an instant "Sleight" in hand: "Change the text of target permanent by replacing all instances of one color word with another."
      When Bob plays "Sleight" targeting "Dye"
      And all players pass
      And Bob chooses "black"
      And Bob chooses "white"
      Then "Elk" has power 4
