Feature: 110. Targets

  Background:
    Given a Legions of Will game between Alice and Bob

  Rule: 110.1 Targets are chosen beforehand, and changed only by what says so

    Background:
      Given Bob controls a unit "Left Post" with power 6
      And Bob controls a unit "Right Post" with power 6
      And Alice has the action "Dart" in hand: "Dart deals 2 damage to target unit."

    Example: chosen before anybody can respond
      When Alice plays "Dart"
      Then Alice is asked to choose targets

    Example: changed by another action
      Given Bob has the action "Deflect" in hand: "Change the target of target action."
      When Alice plays "Dart" targeting "Left Post"
      And Bob plays "Deflect" targeting "Dart"
      And all players pass
      And all players pass
      Then "Right Post" has 2 damage marked
      And "Left Post" still has no damage marked

  Rule: 110.1a An action is targeted only by its own action ability

    Background:
      Given Bob controls a unit "Tall Rook" with will 4
      And Bob controls a unit "Small Rook" with will 3

    Example: an activated ability of an action has the target, the action has none
      Given Alice has the action "Late Verdict" in her graveyard: "Expel this card from your graveyard: Destroy target unit with will 4 or more."
      When Alice activates "Late Verdict"
      Then the chain of events holds the ability of "Late Verdict"
      And "Late Verdict" is expelled
      When all players pass
      Then "Tall Rook" is in Bob's graveyard
      And "Small Rook" is still on the battlefield

    Example: the action itself is played without a target
      Given Alice has the action "Late Verdict" in hand:
        """
        You gain 1 resource.
        Expel this card from your graveyard: Destroy target unit with will 4 or more.
        """
      When Alice plays "Late Verdict"
      Then "Late Verdict" is not targeting "Tall Rook"
      When all players pass
      Then Alice has 11 resource
      And "Tall Rook" is still on the battlefield

    Example: what doesn't fit the phrase is no target
      Given Alice has the action "Late Verdict" in her graveyard: "Expel this card from your graveyard: Destroy target unit with will 4 or more."
      Then Alice can't target "Small Rook" with "Late Verdict"

  Rule: 110.1b The target of an activated ability is chosen as it is activated

    Example: before anybody can respond
      Given Bob controls a unit "Slinger": "Pay 1: Slinger deals 2 damage to target unit."
      And Alice controls a unit "Left Post" with power 6
      And Alice controls a unit "Right Post" with power 6
      When Alice passes
      And Bob activates "Slinger"
      Then Bob is asked to choose targets
      When Bob chooses "Right Post"
      Then the chain of events holds the ability of "Slinger"
      And the ability of "Slinger" is targeting "Right Post"

    Example: nothing to target, nothing to activate
      Given Bob controls a unit "Slinger": "Pay 1: Destroy target upgrade."
      When Bob tries to activate "Slinger"
      Then it is refused

  Rule: 110.1c The target of a triggered ability is chosen as it goes on the chain of events

    Example: by its controller
      Given Bob controls a unit "Left Post" with power 6
      And Bob controls a unit "Right Post" with power 6
      And Alice has a unit "Bomber" in hand: "When Bomber enters the battlefield, it deals 2 damage to target unit an opponent controls."
      When Alice plays "Bomber" in Alice's base
      And all players pass
      And Alice chooses "Right Post"
      Then the chain of events holds the ability of "Bomber"
      And the ability of "Bomber" is targeting "Right Post"

  Rule: 110.2 Only permanents are targets unless the text says otherwise

    Background:
      Given Bob controls a unit "Standing" with power 4
      And Bob has a unit "Fallen" with power 4 in his graveyard

    Example: not a card in a graveyard
      Given Alice has the action "Bane" in hand: "Destroy target unit."
      Then Alice can still target "Standing" with "Bane"
      And Alice can't target "Fallen" with "Bane"

    Example: unless the text names the zone
      Given Alice has the action "Raise" in hand: "Put target unit card from a graveyard onto the battlefield in target base you control."
      When Alice plays "Raise" targeting "Fallen" and Alice's base
      And all players pass
      Then "Fallen" is on the battlefield

  Rule: 110.3 One object isn't chosen twice for one "target"

    Example: two are needed, and there is one
      Given Bob controls a unit "Lone Elk"
      And Alice has the action "Twin Nets" in hand: "Rest two target units."
      When Alice tries to play "Twin Nets"
      Then it is refused

    Example: not where a second one is to be had
      Given Bob controls a unit "First Elk"
      And Bob controls a unit "Second Elk"
      And Bob controls a unit "Third Elk"
      And Alice has the action "Twin Nets" in hand: "Rest two target units."
      When Alice plays "Twin Nets" targeting "First Elk" and "Third Elk"
      And all players pass
      Then "First Elk" is rested
      And "Third Elk" is rested
      And "Second Elk" is not rested

    Example: once for each "target"
      Given Bob controls a unit "Lone Elk" with power 9
      And Alice has the action "Jab and Cut" in hand: "Jab and Cut deals 2 damage to target unit. Jab and Cut deals 1 damage to target unit."
      When Alice plays "Jab and Cut" targeting "Lone Elk", "Lone Elk"
      And all players pass
      Then "Lone Elk" has 3 damage marked

    Example: the same unit for both of two targets
      Given Bob controls a unit "First Elk"
      And Bob controls a unit "Second Elk"
      And Bob controls a unit "Third Elk"
      And Alice has the action "Twin Nets" in hand: "Rest two target units."
      When Alice tries to target "First Elk" and "First Elk" with "Twin Nets"
      Then it is refused
      And "Twin Nets" is still in Alice's hand

    Example: nor where the text says "another", even when the first target is the only one there is
      Given Bob controls a Dog unit "Lone Elk"
      And Bob controls a unit "Crane"
      And Bob controls a unit "Heron"
      And Alice has the action "Jab and Hook" in hand: "Jab and Hook deals 2 damage to target Dog unit. Jab and Hook deals 1 damage to another target unit."
      When Alice tries to target "Lone Elk" and "Lone Elk" with "Jab and Hook"
      Then it is refused
      And Alice can target "Lone Elk" and "Crane" with "Jab and Hook"
      And "Jab and Hook" is still in Alice's hand

  Rule: 110.4 "Any target" is a unit or a base

    Background:
      Given Bob controls a unit "Miller" with power 5 in his base "Mill"
      And Bob controls an upgrade "Wheel" in his base "Mill"
      And Alice has the action "Bolt" in hand: "Bolt deals 2 damage to any target."

    Example: a unit
      When Alice plays "Bolt" targeting "Miller"
      And all players pass
      Then "Miller" has 2 damage marked

    Example: a base
      When Alice plays "Bolt" targeting "Mill"
      And all players pass
      Then "Mill" has 2 damage marked

    Example: not an upgrade
      Then Alice can't target "Wheel" with "Bolt"

    @ruling:low-030
    Example: not a base that is face down
      Then Alice can't target Bob's "Bob's second base" with "Bolt"

  Rule: 110.5 Nothing on the chain of events targets itself

    Example: an action that prevents actions
      Given Alice has the action "Veto" in hand: "Prevent target action from resolving."
      When Alice tries to play "Veto"
      Then it is refused

    Example: another action is a target
      Given Alice has the action "Chant" in hand
      And Bob has the action "Veto" in hand: "Prevent target action from resolving."
      When Alice plays "Chant"
      And Bob plays "Veto" targeting "Chant"
      Then "Veto" is targeting "Chant"
      And "Veto" is not targeting "Veto"

  Rule: 110.6 Zero targets may be allowed

    Example: an action without any
      Given Bob controls a unit "Calm Ox"
      And Alice has the action "Lullaby" in hand: "Rest up to two target units. You gain 1 resource."
      When Alice plays "Lullaby" targeting nothing
      And all players pass
      Then Alice has 11 resource
      And "Calm Ox" is not rested

  Rule: 110.7 Some effects change targets

    Example: an ability gets a new one
      Given Bob controls a unit "Left Post" with power 6
      And Bob controls a unit "Right Post" with power 6
      And Alice controls a unit "Slinger" with power 6: "Pay 1: Slinger deals 2 damage to target unit."
      And Bob has the action "Turnabout" in hand: "Choose new targets for target ability."
      When Alice activates "Slinger" targeting "Left Post"
      And Bob plays "Turnabout" targeting the ability of "Slinger"
      And all players pass
      And Bob chooses "Slinger"
      And all players pass
      Then "Slinger" has 2 damage marked

  Rule: 110.7a A target is changed to another legal target only

    Background:
      Given Bob controls a unit "Left Post" with power 6
      And Alice has the action "Dart" in hand: "Dart deals 2 damage to target unit."
      And Bob has the action "Deflect" in hand: "Change the target of target action."

    Example: not to the one it has
      Given Bob controls a unit "Right Post" with power 6
      And Alice controls a unit "Far Post" with power 6
      When Alice plays "Dart" targeting "Left Post"
      And Bob plays "Deflect" targeting "Dart"
      And all players pass
      And Bob tries to choose "Left Post"
      Then it is refused
      When Bob chooses "Right Post"
      Then "Dart" is targeting "Right Post"

    Example: where there is no other, it is unchanged
      When Alice plays "Dart" targeting "Left Post"
      And Bob plays "Deflect" targeting "Dart"
      And all players pass
      And all players pass
      Then "Left Post" has 2 damage marked

    Example: all of them or none
      Given Alice controls a unit "Own Post" with power 6
      And Alice controls a unit "Spare Post" with power 6
      And Alice has the action "Trade" in hand: "Destroy target unit you control and target unit an opponent controls."
      And Bob has the action "Bend" in hand: "Change the targets of target action."
      When Alice plays "Trade" targeting "Own Post" and "Left Post"
      And Bob plays "Bend" targeting "Trade"
      And all players pass
      Then "Trade" is targeting "Own Post"
      When all players pass
      Then "Own Post" is in Alice's graveyard
      And "Spare Post" is still on the battlefield

    Example: each of several that one word chose
      Given Bob controls a unit "Right Post" with power 6
      And Alice controls a unit "Near Post" with power 6
      And Alice controls a unit "Far Post" with power 6
      And Alice has the action "Volley" in hand: "Destroy two target units."
      And Bob has the action "Bend" in hand: "Change the targets of target action."
      When Alice plays "Volley" targeting "Left Post" and "Right Post"
      And Bob plays "Bend" targeting "Volley"
      And all players pass
      And Bob tries to choose "Left Post"
      Then it is refused
      When Bob chooses "Near Post"
      And Bob chooses "Far Post"
      And all players pass
      Then "Near Post" is in Alice's graveyard
      And "Far Post" is in Alice's graveyard
      And "Left Post" is still on the battlefield
      And "Right Post" is still on the battlefield

  Rule: 110.7b New targets need not be chosen

    Background:
      Given Bob controls a unit "Left Post" with power 6
      And Bob controls a unit "Right Post" with power 6
      And Alice has the action "Dart" in hand: "Dart deals 2 damage to target unit."
      And Bob has the action "Second Thought" in hand: "Choose new targets for target action."

    Example: another one
      When Alice plays "Dart" targeting "Left Post"
      And Bob plays "Second Thought" targeting "Dart"
      And all players pass
      And Bob chooses "Right Post"
      Then "Dart" is targeting "Right Post"

    Example: left as it was
      When Alice plays "Dart" targeting "Left Post"
      And Bob plays "Second Thought" targeting "Dart"
      And all players pass
      Then Bob is asked to change targets
      When Bob chooses "unchanged"
      And all players pass
      Then "Left Post" has 2 damage marked

  Rule: 110.7c Only the final set of targets counts

    Example: the new target is the one that is affected
      Given Bob controls a unit "Left Post" with power 6
      And Bob controls a unit "Right Post" with power 6
      And Alice has the action "Dart" in hand: "Dart deals 2 damage to target unit."
      And Bob has the action "Deflect" in hand: "Change the target of target action."
      When Alice plays "Dart" targeting "Left Post"
      And Bob plays "Deflect" targeting "Dart"
      And all players pass
      Then "Dart" is targeting "Right Post"
      And "Dart" is not targeting "Left Post"

  Rule: 110.7d What was divided stays divided so, whatever the targets become

    Example: two new targets
      Given Bob controls a unit "Oak" with power 9
      And Bob controls a unit "Elm" with power 9
      And Alice controls a unit "Fir" with power 9
      And Alice controls a unit "Ash" with power 9
      And Alice has the action "Hail" in hand: "Hail deals 3 damage divided as you choose among any number of target units."
      And Bob has the action "Veer" in hand: "Choose new targets for target action."
      When Alice plays "Hail" targeting "Oak" and "Elm", dividing it 2 and 1
      And Bob plays "Veer" targeting "Hail"
      And all players pass
      And Bob chooses "Fir"
      And Bob chooses "Ash"
      And all players pass
      Then "Fir" has 2 damage marked
      And "Ash" has 1 damage marked

  Rule: 110.8 The targets of a mode change, and the mode doesn't

    Example: another unit is rested, and no upgrade destroyed
      Given Bob controls a unit "Oak"
      And Bob controls a unit "Elm"
      And Bob controls an upgrade "Wall"
      And Alice has the action "Levy" in hand:
        """
        Choose one —
        • Rest target unit.
        • Destroy target upgrade.
        """
      And Bob has the action "Veer" in hand: "Change the target of target action."
      When Alice plays "Levy" choosing mode 1 targeting "Oak"
      And Bob plays "Veer" targeting "Levy"
      And all players pass
      And all players pass
      Then "Elm" is rested
      And "Oak" is not rested
      And "Wall" is still on the battlefield

  Rule: 110.10 What is not targeted is chosen as the effect happens

    Example: also what can't be targeted
      Given Bob controls a unit "Oak"
      And Bob controls a unit "Shade": "This unit can't be targeted."
      And Alice has the action "Fell" in hand: "Destroy an opponent's unit."
      When Alice plays "Fell"
      Then the chain of events holds "Fell"
      When all players pass
      And Alice chooses "Shade"
      Then "Shade" is in Bob's graveyard

  Rule: 110.10a What is affected without the word "target" is no target

    Example: it doesn't become one
      Given Bob controls a unit "Ghost Hart" with power 5: "This unit can't be targeted."
      And Alice has the action "Hailstorm" in hand: "Hailstorm deals 2 damage to each unit."
      When Alice plays "Hailstorm"
      And all players pass
      Then "Ghost Hart" has 2 damage marked

  Rule: 110.10b "You" is no target

    Example: but a target player is one
      Given Alice has the action "Windfall" in hand: "You gain 3 resource."
      And Alice has the action "Gift" in hand: "Target player gains 2 resource."
      When Alice plays "Windfall"
      Then "Windfall" is not targeting Alice
      When all players pass
      Then Alice has 13 resource
      When Alice plays "Gift" targeting Alice
      Then "Gift" is targeting Alice
