import type { Rule } from './rule';

/** What is known of a procedure before it is gone through. */
export interface OfAProcedure {
  readonly of: object;
}

/** What a procedure comes to, known without going through it. */
export interface PassingOver<G, D> {
  /**
   * Does at once all that the procedure would come to.
   *
   * @returns false where that isn't known: then nothing was done.
   */
  readonly does?: (game: G, data: D) => boolean;
  /** Told that the procedure begins, or ends, after all. */
  readonly begins?: (game: G) => void;
  readonly ends?: (game: G) => void;
  /** A step after which the procedure goes on with its last one, where those between would find nothing to do. */
  readonly after?: Rule;
  readonly isNothingLeft?: (game: G, data: D) => boolean;
}

/** The same as it is installed in a game. */
export class KnownOutcome<G, D> implements OfAProcedure {
  constructor(
    readonly of: object,
    readonly over: PassingOver<G, D>,
    /** Is the procedure gone through all the same, to see whether it comes to the same? */
    readonly isChecked: boolean,
  ) {}
}
