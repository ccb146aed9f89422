import type { Decision } from './decision';
import type { WatchedSoFar } from './loop';

/** A moment of the game that can be come back to. */
export interface Checkpoint {
  readonly mark: number;
  /** Length of the trace then. */
  readonly lines: number;
  /** Length of the full trace then; 0 where nobody has asked for it. */
  readonly told: number;
  readonly decision: Decision;
  /** Where it is noted how far the procedures under way had come, and how many there were. */
  readonly standing: number;
  readonly underWay: number;
  /** What the watch for loops had seen. */
  readonly watched: WatchedSoFar;
  /** How many actions had been done in the course of others. */
  readonly within: number;
}
