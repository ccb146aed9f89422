import type { OfferedOption, PendingDecision } from '../../port/contract';
import { answerFrom } from '../answer-from';
import { withoutIds } from '../without-ids';

/** What was chosen, as a reader would say it: it is found again where ids and places are others. */
interface Thing {
  readonly action?: string;
  /** Name of the object that it is done with, and of the one that it is done to. */
  readonly object?: string;
  readonly onto?: string;
  readonly player?: string;
  readonly index?: number;
  /** For what is neither an object nor a player. */
  readonly label: string;
  /** Which of several that are alike and have the same index, from 0. */
  readonly nth: number;
}

/** Something that a player decided, by its meaning: "player does X with Y". */
export interface Deed {
  readonly player: string;
  readonly purpose: string;
  readonly kind: PendingDecision['kind'];
  readonly things: readonly Thing[];
  /** The number that was chosen, or how much of an amount each of the things gets. */
  readonly numbers: readonly number[];
}

/** Names of players by seat and of objects by id. */
export interface Names {
  readonly player: (seat: number) => string;
  readonly object: (id: string) => string | undefined;
}

function thingOf(
  { label, action, object, onto, player, index }: OfferedOption,
  names: Names,
): Omit<Thing, 'nth'> {
  const named = object === undefined ? undefined : names.object(object);
  return {
    label: withoutIds(label),
    ...(action === undefined ? {} : { action }),
    ...(named === undefined ? {} : { object: named }),
    ...(onto === undefined ? {} : { onto: names.object(onto) ?? '' }),
    ...(player === undefined || object !== undefined ? {} : { player: names.player(player) }),
    ...(index === undefined ? {} : { index }),
  };
}

/** Do two things mean the same? Text may have become shorter, and abilities may have other places then. */
const alike = (one: Omit<Thing, 'nth'>, other: Omit<Thing, 'nth'>): boolean =>
  one.action === other.action &&
  one.object === other.object &&
  one.onto === other.onto &&
  one.player === other.player &&
  (one.object !== undefined || one.player !== undefined || one.label === other.label);

/** What an answer means. */
export function deedOf(decision: PendingDecision, answer: readonly number[], names: Names): Deed {
  const { player, purpose, kind, options } = decision;
  const all = options.map((option) => thingOf(option, names));
  const thing = (place: number): Thing => {
    const found = all[place] ?? { label: '' };
    const before = all.slice(0, place).filter((each) => alike(each, found) && each.index === found.index);
    return { ...found, nth: before.length };
  };
  const shared = { player: names.player(player), purpose, kind };
  if (kind === 'number') return { ...shared, things: [], numbers: answer };
  if (kind === 'distribute')
    return { ...shared, things: options.map((_, place) => thing(place)), numbers: answer };
  return { ...shared, things: answer.map(thing), numbers: [] };
}

/** What players are asked before a game's first turn, of cards that came to them by chance. */
const MULLIGAN = 'mulligan';

/** The answer that means a deed; undefined where this decision isn't the one, or the deed isn't among its options. */
export function answerFor(
  deed: Deed,
  decision: PendingDecision,
  names: Names,
): readonly number[] | undefined {
  const { kind, purpose, player, minimum, maximum, options, amount } = decision;
  if (deed.kind !== kind || deed.purpose !== purpose) return undefined;
  if (names.player(player) !== deed.player) return undefined;
  if (kind === 'number') {
    const [number] = deed.numbers;
    return number !== undefined && number >= minimum && number <= maximum ? [number] : undefined;
  }
  const places = placesOf(
    deed.things,
    options.map((option) => thingOf(option, names)),
  );
  if (kind === 'distribute') return sharesOf(deed, places, options.length, amount);
  const found = places.filter((place) => place >= 0);
  // The cards that a player happens to begin with are others as soon as a deck is: as many of them are set aside.
  if (
    purpose === MULLIGAN &&
    found.length < places.length &&
    Math.min(maximum, options.length) >= places.length
  )
    return places.map((_, place) => place);
  if (kind === 'order')
    return [...found, ...options.map((_, place) => place).filter((place) => !found.includes(place))];
  return found.length === places.length && found.length >= minimum && found.length <= maximum
    ? found
    : undefined;
}

/** Where each thing is among the options, each in another place; -1 where it isn't. */
function placesOf(things: readonly Thing[], options: readonly Omit<Thing, 'nth'>[]): readonly number[] {
  const taken = new Set<number>();
  return things.map((thing) => {
    const all = options.flatMap((option, place) => (alike(option, thing) ? [place] : []));
    const same = all.filter((place) => options[place]?.index === thing.index);
    const fitting = same.length > 0 ? same : all;
    const free = fitting.filter((place) => !taken.has(place));
    const wanted = fitting[thing.nth];
    const place = (wanted !== undefined && free.includes(wanted) ? wanted : free[0]) ?? -1;
    taken.add(place);
    return place;
  });
}

function sharesOf(
  { numbers }: Deed,
  places: readonly number[],
  size: number,
  amount: number,
): readonly number[] | undefined {
  const shares = Array.from({ length: size }, () => 0);
  for (const [at, place] of places.entries()) {
    const share = numbers[at] ?? 0;
    if (place >= 0) shares[place] = share;
    else if (share > 0) return undefined;
  }
  return shares.reduce((sum, share) => sum + share, 0) === amount ? shares : undefined;
}

const IDLE = ['pass', 'done', 'decline'];

/** The answer that does as little as possible: passing, declaring nothing more, declining, the least that is legal. */
export function leastAnswer(decision: PendingDecision): readonly number[] {
  const { kind, options, minimum, maximum } = decision;
  if (kind === 'order') return options.map((_, place) => place);
  if (kind === 'choose' && minimum <= 1 && maximum >= 1) {
    const idle = options.findIndex(({ action }) => action !== undefined && IDLE.includes(action));
    if (idle >= 0) return [idle];
  }
  return answerFrom(decision, () => 0);
}

/** Is a deed what would be done anyway? */
export const isIdle = ({ kind, things }: Deed): boolean =>
  kind === 'choose' &&
  (things.length === 0 || (things.length === 1 && IDLE.includes(things[0]?.action ?? '')));
