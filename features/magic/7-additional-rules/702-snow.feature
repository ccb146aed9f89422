Feature: 702 Snow Lands

  Rule: 702.14c Snow is a supertype, in 2003 an ability that can be lost

    Scenario Outline: the land loses all abilities
      Given a Magic game between Alice and Bob
      And Alice controls <land>
      And Bob has an instant "Slide" in hand: "Destroy target <snowy> land."
      And Alice has an instant "Hush" in hand: "Target land loses all abilities until end of turn."
      When Alice plays "Hush" targeting "Field"
      And all players pass
      Then Bob <can> play "Slide" targeting "Field"

      @edition:2025
      Examples:
        | land                      | snowy | can |
        | a snow Plains land "Field" | snow  | can |

      @edition:2003 @rule:K.21.Ruling.7 @also:K.21.2
      Examples:
        | land                                   | snowy        | can   |
        | a Plains land "Field": "Snow-covered" | snow-covered | can't |
