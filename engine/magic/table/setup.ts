import type { PermanentSetup, PlayerSetup, TableRequest } from '../../card-game/table/setup';

/** How a permanent lies in play. */
interface Lying extends PermanentSetup {
  readonly playedThisTurn?: boolean | undefined;
}

/** A table that is to be arranged. */
export interface Request extends TableRequest {
  readonly players: readonly PlayerSetup<Lying>[];
}
