/** What of a game's state its full trace tells: the kinds of its records, and where they are found. */
import { recordKind, type StateRecords, Zone, zoneFields } from '../kernel';
import type { LegionsGame } from './game';
import { type Card, Context, GameObject, Player } from './object';
import { contextFields, objectFields, playerFields } from './position-fields';

const NOWHERE = new Zone<GameObject>('', undefined, 'nobody');

const BLANK: Card = {
  name: '',
  types: [],
  subtypes: [],
  supertypes: [],
  cost: undefined,
  costX: 0,
  will: undefined,
  power: undefined,
  defense: 0,
  capacity: 0,
  production: 0,
  activationCost: 0,
  abilities: [],
  text: '',
};

const NOTHING = new GameObject(0, BLANK, 0, NOWHERE);

const kinds = [
  recordKind('object', GameObject, objectFields, NOTHING, { nameOf: ({ id }) => `object ${id}` }),
  recordKind('player', Player, playerFields, new Player(0, '', NOWHERE, NOWHERE, NOWHERE), {
    nameOf: ({ seat }) => `player ${seat}`,
  }),
  recordKind('zone', Zone<GameObject>, zoneFields, NOWHERE, {
    nameOf: ({ name, owner }) => (owner === undefined ? name : `${name} of player ${owner}`),
  }),
  recordKind('context', Context, contextFields, new Context(0, NOTHING), { isAntecedent: true }),
];

/** The records of a game's state. */
export function recordsOf(game: LegionsGame): StateRecords {
  const { players, battlefield, chain, expelled, now, effects, delayed, waiting, shown, returning } = game;
  const { sources, activators, bases, speakers, traits, chance, ruleset } = game;
  const zones = { battlefield, chain, expelled };
  const waits = { effects, delayed, waiting, shown, returning };
  const listed = { sources, activators, bases, speakers, traits };
  return { kinds, roots: { players, ...zones, now, ...waits, ...listed, ...chance.records }, ruleset };
}
