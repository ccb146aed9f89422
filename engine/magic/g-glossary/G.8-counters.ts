import { counterInstructions } from '../../card-game/counters/counter-instructions';
import { countersOf } from '../../card-game/counters/counters';
import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { phrases } from '../text/phrases';

/** G.8.1 */
export const onPermanents = fact(
  'G.8.1',
  'Counters are put on permanents',
  (game: MagicGame, object: MagicObject) => !object.ceased && object.zone === game.inPlay,
);

/** The events of counters being put on permanents, and removed. */
export const counters = countersOf<MagicTypes>({ canBear: onPermanents });

const instructions = counterInstructions<MagicTypes>(phrases, counters, {
  canBear: onPermanents,
  shareOf: ({ division }, place) => division[place] ?? 0,
  asKnown: (_game, all) => all,
});

export const puttingCounters = instruction(
  'G.8.1',
  'Counters are put on a permanent',
  'put counters',
  instructions.putting,
);

export const removingCounters = instruction(
  'G.8.2',
  'Counters of a name are removed, whichever of them',
  'remove counters',
  instructions.removing,
);

export const movingCounters = instruction(
  { '2003': 'G.8.3', '2013': '121.5', '2025': assumed('G.8.3', { from: '2003' }) },
  'A counter with a value is moved like any other of that value',
  'move counter',
  instructions.moving,
);

export const removingAllCounters = instruction(
  'G.8.2',
  'All counters are removed, whatever their names',
  'remove all counters',
  instructions.removingAll,
);

export const doublingCounters = instruction(
  { '2025': '701.10e' },
  'To double counters puts as many of them again',
  'double counters',
  instructions.doubling,
);
