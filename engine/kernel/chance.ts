import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Journal } from './journal';

/** What a scenario decided beforehand for the next draw with this purpose: a number that is rolled, or the name of what comes first. */
export interface ScriptedChance {
  readonly purpose: string;
  readonly value: number | string;
}

/** What comes first in one draw, by name. */
interface ScriptedOrder {
  readonly purpose: string;
  readonly names: readonly string[];
}

/**
 * The game's one source of chance: seeded, its position part of the state, every draw named by its purpose.
 */
export class Chance {
  private readonly state: { generator: RandomGenerator; drawn: number };
  private readonly scripted: (ScriptedChance & { readonly value: number })[] = [];
  private readonly orders: ScriptedOrder[] = [];
  private isCounted = true;

  /** @param keepBooks makes changes that are no event of their own, as something that happens */
  constructor(
    private readonly journal: Journal,
    seed: number,
    private readonly keepBooks: (what: string, change: () => void) => void = (_what, change) => change(),
  ) {
    this.state = { generator: xoroshiro128plus(seed), drawn: 0 };
  }

  /** What it is at: where the generator is, and what was scripted and not drawn yet. */
  get records(): Readonly<Record<string, object>> {
    return { chance: this.state, scripted: this.scripted, orders: this.orders };
  }

  /** How many draws were made from the generator; scripted values don't count. */
  get position(): number {
    return this.isCounted ? this.state.drawn : 0;
  }

  /** What a body tells when it is as if nothing had been drawn yet. */
  uncounted<T>(body: () => T): T {
    this.isCounted = false;
    try {
      return body();
    } finally {
      this.isCounted = true;
    }
  }

  /** Decides the next draws of a purpose, in order: each number is a roll; the names are what comes first in one order. */
  script(purpose: string, values: readonly (number | string)[]): void {
    const names = values.filter((value) => typeof value === 'string');
    this.keepBooks('script chance', () => {
      for (const value of values)
        if (typeof value === 'number') this.journal.push(this.scripted, { purpose, value });
      if (names.length > 0) this.journal.push(this.orders, { purpose, names });
    });
  }

  /** What is left of what was scripted, as part of the position; nothing while what is drawn doesn't count. */
  get ahead(): readonly ScriptedChance[] {
    return this.isCounted ? this.leftOver() : [];
  }

  /** What was scripted, and no draw has asked for yet. */
  leftOver(): readonly ScriptedChance[] {
    const named = this.orders.flatMap(({ purpose, names }) => names.map((value) => ({ purpose, value })));
    return [...this.scripted, ...named];
  }

  /** An integer from 1 to `sides`, each equally likely. Throws RangeError when a scripted value isn't on the die. */
  roll(purpose: string, sides: number): number {
    const scripted = this.scripted.find((entry) => entry.purpose === purpose);
    if (scripted) {
      if (!Number.isInteger(scripted.value) || scripted.value < 1 || scripted.value > sides) {
        throw new RangeError(
          `"${purpose}" was scripted as ${scripted.value}, but a die of ${sides} sides shows 1 to ${sides}`,
        );
      }
      this.keepBooks('use what was scripted', () => this.journal.remove(this.scripted, scripted));
      return scripted.value;
    }
    return this.between(1, sides);
  }

  /**
   * The same elements in a random order. The purpose names the draw: those whose names were scripted for it come first,
   * or last where the list begins at the bottom of a pile.
   *
   * @throws RangeError when nothing in the list has a scripted name.
   */
  shuffle<T>(purpose: string, list: readonly T[], nameOf: (each: T) => string, fromBottom = false): T[] {
    const order = this.orders.find((each) => each.purpose === purpose);
    const first = order ? placesOf(order, list.map(nameOf)) : [];
    if (order) this.keepBooks('use what was scripted', () => this.journal.remove(this.orders, order));
    const others = list.filter((_, place) => !first.includes(place));
    const brought = first.flatMap((place) => list.slice(place, place + 1));
    const mixed = this.mixed(others);
    return fromBottom ? [...mixed, ...brought.toReversed()] : [...brought, ...mixed];
  }

  private mixed<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    const generator = this.state.generator.clone();
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = uniformInt(generator, 0, last);
      [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
    }
    this.advance(generator);
    return shuffled;
  }

  private between(least: number, most: number): number {
    const generator = this.state.generator.clone();
    const value = uniformInt(generator, least, most);
    this.advance(generator);
    return value;
  }

  private advance(generator: RandomGenerator): void {
    this.keepBooks('use chance', () => {
      this.journal.set(this.state, 'generator', generator);
      this.journal.set(this.state, 'drawn', this.state.drawn + 1);
    });
  }
}

/** Is a value a generator of chance? It is told by its state. */
export const isGenerator = (value: object): value is RandomGenerator =>
  'getState' in value && typeof value.getState === 'function';

/** A generator that goes on from a state. */
export const generatorFrom = (state: readonly number[]): RandomGenerator => xoroshiro128plusFromState(state);

/** Where the scripted names are, each in another place. */
function placesOf({ purpose, names }: ScriptedOrder, all: readonly string[]): readonly number[] {
  const places: number[] = [];
  for (const name of names) {
    const next = all.findIndex((each, place) => each === name && !places.includes(place));
    if (next < 0)
      throw new RangeError(`"${purpose}" was scripted to bring "${name}", which is not among what it is of`);
    places.push(next);
  }
  return places;
}
