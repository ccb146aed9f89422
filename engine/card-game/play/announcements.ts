/**
 * What is announced as something is put on the stack, from first to last: where it goes, its modes, how it is paid for, X, its
 * targets.
 */
import { gathered } from '../../kernel';
import type { TypesOf } from '../game';
import { keyOfTarget, leastTargets, mostTargets } from '../targets/legal-targets';
import type { Chosen, Limits, Problem, Slot } from '../targets/problem';
import { range } from '../targets/sets';
import { type Division, readsTargets } from '../targets/spoken-targets';

/** Something that is announced. */
export type Announcement<T extends TypesOf<T>, W> =
  | { readonly kind: 'mode'; readonly mode: number; readonly time: number }
  | { readonly kind: 'way'; readonly way: W }
  | { readonly kind: 'X'; readonly x: number }
  | { readonly kind: 'target'; readonly target: T['target'] };

/** What a player announced: a mode, a way to pay, a value of X, or a target. */
export type Announced<T extends TypesOf<T>, W> = Chosen<Announcement<T, W>>;

/** Which modes there are of one execution of a text, and how many are chosen. */
interface ModesAsked {
  readonly modes: readonly unknown[];
  readonly minimum: number;
  readonly maximum: number;
}

/** What has to be announced of a card or an ability. */
export interface ToAnnounce<T extends TypesOf<T>, W> {
  /** What is known besides what is announced. */
  readonly context: T['context'];
  /** Where it can be put, or has been chosen to be. Left out: nowhere in particular. */
  readonly places?: {
    readonly open: () => readonly T['target'][];
    readonly chosen: T['target'] | undefined;
  };
  /** What may be paid besides and isn't decided yet, each of it by itself. Left out: nothing. */
  readonly options?: readonly W[];
  /** The modes of each execution of its text; they are numbered through all of them. */
  readonly modals: readonly ModesAsked[];
  /** Which of these executions come about if so much is paid besides. Left out: all. */
  readonly isExecuted?: (execution: number, paid: readonly W[]) => boolean;
  /** How often the same mode may be chosen. */
  readonly times: number;
  /** The ways in which it can be paid for; none where there is nothing to choose. */
  readonly ways: readonly W[];
  /** Values of X, by the way in which it is paid for; undefined: there is no X to be announced. */
  readonly valuesOfX: ((way: W | undefined) => readonly number[]) | undefined;
  /** The targets of the text, by the modes that were chosen and what is paid besides: always as many. */
  readonly targets: (modes: readonly number[], paid: readonly W[]) => readonly T['tree']['target'][];
  /** What is divided among the objects of one of its targets as it is announced. */
  readonly division: Division<T['tree']['amount']> | undefined;
  /** How much is divided, as known from what was announced. */
  readonly divided: (amount: T['tree']['amount'], context: T['context']) => number;
  readonly legalTargets: (
    specification: T['tree']['target'],
    context: T['context'],
  ) => readonly T['target'][];
  /** How many are chosen for a target. Left out: as many as its text says. */
  readonly limitsOf?: (specification: T['tree']['target'], context: T['context']) => Limits;
  /** Hangs what can be chosen for a target on others before it? Left out: where its description speaks of them. */
  readonly readsOthers?: (specification: T['tree']['target'], place: number) => boolean;
  /** What some that are chosen for a target must fulfil together. Left out: nothing. */
  readonly agree?: (
    specification: T['tree']['target'],
  ) => ((targets: readonly T['target'][], context: T['context']) => boolean) | undefined;
  /** What targets are told apart by, to all that is announced after them; undefined: each is of its own kind. */
  readonly kindOf?: ((target: T['target']) => unknown) | undefined;
  /** What is announced, or paid, after all that. */
  readonly further?: (before: BeforeFurther<T, W>) => readonly Slot<Announcement<T, W>>[];
}

/** What stands before the slots that a game adds. */
export interface BeforeFurther<T extends TypesOf<T>, W> {
  readonly targets: readonly Slot<Announcement<T, W>>[];
  /** Place of the slot of the first target. */
  readonly from: number;
  /** What is known once so much was announced. */
  readonly contextAfter: (before: Announced<T, W>, context?: T['context']) => T['context'];
}

/**
 * The slot of the place; those of what may be paid besides follow, those of modes, one for each execution, then how it is paid
 * for, X and the targets.
 */
export const PLACE = 0;
/** The slot of what may be paid besides first. */
export const OPTIONS = 1;

/** What tells how many slots there are. */
interface Many {
  readonly modals: readonly unknown[];
  readonly options?: readonly unknown[];
}

/** Place of the slot of the modes of the first execution. */
export const modesAt = ({ options = NOTHING }: Many): number => OPTIONS + options.length;

/** Place of the slot of how it is paid for. */
export const wayAt = (asked: Many): number => modesAt(asked) + Math.max(1, asked.modals.length);

/** Place of the slot of the value of X. */
export const xAt = (asked: Many): number => wayAt(asked) + 1;

/** Place of the slot of the first target. */
export const targetsAt = (asked: Many): number => wayAt(asked) + 2;

