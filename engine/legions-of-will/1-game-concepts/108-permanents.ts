import { definition } from '../forms';
import type { LegionsGame } from '../game';
import type { Context, Piece } from '../piece';
import { nextInTurnOrder } from './101-players';

/** 108.2a: unless the text names another player. */
export const putUnder = definition(
  '108.2a',
  "What a player puts onto the battlefield enters under that player's control",
  (_game, { controller }: Context): number => controller,
  (game, { controller }) => nextInTurnOrder(game, controller),
);

/** The bases of a player, face up and face down. */
export const basesOf = (game: LegionsGame, seat: number): readonly Piece[] =>
  game.bases.filter((base) => base.controller === seat);

/** The face-up bases of a player. */
export const faceUpBasesOf = (game: LegionsGame, seat: number): readonly Piece[] =>
  game.bases.filter((base) => base.controller === seat && !base.faceDown);

/** Has a player a base that is face up? */
export function hasActiveBase(game: LegionsGame, seat: number): boolean {
  for (const base of game.bases) if (base.controller === seat && !base.faceDown) return true;
  return false;
}
