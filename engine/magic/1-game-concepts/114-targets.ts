import { assumed } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { Target } from '../object';

/** Are two targets the same object, or the same player? */
export const isSame = (one: Target, other: Target): boolean =>
  'player' in one
    ? 'player' in other && one.player === other.player
    : 'object' in other && one.object === other.object;

/** 114.8c: what became targets, and not what is a legal one now. */
export const targetsOnlyOne = fact(
  { '2013': '114.8c', '2025': assumed('114.8c', { from: '2013' }) },
  'What targets only one thing has no other target, be that legal or not',
  (_game: MagicGame, [first, ...others]: readonly Target[]) =>
    first !== undefined && others.every((each) => isSame(each, first)),
);

/** 114.6b */
export const onlyOneChanges = fact(
  { '2013': '114.6b', '2025': assumed('114.6b', { from: '2013' }) },
  'Where a target may be changed, once one is the others stay',
  (_game: MagicGame, which: 'one' | 'any' | undefined, isChanged: boolean) => which === 'one' && isChanged,
);

/** 114.6c */
export const anyMayStay = fact(
  { '2013': '114.6c', '2025': assumed('114.6c', { from: '2013' }) },
  'Where any targets may be changed, each may stay',
  (_game: MagicGame, which: 'one' | 'any' | undefined) => which === 'any',
);
