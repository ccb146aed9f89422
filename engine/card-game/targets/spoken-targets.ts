/** Where texts speak of the targets that are chosen for them. */
import { column, concatMap } from '../../kernel';

/** Places of the targets that part of an ability speaks of. Abilities, delayed ones among them, count their own. */
export const targetsIn = (part: unknown): readonly number[] =>
  typeof part === 'object' && part !== null ? targetsWithin(part) : NO_PLACES;

const NO_PLACES: readonly number[] = [];

const targetsWithin = column((part: object): readonly number[] => {
  if ('targets' in part) return NO_PLACES;
  const here = 'target' in part && typeof part.target === 'number' ? [part.target] : NO_PLACES;
  return [...here, ...concatMap(Object.values(part), targetsIn)];
});

/** Phrases that mean the same whatever was chosen for a text's targets. */
const HEEDLESS_OBJECTS: ReadonlySet<unknown> = new Set(['this', 'all']);
const HEEDLESS_PLAYERS: ReadonlySet<unknown> = new Set([
  'you',
  'each player',
  'any player',
  'opponent',
  'each opponent',
  'active player',
  'defending player',
]);

/**
 * Could what a description or a number means hang on which targets were chosen before? A phrase that isn't known to mean the
 * same whatever they are counts as one that does.
 */
export function readsTargets(part: unknown): boolean {
  if (part === 'that player') return true;
  return typeof part === 'object' && part !== null && readsTargetsWithin(part);
}

const readsTargetsWithin = column(
  (part: object): boolean =>
    ('ref' in part && !HEEDLESS_OBJECTS.has(part.ref)) ||
    ('who' in part &&
      typeof part.who === 'string' &&
      !HEEDLESS_PLAYERS.has(part.who) &&
      !('object' in part)) ||
    Object.values(part).some(readsTargets),
);

/** An amount that is divided among the objects of one of an ability's targets. */
export interface Division<A> {
  readonly amount: A;
  /** Place of the target. */
  readonly target: number;
}

/**
 * Makes what tells what an ability divides among targets, if it does.
 *
 * @param isAmount whether part of a text is an amount
 */
export function dividedAmong<A>(
  isAmount: (part: unknown) => part is A,
): (ability: object) => Division<A> | undefined {
  const dividedIn = (part: unknown): Division<A> | undefined => {
    if (typeof part !== 'object' || part === null) return undefined;
    // What is divided then is divided among targets of its own.
    if ('do' in part && part.do === 'delayed trigger') return undefined;
    if ('divided' in part && part.divided === true && 'amount' in part && isAmount(part.amount)) {
      const over = 'to' in part ? part.to : 'object' in part ? part.object : undefined;
      const [target] = targetsIn(over);
      return target === undefined ? undefined : { amount: part.amount, target };
    }
    for (const inner of Object.values(part)) {
      const found = dividedIn(inner);
      if (found) return found;
    }
    return undefined;
  };

  return column(dividedIn);
}

/** Does a number in a text besides its costs, or of its targets, hang on an X? Abilities that it gives to others have their own. */
export const speaksOfX = column((text: object): boolean =>
  Object.entries(text).some(([name, value]) => name !== 'costs' && (isX(name, value) || holdsX(value))),
);

const isX = (name: string, value: unknown): boolean =>
  value === 'X' && (name === 'amount' || name === 'minimum' || name === 'maximum');

function holdsX(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || 'kind' in part) return false;
  return Object.entries(part).some(([name, value]) => (value === 'X' ? isX(name, value) : holdsX(value)));
}
