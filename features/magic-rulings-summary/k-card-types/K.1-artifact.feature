Feature: K.1 Artifact

  Rule: K.1.2 What becomes an artifact keeps its color

    Example: a green artifact
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Elk" with mana cost {G}
      And Bob has an instant "Cast in Iron" in hand: "Target creature becomes an artifact in addition to its other types until end of turn."
      And Bob has an instant "Purge" in hand: "Destroy target green artifact."
      When Bob plays "Cast in Iron" targeting "Elk"
      And all players pass
      And Bob plays "Purge" targeting "Elk"
      And all players pass
      Then "Elk" is in Alice's graveyard

  Rule: K.1.Ruling.3 With the artifact its continuous effects go, and what has a duration lasts

    Example: a bell that is broken
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Bell": "All Swamps are 1/1 creatures that are still lands."
      And Alice controls a Swamp land "Fen"
      And Bob has an instant "Break" in hand: "Destroy target artifact."
      When Bob plays "Break" targeting "Bell"
      And all players pass
      Then "Fen" is not a creature

    Example: a baton that is broken
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Baton": "{T}: Target creature gets +1/+1 until end of turn."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Break" in hand: "Destroy target artifact."
      When Alice activates "Baton" targeting "Ox"
      And all players pass
      And Bob plays "Break" targeting "Baton"
      And all players pass
      Then "Baton" is in Alice's graveyard
      And "Ox" has power 3

  Rule: K.1.1 An artifact card is an artifact only in play, and a spell on the stack

    Example: what is there for cards, for artifacts and for artifact spells
      Given a Magic game between Alice and Bob
      And Alice has an artifact "Rod" in hand
      And Alice has an artifact "Cup" in her graveyard
      And Alice has an instant "Dig" in hand: "Return target artifact card from your graveyard to your hand."
      And Bob has an instant "Quash" in hand: "Counter target artifact spell."
      And Bob has an instant "Break" in hand: "Destroy target artifact."
      Then Bob can't play "Quash"
      And Bob can't play "Break"
      When Alice plays "Dig" targeting "Cup"
      And all players pass
      And Alice plays "Rod"
      And Alice passes
      Then Bob can't play "Break"
      When Bob plays "Quash" targeting "Rod"
      And all players pass
      Then "Rod" is in Alice's graveyard
      And "Cup" is in Alice's hand

  Rule: K.1.Ruling.1 An artifact has no color, but can be given one

    Example: a rod that is painted
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Rod" with mana cost {3}
      And Bob has an instant "Lace" in hand: "Target permanent becomes red."
      And Bob has an instant "Purge" in hand: "Destroy target red artifact."
      Then Bob can't play "Purge"
      When Bob plays "Lace" targeting "Rod"
      And all players pass
      And Bob plays "Purge" targeting "Rod"
      And all players pass
      Then "Rod" is in Alice's graveyard
