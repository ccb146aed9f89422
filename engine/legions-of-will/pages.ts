import type { GamePages } from '../card-game/table/pages';

const usual = `In **Legions of Will** it is the first player's prebattle main phase of turn 3; everybody has 10
resource, an empty deck and, in hand, blank cards up to the hand of two that 402.2 names; and three bases: one face up, \`Alice's base\`
(defense 10, capacity 7, production 0), and two face down, \`Alice's second base\` and \`Alice's third base\`
(activation cost 3). A base that a Given names takes the place of one of these; a unit in a base that no Given describes
brings that base with it. Permanents without a base are in the first one that is face up. A unit has will 1 and power 1
and no printed cost.`;

const words = `| where | words |
|---|---|
| \`purpose\` of a decision | \`priority\`; \`choose targets\`, \`choose X\`, \`choose modes\`, \`choose costs\`, \`divide\`, \`pay: sacrifice\` (and other costs) while a card is played; \`declare attackers\`, \`declare blockers\`; \`damage assignment order of Ash Hound\`, \`assign battle damage of Ash Hound\`; \`order triggered abilities\`; [all of them](#questions-of-legions-of-will) |
| \`action\` of an option | with priority \`pass\`, \`play\`, \`activate\`, \`redeem\`, \`turn up a base\`, \`move a unit\`; in declarations \`attack\`, \`block\`, \`done\` (one attacker or blocker is declared at a time); \`accept\`, \`decline\` for what may be done |
| \`label\` of an option of \`choose costs\` | contains \`alternative\` or \`additional\` where such a cost is paid |
| \`zone\` | \`battlefield\`, \`hand\`, \`deck\`, \`graveyard\`, \`expelled\`, \`chain of events\` |
| \`kind\` of an event | \`begin\` (its \`detail\` is the step, its \`player\` the active player) as each step begins; whatever else happens in the rulebook's words: \`play\`, \`resolve\`, \`deal damage\`, \`draw a card\`, … |
| \`purpose\` in \`chance\` | \`roll will\`, \`roll a die\`, \`shuffle deck\` |`;

const items = `- in Legions of Will each player has three bases, of which those that the scenario doesn't need are face down;
- there, hands are filled up to two cards with *blank* ones: actions without cost and text. They are played like any other;`;

const besides = `In Legions of Will the subtypes of an action are abilities (203.3g), though neither its \`text\` nor its \`abilities\` say so:
\`"subtypes":["Recur"]\` is an action that may be played from its owner's graveyard and is then expelled (702.4a), and
\`"subtypes":["Redeem"]\` one that may be discarded for its cost (702.3a). The subtypes of other cards are only words.`;

/** What the pages about all games say of Legions of Will. */
export const pages: GamePages = {
  usual,
  words,
  tables: { items, besides },
  text: {
    schema: 'abilities.json',
    title: 'Rulewright: an ability of a card as a tree',
    page: 'card-text.md',
  },
};
