import type { LyingSetup, PermanentSetup, PlayerSetup, TableRequest } from '../../card-game/table/setup';

/** How a permanent lies on the battlefield. */
export interface Lying extends LyingSetup {
  readonly rested?: boolean | undefined;
  readonly faceDown?: boolean | undefined;
  readonly playedThisTurn?: boolean | undefined;
}

/** A base, with what it holds. */
export interface Base extends PermanentSetup<Lying>, Lying {}

/** A table that is to be arranged. */
export interface Request extends TableRequest {
  readonly players: readonly PlayerSetup<Base>[];
}