/** What is paid besides, as far as it was decided. */
export const paidBesides = <T extends TypesOf<T>, W>(asked: Many, before: Announced<T, W>): readonly W[] =>
  asked.options ? gathered(before.slice(OPTIONS, modesAt(asked)), waysIn) : NOTHING;

const NOTHING: readonly never[] = [];
const NONE = { least: 0, most: 0 };

/** What makes two announcements the same one. */
export const keyOf = <T extends TypesOf<T>, W>(announced: Announcement<T, W>): unknown => {
  switch (announced.kind) {
    case 'mode':
      return `mode ${announced.mode}, time ${announced.time}`;
    case 'way':
      return announced.way;
    case 'X':
      return `X = ${announced.x}`;
    case 'target':
      return keyOfTarget<T>(announced.target);
  }
};

/** The modes among what was announced. */
export const modesIn = <T extends TypesOf<T>, W>(
  announced: readonly Announcement<T, W>[],
): readonly number[] => announced.flatMap((each) => (each.kind === 'mode' ? [each.mode] : []));

/** The values of X among it. */
export const valuesOfXIn = <T extends TypesOf<T>, W>(
  announced: readonly Announcement<T, W>[],
): readonly number[] => announced.flatMap((each) => (each.kind === 'X' ? [each.x] : []));

/** The ways of paying among it. */
export const waysIn = <T extends TypesOf<T>, W>(announced: readonly Announcement<T, W>[]): readonly W[] =>
  announced.flatMap((each) => (each.kind === 'way' ? [each.way] : []));

/** The targets among it. */
export const targetsIn = <T extends TypesOf<T>, W>(
  announced: readonly Announcement<T, W>[],
): readonly T['target'][] => announced.flatMap((each) => (each.kind === 'target' ? [each.target] : []));

/** What an ability knows once so much has been announced. */
function contextWith<T extends TypesOf<T>, W>(
  asked: ToAnnounce<T, W>,
  before: Announced<T, W>,
  context: T['context'] = asked.context,
): T['context'] {
  const from = targetsAt(asked);
  const way = wayAt(asked);
  const modes = gathered(before.slice(modesAt(asked), way), modesIn);
  const targets = before.slice(from, from + asked.targets(context.modes, NOTHING).length).map(targetsIn);
  const [x = context.x] = valuesOfXIn(before[xAt(asked)] ?? NOTHING);
  const { modes: known, targets: chosen } = context;
  const isUnchanged = modes.length + targets.length + known.length + chosen.length === 0 && x === context.x;
  return isUnchanged ? context : context.with({ modes, x, targets });
}

/** What was announced before, as far as a context knows it: X it knows by itself. */
export const announcedIn = <T extends TypesOf<T>, W>(
  asked: Pick<ToAnnounce<T, W>, 'modals' | 'options' | 'places'>,
  { modes, targets }: Pick<T['context'], 'modes' | 'targets'>,
): Announced<T, W> => {
  const { places, options = NOTHING, modals } = asked;
  let first = 0;
  const ofExecutions = modals.map(({ modes: { length } }): readonly Announcement<T, W>[] => {
    const from = first;
    first += length;
    return modes
      .filter((mode) => mode >= from && mode < first)
      .map((mode, at, own) => ({
        kind: 'mode',
        mode,
        time: own.slice(0, at).filter((each) => each === mode).length,
      }));
  });
  return [
    places?.chosen ? [{ kind: 'target', target: places.chosen }] : NOTHING,
    ...options.map(() => NOTHING),
    ...(ofExecutions.length === 0 ? [NOTHING] : ofExecutions),
    NOTHING,
    NOTHING,
    ...targets.map((each) => each.map((target): Announcement<T, W> => ({ kind: 'target', target }))),
  ];
};

/** The slot of what need not be announced. */
export const absent = (name: string) => ({
  name,
  reads: NOTHING,
  otherThan: NOTHING,
  limits: () => NONE,
  values: () => NOTHING,
});
const NO_PLACE = absent('place');
const NO_MODES = absent('modes');
const NO_WAYS = absent('how it is paid for');
const NO_X = absent('X');
const ONE = { least: 1, most: 1 };
const AT_MOST_ONE = { least: 0, most: 1 };

/** All that is announced of a card or an ability, as choices that have to be possible together. */
export function problemOf<T extends TypesOf<T>, W>(asked: ToAnnounce<T, W>): Problem<Announcement<T, W>> {
  const { context, places, options = NOTHING, modals, ways, valuesOfX, further } = asked;
  const slots: Slot<Announcement<T, W>>[] = [places ? placeSlot<T, W>(places) : NO_PLACE];
  for (const option of options) slots.push(optionSlot(option));
  let first = 0;
  for (const [execution, modal] of modals.entries()) {
    slots.push(modesSlot(asked, modal, first, execution));
    first += modal.modes.length;
  }
  if (modals.length === 0) slots.push(NO_MODES);
  slots.push(ways.length > 0 ? waysSlot(ways) : NO_WAYS);
  slots.push(valuesOfX ? xSlot(valuesOfX, wayAt(asked), ways.length > 0) : NO_X);
  const from = slots.length;
  const modes = modesAt(asked);
  const reads = [...range(OPTIONS, modes + modals.length - 1), ...(valuesOfX ? [xAt(asked)] : NOTHING)];
  for (const each of asked.targets(context.modes, NOTHING))
    slots.push(targetSlot(asked, each, slots.length - from, reads));
  const targets = slots.slice(from);
  const contextAfter: BeforeFurther<T, W>['contextAfter'] = (before, known) =>
    contextWith<T, W>(asked, before, known);
  if (further) slots.push(...further({ targets, from, contextAfter }));
  return { slots, keyOf };
}

