Feature: K.23

  Rule: K.23.Ruling.1 An ability is no spell

    Example: it can't be countered as one
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Healer": "{T}: You gain 3 life."
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice activates "Healer"
      And Alice passes
      And Bob tries to play "Deny" targeting the ability of "Healer"
      Then it is refused
