import type { GamePages } from '../../card-game/table/pages';

/** What the pages about all games say of Lanterns. */
export const pages: GamePages = {
  usual:
    "In **Lanterns** it is the first keeper's kindling of turn 3; everybody has 2 oil, no glow, an empty palm and three blank gusts in the chest. Lanterns on the wall burn. A lantern has shine 1, and a card no oil cost.",
  words: '| where | words |\n|---|---|\n| `action` of an option | `pass`, `play` |',
  tables: { items: '- in Lanterns chests hold three blank gusts.' },
  text: {
    schema: 'abilities-lanterns.json',
    title: 'Rulewright: an ability of a card of Lanterns as a tree',
    page: 'lanterns.md',
  },
};
