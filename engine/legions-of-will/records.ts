/** What of a game's state its full trace tells: the kinds of its records, and where they are found. */
import { cardGameRecords, nowhere } from '../card-game/position/records';
import type { StateRecords } from '../kernel';
import type { LegionsGame } from './game';
import { type Card, Context, GameObject, Player } from './object';
import { contextFields, objectFields, playerFields } from './position-fields';

const NOWHERE = nowhere<GameObject>();

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

const kinds = cardGameRecords(
  [GameObject, objectFields, NOTHING],
  [Player, playerFields, new Player(0, '', NOWHERE, NOWHERE, NOWHERE)],
  [Context, contextFields, new Context(0, NOTHING)],
);

/** The records of a game's state. */
export function recordsOf(game: LegionsGame): StateRecords {
  const { players, battlefield, chain, expelled, now, effects, delayed, waiting, shown, returning } = game;
  const { sources, activators, bases, speakers, traits, chance, ruleset } = game;
  const zones = { battlefield, chain, expelled };
  const waits = { effects, delayed, waiting, shown, returning };
  const listed = { sources, activators, bases, speakers, traits };
  return { kinds, roots: { players, ...zones, now, ...waits, ...listed, ...chance.records }, ruleset };
}
