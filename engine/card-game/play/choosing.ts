/** The steps in which a player announces what is open of a card or an ability: what every answer leaves possible is offered. */
import { asking, type Choice, choosing, type Numbers, type Offer, type Step } from '../../kernel';
import type { TypesOf } from '../game';
import type { Problem } from '../targets/problem';
import { isFree, offers, type SlotOffer } from '../targets/solver';
import { problemOf } from './announcement-slots';
import {
  type Announcement,
  type AnnouncementsMade,
  announcedIn,
  modesAt,
  modesIn,
  type ToAnnounce,
  targetsAt,
  targetsIn,
  valuesOfXIn,
  xAt,
} from './announcements';
import { type Announcing, type ContextFor, noteAnnounced, type Proposal, type Way } from './proposal';

type Of<T extends TypesOf<T>> = Announcement<T, Way<T>>;
type StepOf<T extends TypesOf<T>> = Step<T['game'], Proposal<T>>;

/** What a game says of what is announced. */
export interface AnnouncingRules<T extends TypesOf<T>, D extends Announcing<T> = Proposal<T>> {
  readonly contextFor: ContextFor<T>;
  /**
   * What has to be announced of what is being put on the stack.
   *
   * @param paidHow whether it is still open how it is paid for
   */
  readonly toAnnounce: (game: T['game'], proposal: D, paidHow: 'open' | 'announced') => ToAnnounce<T, Way<T>>;
  /** Seat of the player who chooses instead of the one who announces, where a text says so of a target or of its modes. */
  readonly chooserOf?: (
    game: T['game'],
    said: { readonly target: T['tree']['target'] } | { readonly modes: unknown },
    proposal: D,
  ) => number | undefined;
}

const NOTHING: readonly never[] = [];
const ascending = (first: number, second: number): number => first - second;

/** What a player is asked, of what is offered. */
const choiceOf = <T extends TypesOf<T>>(
  player: number,
  purpose: string,
  { values, minimum, maximum }: SlotOffer<Of<T>>,
  offerOf: (value: Of<T>) => readonly Offer<Of<T>>[],
): Choice<Of<T>> => ({ player, purpose, offers: values.flatMap(offerOf), minimum, maximum });

/**
 * All that was chosen for the next choice.
 *
 * @param offered what is offered besides some of it
 * @returns undefined where more is to be chosen for it: what was chosen so far is noted
 */
function wholeChoice<T extends TypesOf<T>>(
  game: T['game'],
  data: Announcing<T>,
  chosen: readonly Of<T>[],
  offered: (partly: readonly Of<T>[]) => SlotOffer<Of<T>> | undefined,
): readonly Of<T>[] | undefined {
  const { partly = NOTHING } = data;
  const all = [...partly, ...chosen];
  const goesOn =
    chosen.length > 0 && offered(partly)?.oneByOne === true && (offered(all)?.values ?? NOTHING).length > 0;
  if (goesOn || partly.length > 0) game.set(data, 'partly', goesOn ? all : undefined);
  return goesOn ? undefined : all;
}

/** The step in which modes are chosen, for each execution of the text. */
export const choosingModes = <T extends TypesOf<T>, D extends Announcing<T> = Proposal<T>>(
  numbers: Numbers,
  title: string,
  { contextFor, toAnnounce, chooserOf }: AnnouncingRules<T, D>,
  /** What of the modes of the next execution can be chosen, besides some of them. */
  legalModes: (
    game: T['game'],
    problem: Problem<Of<T>>,
    before: AnnouncementsMade<T, Way<T>>,
    partly: readonly Of<T>[],
  ) => SlotOffer<Of<T>> | undefined,
): Step<T['game'], D> => {
  /** What can be chosen besides some modes, and the number of the first mode of the execution. */
  const asked = (game: T['game'], data: D) => {
    const { moded = 0, object, player } = data;
    const announced = toAnnounce(game, data, 'open');
    if (!announced.modals[moded]) return undefined;
    const problem = problemOf(announced);
    const before = announcedIn<T, Way<T>>(announced, contextFor(object, player)).slice(
      0,
      modesAt(announced) + moded,
    );
    const first = announced.modals.slice(0, moded).reduce((sum, { modes }) => sum + modes.length, 0);
    const isLast = announced.modals.length === moded + 1;
    return {
      offered: (partly: readonly Of<T>[]) => legalModes(game, problem, before, partly),
      chooser: chooserOf?.(game, { modes: announced.modals[moded] }, data) ?? player,
      first,
      isLast,
    };
  };
  return choosing(
    numbers,
    title,
    (game, data: D) => {
      const next = asked(game, data);
      const offered = next?.offered(data.partly ?? NOTHING);
      if (!next || !offered || offered.values.length === 0) return undefined;
      return choiceOf<T>(next.chooser, 'choose modes', offered, (value) => {
        if (value.kind !== 'mode') return NOTHING;
        const index = value.mode - next.first;
        const label = `mode ${index + 1}${value.time === 0 ? '' : `, time ${value.time + 1}`}`;
        return [{ label, action: 'mode', index, value }];
      });
    },
    (game, data, chosen) => {
      const next = asked(game, data);
      const all = next && wholeChoice<T>(game, data, chosen, next.offered);
      if (!all) return 'again';
      const { moded = 0, object, player } = data;
      const known = contextFor(object, player);
      const before = moded === 0 ? NOTHING : known.modes;
      noteAnnounced<T>(game, object, known, { modes: [...before, ...[...modesIn(all)].sort(ascending)] });
      if (next.isLast) return undefined;
      game.set<Announcing<T>, 'moded'>(data, 'moded', moded + 1);
      return 'again';
    },
  );
};

