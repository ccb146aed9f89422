/** What of a game's state its full trace tells: the kinds of its records, and where they are found. */
import { recordKind, type StateRecords, Zone, zoneFields } from '../kernel';
import type { MagicGame } from './game';
import { Context, MagicObject, Player, withNothingPrinted } from './object';
import { contextFields, objectFields, playerFields } from './position-fields';

const NOWHERE = new Zone<MagicObject>('', undefined, 'nobody');

const NOTHING = new MagicObject(0, withNothingPrinted(''), 0, NOWHERE);

const kinds = [
  recordKind('object', MagicObject, objectFields, NOTHING, { nameOf: ({ id }) => `object ${id}` }),
  recordKind('player', Player, playerFields, new Player(0, '', NOWHERE, NOWHERE, NOWHERE, NOWHERE), {
    nameOf: ({ seat }) => `player ${seat}`,
  }),
  recordKind('zone', Zone<MagicObject>, zoneFields, NOWHERE, {
    nameOf: ({ name, owner }) => (owner === undefined ? name : `${name} of player ${owner}`),
  }),
  recordKind('context', Context, contextFields, new Context(0, NOTHING), { isAntecedent: true }),
];

/** The records of a game's state. */
export function recordsOf(game: MagicGame): StateRecords {
  const { players, inPlay, stack, now, effects, delayed, waiting, chance, ruleset } = game;
  const roots = { players, inPlay, stack, now, effects, delayed, waiting, ...chance.records };
  return { kinds, roots, ruleset };
}
