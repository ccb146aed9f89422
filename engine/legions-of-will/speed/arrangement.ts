/**
 * What a change to the state makes out of date.
 *
 * Most changes leave the battlefield as it is arranged (somebody draws, pays, passes), and most of the others concern
 * one object. What was worked out about all the others stays valid through them.
 */
import { type Journal, speedUps } from '../../kernel';
import { GameObject, Player } from '../object';
import { BEYOND, LOOKED_AT, OF_CONTEXTS } from './looked-at';
import { MarkedObjects } from './marked-objects';

/** How far continuous effects reach. */
export interface Reach {
  readonly modifies: 'nothing' | 'not abilities' | 'abilities too';
  /** Do they change what is a unit? */
  readonly types: boolean;
  /** What else than how the battlefield is arranged does what they do, or whether they apply, hang on? Bits of `BEYOND`. */
  readonly looksBeyond: number;
  /** Is everything that they do to an object told by that object, what says it, and whose turn it is? */
  readonly plain: boolean;
  /** Can what objects say, and which abilities they have, change with anything but the objects that say it? */
  readonly movesSources: boolean;
  /** Does any of them end as soon as what it comes from leaves the battlefield? */
  readonly endsWithSource: boolean;
  /** Might any of them have a player play with the top card of the deck revealed? */
  readonly revealsDecks: boolean;
}

/** As if there were effects of every kind: where no shortcut is taken. */
const EVERYWHERE: Reach = {
  modifies: 'abilities too',
  types: true,
  looksBeyond: -1,
  plain: false,
  movesSources: true,
  endsWithSource: true,
  revealsDecks: true,
};

/** Where things are written, as far as it matters here. */
export interface Places {
  /** Lists that only an effect with certain words looks at: hands, decks, the chain of events. */
  readonly elsewhere: ReadonlySet<object>;
  /** The objects with abilities, and the effects that resolved cards and abilities left behind. */
  readonly sources: object;
  readonly effects: object;
  /** How often which trait is written on what is on the battlefield. */
  readonly traits: object;
  readonly now: object;
}

/** What the game can say of objects and effects now. */
export interface GameAnswers {
  readonly reach: () => Reach;
  /**
   * Other objects that an ability of an object may speak of, before a change or after it.
   *
   * @param bases among these are the bases that source and objects are in, or were.
   * @param onlyMoved the source has only moved: what it says of objects wherever they are is as it was.
   */
  readonly spokenOfBy: (
    source: GameObject,
    bases: readonly GameObject[],
    onlyMoved: boolean,
  ) => readonly GameObject[];
  /** Objects with an ability that says "as long as it's your turn". */
  readonly turning: () => readonly GameObject[];
}

/** Reads in the journal what has changed, and keeps what has thereby become out of date. */
export class Arrangement {
  /** Rises with every change that characteristics of any object may follow from. */
  version = 0;
  /** Rises with every change that statements in force and abilities that can trigger may follow from. */
  sourcesVersion = 0;
  /** Objects that state-based actions haven't been looked for since they changed; undefined: all objects. */
  private unchecked: MarkedObjects | undefined;

  private known: Reach | undefined;
  private readUpTo = 0;
  /** What has been read, and nothing has been made of yet. */
  private readonly touched = new MarkedObjects(1);
  private readonly damaged = new MarkedObjects(2);
  /** Objects that came, went, were turned over or changed hands: all that they say may concern others now. */
  private readonly voices = new MarkedObjects(4);
  private readonly other = {
    /** Anything but what is seldom looked at. */
    anything: false,
    /** What is seldom looked at: bits of `BEYOND`. */
    seldom: 0,
    stirred: false,
    everything: false,
    sources: false,
    turn: false,
    reach: false,
  };

  constructor(
    private readonly journal: Journal,
    private readonly places: Places,
    private readonly asked: GameAnswers,
  ) {}

  /** How far continuous effects reach. */
  get reach(): Reach {
    if (!speedUps.areUsed) return EVERYWHERE;
    this.known ??= this.asked.reach();
    return this.known;
  }

  /** Objects on the battlefield that state-based actions must be looked for at; undefined: all. */
  get toCheck(): readonly GameObject[] | undefined {
    const all = this.unchecked?.objects;
    return all?.every(isThere) ? all : all?.filter(isThere);
  }

  /**
   * State-based actions were looked for everywhere that `toCheck` says, and there were none. They look at nothing but how
   * the battlefield is arranged, and at damage.
   *
   * @param again objects to be looked at each time, because what would be found there hangs on other things.
   */
  checked(again: readonly GameObject[]): void {
    if (!speedUps.areUsed) return;
    this.unchecked ??= new MarkedObjects(8);
    this.unchecked.clear();
    for (const object of again) this.unchecked.add(object);
  }

