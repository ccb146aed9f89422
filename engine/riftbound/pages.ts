import type { GamePages } from '../card-game/table/pages';

const usual = `In **Riftbound** it is the first player's action phase of turn 3; everybody has a base, \`Alice's base\`, an empty rune pool and
no points, an empty hand, ten blank cards in the main deck and ten blank fury runes in the rune deck. Each player brings a
battlefield without text that nobody controls, \`Alice's battlefield\`; one that a scenario names takes its place:
\`Alice has the battlefield "Ford" on the board\` (nobody controls it), \`Alice controls the battlefield "Ford"\`; cards at a
battlefield that no Given describes bring it with them. Whoever alone has units at a battlefield controls it. Cards without a place are in their player's base, ready. A unit has might 1, and a
card no cost and no domain. What is played costs what is printed: give Energy and Power (\`Alice has 2 energy\`, \`Alice has 1 fury
power\`) or runes (\`Alice controls 2 fury runes\`), which are exhausted, and if need be recycled, by themselves. Where a
unit is played is said with it (\`Alice plays "Imp" to "Ford"\`). Combat damage is assigned one unit after another
(\`Bob chooses "Imp"\`). What speaks of Equipment means the tag: \`an Equipment gear "Axe"\`.`;

const words = `| where | words |
|---|---|
| \`purpose\` of a decision | \`priority\`; \`choose targets\`, \`choose costs\`, \`split damage\`, \`pay: kill\` (and other costs) while a card is played; \`assign combat damage\`; \`move other units along\`; \`order triggered abilities\`; \`mulligan\`; \`may\`; \`choose a location\`; [all of them](#questions-of-riftbound) |
| \`action\` of an option | with priority \`pass\`, \`play\`, \`activate\`, \`move a unit\` (its \`onto\` is the place); \`accept\`, \`decline\` for what may be done |
| \`zone\` | \`board\`, \`hand\`, \`main deck\`, \`rune deck\`, \`champion zone\`, \`trash\`, \`banishment\`, \`chain\`, \`facedown zone\` |
| \`statuses\` | \`ready\`, \`exhausted\`, \`buffed\`, \`stunned\`, \`attached\`, \`facedown\`; of a battlefield \`controlled\`, \`uncontrolled\`, \`contested\`; on the chain \`pending\`, \`finalized\`; in combat \`attacking\`, \`defending\` |
| \`kind\` of an event | \`begin\` as above; \`play\`, \`resolve\`, \`draw\`, \`deal damage\`, \`begin a showdown\`, \`conquer\`, … |
| \`purpose\` in \`chance\` | \`first player\` |`;

const items = `- in Riftbound, each player has a battlefield among the \`permanents\`, and ten blank cards in either deck (\`zones\`);
  the bases are the game's own, and nobody brings them;`;

const missing = `An engine whose runes have no abilities
refuses to play a card, for there is too little in the pool: \`{"feature":"rune abilities","reason":"…","tables":{"types":["rune"]}}\`
keeps every table from it on which a rune lies, and \`"tables":{"zones":["champion zone"]}\` every one with a
card in that zone.`;

/** What the pages about all games say of Riftbound. */
export const pages: GamePages = {
  usual,
  words,
  tables: { items, missing },
  text: {
    schema: 'abilities-riftbound.json',
    title: 'Rulewright: an ability of a card of Riftbound as a tree',
    page: 'card-text-riftbound.md',
  },
};
