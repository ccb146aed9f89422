/** The outline of 104.5 that the two editions of Legions of Will play otherwise: a reserve that gains more than it may hold. */
export const reserveOutline = `    Scenario Outline: a reserve that is nearly full
      Given a Legions of Will <edition> game between Alice and Bob
      And Alice has 18 resource
      And Alice has the action "Tithe" in hand: "You gain 5 resource. Draw a card."
      And Alice's deck holds 4 cards
      When Alice plays "Tithe"
      And all players pass
      Then Alice <has> resource

      Examples:
        | edition     | has          |
        | 2023        | has 20       |
        | 2023-letter | still has 18 |
`;
