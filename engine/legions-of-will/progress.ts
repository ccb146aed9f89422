import * as layer from '../card-game/turn/progress';

/** What the turn and the game are at. */
export interface LegionsProgress extends layer.Progress {
  readonly startingPlayer: number;
  readonly drawn: boolean;
  /** In this battle phase. */
  readonly attackersDeclared: number;
  /** Whether this battle phase has come to the declaration of blockers. */
  readonly blockersDeclared: boolean;
  readonly defendingPlayer: number;
  readonly lastRoll: number;
}

/** What a game that has not begun is at. */
export const notBegun = (): LegionsProgress => ({
  ...layer.beforeTheGame(),
  startingPlayer: 0,
  drawn: false,
  attackersDeclared: 0,
  blockersDeclared: false,
  defendingPlayer: 1,
  lastRoll: 0,
});
