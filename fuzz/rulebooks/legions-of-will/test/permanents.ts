import type { SetupRequest } from '../../../../port/contract';
import type { StagedObject } from '../../../test/staged';

/** A unit of Alice's on a made-up battlefield, unless said otherwise. */
export const permanent = (id: string, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  types: ['unit'],
  zone: 'battlefield',
  controller: 0,
  ...of,
});
/** A base of Alice's with room for one permanent, unless said otherwise. */
export const kiln = (of: Partial<StagedObject> = {}): StagedObject =>
  permanent('Kiln', { types: ['base'], characteristics: { capacity: 1 }, ...of });

/** A game of Legions of Will, joined in the middle, in which Alice has a card with a text in hand. */
export const tableWith = (text: string): SetupRequest => ({
  rulebook: 'legions-of-will',
  seed: 1,
  from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
  players: [
    { name: 'Alice', zones: { hand: [{ name: 'Gale', types: ['action'], fields: { cost: 1 }, text }] } },
    { name: 'Bob' },
  ],
});
