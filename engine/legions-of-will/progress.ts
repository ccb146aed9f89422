import * as layer from '../card-game/turn/progress';

/** What the turn and the game are at; at first, what a game is at that has not begun. */
export class LegionsProgress extends layer.Progress {
  readonly startingPlayer: number = 0;
  readonly drawn: boolean = false;
  /** In this battle phase. */
  readonly attackersDeclared: number = 0;
  /** Whether this battle phase has come to the declaration of blockers. */
  readonly blockersDeclared: boolean = false;
  readonly defendingPlayer: number = 1;
  readonly lastRoll: number = 0;
}
