Feature: K.19

  Rule: K.19.Ruling.1 A permanent is no spell

    Example: it can't be countered
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob has an instant "Deny" in hand: "Counter target spell."
      When Alice passes
      And Bob tries to play "Deny" targeting "Ox"
      Then it is refused
