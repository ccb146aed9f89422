import type { PlayerSetup, TableRequest } from '../../card-game/table/setup';

/** A table that is to be arranged. */
export interface Request extends TableRequest {
  readonly players: readonly PlayerSetup[];
}
