/**
 * What the turn and the game are at, as far as every game has turns; a game adds what its own rules keep track of. At first it is
 * what a game is at that has not begun. It is a class, as a record that is spread into another one is slow to read for good.
 */
export class Progress {
  /** Seat of the player whose turn it is. */
  readonly active: number = 0;
  /** Number of the turn. */
  readonly turn: number = 0;
  readonly phase: string = '';
  /** Name of the part of the turn: of a step, or of a phase without steps. */
  readonly step: string = '';
  readonly over: boolean = false;
  readonly nextId: number = 1;
  readonly nextTimestamp: number = 1;
  /** Seat of the player who took the last turn that no effect had added. */
  readonly lastInOrder: number = 0;
  /** Names of the parts of this turn that have begun, in order. */
  readonly begun: readonly string[] = [];
  /** Seats of the players who take added turns, the next one first. */
  readonly extraTurns: readonly number[] = [];
  /** Names of the phases and steps that effects added to this turn, the next one first. */
  readonly extraPhases: readonly string[] = [];
  /** The part that the turn goes straight to, as an effect that ends it says; undefined: no effect has. */
  readonly straightTo: string | undefined = undefined;
}

/** What a game is at, as every game has it: its own type may say more. */
export const progressOf = ({ now }: { readonly now: Progress }): Progress => now;

/** What effects make a player skip, where a game has that. */
export interface Skipping {
  /** Names of phases and steps, or 'turn': an entry for each time that the next such one is skipped. */
  readonly skips: readonly string[];
}
