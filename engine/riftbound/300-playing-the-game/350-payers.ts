/** Who pays a cost that is an action, and what the cost can depend on (353.6, 392). */
import { contextOf } from '../phrases';
import type { Context, Location, Piece } from '../piece';

/** Who pays, and for what, as far as a cost can depend on it. */
export interface Payer {
  readonly controller: number;
  /** The object that says what is to be paid. */
  readonly source: Piece;
  readonly context: Context;
  /** What is paid for: it can't be what pays. */
  readonly piece: Piece;
  /** Where a permanent is to be put: paying must not lose its player that place. */
  readonly destination: Location | undefined;
}

/** Whoever pays for what knows as much as this. */
export const payerFor = (context: Context, piece: Piece, destination: Location | undefined): Payer => ({
  controller: context.controller,
  source: context.source,
  context,
  piece,
  destination,
});

/** Who would activate an ability of an object. Most of them ask something of that object, and nobody needs to know more. */
export class Activator implements Payer {
  readonly destination = undefined;
  private known: Context | undefined;

  constructor(
    readonly source: Piece,
    readonly controller: number,
  ) {}

  get piece(): Piece {
    return this.source;
  }

  get context(): Context {
    this.known ??= contextOf(this.source, this.controller);
    return this.known;
  }
}