/** The step in which it is announced how a card is paid for. */
export const choosingCosts = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  /** The ways that leave everything else possible; with none, those that are offered all the same. */
  waysFor: (game: T['game'], proposal: Proposal<T>) => readonly Way<T>[],
  announce: (game: T['game'], object: T['object'], way: Way<T>) => void,
): StepOf<T> =>
  choosing(
    numbers,
    title,
    (game, data: Proposal<T>) => {
      const offered = waysFor(game, data).map((value, index) => ({
        label: `pay ${value.label}`,
        action: 'cost',
        index,
        value,
      }));
      return offered.length === 0
        ? undefined
        : { player: data.player, purpose: 'choose costs', offers: offered };
    },
    (game, { object }, [way]) => {
      if (way) announce(game, object, way);
    },
  );

/**
 * The step in which the value of X is announced, where it is. Values with others between them that nothing could be chosen for
 * are offered as options.
 */
export const choosingX = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { contextFor, toAnnounce }: AnnouncingRules<T>,
  isAsked: (game: T['game'], proposal: Proposal<T>) => boolean,
): StepOf<T> =>
  asking(
    numbers,
    title,
    (game, data: Proposal<T>) => {
      const { object, player } = data;
      if (!isAsked(game, data)) return undefined;
      const announced = toAnnounce(game, data, 'announced');
      const problem = problemOf(announced);
      const x = xAt(announced);
      const before = announcedIn<T, Way<T>>(announced, contextFor(object, player)).slice(0, x);
      const values = offers(problem, before)?.values ?? problem.slots[x]?.values(before) ?? NOTHING;
      const all = [...valuesOfXIn(values)].sort(ascending);
      const [minimum = 0] = all;
      const maximum = all.at(-1) ?? minimum;
      if (maximum - minimum < all.length)
        return { kind: 'number', player, purpose: 'choose X', minimum, maximum };
      const options = all.map((value) => ({ label: `X = ${value}`, action: 'X', index: value }));
      return { kind: 'choose', player, purpose: 'choose X', options, minimum: 1, maximum: 1 };
    },
    (game, { object, player }, [answer = 0], decision) => {
      const x = decision.kind === 'choose' ? (decision.options[answer]?.index ?? 0) : answer;
      noteAnnounced<T>(game, object, contextFor(object, player), { x });
    },
  );

/** The step in which what is put on the stack is given its targets, one target of its text after another. */
export const choosingTargets = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { contextFor, toAnnounce, chooserOf }: AnnouncingRules<T>,
  offerOf: <V>(game: T['game'], target: T['target'], value: V) => Offer<V>,
): StepOf<T> =>
  choosing(
    numbers,
    title,
    (game, data: Proposal<T>) => {
      const { object, player, partly } = data;
      const known = contextFor(object, player);
      const announced = toAnnounce(game, data, 'announced');
      const problem = problemOf(announced);
      if (problem.slots.length <= targetsAt(announced) + known.targets.length) return undefined;
      const offered = offers(problem, announcedIn<T, Way<T>>(announced, known), partly);
      const target = announced.targets(known.modes, NOTHING)[known.targets.length];
      const chooser = (target && chooserOf?.(game, { target }, data)) ?? player;
      return (
        offered &&
        choiceOf<T>(chooser, 'choose targets', offered, (value) =>
          value.kind === 'target' ? [offerOf(game, value.target, value)] : NOTHING,
        )
      );
    },
    (game, data, chosen) => {
      const { object, player } = data;
      const known = contextFor(object, player);
      const announced = toAnnounce(game, data, 'announced');
      const before = announcedIn<T, Way<T>>(announced, known);
      const problem = problemOf(announced);
      const all = isFree(problem, before.length)
        ? chosen
        : wholeChoice<T>(game, data, chosen, (partly) => offers(problem, before, partly));
      if (all) noteAnnounced<T>(game, object, known, { targets: [...known.targets, targetsIn(all)] });
      return 'again';
    },
  );
