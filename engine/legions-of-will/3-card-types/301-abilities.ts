/** When a base's abilities work. */
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';

/** 301.5: a face-down base's abilities neither affect the game nor trigger, and can't be activated. */
export const asleep = fact(
  '301.5',
  "A base's abilities work only while it is face up",
  (_game, base: GameObject) => base.isBase && base.faceDown,
);

/** Does an object's text say nothing because it lies face down? */
export const isSilent = (game: LegionsGame, source: GameObject): boolean =>
  source.faceDown && (!source.isBase || asleep(game, source));
