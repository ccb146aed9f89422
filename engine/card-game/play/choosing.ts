/** The steps in which a player announces what is open of a card or an ability: what every answer leaves possible is offered. */
import { asking, type Choice, choosing, type Numbers, type Offer, type Step } from '../../kernel';
import type { TypesOf } from '../game';
import type { Problem } from '../targets/problem';
import { isFree, type Offered, offers } from '../targets/solver';
import {
  type Announced,
  type Announcement,
  announcedIn,
  modesIn,
  problemOf,
  TARGETS,
  type ToAnnounce,
  targetsIn,
  valuesOfXIn,
  X,
} from './announcements';
import { type ContextFor, noteAnnounced, type Proposal, type Way } from './proposal';

type Of<T extends TypesOf<T>> = Announcement<T, Way<T>>;
type StepOf<T extends TypesOf<T>> = Step<T['game'], Proposal<T>>;

/** What a game says of what is announced. */
export interface AnnouncingRules<T extends TypesOf<T>> {
  readonly contextFor: ContextFor<T>;
  /**
   * What has to be announced of what is being put on the stack.
   *
   * @param paidHow whether it is still open how it is paid for
   */
  readonly toAnnounce: (
    game: T['game'],
    proposal: Proposal<T>,
    paidHow: 'open' | 'announced',
  ) => ToAnnounce<T, Way<T>>;
}

const NOTHING: readonly never[] = [];
const ascending = (first: number, second: number): number => first - second;

/** What a player is asked, of what is offered. */
const choiceOf = <T extends TypesOf<T>>(
  player: number,
  purpose: string,
  { values, minimum, maximum }: Offered<Of<T>>,
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
  data: Proposal<T>,
  chosen: readonly Of<T>[],
  offered: (partly: readonly Of<T>[]) => Offered<Of<T>> | undefined,
): readonly Of<T>[] | undefined {
  const { partly = NOTHING } = data;
  const all = [...partly, ...chosen];
  const goesOn =
    chosen.length > 0 && offered(partly)?.oneByOne === true && (offered(all)?.values ?? NOTHING).length > 0;
  if (goesOn || partly.length > 0) game.set(data, 'partly', goesOn ? all : undefined);
  return goesOn ? undefined : all;
}

/** The step in which modes are chosen. */
export const choosingModes = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { contextFor, toAnnounce }: AnnouncingRules<T>,
  /** What of the modes can be chosen, besides some of them. */
  legalModes: (
    game: T['game'],
    problem: Problem<Of<T>>,
    partly: readonly Of<T>[],
  ) => Offered<Of<T>> | undefined,
): StepOf<T> =>
  choosing(
    numbers,
    title,
    (game, data: Proposal<T>) => {
      const asked = toAnnounce(game, data, 'open');
      const offered = asked.modal && legalModes(game, problemOf(asked), data.partly ?? NOTHING);
      if (!offered || offered.values.length === 0) return undefined;
      return choiceOf<T>(data.player, 'choose modes', offered, (value) =>
        value.kind === 'mode'
          ? [
              {
                label: `mode ${value.mode + 1}${value.time === 0 ? '' : `, time ${value.time + 1}`}`,
                action: 'mode',
                index: value.mode,
                value,
              },
            ]
          : NOTHING,
      );
    },
    (game, data, chosen) => {
      const problem = problemOf(toAnnounce(game, data, 'open'));
      const all = wholeChoice<T>(game, data, chosen, (partly) => legalModes(game, problem, partly));
      if (!all) return 'again';
      noteAnnounced<T>(game, data.piece, contextFor(data.piece, data.player), {
        modes: [...modesIn(all)].sort(ascending),
      });
      return undefined;
    },
  );

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
    (game, { piece }, [way]) => {
      if (way) announce(game, piece, way);
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
      const { piece, player } = data;
      if (!isAsked(game, data)) return undefined;
      const problem = problemOf(toAnnounce(game, data, 'announced'));
      const before: Announced<T, Way<T>> = announcedIn<T, Way<T>>(contextFor(piece, player)).slice(0, X);
      const values = offers(problem, before)?.values ?? problem.slots[X]?.values(before) ?? NOTHING;
      const all = [...valuesOfXIn(values)].sort(ascending);
      const [minimum = 0] = all;
      const maximum = all.at(-1) ?? minimum;
      if (maximum - minimum < all.length)
        return { kind: 'number', player, purpose: 'choose X', minimum, maximum };
      const options = all.map((x) => ({ label: `X = ${x}`, action: 'X', index: x }));
      return { kind: 'choose', player, purpose: 'choose X', options, minimum: 1, maximum: 1 };
    },
    (game, { piece, player }, [answer = 0], decision) => {
      const x = decision.kind === 'choose' ? (decision.options[answer]?.index ?? 0) : answer;
      noteAnnounced<T>(game, piece, contextFor(piece, player), { x });
    },
  );

/** The step in which what is put on the stack is given its targets, one target of its text after another. */
export const choosingTargets = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { contextFor, toAnnounce }: AnnouncingRules<T>,
  offerOf: <V>(game: T['game'], target: T['target'], value: V) => Offer<V>,
): StepOf<T> =>
  choosing(
    numbers,
    title,
    (game, data: Proposal<T>) => {
      const { piece, player, partly } = data;
      const known = contextFor(piece, player);
      const problem = problemOf(toAnnounce(game, data, 'announced'));
      if (problem.slots.length <= TARGETS + known.targets.length) return undefined;
      const offered = offers(problem, announcedIn<T, Way<T>>(known), partly);
      return (
        offered &&
        choiceOf<T>(player, 'choose targets', offered, (value) =>
          value.kind === 'target' ? [offerOf(game, value.target, value)] : NOTHING,
        )
      );
    },
    (game, data, chosen) => {
      const { piece, player } = data;
      const known = contextFor(piece, player);
      const before: Announced<T, Way<T>> = announcedIn(known);
      const problem = problemOf(toAnnounce(game, data, 'announced'));
      const all = isFree(problem, before.length)
        ? chosen
        : wholeChoice<T>(game, data, chosen, (partly) => offers(problem, before, partly));
      if (all) noteAnnounced<T>(game, piece, known, { targets: [...known.targets, targetsIn(all)] });
      return 'again';
    },
  );
