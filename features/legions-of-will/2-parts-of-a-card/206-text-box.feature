Feature: 206. Text box

  Rule: 206.2 What stands in the text box as a reminder does nothing

    Example: an instruction in parentheses
      Given a Legions of Will game between Alice and Bob
      And Alice has the action "Note" in hand: "You gain 3 resource. (You gain 5 resource.)"
      When Alice plays "Note"
      And all players pass
      Then Alice has 13 resource
