import { type Journal, speedUps, type Zone } from '../../kernel';

/** What a view was made of. */
export interface MadeOf<V> {
  readonly view: V;
  /** Is the object, apart from its characteristics, still what the view was made of? */
  isStill(): boolean;
  /** Are its characteristics? */
  looksSame(): boolean;
}

/** What a game's views follow from. */
export interface Seeing<P, V> {
  /** The object that was written; undefined where it was something else. */
  object(target: object): P | undefined;
  /** Objects whose views may follow from something else that was written, or put into a list or taken out of it. */
  concerned(target: object, value: unknown): readonly P[];
  /** Makes a view. */
  make(object: P): MadeOf<V>;
  /** Can an object's characteristics change although nothing is written of it? */
  varies(object: P): boolean;
}

/** A pile, and from where what lies in it is listed. */
export interface ListedPile<P> {
  readonly zone: Zone<P>;
  readonly from: 'top' | 'bottom';
}

const NONE: readonly never[] = [];

/** A view, and what is known of whether it holds. */
class HeldView<P, V> {
  /** Was something of the object written since? */
  written = false;

  constructor(
    readonly object: P,
    readonly made: MadeOf<V>,
    public varies: boolean,
  ) {}
}

/** The views of what lies in a pile, and the objects there whose characteristics may change by themselves. */
interface KeptPile<P, V> {
  readonly views: V[];
  readonly varying: readonly { readonly place: number; readonly object: P }[];
}

/**
 * The views of all objects, for one who sees everything. What was written is read in the journal: only of that, and of
 * what effects may have changed, views are looked after; and of what is taken back, which is read before it is.
 */
export class KeptViews<P extends { readonly id: number; readonly zone: Zone<P> }, V> {
  private readonly kept: (HeldView<P, V> | undefined)[] = [];
  /** By the lists of objects in zones. */
  private readonly piles = new Map<object, KeptPile<P, V>>();
  private readUpTo = 0;
  /** The list that was asked for last, and the piles that it was put together from. */
  private list: readonly V[] | undefined;
  private readonly parts: KeptPile<P, V>[] = [];

  constructor(
    private readonly journal: Journal,
    private readonly seeing: Seeing<P, V>,
  ) {
    journal.tellBeforeRollback((mark) => {
      journal.eachSince(Math.min(mark, this.readUpTo), this.read);
      this.readUpTo = mark;
    });
  }

  /** Reads what was written since it last did. */
  private refresh(): void {
    if (!speedUps.areUsed) this.forget();
    const { journal } = this;
    journal.eachSince(this.readUpTo, this.read);
    this.readUpTo = journal.mark();
  }

  private forget(): void {
    this.kept.length = 0;
    this.piles.clear();
    this.list = undefined;
  }

  /** The view of an object. */
  private of(object: P): V {
    const known = this.kept[object.id];
    if (known?.object === object && this.holds(known)) return known.made.view;
    const made = this.seeing.make(object);
    this.kept[object.id] = new HeldView(object, made, this.seeing.varies(object));
    return made.view;
  }

  private holds(known: HeldView<P, V>): boolean {
    const { made, object } = known;
    if (!known.written) return !known.varies || made.looksSame();
    if (!made.isStill() || !made.looksSame()) return false;
    known.written = false;
    known.varies = this.seeing.varies(object);
    return true;
  }

  /**
   * The views of all that lies in some piles, one pile after another: the very same list for as long as it would be alike.
   *
   * @param before views that come before them, always the same
   */
  all(piles: readonly ListedPile<P>[], before: readonly V[] = NONE): readonly V[] {
    this.refresh();
    const { parts } = this;
    let isAlike = this.list !== undefined && parts.length === piles.length;
    let at = -1;
    for (const { zone, from } of piles) {
      at += 1;
      const known = this.piles.get(zone.objects);
      const pile = known ?? this.pileOf(zone.objects, from);
      if (!known) this.piles.set(zone.objects, pile);
      else if (this.looksAnew(known)) isAlike = false;
      if (parts[at] === pile) continue;
      parts[at] = pile;
      isAlike = false;
    }
    if (isAlike && this.list) return this.list;
    parts.length = piles.length;
    const list = [...before];
    for (const { views } of parts) for (const view of views) list.push(view);
    this.list = list;
    return list;
  }

  /** Looks after what may change by itself. Returns whether anything did. */
  private looksAnew({ varying, views }: KeptPile<P, V>): boolean {
    let changed = false;
    for (const { place, object } of varying) {
      const view = this.of(object);
      if (views[place] === view) continue;
      views[place] = view;
      changed = true;
    }
    return changed;
  }

  private pileOf(objects: readonly P[], from: 'top' | 'bottom'): KeptPile<P, V> {
    const views: V[] = [];
    const varying: { place: number; object: P }[] = [];
    const { length } = objects;
    for (let at = 0; at < length; at += 1) {
      const object = objects[from === 'top' ? length - 1 - at : at];
      if (!object) continue;
      views.push(this.of(object));
      if (this.kept[object.id]?.varies) varying.push({ place: views.length - 1, object });
    }
    return { views, varying };
  }

  private readonly read = (target: object, _key: PropertyKey, value: unknown): void => {
    const object = this.seeing.object(target);
    if (object) this.wrote(object);
    else {
      this.piles.delete(target);
      for (const each of this.seeing.concerned(target, value)) this.wrote(each);
    }
  };

  private wrote(object: P): void {
    const known = this.kept[object.id];
    if (known) known.written = true;
    this.piles.delete(object.zone.objects);
  }
}
