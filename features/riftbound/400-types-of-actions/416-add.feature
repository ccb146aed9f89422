Feature: 416. Add

  Rule: 416.1 Adding puts resources into the rune pool

    @also:416.5
    Example: Energy
      Given a Riftbound game between Alice and Bob
      And Alice has a spell "Surge" in her hand: "Add [2]."
      When Alice plays "Surge"
      Then Alice has 2 energy

    Example: Power of a domain
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Banner": "[E]: Add [Y]."
      When Alice activates the first ability of "Banner"
      Then Alice has 1 order power
      And "Banner" is exhausted

    Example: both
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Spring": "[E]: Add [1][G]."
      When Alice activates the first ability of "Spring"
      Then Alice has 1 energy
      And Alice has 1 calm power

  Rule: 416.2 Add abilities resolve as soon as they are finalized

    @also:416.2.a
    Example: nobody can react to it
      Given a Riftbound game between Alice and Bob
      And Alice controls a gear "Banner": "[E]: Add [Y]."
      When Alice activates the first ability of "Banner"
      Then the chain of events is empty
      And Alice has 1 order power
      And Alice still has priority

  Rule: 416.2.a Neither priority nor focus passes by what adds resources

    @also:343
    Example: a gear is used in a showdown, with nothing else on the chain
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a gear "Banner": "[E]: [Reaction] - Add [Y]."
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice activates "Banner"
      Then Alice has 1 order power
      And Alice has focus
      And Alice still has priority

    @also:343
    Example: used above a spell, that then resolves
      Given a Riftbound game between Alice and Bob
      And Alice controls a unit "Quay Scout"
      And Alice controls a gear "Banner": "[E]: [Reaction] - Add [Y]."
      And Alice has a spell "Lantern" in her hand:
        """
        [Action]
        Draw 1.
        """
      When Alice moves "Quay Scout" to "Bob's battlefield"
      And Alice plays "Lantern"
      And Alice activates "Banner"
      And all players pass
      Then Alice has 1 order power
      And Bob has focus

  Rule: 416.3 Add Reactions can be activated while costs are paid

    Example: runes pay for a spell that is being played
      Given a Riftbound game between Alice and Bob
      And Alice controls 2 fury runes
      And Alice has a spell "Hymn" with energy cost 2 in her hand: "Gain 1 point."
      When Alice plays "Hymn"
      And all players pass
      Then Alice has 1 point
      And 2 "Fury Rune" are exhausted

    Example: Energy that was added before pays as well
      Given a Riftbound game between Alice and Bob
      And Alice controls 1 fury rune
      And Alice has a spell "Hymn" with energy cost 1 in her hand: "Gain 1 point."
      When Alice activates the first ability of "Fury Rune"
      And Alice plays "Hymn"
      And all players pass
      Then Alice has 1 point
      And Alice still has 0 energy

  Rule: 416.4 Adding is done when something says so

    @also:416.4.a
    Example: only by the spell
      Given a Riftbound game between Alice and Bob
      And Alice has 0 energy
      And Alice has a spell "Well" in her hand: "Add [2]."
      When the game goes to Bob's action phase
      Then Alice still has 0 energy
      When the game goes to Alice's action phase
      And Alice plays "Well"
      Then Alice has 2 energy
