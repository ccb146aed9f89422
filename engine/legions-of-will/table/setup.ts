import type { PlayerSetup, TableRequest } from '../../card-game/table/setup';

/** A table that is to be arranged: what a player has on it are bases, with what each holds. */
export interface Request extends TableRequest {
  readonly players: readonly PlayerSetup[];
}
