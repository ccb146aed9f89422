import type { GamePages } from '../card-game/table/pages';

const usual = `In **Magic** it is the first player's first main phase of turn 3; everybody has 20 life, an empty hand, no mana, and in
the library ten blank cards: instants without cost and text. A creature has power 1, toughness 1 and no mana cost; it came under its player's
control before this turn, unless it was *played this turn*. A land type is what a land taps for: \`a Forest land "Grove"\`; where it is to be a basic land besides, that is said: \`a basic Forest land "Grove"\`. Mana costs are
written in symbols: \`mana cost {1}{G}\`; a card has their colors. What an Aura of 2013 and 2025 enchants is a line of its text, \`an Aura enchantment "Veil" attached to "Ox": "Enchant creature\\nEnchanted creature gets +1/+1."\`; in 2003 it is its type, \`a Creature enchantment "Veil" attached to "Ox": "Enchanted creature gets +1/+1."\``;

const words = `| where | words |
|---|---|
| \`purpose\` of a decision | \`priority\`; \`choose targets\`, \`play mana abilities\`, \`choose the mana that pays\` while a spell is announced; \`declare attackers\`, \`declare blockers\`; \`assign combat damage of Ash Hound\`; \`mulligan\`; [all of them](#questions-of-magic) |
| \`action\` of an option | with priority \`pass\`, \`play\` (lands, too), \`activate\`; in declarations \`attack\`, \`block\`, \`done\` (one creature is declared at a time); \`accept\`, \`decline\` for a mulligan |
| \`zone\` | \`in play\`, \`hand\`, \`library\`, \`graveyard\`, \`stack\` |
| \`kind\` of an event | \`begin\` (its \`detail\` is the step) as each step begins; whatever else happens: \`play\`, \`resolve\`, \`deal damage\`, \`draw a card\`, \`lose mana\`, … |
| \`purpose\` in \`chance\` | \`flip a coin\`, \`shuffle library\`, \`choose at random\` |`;

/** What the pages about all games say of Magic. */
export const pages: GamePages = {
  usual,
  words,
  tables: { items: '- in Magic libraries hold ten blank instants;' },
  text: {
    schema: 'abilities-magic.json',
    title: 'Rulewright: an ability of a Magic card as a tree',
    page: 'card-text-magic.md',
  },
};
