Feature: 701 Keyword Actions

  @edition:2025
  Rule: 701.10a To double power or toughness modifies it, and sets it to nothing

    Example: what came before is added to
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Swell" in hand: "Double target creature's power until end of turn."
      And Alice has an instant "Shift" in hand: "Target creature becomes 1/1 until end of turn."
      When Alice plays "Swell" targeting "Ox"
      And all players pass
      And Alice plays "Shift" targeting "Ox"
      And all players pass
      Then "Ox" has power 3

  @edition:2025
  Rule: 701.10b To double power gives as much again as there is on resolution

    Example: and not afterwards
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Grow" in hand: "Target creature gets +1/+1 until end of turn."
      And Alice has an instant "Swell" in hand: "Double target creature's power until end of turn."
      When Alice plays "Swell" targeting "Ox"
      And all players pass
      And Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 5
      And "Ox" has toughness 3

  @edition:2025
  Rule: 701.10c Doubling a negative power takes as much from it again

    Example: -1 becomes -2
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 2 and toughness 2
      And Alice has an instant "Sap" in hand: "Target creature gets -3/-0 until end of turn."
      And Alice has an instant "Swell" in hand: "Double target creature's power until end of turn."
      And Alice has an instant "Grow" in hand: "Target creature gets +3/+0 until end of turn."
      When Alice plays "Sap" targeting "Ox"
      And all players pass
      And Alice plays "Swell" targeting "Ox"
      And all players pass
      And Alice plays "Grow" targeting "Ox"
      And all players pass
      Then "Ox" has power 1

  @edition:2025
  Rule: 701.10d To double a life total gains or loses as much as it comes to

    Example: it is life that is gained
      Given a Magic game between Alice and Bob
      And Alice has 7 life
      And Alice controls an artifact "Cup": "Whenever you gain life, draw a card."
      And Alice has a sorcery "Bounty" in hand: "Double your life total."
      When Alice plays "Bounty"
      And all players pass
      Then Alice has 14 life
      When all players pass
      Then Alice's hand holds 1 card

  @edition:2025
  Rule: 701.10e To double counters gives as many again

    Example: of one kind
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox" with power 1 and toughness 1
      And Alice has an instant "Bless" in hand: "Put two +1/+1 counters on target creature."
      And Alice has an instant "Swell" in hand: "Double the number of +1/+1 counters on target creature."
      When Alice plays "Bless" targeting "Ox"
      And all players pass
      And Alice plays "Swell" targeting "Ox"
      And all players pass
      Then "Ox" has power 5

  Rule: 701.12c Players who exchange life totals gain and lose life

    Scenario Outline: what waits for it triggers
      Given a Magic game between Alice and Bob
      And Alice has 3 life
      And Bob has 15 life
      And Alice controls an artifact "Cup": "Whenever you gain life, draw a card."
      And Alice has a sorcery "Swap" in hand: "Exchange life totals with target opponent."
      When Alice plays "Swap" targeting Bob
      And all players pass
      Then Alice has 15 life
      And Bob has 3 life
      When all players pass
      Then Alice's hand holds 1 card

      @edition:2025
      Examples:
        | |
        | |

      @edition:2013 @rule:701.8g
      Examples:
        | |
        | |

      @edition:2003 @rule:G.16.3
      Examples:
        | |
        | |

    Scenario Outline: where one can't gain life nothing is exchanged
      Given a Magic game between Alice and Bob
      And Alice has 3 life
      And Bob has 15 life
      And Bob controls an enchantment "Pall": "Players can't gain life."
      And Alice has a sorcery "Swap" in hand: "Exchange life totals with target opponent."
      When Alice plays "Swap" targeting Bob
      And all players pass
      Then "Swap" is in Alice's graveyard
      And Bob still has 15 life
      And Alice still has 3 life

      @edition:2025 @also:701.12a
      Examples:
        | |
        | |

      @edition:2013 @rule:118.7 @also:701.8g
      Examples:
        | |
        | |

      @edition:2003 @rule:G.16.2 @also:G.16.3
      Examples:
        | |
        | |

    Scenario Outline: nor where one can't lose life
      Given a Magic game between Alice and Bob
      And Alice has 3 life
      And Bob has 15 life
      And Bob controls an enchantment "Rock": "You can't lose life."
      And Alice has a sorcery "Swap" in hand: "Exchange life totals with target opponent."
      When Alice plays "Swap" targeting Bob
      And all players pass
      Then "Swap" is in Alice's graveyard
      And Bob still has 15 life
      And Alice still has 3 life

      @edition:2025 @also:701.12a
      Examples:
        | |
        | |

      @edition:2013 @rule:118.8 @also:118.7
      Examples:
        | |
        | |

      @edition:2003 @rule:G.16.2
      Examples:
        | |
        | |

  @edition:2025
  Rule: 701.12a An exchange that can't be completed is not made

    Example: one of two creatures is gone
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Swap" in hand: "Exchange control of two target creatures."
      And Bob has an instant "Slay" in hand: "Destroy target creature."
      When Alice plays "Swap" targeting "Ox" and "Elk"
      And Alice passes
      And Bob plays "Slay" targeting "Elk"
      And all players pass
      And all players pass
      Then "Swap" is in Alice's graveyard
      And "Ox" is still controlled by Alice

  @edition:2025
  Rule: 701.12b Two players each gain control of the other's permanent

    Scenario Outline: of different players' permanents
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Bob controls a creature "Elk"
      And Alice has a sorcery "Swap" in hand: "Exchange control of target creature you control and target creature an opponent controls."
      When Alice plays "Swap" targeting "Ox" and "Elk"
      And all players pass
      Then "Ox" is controlled by <ox>
      And "Elk" is controlled by <elk>

      Examples:
        | ox  | elk   |
        | Bob | Alice |

      @edition:2013 @rule:701.8b
      Examples:
        | ox  | elk   |
        | Bob | Alice |

      @edition:2003 @rule:G.16.2
      Examples:
        | ox  | elk   |
        | Bob | Alice |

    Example: of one player's permanents
      Given a Magic game between Alice and Bob
      And Alice controls a creature "Ox"
      And Alice controls a creature "Elk"
      And Alice has a sorcery "Swap" in hand: "Exchange control of two target creatures."
      When Alice plays "Swap" targeting "Ox" and "Elk"
      And all players pass
      Then "Swap" is in Alice's graveyard
      And "Ox" is still controlled by Alice
