Feature: P.8 First Main Phase

  Rule: P.8.4 One land a turn, in a main phase of one's own, with nothing on the stack

    Example: a land, and no second one
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      And Alice has a Swamp land "Mire" in hand
      When Alice plays "Grove"
      Then "Grove" is in play
      When Alice tries to play "Mire"
      Then it is refused by rule K.15.Ruling.4

    Example: not in the opponent's turn
      Given a Magic game between Alice and Bob
      And Bob has a Forest land "Grove" in hand
      When Bob tries to play "Grove"
      Then it is refused by rule P.8.4

    Example: another one the turn after
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      And Alice has a Swamp land "Mire" in hand
      When Alice plays "Grove"
      And the game goes to Bob's first main phase
      And the game goes to Alice's first main phase
      And Alice plays "Mire"
      Then "Mire" is in play

  Rule: P.8.3 Creatures and sorceries are played in one's own main phases

    Example: not in combat
      Given a Magic game between Alice and Bob
      And Alice has a creature "Bear" in hand
      When the game goes to the beginning of combat step
      And Alice tries to play "Bear"
      Then it is refused by rule T.1.3

    Example: in the second main phase
      Given a Magic game between Alice and Bob
      And Alice has a creature "Bear" in hand
      When the game goes to the second main phase
      And Alice plays "Bear"
      And all players pass
      Then "Bear" is in play

  Rule: P.8.5 Playing a land is no spell, and nobody can respond

    Example: it is in play at once
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      Then "Grove" is in play
      And the stack is empty
      And Alice still has priority

    Example: not in response to anything
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      And Alice has an instant "Jolt" in hand
      When Alice plays "Jolt"
      And Alice tries to play "Grove"
      Then it is refused

    Example: it is announced, and then put into play
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      Then the trace shows, in this order:
        | event          | object |
        | play           | Grove  |
        | come into play | Grove  |

  Rule: P.8.Ruling.1 An effect may allow another land each turn

    Example: two, and not a third
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Spread": "You may play an additional land each turn."
      And Alice has a Forest land "Grove" in hand
      And Alice has a Forest land "Copse" in hand
      And Alice has a Forest land "Thicket" in hand
      When Alice plays "Grove"
      And Alice plays "Copse"
      Then "Copse" is in play
      When Alice tries to play "Thicket"
      Then it is refused

  Rule: P.8.1 Two main phases, with combat between them

    Example: "main phase" is either
      Given a Magic game between Alice and Bob
      And Bob controls an artifact "Ring": "{0}: You gain 1 life. Play this ability only during your main phase."
      When the game goes to Bob's first main phase
      Then Bob can activate "Ring"
      When the game goes to Bob's end of combat step
      Then Bob can't activate "Ring"
      When the game goes to Bob's second main phase
      Then Bob can activate "Ring"

  Rule: P.8.2 The current player receives priority in a main phase

    Example: once what triggers is on the stack
      Given a Magic game between Alice and Bob
      And Bob controls an enchantment "Noon": "At the beginning of your first main phase, you gain 1 life."
      When the game goes to Bob's first main phase
      Then the stack holds the ability of "Noon"
      And Bob has priority
