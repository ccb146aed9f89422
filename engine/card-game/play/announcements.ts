/**
 * What is announced as something is put on the stack, from first to last: where it goes, its modes, how it is paid for, X, its
 * targets.
 */
import { concatMap } from '../../kernel';
import type { TypesOf } from '../game';
import { keyOfTarget } from '../targets/legal-targets';
import type { Limits, Slot, ValuesChosen } from '../targets/problem';
import type { Division } from '../targets/spoken-targets';

/** Something that is announced. */
export type Announcement<T extends TypesOf<T>, W> =
  | { readonly kind: 'mode'; readonly mode: number; readonly time: number }
  | { readonly kind: 'way'; readonly way: W }
  | { readonly kind: 'X'; readonly x: number }
  | { readonly kind: 'target'; readonly target: T['target'] };

/** What a player announced: a mode, a way to pay, a value of X, or a target. */
export type AnnouncementsMade<T extends TypesOf<T>, W> = ValuesChosen<Announcement<T, W>>;

/** Which modes there are of one execution of a text, and how many are chosen. */
export interface ModeChoice {
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
  readonly modals: readonly ModeChoice[];
  /** Which of these executions come about if so much is paid besides. Left out: all. */
  readonly isExecuted?: (execution: number, paid: readonly W[]) => boolean;
  /** Can such modes be chosen together? Left out: always. */
  readonly modesAgree?: (modes: readonly number[]) => boolean;
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
  readonly contextAfter: (before: AnnouncementsMade<T, W>, context?: T['context']) => T['context'];
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
export const paidBesides = <T extends TypesOf<T>, W>(
  asked: Many,
  before: AnnouncementsMade<T, W>,
): readonly W[] => (asked.options ? concatMap(before.slice(OPTIONS, modesAt(asked)), waysIn) : NOTHING);

const NOTHING: readonly never[] = [];

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
export function contextWith<T extends TypesOf<T>, W>(
  asked: ToAnnounce<T, W>,
  before: AnnouncementsMade<T, W>,
  context: T['context'] = asked.context,
): T['context'] {
  const from = targetsAt(asked);
  const way = wayAt(asked);
  const modes = concatMap(before.slice(modesAt(asked), way), modesIn);
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
): AnnouncementsMade<T, W> => {
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
