/** The layers in which continuous effects change objects. */
import type { ContinuousEffect, Rule, Working } from '../../kernel';
import type { TypesOf } from '../game';
import type { GameTypes } from '../types';

/** The types of a game whose continuous effects apply in layers: what its layer code is written for. */
export interface LayeredTypesOf<T extends GameTypes> extends TypesOf<T> {
  characteristics: TypesOf<T>['characteristics'] & { readonly abilities: readonly T['ability'][] };
  modification: { readonly change: string };
}

/** What a continuous effect does in a layer, to whom it applies. */
export type Effect<T extends GameTypes> = ContinuousEffect<T['object'], T['characteristics']>;

/** How objects stand while layers are being applied. */
export type Table<T extends GameTypes> = Working<T['object'], T['characteristics']>;

/** A part of a continuous effect, and the layer that it applies in. */
export interface PartOfLayer<T extends GameTypes> {
  readonly layer: Rule;
  readonly effect: Effect<T>;
}

/** The effects of one layer, in the order in which they are listed. */
export function effectsIn<T extends GameTypes>(
  layer: Rule,
  parts: readonly PartOfLayer<T>[],
): readonly Effect<T>[] {
  const found: Effect<T>[] = [];
  for (const each of parts) if (each.layer === layer) found.push(each.effect);
  return found;
}

/**
 * For each layer that is in force, in order, the effects that apply in it, as the kernel's `applyLayers` takes them. A layer in which
 * an effect applies counts as exercised.
 *
 * @param layers the numbered rules of the layers
 * @param inForce the effects that there are when a layer's turn comes: an earlier layer may have given or taken abilities
 */
export const layersOf = <T extends TypesOf<T>>(
  game: T['game'],
  layers: readonly Rule[],
  inForce: (table: Table<T>) => readonly PartOfLayer<T>[],
): readonly ((table: Table<T>) => readonly Effect<T>[])[] =>
  layers
    .filter((layer) => game.isOn(layer))
    .map((layer) => (table) => {
      const found = effectsIn<T>(layer, inForce(table));
      if (found.length > 0) game.exercise(layer);
      return found;
    });
