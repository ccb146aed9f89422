import type { MadeOf } from './kept-views';

/** What a view follows from, as a game tells it. */
export interface Telling<P, C, V> {
  /** The characteristics that an object has now. */
  look(object: P): C;
  areAlike(one: C, other: C): boolean;
  /** What is written of an object, apart from its characteristics, always in the same order. */
  written(object: P): readonly unknown[];
  view(object: P): V;
}

/** An object with targets, and with an X that is announced for it. */
interface Targeting {
  readonly context?: { readonly targets: unknown; readonly x: unknown } | undefined;
}

/** What the view of one who sees everything was made of. */
export class MadeOfObject<P extends Targeting, C, V> implements MadeOf<V> {
  readonly view: V;
  private is: C;
  private readonly written: readonly unknown[];
  private readonly targets: unknown;
  private readonly x: unknown;

  constructor(
    private readonly telling: Telling<P, C, V>,
    private readonly object: P,
  ) {
    this.is = telling.look(object);
    this.written = telling.written(object);
    this.targets = object.context?.targets;
    this.x = object.context?.x;
    this.view = telling.view(object);
  }

  looksSame(): boolean {
    const { context } = this.object;
    if (this.targets !== context?.targets || this.x !== context?.x) return false;
    const is = this.telling.look(this.object);
    if (is === this.is) return true;
    if (!this.telling.areAlike(is, this.is)) return false;
    this.is = is;
    return true;
  }

  isStill(): boolean {
    return this.telling.written(this.object).every((value, place) => value === this.written[place]);
  }
}
