import type { MadeOf } from './kept-views';

/** What a view follows from, as a game tells it. */
export interface Telling<P, C, V> {
  /** The characteristics that an object has now. */
  look(piece: P): C;
  areAlike(one: C, other: C): boolean;
  /** What is written of an object, apart from its characteristics, always in the same order. */
  written(piece: P): readonly unknown[];
  view(piece: P): V;
}

/** An object with targets. */
interface Targeting {
  readonly context?: { readonly targets: unknown } | undefined;
}

/** What the view of one who sees everything was made of. */
export class MadeOfPiece<P extends Targeting, C, V> implements MadeOf<V> {
  readonly view: V;
  private is: C;
  private readonly written: readonly unknown[];
  private readonly targets: unknown;

  constructor(
    private readonly telling: Telling<P, C, V>,
    private readonly piece: P,
  ) {
    this.is = telling.look(piece);
    this.written = telling.written(piece);
    this.targets = piece.context?.targets;
    this.view = telling.view(piece);
  }

  looksSame(): boolean {
    if (this.targets !== this.piece.context?.targets) return false;
    const is = this.telling.look(this.piece);
    if (is === this.is) return true;
    if (!this.telling.areAlike(is, this.is)) return false;
    this.is = is;
    return true;
  }

  isStill(): boolean {
    return this.telling.written(this.piece).every((value, place) => value === this.written[place]);
  }
}
