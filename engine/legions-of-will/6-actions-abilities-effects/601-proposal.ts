import type { LegionsGame } from '../game';
import type { Context, Piece } from '../piece';
import type { Ability, Cost } from '../text/tree';
import { contextFor } from './601-total-cost';

/** A card or ability being put on the chain of events. */
export interface Proposal {
  readonly player: number;
  /** What is put there: the card where it was; replaced by the object that it becomes. */
  piece: Piece;
  /** The activated ability, when it is none of a card being played. */
  readonly ability: Ability | undefined;
  locked: number;
  costs: readonly Cost[];
}

/** Notes what was announced of a card or ability that is being played. */
export function setContext(game: LegionsGame, piece: Piece, player: number, change: Partial<Context>): void {
  game.set(piece, 'context', contextFor(piece, player).with(change));
  // X is part of its cost (105.3a): what was worked out before is out of date.
  piece.seenAt = -1;
}
