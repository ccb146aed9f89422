/** What is announced as something is put on the stack, from first to last: its modes, how it is paid for, X, its targets. */
import type { SharedTarget } from '../../text/tree';
import type { TypesOf } from '../game';
import { keyOfTarget, leastTargets, mostTargets } from '../targets/legal-targets';
import type { Chosen, Problem, Slot } from '../targets/problem';
import { type Division, readsTargets } from '../targets/spoken-targets';

/** Something that is announced. */
export type Announcement<T extends TypesOf<T>, W> =
  | { readonly kind: 'mode'; readonly mode: number; readonly time: number }
  | { readonly kind: 'way'; readonly way: W }
  | { readonly kind: 'X'; readonly x: number }
  | { readonly kind: 'target'; readonly target: T['target'] };

/** What a player announced: a mode, a way to pay, a value of X, or a target. */
export type Announced<T extends TypesOf<T>, W> = Chosen<Announcement<T, W>>;

/** Which modes there are, and how many are chosen. */
interface ModesAsked {
  readonly modes: readonly unknown[];
  readonly minimum: number;
  readonly maximum: number;
}

/** What has to be announced of a card or an ability. */
export interface ToAnnounce<T extends TypesOf<T>, W> {
  /** What is known besides what is announced. */
  readonly context: T['context'];
  readonly modal: ModesAsked | undefined;
  /** How often the same mode may be chosen. */
  readonly times: number;
  /** The ways in which it can be paid for; none where there is nothing to choose. */
  readonly ways: readonly W[];
  /** Values of X, by the way in which it is paid for; undefined: there is no X to be announced. */
  readonly valuesOfX: ((way: W | undefined) => readonly number[]) | undefined;
  /** The targets of the text, by the modes that were chosen: always as many. */
  readonly targets: (modes: readonly number[]) => readonly SharedTarget<T['tree']>[];
  /** What is divided among the objects of one of its targets as it is announced. */
  readonly division: Division<T['tree']['amount']> | undefined;
  /** How much is divided, as known from what was announced. */
  readonly divided: (amount: T['tree']['amount'], context: T['context']) => number;
  readonly legalTargets: (
    specification: SharedTarget<T['tree']>,
    context: T['context'],
  ) => readonly T['target'][];
}

/** Places of the slots; those of targets follow. */
export const MODES = 0;
const WAY = 1;
/** The slot of the value of X. */
export const X = 2;
/** The first slot of targets. */
export const TARGETS = 3;

const NOTHING: readonly never[] = [];
const NONE = { least: 0, most: 0 };

const NEVER_MORE = Number.MAX_SAFE_INTEGER;

