/** Who pays a cost that is an action, and what the cost can depend on (353.6, 392). */

import type { Context, GameObject, Location } from '../object';
import { contextOf } from '../phrases';
import type { TargetSpecification } from '../text/tree/index';

/** Who pays, and for what, as far as a cost can depend on it. */
export interface Payer {
  readonly controller: number;
  /** The object that says what is to be paid. */
  readonly source: GameObject;
  readonly context: Context;
  /** What is paid for: it can't be what pays. */
  readonly object: GameObject;
  /** Where a permanent is to be put: paying must not lose its player that place. */
  readonly destination: Location | undefined;
  /** What its targets must be, where that isn't told by what is paid for. */
  readonly wanted?: readonly TargetSpecification[];
}

/** Whoever pays for what knows as much as this. */
export const payerFor = (
  context: Context,
  object: GameObject,
  destination: Location | undefined,
  wanted?: readonly TargetSpecification[],
): Payer => ({
  controller: context.controller,
  source: context.source,
  context,
  object,
  destination,
  ...(wanted ? { wanted } : {}),
});

/** Who would activate an ability of an object. Most of them ask something of that object, and nobody needs to know more. */
export class Activator implements Payer {
  readonly destination = undefined;
  private known: Context | undefined;

  constructor(
    readonly source: GameObject,
    readonly controller: number,
  ) {}

  get object(): GameObject {
    return this.source;
  }

  get context(): Context {
    this.known ??= contextOf(this.source, this.controller);
    return this.known;
  }
}
