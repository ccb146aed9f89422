Feature: K.15 Land

  Rule: K.15.4 A basic land makes mana of its kind, whatever is printed on it

    Scenario Outline: the five of them
      Given a Magic game between Alice and Bob
      And Alice controls a <type> land "Place"
      When Alice activates "Place"
      Then Alice has 1 <color> mana

      Examples:
        | type     | color |
        | Plains   | white |
        | Island   | blue  |
        | Swamp    | black |
        | Mountain | red   |
        | Forest   | green |

      @edition:2013
      Examples:
        | type   | color |
        | Island | blue  |

      @edition:2025
      Examples:
        | type   | color |
        | Island | blue  |

  Rule: K.15.2 A land is put into play without the stack

    Example: at once
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      When Alice plays "Grove"
      Then "Grove" is in play
      And Alice still has priority

  Rule: K.15.Ruling.2 A land that is put into play was not played

    Example: another one is played in the turn
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in graveyard
      And Alice has a Swamp land "Mire" in hand
      And Alice has an instant "Wake" in hand: "Put target land card in your graveyard into play."
      When Alice plays "Wake" targeting "Grove"
      And all players pass
      And Alice plays "Mire"
      Then "Grove" is in play
      And "Mire" is in play

  Rule: K.15.1 A land is played in a main phase with nothing on the stack

    Example: not in response, and not in combat
      Given a Magic game between Alice and Bob
      And Alice has a Forest land "Grove" in hand
      And Alice has an instant "Jolt" in hand
      And Alice controls a creature "Ox"
      When Alice plays "Jolt"
      Then Alice can't play "Grove"
      When all players pass
      Then Alice can play "Grove"
      When Alice attacks with "Ox"
      Then Alice can't play "Grove"
      When the game goes to Alice's second main phase
      And Alice plays "Grove"
      Then "Grove" is in play

  Rule: K.15.5 Lands have no color, but can be given one

    Example: a forest is not green
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob has an instant "Purge" in hand: "Destroy target green permanent."
      And Bob has an instant "Lace" in hand: "Target permanent becomes green."
      Then Bob can't play "Purge"
      When Bob plays "Lace" targeting "Grove"
      And all players pass
      And Bob plays "Purge" targeting "Grove"
      And all players pass
      Then "Grove" is in Alice's graveyard

  Rule: K.15.6 First what kind of land it is, then what it makes, then what is added

    Example: a forest that is an island, with something growing on it
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Alice controls a Land enchantment "Growth" attached to "Grove": "Whenever enchanted land is tapped for mana, its controller adds {G} to his or her mana pool."
      And Bob has an enchantment "Tide" in hand: "All Forests are Islands."
      When the game goes to Bob's first main phase
      And Bob plays "Tide"
      And all players pass
      And Alice activates "Grove"
      Then Alice has 1 blue mana
      And Alice has 1 green mana

  Rule: K.15.7 The mana cost of a land is zero

    Example: what is done to what costs nothing
      Given a Magic game between Alice and Bob
      And Alice controls a Forest land "Grove"
      And Bob has an instant "Weigh" in hand: "Destroy target land with converted mana cost 0."
      When Bob plays "Weigh" targeting "Grove"
      And all players pass
      Then "Grove" is in Alice's graveyard

  Rule: K.15.Ruling.1 A land that says nothing of mana makes none

    Example: a maze, beside a forest
      Given a Magic game between Alice and Bob
      And Alice controls a land "Maze": "{T}: Untap target attacking creature."
      And Alice controls a land "Ruin"
      And Alice has a Forest land "Grove" in hand
      And Alice has a creature "Ox" with mana cost {1} in hand
      Then Alice can't play "Ox"
      When Alice plays "Grove"
      And Alice activates "Grove"
      And Alice plays "Ox"
      And all players pass
      Then "Ox" is in play

  Rule: K.15.Ruling.3 With a land its continuous effects go, and what has a duration lasts

    Example: a chasm
      Given a Magic game between Alice and Bob
      And Alice controls a land "Chasm":
        """
        Creatures you control get +1/+1.
        {T}: Target creature gets +2/+0 until end of turn.
        """
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Crack" in hand: "Destroy target land."
      When Alice activates "Chasm" targeting "Ox"
      And all players pass
      Then "Ox" has power 5 and toughness 3
      When Bob plays "Crack" targeting "Chasm"
      And all players pass
      Then "Ox" has power 4 and toughness 2

  Rule: K.15.Ruling.4 A land that does not come into play after all was played

    Example: it is the land of the turn
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Toll": "If a land would come into play, put it into its owner's graveyard instead."
      And Alice has a Forest land "Grove" in hand
      And Alice has a Swamp land "Mire" in hand
      When Alice plays "Grove"
      Then "Grove" is in Alice's graveyard
      And Alice can't play "Mire"

  Rule: K.15.Ruling.5 Extra lands are played besides the one of the turn

    Example: two in a turn, and no third
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Bloom": "You may play an additional land each turn."
      And Alice has a Forest land "Grove" in hand
      And Alice has a Swamp land "Mire" in hand
      And Alice has a Plains land "Field" in hand
      When Alice plays "Grove"
      And Alice plays "Mire"
      Then "Mire" is in play
      And Alice can't play "Field"
