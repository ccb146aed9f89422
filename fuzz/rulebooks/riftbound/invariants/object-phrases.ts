import type { ObjectView, Observation } from '../../../../port/contract';

type IsSo = (object: ObjectView, you: number, table: Observation) => boolean | undefined;

/** Words that say what an object must be. */
const WORDS: readonly (readonly [word: RegExp, isSo: IsSo])[] = [
  [/^enemy$/, ({ controller }, you) => controller !== you],
  [/^friendly$|^you control$/, ({ controller }, you) => controller === you],
  // 708.
  [/^mighty$/i, ({ characteristics }) => (characteristics.might ?? 0) >= 5],
  [/^damaged$/, ({ damage }) => damage > 0],
  [/^equipped$/, (object, _you, table) => isEquipped(object, table)],
  [/^at a battlefield$/, ({ at: base }, _you, table) => isBattlefield(base, table)],
  [/^in a base$/, ({ at: base }, _you, table) => base !== undefined && !isBattlefield(base, table)],
  [/^unit$/, ({ types }) => types.includes('unit')],
  [/^gear$/, ({ types }) => types.includes('gear')],
];

const STATUS = /^(?:exhausted|ready|stunned|buffed|attacking|defending)$/;
const WORD =
  /you control|at a battlefield|in a base|enemy|friendly|exhausted|ready|stunned|buffed|attacking|defending|damaged|equipped|[mM]ighty|unit|gear/gy;

const isBattlefield = (id: string | undefined, { objects }: Observation): boolean =>
  objects.some((each) => each.id === id && each.types.includes('battlefield'));

/**
 * The words of a phrase that says what an object must be.
 *
 * @returns undefined where there are words among them that aren't known
 */
export function wordsOf(phrase: string): readonly string[] | undefined {
  const words: string[] = [];
  for (let at = 0; at < phrase.length; ) {
    WORD.lastIndex = at;
    const [word] = WORD.exec(phrase) ?? [];
    if (word === undefined) return undefined;
    words.push(word);
    at += word.length;
    if (phrase[at] === ' ') at += 1;
  }
  return words;
}

/** Does an object's text count: is it on the board or a legend, and attached to nothing (134.4)? */
export const isInPlay = ({ zone, attachedTo }: ObjectView): boolean =>
  (zone === 'board' || zone === 'legend zone') && attachedTo === undefined;

/** Is Equipment attached to a unit? Undefined where something is that doesn't say whether it is Equipment. */
export function isEquipped({ id }: ObjectView, { objects }: Observation): boolean | undefined {
  const held = objects.filter(({ attachedTo }) => attachedTo === id);
  if (held.length === 0) return false;
  return held.some(({ abilities }) => abilities.some((text) => text.includes('[Equip]'))) || undefined;
}

/**
 * Is what a known word says so of an object, for a player, on a table?
 *
 * @returns undefined where that isn't seen
 */
export const isSoOf = (
  word: string,
  object: ObjectView,
  you: number,
  table: Observation,
): boolean | undefined =>
  STATUS.test(word)
    ? object.statuses.includes(word)
    : WORDS.find(([says]) => says.test(word))?.[1](object, you, table);
