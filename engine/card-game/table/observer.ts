import { concatMap } from '../../kernel';
import type { TypesOf } from '../game';
import { KeptViews, type ListedPile } from './kept-views';
import { MadeOfObject } from './made-of';

/** What only a game says of how its objects are seen. */
export interface Observing<T extends TypesOf<T>, V> {
  readonly isObject: (target: object) => target is T['object'];
  /** What a viewer sees of an object; without a viewer, all of it. */
  readonly view: (object: T['object'], viewer: number | undefined) => V;
  /** What is written of an object that its view follows from, apart from its characteristics, always in the same order. */
  readonly written: (object: T['object']) => readonly unknown[];
  /** Left out: where all of it is the very same. */
  readonly areAlike?: (one: T['characteristics'], other: T['characteristics']) => boolean;
  /**
   * Can an object's characteristics change although nothing is written of it? Left out: in play, on the stack, and elsewhere by what its
   * own text or an effect that is fixed to it says.
   */
  readonly varies?: (object: T['object']) => boolean;
  /** Objects whose views may follow from something else that was written. Left out: those that an effect is fixed to, as it begins or ends. */
  readonly concerned?: (target: object, value: unknown) => readonly T['object'][];
  /** All piles, in the order in which they are shown. */
  readonly piles: () => readonly ListedPile<T['object']>[];
  /** Views of what is no object, which come before all others. */
  readonly before?: readonly V[];
}

/** Looks at all objects of one game: who sees everything sees the same views for as long as they would be alike. */
export class Observer<T extends TypesOf<T>, V> {
  private readonly kept: KeptViews<T['object'], V>;

  constructor(
    game: T['game'],
    private readonly observing: Observing<T, V>,
  ) {
    const { isObject, view, written, areAlike = areTheVerySame, varies = variesIn(game) } = observing;
    const { concerned = fixedIn(game, isObject) } = observing;
    const telling = {
      look: (object: T['object']) => game.look(object),
      areAlike,
      written,
      view: (object: T['object']) => view(object, undefined),
    };
    this.kept = new KeptViews<T['object'], V>(game.journal, {
      object: (target) => (isObject(target) ? target : undefined),
      concerned,
      make: (object) => new MadeOfObject(telling, object),
      varies,
    });
  }

  /** What a viewer sees of every object; without a viewer, all of it. */
  views(viewer: number | undefined): readonly V[] {
    const { piles, before } = this.observing;
    return viewer === undefined ? this.kept.all(piles(), before) : this.anew(viewer);
  }

  /** The same with every view made anew. */
  anew(viewer: number | undefined): readonly V[] {
    const { piles, view, before = [] } = this.observing;
    const inOrder = concatMap(piles(), ({ zone: { objects }, from }) =>
      from === 'top' ? [...objects].reverse() : objects,
    );
    return [...before, ...inOrder.map((object) => view(object, viewer))];
  }
}

/** What an effect is fixed to, as it begins or ends. */
const fixedIn =
  <T extends TypesOf<T>>(game: T['game'], isObject: Observing<T, unknown>['isObject']) =>
  (target: object, value: unknown): readonly T['object'][] =>
    target === game.effects &&
    typeof value === 'object' &&
    value !== null &&
    'objects' in value &&
    Array.isArray(value.objects)
      ? value.objects.filter((each) => typeof each === 'object' && each !== null && isObject(each))
      : [];

const variesIn =
  <T extends TypesOf<T>>(game: T['game']) =>
  (object: T['object']): boolean =>
    object.zone === game.inPlay ||
    object.zone === game.stack ||
    game
      .abilitiesOf(object)
      .some((ability) => 'kind' in ability && (ability.kind === 'static' || ability.kind === 'keyword')) ||
    game.effects.some(({ objects }) => objects.includes(object));

const areTheVerySame = (one: object, other: object): boolean => {
  const values = Object.values(other);
  return Object.values(one).every((value, place) => value === values[place]);
};
