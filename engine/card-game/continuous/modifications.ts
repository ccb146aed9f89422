/** One change of what objects are, as an effect in a layer. */
import type { Rule } from '../../kernel';
import type { Phrases } from '../phrases/phrases';
import type { Effect, LayeredTypesOf, PartOfLayer, Table } from './layers';

/** Whom an effect applies to, and for how long there is one. */
interface Whom<T extends LayeredTypesOf<T>> {
  readonly exists: Effect<T>['exists'];
  readonly affects: Effect<T>['affects'];
  /** The only objects that it could apply to, where that is known beforehand. */
  readonly candidates?: (() => readonly T['object'][]) | undefined;
  /** Stands for the parts of one effect that apply to the same objects, fixed by the first of them that applies. */
  readonly fixedBy?: object | undefined;
  /** The characteristics that it looks at to know whether it exists and whom it applies to. */
  readonly reads: readonly string[];
}

/** What a game's rules say of changes that effects make. */
export interface ModificationRules<T extends LayeredTypesOf<T>> {
  /** The numbered rule of the layer in which each kind of change is made. */
  readonly layers: { readonly [K in T['modification']['change']]: Rule };
  /** Is it what defines a characteristic? Such effects come first in their layer. */
  defines(modification: T['modification']): boolean;
  /** The characteristics that it writes. */
  writes(modification: T['modification']): readonly string[];
  /** The phrase for the number in it; undefined where there is none. */
  amountIn(modification: T['modification']): T['tree']['amount'] | undefined;
  /** The characteristics that decide a number. */
  readByAmount(of: T['tree']['amount']): readonly string[];
  /** What the phrase for the number knows: in what is said of each object, "it" is that object. */
  contextFor(context: T['context'], object: T['object']): T['context'];
  /** The timestamp that decides, of the one that an effect has. */
  orderedBy(game: T['game'], timestamp: number): number;
  /** Which of the characteristics that an effect looks at it can depend on others for. */
  dependsThrough(game: T['game'], reads: readonly string[]): readonly string[];
  /**
   * Writes the change on an object's characteristics.
   *
   * @param number the one in it; 0 where there is none
   * @param context what the effect knows that makes the change
   * @param whose the object that these are the characteristics of
   * @param timestamp the one of the effect
   */
  change(
    game: T['game'],
    on: T['characteristics'],
    modification: T['modification'],
    number: number,
    context: T['context'],
    whose: T['object'],
    timestamp: number,
  ): void;
}

/** A change as an effect on the objects that it is said of. */
export type PartMaker<T extends LayeredTypesOf<T>> = (
  game: T['game'],
  modification: T['modification'],
  context: T['context'],
  timestamp: number,
  whom: Whom<T>,
) => PartOfLayer<T>;

/**
 * Makes what turns one change that card text says into an effect in its layer. Whether it depends on another effect is
 * told by its number: two effects that give the same number do the same.
 */
export const partsOfLayers =
  <T extends LayeredTypesOf<T>>(
    { amount }: Pick<Phrases<T>, 'amount'>,
    rules: ModificationRules<T>,
  ): PartMaker<T> =>
  (game, modification, context, timestamp, { exists, affects, candidates, fixedBy, reads }) => {
    const change: T['modification']['change'] = modification.change;
    const of = rules.amountIn(modification);
    const number = (object: T['object'], table: Table<T>): number =>
      of === undefined ? 0 : amount(game, of, rules.contextFor(context, object), table.of);
    const readForNumber = of === undefined ? [] : rules.readByAmount(of);
    return {
      layer: rules.layers[change],
      effect: {
        timestamp: rules.orderedBy(game, timestamp),
        characteristicDefining: rules.defines(modification),
        writes: new Set(rules.writes(modification)),
        reads: new Set(rules.dependsThrough(game, [...reads, ...readForNumber])),
        exists,
        affects,
        ...(candidates && { candidates }),
        ...(fixedBy && { fixedBy }),
        does: (object, table) => `${change} ${number(object, table)}`,
        apply: (object, table) =>
          rules.change(
            game,
            table.own(object),
            modification,
            number(object, table),
            context,
            object,
            timestamp,
          ),
      },
    };
  };
