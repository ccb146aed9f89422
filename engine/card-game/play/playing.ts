/** The steps in which what was announced is checked, paid for and played. */
import { asking, IllegalAction, type Numbers, type Offer, type Rule, type Step, step } from '../../kernel';
import type { TypesOf } from '../game';
import type { GameObject } from '../objects/game-object';
import { refusal } from '../targets/solver';
import { problemOf } from './announcement-slots';
import { announcedIn, targetsAt } from './announcements';
import type { AnnouncingRules } from './choosing';
import { type ContextFor, noteAnnounced, type Proposal, type Way } from './proposal';

type StepOf<T extends TypesOf<T>> = Step<T['game'], Proposal<T>>;

const NOTHING: readonly never[] = [];

/**
 * The step in which it is checked that what was announced is legal.
 *
 * @param brokenBy the rule that modes or targets break which are missing, or not legal
 */
export const checkingProposal = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { contextFor, toAnnounce }: AnnouncingRules<T>,
  brokenBy: Rule,
): StepOf<T> =>
  step(numbers, title, (game, data: Proposal<T>) => {
    // X is known by now, and whether it can be paid for is found when it is.
    const asked = { ...toAnnounce(game, data, 'announced'), valuesOfX: undefined };
    const announced = announcedIn<T, Way<T>>(asked, contextFor(data.object, data.player));
    const broken = refusal(problemOf(asked), announced);
    if (broken)
      throw new IllegalAction(
        brokenBy,
        broken.slot < targetsAt(asked) ? 'There are not enough legal modes' : 'There is no legal target',
      );
  });

/** The step in which an amount is divided among targets, each of them getting at least one. */
export const dividingAmong = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { contextFor, toAnnounce }: AnnouncingRules<T>,
  offerOf: <V>(game: T['game'], target: T['target'], value: V) => Offer<V>,
  withDivision: (division: readonly number[]) => Partial<T['context']>,
): StepOf<T> =>
  asking(
    numbers,
    title,
    (game, data: Proposal<T>) => {
      const known = contextFor(data.object, data.player);
      const { division, divided } = toAnnounce(game, data, 'announced');
      const targets = division && known.targets[division.target];
      if (!division || !targets || targets.length === 0) return undefined;
      return {
        kind: 'distribute',
        player: data.player,
        purpose: 'divide',
        amount: divided(division.amount, known),
        options: targets.map((target) => offerOf(game, target, target)),
        minimums: targets.map(() => 1),
      };
    },
    (game, { object, player }, division) =>
      noteAnnounced<T>(game, object, contextFor(object, player), withDivision(division)),
  );

/** What a game says of what is paid. */
interface PayingRules<T extends TypesOf<T>> {
  readonly contextFor: ContextFor<T>;
  /** How much resource is paid in all. */
  readonly totalCost: (game: T['game'], object: T['object'], player: number, context: T['context']) => number;
  /** The costs besides. */
  readonly otherCosts: (object: T['object']) => readonly T['tree']['cost'][];
}

/** The step in which it is determined what is paid, whatever changes afterwards. */
export const determiningTotal = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { contextFor, totalCost, otherCosts }: PayingRules<T>,
): StepOf<T> =>
  step(numbers, title, (game, data: Proposal<T>) => {
    const { object, player } = data;
    game.set(data, 'locked', totalCost(game, object, player, contextFor(object, player)));
    game.set(data, 'costs', otherCosts(object));
  });

/** The step in which that is paid. */
export const payingTotal = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  contextFor: ContextFor<T>,
  /** The cost of so much of what the total is counted in. */
  costOf: (amount: number) => T['tree']['cost'],
  payAll: (
    game: T['game'],
    paying: {
      readonly player: number;
      readonly costs: readonly T['tree']['cost'][];
      readonly source: T['object'];
      readonly context: T['context'];
    },
  ) => void,
): StepOf<T> =>
  step(numbers, title, (game, { object, player, ability, locked, costs }: Proposal<T>) => {
    const context = contextFor(object, player);
    payAll(game, {
      player,
      costs: [...(locked > 0 ? [costOf(locked)] : NOTHING), ...costs],
      source: ability ? context.source : object,
      context,
    });
  });

/** The step in which what was chosen becomes a target: what triggers on that does so before anything is paid. */
export const becomingTargets = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  contextFor: ContextFor<T>,
): StepOf<T> =>
  step(numbers, title, (game, { object, player }: Proposal<T>) => {
    const noticed = targetsNoticed<T>(game, object, contextFor(object, player), player);
    if (noticed.length > 0) game.propose(...noticed);
  });

/** The step in which it has been played or activated. */
export const becomingPlayed = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  contextFor: ContextFor<T>,
): StepOf<T> =>
  step(numbers, title, (game, { object, player, ability }: Proposal<T>) => {
    const { source } = contextFor(object, player);
    const played: GameObject<T> = object;
    game.propose(
      ability
        ? game.event('activate', { object, source, player })
        : game.event('play', { object, player }, () => game.set(played, 'playedOnTurn', game.now.turn)),
    );
  });

/** The events in which objects become targets of something on the stack. */
export const targetsNoticed = <T extends TypesOf<T>>(
  game: T['game'],
  onto: T['object'],
  { targets, source }: T['context'],
  player: number,
) =>
  targets
    .flat()
    .flatMap(({ object }) =>
      object === undefined ? [] : [game.event('become the target', { object, source, onto, player })],
    );

/**
 * The step in which a card is put on the stack to be played.
 *
 * @param put puts it there, and returns what it became; undefined where it didn't get there
 */
export const proposing = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  contextFor: ContextFor<T>,
  put: (game: T['game'], object: T['object'], player: number) => T['object'] | undefined,
): StepOf<T> =>
  step(numbers, title, (game, data: Proposal<T>) => {
    const { object, player } = data;
    const from = object.zone.name;
    const became = put(game, object, player);
    if (!became) return;
    const proposed: GameObject<T> = became;
    game.set(data, 'object', became);
    game.keepBooks('propose', () => {
      game.set(proposed, 'playedFrom', from);
      game.set(proposed, 'context', contextFor(became, player));
    });
  });
