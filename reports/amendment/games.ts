import type { TablesBeside } from './tables';

/** The smallest game that was found to go another way under an amendment. */
export interface SmallestGame {
  /** What is otherwise, in one sentence. */
  readonly message: string;
  /** The game of the campaign that it was made from. */
  readonly game: number;
  /** Its scenario, which passes without the amendment and not under it; left out where none could be written. */
  readonly scenario?: string;
  /** Where that was written, if it was. */
  readonly file?: string;
  /** Why there is no scenario. */
  readonly why?: string;
  readonly tables?: TablesBeside;
}

/** What came of random games that were played under both rulesets. */
export interface RandomGames {
  readonly seed: number;
  readonly played: number;
  readonly differing: number;
  readonly smallest?: SmallestGame;
  /** Why no more were played than that; left out where all that were asked for were. */
  readonly ended?: string;
}
