import type { LyingSetup, PermanentSetup, PlayerSetup, TableRequest } from '../../card-game/table/setup';

/** How an object lies on the board. */
export interface Lying extends LyingSetup {
  readonly rested?: boolean | undefined;
  readonly faceDown?: boolean | undefined;
  readonly controlled?: boolean | undefined;
}

/** A permanent, with what is attached to it. */
export interface Permanent extends PermanentSetup<Lying>, Lying {}

/** A table that is to be arranged. */
export interface Request extends TableRequest {
  readonly players: readonly (PlayerSetup<Permanent> & { readonly points?: number | undefined })[];
}
