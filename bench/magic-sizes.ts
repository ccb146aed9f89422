import { newGame, resumeGame } from '../engine/magic';
import type { MagicGame } from '../engine/magic/game';
import { arrange } from '../engine/magic/table/arrange';
import type { CardSpecification } from '../port/contract';
import { creatures, spells } from './magic-cards';
import { type Next, pick, seeded } from './random';

const drawn = (from: readonly CardSpecification[], count: number, next: Next): CardSpecification[] =>
  Array.from({ length: Math.max(0, count) }, () => pick(from, next));

/** A table of so many objects in the middle of a game of Magic: a third each in play, in libraries, in graveyards. */
export function largeMagicTable(objects: number): MagicGame {
  const next = seeded(objects);
  const each = Math.floor(objects / 6);
  const forest: CardSpecification = {
    name: 'Forest',
    types: ['land'],
    supertypes: ['basic'],
    subtypes: ['Forest'],
  };
  const players = ['Alice', 'Bob'].map((name) => ({
    name,
    zones: {
      library: drawn([...creatures, ...spells], each - 2, next),
      hand: drawn([...creatures, ...spells], 2, next),
      graveyard: drawn([...creatures, ...spells], each, next),
    },
    resources: { life: 1000 },
    permanents: [forest, forest, forest, ...drawn(creatures, each - 3, next)].map((card) => ({ card })),
  }));
  const game = newGame({ players: players.map(({ name }) => name), seed: objects });
  const from = { activePlayer: 0, part: 'first main phase', turn: 5 };
  arrange(game, { players, seed: objects, from });
  resumeGame(game, from.part, from.turn);
  return game;
}
