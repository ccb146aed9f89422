import { words } from '../terms';
import { oneOf, Scanner } from './scanner';

/** How a sentence names an object. */
export interface ObjectReference {
  readonly name: string;
  /** Name of the player whose it is. */
  readonly owner?: string;
  /** Which of several with this name, counted in the order in which they appeared. */
  readonly number?: number;
  /** The ability on the chain of events that comes from the object, rather than the object. */
  readonly ability: boolean;
  readonly text: string;
}

/** A player's name. */
export const PLAYER = '[A-Z][A-Za-z]*';
const OWNER = `(?:her|his|their|its|${PLAYER}'s)`;
const KIND = oneOf(words((terms) => [...terms.cardTypes, 'card']));
const QUOTED = `(?:the ability of )?(?:${OWNER} )?(?:${KIND} )?"[^"]+"(?: \\(\\d+\\))?`;
const DEFAULT_BASE = `(?:${PLAYER}'s|her|his|their) (?:second |third )?base(?! ")`;

/** An object, as a pattern. */
export const OBJECT = `(?:${QUOTED}|${DEFAULT_BASE})`;

/** Reads the name of an object. */
export function readReference(text: string): ObjectReference {
  const scanner = new Scanner(text);
  const ability = scanner.take('the ability of ') !== undefined;
  const whole = scanner.take(`${DEFAULT_BASE}$`);
  if (whole) return { name: whole[0], ability, text };
  const owner = scanner.take(`(${OWNER}) `)?.[1];
  scanner.take(`${KIND} `);
  const name = (scanner.take('"([^"]+)"') ?? scanner.lost())[1] ?? '';
  const number = scanner.take(' \\((\\d+)\\)')?.[1];
  return {
    name,
    ability,
    text,
    ...(owner?.endsWith("'s") ? { owner: owner.slice(0, -2) } : {}),
    ...(number === undefined ? {} : { number: Number(number) }),
  };
}
