import { assumed } from '../../kernel';
import { has } from '../a-abilities/A.1-keyword-abilities';
import { isOfUse, toThePlayerAlone, tramples } from '../a-abilities/A.37-trample';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import type { MagicGame } from '../game';
import { notBelowNothing } from '../k-card-types/K.10-negative-power';
import type { Assignment, MagicObject } from '../object';
import { activePlayerFirst } from '../t-timing/T.6-choices';
import { isSaidOf } from '../t-timing/T.8-statements';
import { defendingPlayer } from '../text/phrases';
import { isInCombat } from './C.1-the-combat-phase';
import { assignsNow } from './C.5-two-steps';

/** Combat damage being assigned. */
export interface Assigning {
  /** Is it the first of two steps (C.5.9)? */
  readonly isFirst: boolean;
  assigned: readonly Assignment[];
  /** Creatures that have assigned their damage. */
  finished: readonly MagicObject[];
  /** Those that won't assign it as though they weren't blocked. */
  declined: readonly MagicObject[];
}

/** What a creature assigns as much damage as it has of: its power, where nothing says otherwise. */
function assignedNumber(game: MagicGame, object: MagicObject): number {
  const { power, toughness } = game.look(object);
  return isSaidOf(game, 'assigns by toughness', object) ? toughness : power;
}

/** C.5.2 */
export const combatDamage = definition(
  { '2003': 'C.5.2', '2013': '208.1', '2025': assumed('C.5.2', { from: '2003' }) },
  'Attacking and blocking creatures assign as much damage as they have power',
  (game: MagicGame, object: MagicObject): number =>
    isSaidOf(game, 'deals no combat damage', object)
      ? 0
      : notBelowNothing(game, assignedNumber(game, object)),
  () => 0,
);

/** What damage is assigned to: creatures, or the player in a seat. */
export interface Recipients {
  readonly creatures: readonly MagicObject[];
  readonly player?: number;
}

const NOBODY: Recipients = { creatures: [] };

/** C.5.3 */
export const toThePlayer = definition(
  'C.5.3',
  'An unblocked creature assigns its damage to the defending player',
  (game: MagicGame): Recipients => ({ creatures: [], player: defendingPlayer(game) }),
  () => NOBODY,
);

/** C.5.4: to nothing, where what blocked it is gone. */
export const toTheBlockers = definition(
  {
    '2003': 'C.5.4',
    '2013': '510.1c',
    '2025': assumed('510.1c', { from: ['2003', 'C.5.4'] }),
  },
  'A blocked creature assigns its damage to those blocking it',
  (_game: MagicGame, { blockedBy }: MagicObject): Recipients => ({ creatures: blockedBy }),
  (game) => toThePlayer(game),
);

/** C.5.5 */
export const toTheBlocked = definition(
  {
    '2003': 'C.5.5',
    '2013': assumed('C.5.5', { from: '2003' }),
    '2025': assumed('510.1d', { from: ['2003', 'C.5.5'] }),
  },
  'A blocking creature assigns its damage to what it blocks',
  (_game: MagicGame, { blocking }: MagicObject): Recipients => ({ creatures: blocking }),
  () => NOBODY,
);

/** What a creature assigns its damage to: of a blocked one with trample the player comes after the blockers (A.37.3, A.37.4). */
export function recipientsOf(game: MagicGame, object: MagicObject): Recipients {
  if (object.isBlocking) return toTheBlocked(game, object);
  if (!object.blocked) return toThePlayer(game);
  const blockers = toTheBlockers(game, object);
  const goesOn =
    isOfUse(game, object) &&
    blockers.player === undefined &&
    (tramples(game, object) || toThePlayerAlone(game, object));
  return goesOn ? { ...blockers, player: defendingPlayer(game) } : blockers;
}

/** C.5.Ruling.3: by a text of its own; whoever divides its damage chooses. */
export const mayAssignAsUnblocked = fact(
  {
    '2003': 'C.5.Ruling.3',
    '2013': assumed('C.5.Ruling.3', { from: '2003' }),
    '2025': assumed('C.5.Ruling.3', { from: '2003' }),
  },
  'An effect may let a blocked creature assign its damage as though it were not blocked',
  (game: MagicGame, object: MagicObject) =>
    object.attacking && object.blocked && isSaidOf(game, 'may assign damage as though unblocked', object),
);

/** C.5.1: who assigns first; of one player's creatures what tramples last, as the others count for it (A.37.5). */
export const assigners = (game: MagicGame, isFirst: boolean): readonly MagicObject[] => {
  const able = game.inPlay.objects.filter(
    (object) => isInCombat(object) && assignsNow(game, object, isFirst),
  );
  const fighting = [
    ...able.filter((object) => !has(game, object, 'trample')),
    ...able.filter((object) => has(game, object, 'trample')),
  ];
  return activePlayerFirst(game).flatMap((seat) => fighting.filter(({ controller }) => controller === seat));
};

/** The creature that assigns its damage next. */
export const next = (game: MagicGame, { finished, isFirst }: Assigning): MagicObject | undefined =>
  assigners(game, isFirst).find((object) => !finished.includes(object));

/** C.5.Ruling.2: in whatever order, and more than is lethal. */
export const dividedInAnyWay = varied(
  fact(
    { '2003': 'C.5.Ruling.2', '2025': assumed('510.1c', { from: ['2003', 'C.5.Ruling.2'] }) },
    'Damage is divided among blockers in any way',
    () => true,
  ),
  { 'in which order': { 'in any': AS_WRITTEN, 'as they were declared': () => false } },
);
