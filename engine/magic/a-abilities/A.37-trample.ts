import { assumed } from '../../kernel';
import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import { notBelowNothing } from '../k-card-types/K.10-negative-power';
import type { MagicObject } from '../object';
import { has } from './A.1-keyword-abilities';

/** A.37.3 */
export const tramples = fact(
  { '2003': 'A.37.3', '2013': assumed('A.37.3', { from: '2003' }), '2025': '702.19b' },
  'What is beyond lethal damage to all blockers may be assigned to the defending player',
  (game: MagicGame, object: MagicObject) => object.blockedBy.length > 0 && has(game, object, 'trample'),
);

/** A.37.2 */
export const isOfUse = fact(
  { '2003': 'A.37.2', '2013': assumed('A.37.2', { from: '2003' }), '2025': '702.19a' },
  'Trample works while a creature attacks, and not while it blocks',
  (_game: MagicGame, { attacking }: MagicObject) => attacking,
);

/** A.37.8: whatever will come of it. */
export const lethalFor = definition(
  { '2003': 'A.37.8', '2013': '510.1c', '2025': '702.19b' },
  'A trampling creature must assign a blocker what is missing to lethal damage, by toughness alone',
  (game: MagicGame, object: MagicObject, already: number): number =>
    Math.max(0, notBelowNothing(game, game.look(object).toughness) - alreadyDamaged(game, object) - already),
  () => 0,
);

/** A.37.4 */
export const toThePlayerAlone = fact(
  { '2003': 'A.37.4', '2013': assumed('A.37.4', { from: '2003' }), '2025': '702.19d' },
  'With all its blockers removed from combat, a trampling creature assigns all to the defending player',
  (game: MagicGame, object: MagicObject) => object.blockedBy.length === 0 && has(game, object, 'trample'),
);

/** A.37.Ruling.1 */
export const alreadyDamaged = definition(
  { '2003': 'A.37.Ruling.1', '2013': '510.1c', '2025': '702.19b' },
  'Damage that a blocker was dealt before counts for what is lethal',
  (_game: MagicGame, { damage }: MagicObject): number => damage,
  () => 0,
);

/** A.37.5 */
export const countsOthers = definition(
  { '2003': 'A.37.5', '2013': '510.1c', '2025': '702.19b' },
  'What other attacking creatures assign to a blocker counts for what tramples',
  (_game: MagicGame, assigned: number): number => assigned,
  () => 0,
);
