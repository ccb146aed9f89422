/** The Given of a game of Legions of Will. */
export const duel = 'Given a Legions of Will game between Alice and Bob';

/** A feature whose scenarios fail where a hand holds three cards: one is linked to 402.2, the other to a rule that hangs on it. */
export const handFeature = `Feature: 402. Hand

  Rule: 402.2 Excess cards are discarded in the cleanup step

    Example: down to two
      ${duel}
      And Alice has a unit "Imp" in hand
      And Alice has a unit "Crow" in hand
      And Alice's hand holds 4 cards
      And it is Alice's end step
      When all players pass
      And Alice chooses "Imp" and "Crow"
      Then Alice's hand holds 2 cards

  Rule: 704.5i A hand below its maximum is refilled

    Example: as soon as a card is played
      ${duel}
      And Alice has the action "Hum" in hand
      And Alice's deck holds 5 cards
      When Alice plays "Hum"
      Then Alice's hand still holds 2 cards
`;

/** The few rules of the publisher's text that name the size of a hand, in words of our own. */
export const handRules = `Legions of Will Comprehensive Rules
Effective September 11th, 2023.

4. Zones
402. Hand
402.1. A hand is a zone.
402.2. The maximum hand size is two cards, unless something says otherwise.
402.3. A card's owner may look at it.

5. Turn Structure
514. Cleanup Step
514.1. Whoever holds more than the maximum hand size (two, as a rule) discards down to it.
`;
