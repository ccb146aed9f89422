/** What is announced of something, as slots of a problem: choices that have to be possible together. */
import type { TypesOf } from '../game';
import { leastTargets, mostTargets } from '../targets/legal-targets';
import type { Limits, Problem, Slot } from '../targets/problem';
import { range } from '../targets/sets';
import { readsTargets } from '../targets/spoken-targets';
import {
  type Announcement,
  type AnnouncementsMade,
  type BeforeFurther,
  contextWith,
  keyOf,
  type ModeChoice,
  modesAt,
  modesIn,
  OPTIONS,
  paidBesides,
  type ToAnnounce,
  targetsAt,
  targetsIn,
  wayAt,
  waysIn,
  xAt,
} from './announcements';

const NOTHING: readonly never[] = [];
const NONE = { least: 0, most: 0 };

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
  { modes, minimum, maximum }: ModeChoice,
  first: number,
  execution: number,
): Slot<Announcement<T, W>> {
  const { times, isExecuted, modesAgree } = asked;
  const values: Announcement<T, W>[] = [];
  for (let time = 0; time < times; time += 1)
    for (const mode of modes.keys()) values.push({ kind: 'mode', mode: first + mode, time });
  const limits = { least: minimum, most: Math.min(maximum, values.length) };
  return {
    ...NO_MODES,
    reads: isExecuted ? range(OPTIONS, modesAt(asked) - 1) : NOTHING,
    limits: (before) => (isExecuted?.(execution, paidBesides(asked, before)) === false ? NONE : limits),
    values: () => values,
    ...(modesAgree ? { agree: (chosen: readonly Announcement<T, W>[]) => modesAgree(modesIn(chosen)) } : {}),
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
  const known = (before: AnnouncementsMade<T, W>): T['context'] =>
    contextWith<T, W>(asked, readsEarlier ? before : before.slice(0, from));
  const asIs = ({ modes }: T['context'], before: AnnouncementsMade<T, W>): T['tree']['target'] | undefined =>
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