function placeSlot<T extends TypesOf<T>, W>({
  open,
  chosen,
}: NonNullable<ToAnnounce<T, W>['places']>): Slot<Announcement<T, W>> {
  return {
    ...NO_PLACE,
    limits: () => ONE,
    values: () => (chosen ? [chosen] : open()).map((target) => ({ kind: 'target', target })),
  };
}

function optionSlot<T extends TypesOf<T>, W>(way: W): Slot<Announcement<T, W>> {
  const values: readonly Announcement<T, W>[] = [{ kind: 'way', way }];
  return { ...absent('what is paid besides'), limits: () => AT_MOST_ONE, values: () => values };
}

function modesSlot<T extends TypesOf<T>, W>(
  asked: ToAnnounce<T, W>,
  { modes, minimum, maximum }: ModesAsked,
  first: number,
  execution: number,
): Slot<Announcement<T, W>> {
  const { times, isExecuted } = asked;
  const values: Announcement<T, W>[] = [];
  for (let time = 0; time < times; time += 1)
    for (const mode of modes.keys()) values.push({ kind: 'mode', mode: first + mode, time });
  const limits = { least: minimum, most: Math.min(maximum, values.length) };
  if (!isExecuted) return { ...NO_MODES, limits: () => limits, values: () => values };
  return {
    ...NO_MODES,
    reads: range(OPTIONS, modesAt(asked) - 1),
    limits: (before) => (isExecuted(execution, paidBesides(asked, before)) ? limits : NONE),
    values: () => values,
  };
}

function waysSlot<T extends TypesOf<T>, W>(ways: readonly W[]): Slot<Announcement<T, W>> {
  const values = ways.map((way): Announcement<T, W> => ({ kind: 'way', way }));
  return { ...NO_WAYS, limits: () => ONE, values: () => values };
}

const xSlot = <T extends TypesOf<T>, W>(
  valuesOfX: (way: W | undefined) => readonly number[],
  way: number,
  isOfWay: boolean,
): Slot<Announcement<T, W>> => ({
  ...NO_X,
  reads: isOfWay ? [way] : NOTHING,
  limits: () => ONE,
  values: (before) => valuesOfX(waysIn(before[way] ?? NOTHING)[0]).map((x) => ({ kind: 'X', x })),
});

function targetSlot<T extends TypesOf<T>, W>(
  asked: ToAnnounce<T, W>,
  printed: T['tree']['target'],
  place: number,
  reads: readonly number[],
): Slot<Announcement<T, W>> {
  const {
    division,
    divided,
    targets,
    legalTargets,
    limitsOf = asItSays<T>,
    readsOthers = speaksOfOthers<T>,
  } = asked;
  const { text, otherThan = NOTHING } = printed;
  const from = targetsAt(asked);
  const isDivided = division?.target === place;
  const readsEarlier = readsOthers(printed, place) || (isDivided && readsTargets(division.amount));
  const known = (before: Announced<T, W>): T['context'] =>
    contextWith<T, W>(asked, readsEarlier ? before : before.slice(0, from));
  const asIs = ({ modes }: T['context'], before: Announced<T, W>): T['tree']['target'] | undefined =>
    targets(modes, paidBesides(asked, before))[place];
  const agree = asked.agree?.(printed);
  const { kindOf } = asked;
  return {
    name: text,
    reads: readsEarlier ? [...reads, ...range(from, from + place - 1)] : reads,
    otherThan: otherThan.map((each) => from + each),
    limits: (before) => {
      const seen = known(before);
      const each = asIs(seen, before);
      if (!each) return NONE;
      const { least, most } = limitsOf(each, seen);
      const shares = isDivided ? Math.max(0, divided(division.amount, seen)) : most;
      return { least, most: Math.min(most, shares) };
    },
    values: (before) => {
      const seen = known(before);
      const each = asIs(seen, before);
      return each ? legalTargets(each, seen).map((target) => ({ kind: 'target', target })) : NOTHING;
    },
    ...(agree ? { agree: (those, before) => agree(targetsIn(those), known(before)) } : {}),
    ...(kindOf ? { kindOf: (each) => (each.kind === 'target' ? kindOf(each.target) : undefined) } : {}),
  };
}

const asItSays = <T extends TypesOf<T>>(
  specification: T['tree']['target'],
  context: T['context'],
): Limits => ({
  least: leastTargets(specification, context),
  most: mostTargets(specification, context),
});

const speaksOfOthers = <T extends TypesOf<T>>({ filter }: T['tree']['target']): boolean =>
  readsTargets(filter);