const keyOf = <T extends TypesOf<T>, W>(announced: Announcement<T, W>): unknown => {
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
function contextWith<T extends TypesOf<T>, W>(context: T['context'], before: Announced<T, W>): T['context'] {
  const [x = context.x] = valuesOfXIn(before[X] ?? NOTHING);
  return context.with({
    modes: modesIn(before[MODES] ?? NOTHING),
    x,
    targets: before.slice(TARGETS).map(targetsIn),
  });
}

/** What was announced before, as far as a context knows it: X it knows by itself. */
export const announcedIn = <T extends TypesOf<T>, W>({
  modes,
  targets,
}: Pick<T['context'], 'modes' | 'targets'>): Announced<T, W> => [
  modes.map((mode, at) => ({
    kind: 'mode',
    mode,
    time: modes.slice(0, at).filter((each) => each === mode).length,
  })),
  NOTHING,
  NOTHING,
  ...targets.map((each) => each.map((target): Announcement<T, W> => ({ kind: 'target', target }))),
];

/** The slot of what need not be announced. */
const absent = (name: string) => ({
  name,
  reads: NOTHING,
  otherThan: NOTHING,
  limits: () => NONE,
  values: () => NOTHING,
});
const NO_MODES = absent('modes');
const NO_WAYS = absent('how it is paid for');
const NO_X = absent('X');
const ON_MODES = [MODES];
const ON_X = [X];
const ON_BOTH = [MODES, X];
const ON_WAY = [WAY];
const ONE = { least: 1, most: 1 };

/** All that is announced of a card or an ability, as choices that have to be possible together. */
export function problemOf<T extends TypesOf<T>, W>(asked: ToAnnounce<T, W>): Problem<Announcement<T, W>> {
  const { context, modal, times, ways, valuesOfX } = asked;
  const slots: Slot<Announcement<T, W>>[] = [
    modal ? modesSlot(modal, times) : NO_MODES,
    ways.length > 0 ? waysSlot(ways) : NO_WAYS,
    valuesOfX ? xSlot(valuesOfX, ways.length > 0) : NO_X,
  ];
  const reads = modal ? (valuesOfX ? ON_BOTH : ON_MODES) : valuesOfX ? ON_X : NOTHING;
  for (const each of asked.targets(context.modes))
    slots.push(targetSlot(asked, each, slots.length - TARGETS, reads));
  return { slots, keyOf };
}

function modesSlot<T extends TypesOf<T>, W>(
  { modes, minimum, maximum }: ModesAsked,
  times: number,
): Slot<Announcement<T, W>> {
  const values: Announcement<T, W>[] = [];
  for (let time = 0; time < times; time += 1)
    for (const mode of modes.keys()) values.push({ kind: 'mode', mode, time });
  const limits = { least: minimum, most: Math.min(maximum, values.length) };
  return {
    name: NO_MODES.name,
    reads: NOTHING,
    otherThan: NOTHING,
    limits: () => limits,
    values: () => values,
  };
}

function waysSlot<T extends TypesOf<T>, W>(ways: readonly W[]): Slot<Announcement<T, W>> {
  const values = ways.map((way): Announcement<T, W> => ({ kind: 'way', way }));
  return { name: NO_WAYS.name, reads: NOTHING, otherThan: NOTHING, limits: () => ONE, values: () => values };
}

const xSlot = <T extends TypesOf<T>, W>(
  valuesOfX: (way: W | undefined) => readonly number[],
  isOfWay: boolean,
): Slot<Announcement<T, W>> => ({
  name: NO_X.name,
  reads: isOfWay ? ON_WAY : NOTHING,
  otherThan: NOTHING,
  limits: () => ONE,
  values: (before) => valuesOfX(waysIn(before[WAY] ?? NOTHING)[0]).map((x) => ({ kind: 'X', x })),
});

function targetSlot<T extends TypesOf<T>, W>(
  asked: ToAnnounce<T, W>,
  { text, filter, otherThan = NOTHING }: SharedTarget<T['tree']>,
  place: number,
  reads: readonly number[],
): Slot<Announcement<T, W>> {
  const { context, division, divided, targets, legalTargets } = asked;
  const isDivided = division?.target === place;
  const readsEarlier = readsTargets(filter) || (isDivided && readsTargets(division.amount));
  const known = (before: Announced<T, W>): T['context'] =>
    contextWith<T, W>(context, readsEarlier ? before : before.slice(0, TARGETS));
  const asIs = ({ modes }: T['context']): SharedTarget<T['tree']> | undefined => targets(modes)[place];
  return {
    name: text,
    reads: readsEarlier ? [...reads, ...Array.from({ length: place }, (_, at) => TARGETS + at)] : reads,
    otherThan: otherThan.map((each) => TARGETS + each),
    limits: (before) => {
      const seen = known(before);
      const each = asIs(seen);
      if (!each) return NONE;
      const shares = isDivided ? Math.max(0, divided(division.amount, seen)) : NEVER_MORE;
      return { least: leastTargets(each, seen), most: Math.min(mostTargets(each, seen), shares) };
    },
    values: (before) => {
      const seen = known(before);
      const each = asIs(seen);
      return each ? legalTargets(each, seen).map((target) => ({ kind: 'target', target })) : NOTHING;
    },
  };
}