  /** Something has changed, or was taken back. */
  changed(): void {
    this.readSince(this.readUpTo);
    this.readUpTo = this.journal.mark();
    if (!speedUps.areUsed) {
      this.everything();
      return;
    }
    const { other } = this;
    const before = this.reach;
    if (!other.anything && this.damaged.objects.length === 0 && (other.seldom & before.looksBeyond) === 0) {
      other.seldom = 0;
      return;
    }
    if (other.reach) this.known = undefined;
    const { reach } = this;
    if (before.plain && reach.plain && !other.everything) this.onlySome();
    else if (
      this.touched.objects.length > 0 ||
      other.everything ||
      other.stirred ||
      other.sources ||
      other.turn ||
      other.reach ||
      (other.seldom & (before.looksBeyond | reach.looksBeyond)) !== 0
    ) {
      const isSaid = other.everything || other.sources || other.reach;
      if (isSaid || before.movesSources || reach.movesSources) this.everything();
      else this.allCharacteristics();
    } else for (const object of this.damaged.objects) this.unchecked?.add(object);
    this.touched.clear();
    this.damaged.clear();
    this.voices.clear();
    other.anything = false;
    other.seldom = 0;
    other.stirred = false;
    other.everything = false;
    other.sources = false;
    other.turn = false;
    other.reach = false;
  }

  /** Changes since the journal's mark are about to be taken back. */
  aboutToTakeBack(mark: number): void {
    this.readSince(Math.min(mark, this.readUpTo));
    this.readUpTo = mark;
  }

  /** Nothing that was worked out holds any more. */
  everything(): void {
    this.sourcesVersion += 1;
    this.allCharacteristics();
  }

  private allCharacteristics(): void {
    this.version += 1;
    this.unchecked?.clear();
    this.unchecked = undefined;
  }

  /** All effects are plain: what has changed concerns the objects that were written, and those that they speak of. */
  private onlySome(): void {
    const { touched, other } = this;
    if (other.sources) this.sourcesVersion += 1;
    for (const object of this.damaged.objects) this.unchecked?.add(object);
    if (other.turn) for (const object of this.asked.turning()) this.outOfDate(object);
    for (const object of touched.objects) {
      this.outOfDate(object);
      if (object.card.abilities.length === 0) continue;
      const onlyMoved = !this.voices.has(object);
      for (const each of this.asked.spokenOfBy(object, touched.objects, onlyMoved)) this.outOfDate(each);
    }
  }

  private outOfDate(object: GameObject): void {
    object.seenAt = -1;
    this.unchecked?.add(object);
  }

  private readSince(mark: number): void {
    this.journal.eachSince(mark, this.read);
  }

  private readonly read = (target: object, key: PropertyKey, value: unknown): void => {
    if (typeof key !== 'string') {
      if (Array.isArray(target)) this.readList(target, value);
      return;
    }
    const looked = LOOKED_AT.get(key);
    if (looked === 'never') return;
    if (looked === 'seldom') {
      this.other.seldom |= key === 'reserve' ? BEYOND.reserves : BEYOND.statuses;
      if (key === 'damage' && target instanceof GameObject) this.damaged.add(target);
      return;
    }
    this.other.anything = true;
    if (target instanceof GameObject) this.readObject(target, key, value);
    else if (key === 'active') this.other.turn = true;
    else if (target === this.places.traits) this.other.reach = true;
    else if (target === this.places.now || target instanceof Player) this.other.everything = true;
    else if (OF_CONTEXTS.has(key)) this.other.stirred = true;
  };

  private readList(list: object, value: unknown): void {
    if (this.places.elsewhere.has(list)) {
      this.other.seldom |= BEYOND.elsewhere;
      return;
    }
    this.other.anything = true;
    if (list === this.places.effects) {
      this.other.reach = true;
      this.other.sources = true;
      for (const object of objectsOf(value)) this.touched.add(object);
    } else if (value instanceof GameObject) {
      if (list === this.places.sources) {
        this.other.sources = true;
        this.voices.add(value);
      }
      this.touched.add(value);
      if (value.attachedTo) this.touched.add(value.attachedTo);
    } else this.other.stirred = true;
  }

  private readObject(object: GameObject, key: PropertyKey, value: unknown): void {
    // Only the order of effects that don't just add and subtract hangs on it.
    if (key === 'timestamp') {
      this.other.stirred = true;
      return;
    }
    this.touched.add(object);
    if (key === 'attachedTo') {
      // Where it was and where it is.
      if (value instanceof GameObject) this.touched.add(value);
      if (object.attachedTo) this.touched.add(object.attachedTo);
    } else if (key === 'faceDown' || key === 'controller') {
      if (object.card.abilities.length > 0) {
        this.other.sources = true;
        this.voices.add(object);
      }
      for (const each of object.attached) this.touched.add(each);
    }
  }
}

const NOBODY: readonly GameObject[] = [];

const isThere = (object: GameObject): boolean => !object.ceased && object.zone.name === 'battlefield';

/** The objects that an effect left behind was fixed to. */
const objectsOf = (effect: unknown): readonly GameObject[] =>
  typeof effect === 'object' && effect !== null && 'objects' in effect && Array.isArray(effect.objects)
    ? effect.objects
    : NOBODY;
