Feature: 702 Snow Lands

  Rule: 702.14c Snow is a supertype, in 2003 an ability that can be lost

    @edition:2025
    Example: a snow land that loses all abilities
      Given a Magic game between Alice and Bob
      And Alice controls a snow Plains land "Field"
      And Bob has an instant "Slide" in hand: "Destroy target snow land."
      And Alice has an instant "Hush" in hand: "Target land loses all abilities until end of turn."
      When Alice plays "Hush" targeting "Field"
      And all players pass
      Then Bob can play "Slide" targeting "Field"

    @edition:2003 @rule:K.21.Ruling.7 @also:K.21.2
    Example: a snow-covered land that loses all abilities
      Given a Magic game between Alice and Bob
      And Alice controls a Plains land "Field": "Snow-covered"
      And Bob has an instant "Slide" in hand: "Destroy target snow-covered land."
      And Alice has an instant "Hush" in hand: "Target land loses all abilities until end of turn."
      When Alice plays "Hush" targeting "Field"
      And all players pass
      Then Bob can't play "Slide" targeting "Field"
