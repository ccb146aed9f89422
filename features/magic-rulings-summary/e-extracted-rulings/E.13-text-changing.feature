Feature: E.13 Text Changing

  Rule: E.13.1 Only words are changed that are used as what they are

    @also:A.1.13
    Example: a color word in a text, and none in a name
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Black Knight" with mana cost {B}, power 2 and toughness 2: "Other black creatures get +1/+1."
      And Alice controls a creature "Elk" with mana cost {G}, power 2 and toughness 2
      And Alice controls a creature "Page" with power 1 and toughness 1: "Creatures named Black Knight get +0/+3."
      And Bob has 2 instants "Sleight" in hand: "Change the text of target permanent by replacing all instances of one color word with another."
      When Bob plays "Sleight" (1) targeting "Black Knight"
      And all players pass
      And Bob chooses "black"
      Then Bob can't choose "Black Knight"
      When Bob chooses "green"
      Then "Elk" has power 3
      And "Black Knight" has the ability "Other green creatures get +1/+1."
      When Bob plays "Sleight" (2) targeting "Page"
      And all players pass
      And Bob chooses "black"
      And Bob chooses "green"
      Then "Black Knight" still has toughness 5

    Example: a mana symbol is no color word
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Gem": "{T}: Add {G} to your mana pool."
      And Alice has an instant "Sleight" in hand: "Change the text of target permanent by replacing all instances of one color word with another."
      When Alice plays "Sleight" targeting "Gem"
      And all players pass
      And Alice chooses "green"
      And Alice chooses "red"
      And Alice activates "Gem"
      Then Alice has 1 green mana

    Example: a spell that is to destroy what it no longer can
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Ogre" with mana cost {R}, power 2 and toughness 2
      And Alice has an instant "Purge" in hand: "Destroy target red creature."
      And Bob has an instant "Sleight" in hand: "Change the text of target spell or permanent by replacing all instances of one color word with another."
      When Alice plays "Purge" targeting "Ogre"
      And Alice passes
      And Bob plays "Sleight" targeting "Purge"
      And all players pass
      And Bob chooses "red"
      And Bob chooses "green"
      And all players pass
      Then "Purge" is in Alice's graveyard
      And "Ogre" is still in play

    Example: a land type in the name of an ability
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel" with power 2 and toughness 2: "Swampwalk"
      And Bob controls a creature "Wall" with power 0 and toughness 2
      And Bob controls a Forest land "Grove"
      And Alice has an instant "Hack" in hand: "Change the text of target spell or permanent by replacing all instances of one basic land type with another."
      When Alice plays "Hack" targeting "Eel"
      And all players pass
      And Alice chooses "Swamp"
      And Alice chooses "Forest"
      Then "Eel" has the ability "Forestwalk"
      And "Eel" doesn't have the ability "Swampwalk"
      When Alice attacks with "Eel"
      And the game goes to the declare blockers step
      Then Bob can't block "Eel" with "Wall"

    Example: a forest whose type is changed makes other mana, and keeps its name
      Given a Magic game between Alice and Bob
      And Alice controls a basic Forest land "Forest"
      And Alice has an instant "Hack" in hand: "Change the text of target permanent by replacing all instances of one basic land type with another."
      And Bob has an instant "Burn" in hand: "Destroy target land named Forest."
      When Alice plays "Hack" targeting "Forest"
      And all players pass
      And Alice chooses "Forest"
      And Alice chooses "Island"
      Then "Forest" is an Island
      When Bob plays "Burn" targeting "Forest"
      And Alice activates "Forest"
      Then Alice has 1 blue mana
      When all players pass
      Then "Forest" is in Alice's graveyard

    Example: a creature type, of the king and in what he says
      Given a Magic game between Alice and Bob
      And Alice controls a Goblin creature "King" with power 2 and toughness 2: "Other Goblins get +1/+1."
      And Alice controls an Elf creature "Archer" with power 1 and toughness 1
      And Alice has an instant "Breed" in hand: "Change the text of target spell or permanent by replacing all instances of one creature type with another."
      When Alice plays "Breed" targeting "King"
      And all players pass
      And Alice chooses "Goblin"
      And Alice chooses "Elf"
      Then "King" is an Elf
      And "Archer" has power 2

    Example: for a turn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Nun" with power 2 and toughness 2: "Protection from black"
      And Alice has an instant "Spray" in hand: "Change the text of target spell or permanent by replacing all instances of one color word or basic land type with another until end of turn."
      When Alice plays "Spray" targeting "Nun"
      And all players pass
      And Alice chooses "black"
      Then Alice can't choose "black"
      When Alice chooses "green"
      Then "Nun" has the ability "Protection from green"
      When the game goes to Bob's upkeep step
      Then "Nun" has the ability "Protection from black"

  Rule: E.13.2 An ability that is given is no text of what has it

    @also:A.1.13
    Example: not of the creature, but of the banner
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Banner": 'Creatures you control have "Protection from black."'
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has 2 instants "Sleight" in hand: "Change the text of target permanent by replacing all instances of one color word with another."
      When Bob plays "Sleight" (1) targeting "Ox"
      And all players pass
      And Bob chooses "black"
      And Bob chooses "green"
      Then "Ox" still has the ability "Protection from black"
      When Bob plays "Sleight" (2) targeting "Banner"
      And all players pass
      And Bob chooses "black"
      And Bob chooses "green"
      Then "Ox" has the ability "Protection from green"

  Rule: E.13.3 The text that says what color a card is is no ability, and can be changed

    Example: a red card becomes a green one, all abilities being lost
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Kobold" with mana cost {0}: "Kobold is red."
      And Alice controls an enchantment "Hush": "All creatures lose all abilities."
      And Bob has an instant "Purge" in hand: "Destroy target green creature."
      And Bob has an instant "Sleight" in hand: "Change the text of target permanent by replacing all instances of one color word with another."
      Then Bob can't play "Purge"
      When Bob plays "Sleight" targeting "Kobold"
      And all players pass
      And Bob chooses "red"
      And Bob chooses "green"
      And Bob plays "Purge" targeting "Kobold"
      And all players pass
      Then "Kobold" is in Alice's graveyard

  Rule: E.13.Ruling.1 A text that is not there yet can be changed

    @also:A.36.Ruling.5
    Example: threshold, with six cards and with seven
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2: "Threshold - Ox has protection from black."
      And Alice has 6 cards in her graveyard
      And Bob has an instant "Sleight" in hand: "Change the text of target permanent by replacing all instances of one color word with another."
      And Alice has an instant "Jolt" in hand
      When Bob plays "Sleight" targeting "Ox"
      And all players pass
      And Bob chooses "black"
      And Bob chooses "green"
      Then "Ox" doesn't have the ability "protection from green"
      When Alice plays "Jolt"
      And all players pass
      Then "Ox" has the ability "protection from green"
      And "Ox" doesn't have the ability "protection from black"
