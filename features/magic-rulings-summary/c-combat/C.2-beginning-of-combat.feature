Feature: C.2 Step 1: Beginning of Combat

  Rule: C.2.1 What triggers at the beginning of combat is on the stack before anybody may act

    Example: the current player then has priority
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 5: "At the beginning of combat, Ox gets +1/+0 until end of turn."
      When the game goes to the beginning of combat step
      Then the stack holds the ability of "Ox"
      And Alice still has priority
