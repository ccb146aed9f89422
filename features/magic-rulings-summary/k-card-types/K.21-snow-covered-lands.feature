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
