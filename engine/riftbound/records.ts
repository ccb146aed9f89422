/** What of a game's state its full trace tells: the kinds of its records, and where they are found. */
import { recordKind, type StateRecords, Zone, zoneFields } from '../kernel';
import type { Card } from './card';
import type { RiftboundGame } from './game';
import { Context, GameObject, Location } from './object';
import { Player } from './player';
import { contextFields, locationFields, objectFields, playerFields } from './position-fields';

const NOWHERE = new Zone<GameObject>('', undefined, 'nobody');

const BLANK: Card = {
  name: '',
  types: [],
  supertypes: [],
  tags: [],
  domains: [],
  energy: undefined,
  power: [],
  might: undefined,
  mightBonus: undefined,
  abilities: [],
  effectAbilities: [],
  text: '',
};

const NOTHING = new GameObject(0, BLANK, 0, NOWHERE);
const NOBODY = new Player(0, '', NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE);

const kinds = [
  recordKind('object', GameObject, objectFields, NOTHING, { nameOf: ({ id }) => `object ${id}` }),
  recordKind('player', Player, playerFields, NOBODY, { nameOf: ({ seat }) => `player ${seat}` }),
  recordKind('location', Location, locationFields, new Location(0, '', undefined, undefined, undefined), {
    nameOf: ({ id }) => `location ${id}`,
  }),
  recordKind('zone', Zone<GameObject>, zoneFields, NOWHERE, {
    // Each battlefield has a facedown zone.
    nameOf: ({ name, owner }) =>
      name === 'facedown zone' ? undefined : owner === undefined ? name : `${name} of player ${owner}`,
  }),
  recordKind('context', Context, contextFields, new Context(0, NOTHING), { isAntecedent: true }),
];

/** The records of a game's state. */
export function recordsOf(game: RiftboundGame): StateRecords {
  const { players, board, chain, battlefields, now, effects, delayed, waiting, aside, chance, ruleset } =
    game;
  const waits = { effects, delayed, waiting, aside };
  return { kinds, roots: { players, board, chain, battlefields, now, ...waits, ...chance.records }, ruleset };
}
