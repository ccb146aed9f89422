/** What the turn and the game are at. */
export interface Progress {
  readonly active: number;
  readonly turn: number;
  readonly phase: string;
  readonly step: string;
  readonly startingPlayer: number;
  readonly over: boolean;
  readonly drawn: boolean;
  readonly endingTurn: boolean;
  readonly nextId: number;
  readonly nextTimestamp: number;
  /** In this battle phase. */
  readonly attackersDeclared: number;
  /** Whether this battle phase has come to the declaration of blockers. */
  readonly blockersDeclared: boolean;
  readonly defendingPlayer: number;
  /** Seat of the player who took the last turn that no effect had added. */
  readonly lastInOrder: number;
  /** Battle phases begun this turn. */
  readonly battles: number;
  /** How many effect steps of this turn have begun (503.2). */
  readonly effectSteps: number;
  readonly extraTurns: readonly number[];
  /** Phases that effects added to this turn (500.7), the next one first. */
  readonly extraPhases: readonly string[];
  readonly lastRoll: number;
}

/** What a game that has not begun is at. */
export function beforeTheGame(): Progress {
  return {
    active: 0,
    turn: 0,
    phase: '',
    step: '',
    startingPlayer: 0,
    over: false,
    drawn: false,
    endingTurn: false,
    nextId: 1,
    nextTimestamp: 1,
    attackersDeclared: 0,
    blockersDeclared: false,
    defendingPlayer: 1,
    lastInOrder: 0,
    battles: 0,
    effectSteps: 0,
    extraTurns: [],
    extraPhases: [],
    lastRoll: 0,
  };
}
