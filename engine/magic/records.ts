/** What of a game's state its full trace tells: the kinds of its records, and where they are found. */
import { cardGameRecords, nowhere } from '../card-game/position/records';
import type { StateRecords } from '../kernel';
import type { MagicGame } from './game';
import { Context, MagicObject, Player, withNothingPrinted } from './object';
import { contextFields, objectFields, playerFields } from './position-fields';

const NOWHERE = nowhere<MagicObject>();
const NOTHING = new MagicObject(0, withNothingPrinted(''), 0, NOWHERE);

const kinds = cardGameRecords(
  [MagicObject, objectFields, NOTHING],
  [Player, playerFields, new Player(0, '', NOWHERE, NOWHERE, NOWHERE, NOWHERE)],
  [Context, contextFields, new Context(0, NOTHING)],
);

/** The records of a game's state. */
export function recordsOf(game: MagicGame): StateRecords {
  const { players, inPlay, stack, now, effects, delayed, waiting, chance, ruleset } = game;
  const roots = { players, inPlay, stack, now, effects, delayed, waiting, ...chance.records };
  return { kinds, roots, ruleset };
}
