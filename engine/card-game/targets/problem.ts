/** Choices that have to be possible together: what is chosen, in which order, and what must not be chosen twice. */

/** What was chosen for each slot, from the first. */
export type ValuesChosen<V> = readonly (readonly V[])[];

/** How many values are chosen for a slot. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Something for which values are chosen, none of them twice: a target, a cost, the modes, X. */
export interface Slot<V> {
  /** How it reads where the problem is written out. */
  readonly name: string;
  /** Places of the slots before it on whose choice its values or limits hang. */
  readonly reads: readonly number[];
  /** Places of the slots before it for which the same values are not chosen. */
  readonly otherThan: readonly number[];
  /** @param before what was chosen for the slots before it; of those that it doesn't read nothing need be known */
  limits(before: ValuesChosen<V>): Limits;
  /**
   * What can be chosen for it, whatever the slots hold that it must be other than.
   *
   * @param before as for the limits
   */
  values(before: ValuesChosen<V>): readonly V[];
  /**
   * Can these be chosen for it together? Of what can be, any part can. Left out: always.
   *
   * @param before as for the limits
   */
  agree?(values: readonly V[], before: ValuesChosen<V>): boolean;
  /**
   * What the slots that read this one tell values apart by: to them, one of a kind is as good as another. Left out: each
   * is of its own kind.
   */
  kindOf?(value: V): unknown;
}

/** Slots for which something is chosen one after another. */
export interface Problem<V> {
  readonly slots: readonly Slot<V>[];
  /** What makes two values the same one. */
  readonly keyOf: (value: V) => unknown;
}

/** What of a choice breaks the problem. */
export interface Violation {
  /** Place of the slot. */
  readonly slot: number;
  readonly by: 'too few' | 'too many' | 'not open' | 'chosen twice' | 'chosen before' | 'not together';
}

/** A problem is too great to be solved: an answer that might be wrong is none. */
export class TooManyWays extends Error {
  override readonly name = 'TooManyWays';

  /** @param before what had been chosen when it was given up */
  constructor(
    ways: number,
    slots: readonly Pick<Slot<unknown>, 'name' | 'reads' | 'otherThan'>[],
    before: ValuesChosen<unknown>,
  ) {
    const lines = slots.map(({ name, reads, otherThan }, place) => {
      const chosen = before[place];
      const state = chosen === undefined ? 'open' : `${chosen.length} chosen`;
      return `  ${place}. ${name} (${state}; reads ${listed(reads)}; other than ${listed(otherThan)})`;
    });
    super([`these choices were tried in ${ways} ways, which did not decide them:`, ...lines].join('\n'));
  }
}

const listed = (places: readonly number[]): string => (places.length === 0 ? 'none' : places.join(', '));
