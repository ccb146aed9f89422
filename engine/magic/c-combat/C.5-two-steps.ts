import { assumed } from '../../kernel';
import { strikesTwice } from '../a-abilities/A.13-double-strike';
import { strikesFirst } from '../a-abilities/A.18-first-strike';
import { definition } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { isInCombat } from './C.1-the-combat-phase';

const hasEither = (game: MagicGame, object: MagicObject): boolean =>
  strikesFirst(game, object) || strikesTwice(game, object);

/** C.5.9: does a creature deal its damage in the first of two steps? */
export const strikesInFirst = definition(
  { '2003': 'C.5.9', '2013': assumed('C.5.9', { from: '2003' }), '2025': '702.7b' },
  'In the first of two combat damage steps creatures with first strike or double strike deal theirs',
  (game: MagicGame, object: MagicObject): boolean => isInCombat(object) && hasEither(game, object),
  () => false,
);

/** C.5.9: is there but one step, as nothing strikes first? */
export const isOneStep = (game: MagicGame): boolean =>
  !game.inPlay.objects.some((object) => strikesInFirst(game, object));

/** C.5.9: in the second step, who did not in the first; what has double strike then does once more. */
export const assignsNow = (game: MagicGame, object: MagicObject, isFirst: boolean): boolean =>
  isFirst ? object.strikesFirst : !object.strikesFirst || strikesTwice(game, object);
