Feature: K.21 Snow-covered lands

  Rule: K.21.2 It is an ability without effect, and can be given and taken

    Example: an avalanche finds what has it
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice has an instant "Frost" in hand: "Target land gains snow-covered until end of turn."
      And Bob has an instant "Slide" in hand: "Destroy target snow-covered land."
      When Alice plays "Frost" targeting "Grove"
      And all players pass
      And Bob plays "Slide" targeting "Grove"
      And all players pass
      Then "Grove" is in Alice's graveyard

  Rule: K.21.3 A land that becomes another one loses it

    Example: a plain under water
      Given a Magic game between Alice and Bob
      And Alice controls a Plains land "Field": "Snow-covered"
      And Alice has an instant "Flood" in hand: "Target land becomes an Island until end of turn."
      And Bob has an instant "Slide" in hand: "Destroy target snow-covered land."
      When Alice plays "Flood" targeting "Field"
      And all players pass
      Then "Field" is an Island
      And Bob can't target "Field" with "Slide"

  Rule: K.21.Ruling.7 What takes abilities takes it

    Example: a thaw
      Given a Magic game between Alice and Bob
      And Alice controls a Plains land "Field": "Snow-covered"
      And Alice controls a Plains land "Moor": "Snow-covered"
      And Alice has an instant "Thaw" in hand: "Target land loses all abilities until end of turn."
      And Bob has an instant "Slide" in hand: "Destroy target snow-covered land."
      When Alice plays "Thaw" targeting "Field"
      And all players pass
      Then Bob can't target "Field" with "Slide"

  Rule: K.21.Ruling.1 A snow-covered Forest is a Forest

    Example: felled with the forests
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove": "Snow-covered"
      And Bob has an instant "Fell" in hand: "Destroy target Forest."
      When Bob plays "Fell" targeting "Grove"
      And all players pass
      Then "Grove" is in Alice's graveyard

  Rule: K.21.1 A snow-covered land is treated as any of its type

    Example: it makes the same mana, and is walked through alike
      Given a Magic game between Alice and Bob
      And Bob controls a Forest land "Grove": "Snow-covered"
      And Bob controls a creature "Wall" with power 0 and toughness 3
      And Alice controls a creature "Elk" with power 2 and toughness 2: "Forestwalk"
      When Alice attacks with "Elk"
      And the game goes to the declare blockers step
      Then Bob can't block "Elk" with "Wall"

  Rule: K.21.4 What looks for a snow-covered Forest finds a Forest with that ability

    Example: neither another land nor a plain forest
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove": "Snow-covered"
      And Alice controls a Forest land "Wood"
      And Alice controls a Swamp land "Fen": "Snow-covered"
      And Bob has an instant "Slide" in hand: "Destroy all snow-covered Forests."
      When Bob plays "Slide"
      And all players pass
      Then "Grove" is in Alice's graveyard
      And "Wood" is still in play
      And "Fen" is still in play

  Rule: K.21.5 Without the ability the land is still called so

    Example: a forest that has thawed
      Given a Magic game between Alice and Bob
      And Alice controls a basic Forest land "Snow-Covered Forest": "Snow-covered"
      And Alice has an instant "Thaw" in hand: "Target land loses snow-covered until end of turn."
      And Bob has an instant "Slide" in hand: "Destroy target snow-covered land."
      And Bob has an instant "Burn" in hand: "Destroy target land named Snow-Covered Forest."
      When Alice plays "Thaw" targeting "Snow-Covered Forest"
      And all players pass
      Then Bob can't play "Slide"
      When Bob plays "Burn" targeting "Snow-Covered Forest"
      And all players pass
      Then "Snow-Covered Forest" is in Alice's graveyard

  Rule: K.21.6 The five snow-covered lands are basic lands, wherever they are

    Example: found in the library
      Given a Magic game between Alice and Bob
      And Alice has a basic Forest land "Snow-Covered Forest" on top of her library: "Snow-covered"
      And Alice has a sorcery "Seek" in hand: "Search your library for a basic land card and put that card into your hand. Then shuffle your library."
      When Alice plays "Seek"
      And all players pass
      And Alice chooses "Snow-Covered Forest"
      Then "Snow-Covered Forest" is in Alice's hand

  Rule: K.21.Ruling.2 Snow-covered islandwalk is no islandwalk

    Example: what is there for creatures with islandwalk
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Eel": "Islandwalk"
      And Alice controls a creature "Seal": "Snow-covered islandwalk"
      And Bob has an instant "Net" in hand: "Destroy all creatures with islandwalk."
      When Bob plays "Net"
      And all players pass
      Then "Eel" is in Alice's graveyard
      And "Seal" is still in play

  Rule: K.21.Ruling.3 A nonbasic land that is snow-covered stays nonbasic

    Example: a harbor in the snow
      Given a Magic game between Alice and Bob
      And Alice controls a land "Harbor"
      And Alice has an instant "Frost" in hand: "Target land gains snow-covered until end of turn."
      And Bob has an instant "Ruin" in hand: "Destroy target nonbasic land."
      When Alice plays "Frost" targeting "Harbor"
      And all players pass
      Then "Harbor" has the ability "snow-covered"
      When Bob plays "Ruin" targeting "Harbor"
      And all players pass
      Then "Harbor" is in Alice's graveyard

  Rule: K.21.Ruling.4 Swamp and Snow-Covered Swamp are two names

    Example: what is done to one name
      Given a Magic game between Alice and Bob
      And Alice controls a basic Swamp land "Swamp"
      And Alice controls a basic Swamp land "Snow-Covered Swamp": "Snow-covered"
      And Bob has an instant "Drain" in hand: "Destroy all lands named Swamp."
      When Bob plays "Drain"
      And all players pass
      Then "Swamp" is in Alice's graveyard
      And "Snow-Covered Swamp" is still in play

  Rule: K.21.Ruling.6 Snow-covered is no part of a land type

    Example: it can't be chosen
      Given a Magic game between Alice and Bob
      And Alice controls a basic Swamp land "Snow-Covered Swamp": "Snow-covered"
      And Alice controls a land "Harbor"
      And Alice has an instant "Shift" in hand: "Target land becomes the land type of your choice until end of turn."
      When Alice plays "Shift" targeting "Harbor"
      And all players pass
      Then Alice can't choose "Snow-Covered Swamp"
      When Alice chooses "Swamp"
      Then "Harbor" is a Swamp
