import { KnownOutcome, type OfAProcedure, type PassingOver } from './known-outcome';
import type { Procedure } from './procedure';
import type { InForce, Rule } from './rule';
import type { SpeedUpMode } from './speed-ups';
import { isAsWritten, type OutOfForce } from './variants';

/** What is installed, by the places of procedures. */
export type PassedOver = readonly (OfAProcedure | undefined)[];

/** Where every procedure is gone through, step by step. */
export const NOTHING_PASSED: PassedOver = [];

/** What is installed for a procedure. */
export function passedFor<G, D>(all: PassedOver, of: Procedure<G, D>): KnownOutcome<G, D> | undefined {
  const found = all[of.place];
  return found !== undefined && isFor(found, of) ? found : undefined;
}

const isFor = <G, D>(found: OfAProcedure, of: Procedure<G, D>): found is KnownOutcome<G, D> =>
  found.of === of;

/** A procedure that is passed over, and the rules that this counts on. */
export interface Passing {
  readonly place: number;
  readonly assumes: readonly Rule[];
  readonly all: OfAProcedure;
  readonly check: OfAProcedure;
}

/**
 * Makes something that passes over a procedure, or steps of one, where that would come to nothing or is known beforehand.
 * No rule imports it: the composition root hands it to the game's tables.
 *
 * @param passing `assumes`: the rules that it counts on; with one of them off nothing is passed over
 */
export function passOver<G extends InForce, D>(
  of: Procedure<G, D>,
  { assumes = [], ...over }: PassingOver<G, D> & { readonly assumes?: readonly Rule[] },
): Passing {
  return {
    place: of.place,
    assumes,
    all: new KnownOutcome(of, over, false),
    check: new KnownOutcome(of, over, true),
  };
}

/** What is passed over in a game. */
export function passedOverIn(all: readonly Passing[], off: OutOfForce, mode: SpeedUpMode): PassedOver {
  if (mode === 'none' || all.length === 0) return NOTHING_PASSED;
  const installed: (OfAProcedure | undefined)[] = [];
  for (const each of all) {
    if (!each.assumes.every((rule) => isAsWritten(off, rule))) continue;
    // No holes: a list with holes is looked through for what it inherits.
    while (installed.length <= each.place) installed.push(undefined);
    installed[each.place] = each[mode];
  }
  return installed;
}
