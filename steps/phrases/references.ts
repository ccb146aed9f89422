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

// Every letter of the basic plane: patterns of steps are put together without the flag that \p{L} needs.
const FOREIGN =
  '\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u1FFF\\u2C00-\\u2DFF\\u3040-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFEFE';
const WITHIN = `A-Za-z\\d${FOREIGN}`;
/** A player's name: a word of letters, of which a Latin one without accents is a capital where it begins; digits and hyphens within. */
export const PLAYER = `[A-Z${FOREIGN}][${WITHIN}]*(?:-[${WITHIN}]+)*`;
/** A player's name that isn't followed by more of a word. */
export const WHOLE_PLAYER = `${PLAYER}(?![-'${WITHIN}])`;
const OWNER = `(?:her|his|their|its|${PLAYER}'s)`;
const KIND = oneOf(words((terms) => [...terms.cardTypes, 'card']));
const QUOTED = `(?:the ability of )?(?:${OWNER} )?(?:${KIND} )?"[^"]+"(?: \\(\\d+\\))?`;
const HOME = oneOf(words(({ home }) => (home === undefined ? [] : [home])));
const OWN_HOME = `(?:${PLAYER}'s|her|his|their) (?:second |third )?${HOME}(?! ")`;

/** An object, as a pattern. */
export const OBJECT = `(?:${QUOTED}|${OWN_HOME})`;

/** Reads the name of an object. */
export function readReference(text: string): ObjectReference {
  const scanner = new Scanner(text);
  const ability = scanner.take('the ability of ') !== undefined;
  const whole = scanner.take(`${OWN_HOME}$`);
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
