/** A feature with one scenario, which fails where rule 704.5c is switched off. */
export const lethalFeature = `Feature: 704. State-based actions

  Rule: 704.5c A unit with lethal damage is destroyed

    Example: damage equal to its power
      Given a Legions of Will game between Alice and Bob
      And Alice controls a unit "Ash Hound" with will 4 and power 3 in her base "Kiln"
      And Bob has the action "Spark" in hand: "Spark deals 3 damage to target unit."
      When Bob plays "Spark" targeting "Ash Hound"
      And all players pass
      Then "Ash Hound" is in Alice's graveyard
`;
