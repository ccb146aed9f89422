/** What an object is like while layers are applied, and the effects that make it so (453). */
import type { ContinuousEffect, Working } from '../../kernel';
import type { Characteristics } from '../card';
import type { Change } from '../effects-in-force';
import type { GameObject } from '../object';

/** An object while layers are applied: its properties so far, and the effects that it has been through (453.1). */
export interface LayeredObject {
  readonly seen: Characteristics;
  applied: readonly string[];
}

/** One of the effects that layers apply. */
export interface Effect extends ContinuousEffect<GameObject, LayeredObject> {
  /** What has to be looked at to know whom it means and how much it changes. */
  readonly looksAt: ReadonlySet<string>;
  /** The change that it makes; undefined: what an object does to itself. */
  readonly modification: Change | undefined;
  /** By what it is known that it was applied to an object (453.1); undefined: what an object does to itself. */
  readonly key: string | undefined;
  /** Is what it asks for so, and does it mean the object, whether it was applied already or not? */
  isStillSo(object: GameObject, working: Table): boolean;
}
export type Table = Working<GameObject, LayeredObject>;

/** Makes a change to an object, and notes that it has been made. */
export function change(
  object: GameObject,
  key: string,
  working: Table,
  made: Partial<Characteristics>,
): void {
  const worked = working.own(object);
  Object.assign(worked.seen, made);
  worked.applied = [...worked.applied, key];
}
