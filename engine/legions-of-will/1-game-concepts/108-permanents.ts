import { definition } from '../forms';
import type { LegionsGame } from '../game';
import type { Context, GameObject } from '../object';
import { nextInTurnOrder } from './101-players';

/** 108.2: the owner's where nobody is named, or controlled it before. */
export const enteredUnder = definition(
  '108.2',
  'Whoever it entered the battlefield under controls a permanent',
  (_game, object: GameObject, controller: number | undefined): number =>
    controller ?? object.controller ?? object.owner,
  (_game, object) => object.owner,
);

/** 108.2a: unless the text names another player. */
export const putUnder = definition(
  '108.2a',
  "What a player puts onto the battlefield enters under that player's control",
  (_game, { controller }: Context): number => controller,
  (game, { controller }) => nextInTurnOrder(game, controller),
);

/** 108.4b: switched off, a permanent enters rested, and a trap face up. */
export const entersReset = definition(
  '108.4b',
  'A permanent enters reset and face up, unless it is a trap',
  (_game: LegionsGame, { isTrap }: GameObject) => ({ rested: false, faceDown: isTrap }),
  () => ({ rested: true, faceDown: false }),
);

/** The bases of a player, face up and face down. */
export const basesOf = (game: LegionsGame, seat: number): readonly GameObject[] =>
  game.bases.filter((base) => base.controller === seat);

/** The face-up bases of a player. */
export const faceUpBasesOf = (game: LegionsGame, seat: number): readonly GameObject[] =>
  game.bases.filter((base) => base.controller === seat && !base.faceDown);

/** Has a player a base that is face up? */
export function hasActiveBase(game: LegionsGame, seat: number): boolean {
  for (const base of game.bases) if (base.controller === seat && !base.faceDown) return true;
  return false;
}
