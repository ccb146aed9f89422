Feature: K.12 Enchantment

  Rule: K.12.3 A local enchantment targets what it is going to enchant

    Scenario Outline: it comes into play on it
      Given a Magic game between Alice and Bob
      And Alice has <kind> enchantment "Wings" in hand: "<enchants>Enchanted creature gets +1/+1 and has flying."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      Then "Wings" is in play
      And "Ox" has power 3

      @edition:2003
      Examples:
        | kind       | enchants |
        | a Creature |          |

      @edition:2013
      Examples:
        | kind    | enchants            |
        | an Aura | Enchant creature\\n |

    Example: without a creature it is not played
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Wings" in hand: "Enchanted creature gets +1/+1 and has flying."
      When Alice tries to play "Wings"
      Then it is refused by rule G.39.1

    Example: it is countered where its target is gone
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Wings" in hand: "Enchanted creature gets +1/+1 and has flying."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Wings" targeting "Ox"
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      And all players pass
      Then "Wings" is in Alice's graveyard

  Rule: K.12.4 It goes to the graveyard with what it is on

    Example: the creature is destroyed
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Wings" in hand: "Enchanted creature gets +1/+1 and has flying."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Fell" in hand: "Destroy target creature."
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      And Bob plays "Fell" targeting "Ox"
      And all players pass
      Then "Wings" is in Alice's graveyard

    Example: of what can not be enchanted it falls off
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a Creature enchantment "Veil" attached to "Ox"
      And Alice has an instant "Scour" in hand: "Creatures you control can't be enchanted this turn."
      When Alice plays "Scour"
      And all players pass
      Then "Veil" is in Alice's graveyard

    Example: of what keeps others away it stays itself
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls a Creature enchantment "Veil" attached to "Ox"
      And Alice has a Creature enchantment "Shroud" in hand: "Enchanted creature gets +1/+1.\nEnchanted creature can't be enchanted by other enchantments."
      When Alice plays "Shroud" targeting "Ox"
      And all players pass
      Then "Veil" is in Alice's graveyard
      And "Ox" has power 2

  Rule: K.12.7 "Enchanted creature" is the one that it is on

    Example: and no other
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Wings" in hand: "Enchanted creature gets +1/+1 and has flying."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice controls a creature "Mule" with power 2 and toughness 2
      When Alice plays "Wings" targeting "Ox"
      And all players pass
      Then "Ox" has power 3
      And "Mule" still has power 2

  Rule: K.12.8 Its abilities target nothing by themselves

    Example: on a creature that is no target of abilities
      Given a Magic game between Alice and Bob
      And Alice has a Creature enchantment "Fire" in hand: "{0}: Enchanted creature gets +1/+0 until end of turn."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob has an instant "Ward" in hand: "Target creature gains protection from red until end of turn."
      When Alice plays "Fire" targeting "Ox"
      And all players pass
      And Alice activates "Fire"
      And all players pass
      Then "Ox" has power 3

  Rule: K.12.7 What is on a permanent speaks of that permanent

    Example: as the game is arranged
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice controls a creature "Goat" with power 1 and toughness 1
      And Alice controls a Creature enchantment "Veil" attached to "Ox": "Enchanted creature gets +2/+2."
      And Bob has an instant "Sting" in hand: "Sting deals 2 damage to target creature."
      When Alice passes
      And Bob plays "Sting" targeting "Ox"
      And all players pass
      Then "Ox" is still in play
      And "Veil" is still in play

  Rule: K.12.9 Who takes the permanent doesn't take what is on it

    Example: fire on a creature that is taken over
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has a Creature enchantment "Fire" in hand: "{0}: Enchanted creature gets +1/+0 until end of turn."
      And Bob has an instant "Charm" in hand: "Gain control of target creature."
      When Alice plays "Fire" targeting "Ox"
      And all players pass
      And Bob plays "Charm" targeting "Ox"
      And all players pass
      Then "Ox" is controlled by Bob
      And "Fire" is controlled by Alice
      When Alice activates "Fire"
      And all players pass
      Then "Ox" has power 3

    Example: what is one player's on another one's creature from the start is still that player's
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a Creature enchantment "Leech" attached to "Ox": "Whenever enchanted creature attacks, you gain 1 life."
      When Alice attacks with "Ox"
      And all players pass
      Then "Leech" is still controlled by Bob
      And Bob has 21 life
      And Alice still has 20 life

  Rule: K.12.11 What it does to what it is on doesn't end it

    Example: artifacts that are no creatures become some
      Given a Magic game between Alice and Bob
      And Alice controls an artifact "Anvil" with mana cost {3}
      And Alice has an enchantment "March" in hand: "Each noncreature artifact is an artifact creature with power and toughness each equal to its converted mana cost."
      When Alice plays "March"
      And all players pass
      Then "Anvil" is a creature
      And "Anvil" has power 3

    Example: a green creature that a local enchantment makes black stays what it may enchant
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {G}
      And Alice has a Creature enchantment "Soot" in hand:
        """
        Soot can enchant only a green creature.
        Enchanted creature is black.
        """
      When Alice plays "Soot" targeting "Ox"
      And all players pass
      Then "Soot" is in play
      And "Ox" is black

    Example: what it says of an enchanted green creature is so of the one that it makes black
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {G}, power 2 and toughness 2
      And Alice has a Creature enchantment "Soot" in hand: "Enchanted green creature is black and gets +1/+1."
      When Alice plays "Soot" targeting "Ox"
      And all players pass
      Then "Ox" is black
      And "Ox" has power 3

    Example: another effect that makes it black does end it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {G}
      And Alice controls a Creature enchantment "Soot" attached to "Ox":
        """
        Soot can enchant only a green creature.
        Enchanted creature is black.
        """
      And Bob has an instant "Dye" in hand: "Target creature becomes red until end of turn."
      When Bob plays "Dye" targeting "Ox"
      And all players pass
      Then "Soot" is in Alice's graveyard

    Example: nor does it make what it is on something that it may enchant
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with mana cost {R}
      And Alice has an instant "Dye" in hand: "Target creature becomes green until end of combat."
      And Alice has a Creature enchantment "Leaf" in hand:
        """
        Leaf can enchant only a green creature.
        Enchanted creature is green.
        """
      When Alice plays "Dye" targeting "Ox"
      And all players pass
      And Alice plays "Leaf" targeting "Ox"
      And all players pass
      Then "Leaf" is in play
      When the game goes to the second main phase
      Then "Leaf" is in Alice's graveyard
      And "Ox" is red

  Rule: K.12.Ruling.2 With it its continuous effects go

    Example: armor that is torn
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has a Creature enchantment "Armor" in hand:
        """
        Enchanted creature gets +1/+1.
        {0}: Enchanted creature gets +0/+1 until end of turn.
        """
      And Bob has an instant "Tear" in hand: "Destroy target enchantment."
      When Alice plays "Armor" targeting "Ox"
      And all players pass
      And Alice activates "Armor"
      And all players pass
      Then "Ox" has toughness 4
      When Bob plays "Tear" targeting "Armor"
      And all players pass
      Then "Ox" has power 2
      And "Ox" has toughness 3

  Rule: K.12.5 What a local enchantment says that it can enchant holds as it is played, and in play

    Scenario Outline: a creature that is not black, until it is
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Rat" with mana cost {B}
      And Alice has <kind> enchantment "Thorns" in hand: "<enchants>Thorns can enchant only a nonblack creature.\nEnchanted creature gets +2/+2."
      And Bob has an instant "Dye" in hand: "Target creature becomes black until end of turn."
      Then Alice can't play "Thorns" targeting "Rat"
      When Alice plays "Thorns" targeting "Ox"
      And all players pass
      Then "Ox" has power 4
      When Alice passes
      And Bob plays "Dye" targeting "Ox"
      And all players pass
      Then "Thorns" is in Alice's graveyard

      @edition:2003
      Examples:
        | kind       | enchants |
        | a Creature |          |

      @edition:2013
      Examples:
        | kind    | enchants            |
        | an Aura | Enchant creature\\n |

      @edition:2025
      Examples:
        | kind    | enchants            |
        | an Aura | Enchant creature\\n |

    Example: it is countered where the creature is black by then
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has a Creature enchantment "Thorns" in hand: "Thorns can enchant only a nonblack creature.\nEnchanted creature gets +2/+2."
      And Bob has an instant "Dye" in hand: "Target creature becomes black until end of turn."
      When Alice plays "Thorns" targeting "Ox"
      And Alice passes
      And Bob plays "Dye" targeting "Ox"
      And all players pass
      And all players pass
      Then "Thorns" is in Alice's graveyard
      And "Ox" still has power 2

    Example: only on a creature of one's own
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Rat"
      And Alice has a Creature enchantment "Bond" in hand: "Play Bond only on a creature you control.\nEnchanted creature gets +2/+2."
      Then Alice can't play "Bond" targeting "Rat"

  Rule: K.12.Ruling.5 Nothing keeps an enchantment from being tapped

    Example: by a spell that taps permanents
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Decree"
      And Bob has an instant "Bind" in hand: "Tap target permanent."
      When Alice passes
      And Bob plays "Bind" targeting "Decree"
      And all players pass
      Then "Decree" is tapped

  Rule: K.12.6 A local enchantment is on nothing that is itself

    Example: one for enchantments is moved to another, and not onto itself
      Given a Magic game between Alice and Bob
      And Alice controls an enchantment "Decree"
      And Alice controls an Enchantment enchantment "Seal" attached to "Decree": "Enchanted enchantment has haste."
      And Alice has an instant "Shift" in hand: "Move target local enchantment to target enchantment."
      When Alice plays "Shift" targeting "Seal", "Seal"
      And all players pass
      Then "Shift" is in Alice's graveyard
      And "Seal" is still in play

  Rule: K.12.12 Who puts a local enchantment into play chooses what it is on, and targets nothing

    @also:K.12.3
    Scenario Outline: on a creature that can't be the target of spells
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Bug" with power 4 and toughness 1: "Bug can't be the target of spells or abilities."
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has <kind> enchantment "Veil" in graveyard: "<enchants>Enchanted creature gets +1/+1."
      And Alice has a sorcery "Dawn" in hand: "Return target enchantment card from your graveyard to <where>."
      When Alice plays "Dawn" targeting "Veil"
      And all players pass
      And Alice chooses "Bug"
      Then "Veil" is in play
      And "Bug" has power 5

      @edition:2003
      Examples:
        | kind       | enchants | where |
        | a Creature |          | play  |

      @edition:2013
      Examples:
        | kind    | enchants            | where           |
        | an Aura | Enchant creature\\n | the battlefield |

      @edition:2025
      Examples:
        | kind    | enchants            | where           |
        | an Aura | Enchant creature\\n | the battlefield |

    Example: each of several has a choice of its own, and they come at the same time
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Bob controls a creature "Cow" with power 2 and toughness 2
      And Alice has a Creature enchantment "Veil" in graveyard: "Enchanted creature gets +1/+1.\nWhenever another enchantment comes into play, you gain 1 life."
      And Alice has a Creature enchantment "Mail" in graveyard: "Enchanted creature gets +2/+2.\nWhenever another enchantment comes into play, you gain 1 life."
      And Alice has a sorcery "Dawn" in hand: "Return all enchantment cards from your graveyard to play."
      When Alice plays "Dawn"
      And all players pass
      Then Alice is asked to put enchantment into play
      When Alice chooses "Ox"
      Then "Veil" is still in Alice's graveyard
      And "Mail" is still in Alice's graveyard
      When Alice chooses "Cow"
      And Alice orders "Mail", "Veil"
      And all players pass
      And all players pass
      Then "Ox" has power 4
      And "Cow" has power 3
      And Alice has 22 life

    Example: it isn't put on what comes into play with it
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has a creature "Elk" in graveyard
      And Alice has a Creature enchantment "Veil" in graveyard: "Enchanted creature gets +1/+1."
      And Alice has a sorcery "Dawn" in hand: "Return all creature and enchantment cards from your graveyard to play."
      When Alice plays "Dawn"
      And all players pass
      Then "Elk" is in play
      And "Ox" has power 3

  Rule: K.12.14 Where there is nothing that it can be on it stays where it was

    Scenario Outline: no creature is in play
      Given a Magic game between Alice and Bob
      And Alice has <kind> enchantment "Veil" in hand: "<enchants>Enchanted creature gets +1/+1."
      And Alice controls an enchantment "Bell": "Whenever an enchantment <enters>, you gain 1 life."
      And Alice has a sorcery "Dawn" in hand: "Put an enchantment card from your hand <where>."
      When Alice plays "Dawn"
      And all players pass
      Then "Veil" is still in Alice's hand
      And Alice still has 20 life

      @edition:2003
      Examples:
        | kind       | enchants | enters          | where     |
        | a Creature |          | comes into play | into play |

      @edition:2013
      Examples:
        | kind    | enchants            | enters                 | where                |
        | an Aura | Enchant creature\\n | enters the battlefield | onto the battlefield |

      @edition:2025
      Examples:
        | kind    | enchants            | enters | where                |
        | an Aura | Enchant creature\\n | enters | onto the battlefield |

    Example: a white one and a creature with protection from white
      Given a Magic game between Alice and Bob
      And Bob controls a creature "Nun" with power 1 and toughness 1: "Protection from white"
      And Alice has a Creature enchantment "Veil" with mana cost {W} in graveyard: "Enchanted creature gets +1/+1."
      And Alice has a sorcery "Dawn" in hand: "Return target enchantment card from your graveyard to play."
      When Alice plays "Dawn" targeting "Veil"
      And all players pass
      Then "Dawn" is in Alice's graveyard
      And "Veil" is still in Alice's graveyard

  Rule: K.12.Ruling.1 A global enchantment is in nobody's hands but its controller's, whatever it aims at

    Example: one that aims at the other player
      Given a Magic game between Alice and Bob
      And Alice has an enchantment "Curse" in hand: "When Curse comes into play, target opponent loses 2 life."
      When Alice plays "Curse"
      And all players pass
      And all players pass
      Then Bob has 18 life
      And "Curse" is in play
      And "Curse" is controlled by Alice

  Rule: K.12.Ruling.4 The effect of a world enchantment is as strong as any other

    Example: what comes later is applied later
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 4 and toughness 4
      And Alice controls a world enchantment "Realm": "Creatures have base power and toughness 1/1."
      And Bob has an instant "Stretch" in hand: "Target creature becomes 3/3 until end of turn."
      When Bob plays "Stretch" targeting "Ox"
      And all players pass
      Then "Ox" has power 3 and toughness 3
