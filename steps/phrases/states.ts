import { type DeclarationSentence, declarations, games, words } from '../terms';
import { COUNTER } from './cards';
import { REFERENCE, type Reference, readOne } from './choices';
import { OBJECT, type ObjectReference, PLAYER, readReference } from './references';
import { oneOf, Scanner } from './scanner';

/** What an object can be said to be, or where. */
export type State =
  | { readonly is: 'in zone'; readonly zone: string }
  | {
      readonly is: 'in pile';
      readonly pile: string;
      readonly player: string;
      readonly end?: 'top' | 'bottom';
    }
  | { readonly is: 'in place'; readonly place: ObjectReference }
  | { readonly is: 'status'; readonly status: string }
  | { readonly is: 'fighting'; readonly what: DeclarationSentence; readonly onto: ObjectReference }
  | { readonly is: 'type'; readonly type: string }
  | { readonly is: 'attached'; readonly onto: ObjectReference }
  | { readonly is: 'targeting'; readonly what: Reference }
  | { readonly is: 'controlled' | 'owned'; readonly player: string };

const ZONE = oneOf(words((terms) => Object.keys(terms.sharedZones)));
const PILE = oneOf(words((terms) => terms.piles));
const supertypes: ReadonlySet<string> = new Set(games.flatMap((terms) => terms.supertypes));
/** Does one game call a supertype what another one calls a status? Both are asked with the same words. */
export const isSupertypeElsewhere = (status: string): boolean => supertypes.has(status);
const STATUS = oneOf(words((terms) => terms.statuses.filter((status) => !isSupertypeElsewhere(status))));
const SUPERTYPE = oneOf(words((terms) => terms.supertypes));

/** What an object can be said to be, as a pattern. */
export const STATE = `(?:${[
  ZONE,
  `in ${PLAYER}'s ${PILE}`,
  `(?:on top|at the bottom) of ${PLAYER}'s ${PILE}`,
  `(?:in|at) ${OBJECT}`,
  ...declarations.map(({ status }) => `${status} ${OBJECT}`),
  `attached to ${OBJECT}`,
  `targeting ${REFERENCE}`,
  `(?:controlled|owned) by ${PLAYER}`,
  `an? [A-Za-z]+`,
  SUPERTYPE,
  STATUS,
].join('|')})`;

/** Reads what an object is said to be. */
export function readState(text: string): State {
  const scanner = new Scanner(text);
  const zone = scanner.take(`(${ZONE})$`)?.[1];
  if (zone !== undefined) return { is: 'in zone', zone };
  const end = scanner.take('(on top|at the bottom) of ')?.[1];
  const pile = scanner.take(`(?:in )?(${PLAYER})'s (${PILE})$`);
  if (pile)
    return {
      is: 'in pile',
      player: pile[1] ?? '',
      pile: pile[2] ?? '',
      ...(end === undefined ? {} : { end: end === 'on top' ? 'top' : 'bottom' }),
    };
  const place = scanner.take(`(?:in|at) (${OBJECT})`)?.[1];
  if (place !== undefined) return { is: 'in place', place: readReference(place) };
  for (const what of declarations) {
    const onto = scanner.take(`${what.status} (${OBJECT})`)?.[1];
    if (onto !== undefined) return { is: 'fighting', what, onto: readReference(onto) };
  }
  const onto = scanner.take(`attached to (${OBJECT})`)?.[1];
  if (onto !== undefined) return { is: 'attached', onto: readReference(onto) };
  const target = scanner.take(`targeting (${REFERENCE})`)?.[1];
  if (target !== undefined) return { is: 'targeting', what: readOne(target) };
  const whose = scanner.take(`(controlled|owned) by (${PLAYER})`);
  if (whose) return { is: whose[1] === 'owned' ? 'owned' : 'controlled', player: whose[2] ?? '' };
  const status = scanner.take(`(${STATUS})$`)?.[1];
  if (status !== undefined) return { is: 'status', status };
  const [, type = ''] = scanner.take('(?:an? )?([A-Za-z]+)$') ?? scanner.lost();
  return { is: 'type', type };
}

/** Something that an object has. */
export type Quality =
  | { readonly has: 'number'; readonly characteristic: string; readonly value: number }
  | { readonly has: 'damage'; readonly amount: number }
  | { readonly has: 'counters'; readonly counter: string; readonly amount: number }
  | { readonly has: 'ability'; readonly text: string };

const NUMBER = oneOf(
  words((terms) => terms.characteristics.filter((each) => each.shown).flatMap((each) => each.words)),
);
const QUALITY = `(?:${NUMBER} -?\\d+|(?:no|\\d+) damage(?: marked)?|(?:no|\\d+) ${COUNTER} counters?|the ability (?:"[^"]+"|'[^']+'))`;
/** What an object has, as a pattern. */
export const QUALITIES = `${QUALITY}(?:(?:, and |, | and )${QUALITY})*`;

const amountOf = (text: string | undefined): number => (text === 'no' ? 0 : Number(text));

/** Reads what an object has. */
export function readQualities(text: string): readonly Quality[] {
  const scanner = new Scanner(text);
  const found: Quality[] = [];
  while (!scanner.done) {
    scanner.take(', and |, | and ');
    found.push(oneQuality(scanner));
  }
  return found;
}

function oneQuality(scanner: Scanner): Quality {
  const number = scanner.take(`(${NUMBER}) (-?\\d+)`);
  if (number) {
    const term = games
      .flatMap((terms) => terms.characteristics)
      .find((each) => each.words.includes(number[1] ?? ''));
    return { has: 'number', characteristic: term?.shown ?? number[1] ?? '', value: Number(number[2]) };
  }
  const damage = scanner.take('(no|\\d+) damage(?: marked)?');
  if (damage) return { has: 'damage', amount: amountOf(damage[1]) };
  const counters = scanner.take(`(no|\\d+) (${COUNTER}) counters?`);
  if (counters) return { has: 'counters', counter: counters[2] ?? '', amount: amountOf(counters[1]) };
  const [, , twice, once] = scanner.take('the ability ("([^"]+)"|\'([^\']+)\')') ?? scanner.lost();
  return { has: 'ability', text: twice ?? once ?? '' };
}
