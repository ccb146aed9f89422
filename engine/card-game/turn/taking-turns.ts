/** Turns one after another, and the parts of each, by what the schedule says of them. */
import { type Numbers, type Procedure, type Rule, type Step, step } from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import { afterPhase, beginsPhase, type Part } from './parts';
import { progressOf } from './progress';
import { addedPhaseUsed, addedTurnUsed, skipUsed } from './schedule';

/** A part of the turn that takes place. */
export interface PartUnderWay<G> {
  readonly part: Part<G>;
}

/** A turn under way: its parts, those that were added included, and the place of the next one. */
export interface PartsToCome<G> {
  parts: readonly Part<G>[];
  at: number;
  /** The phase of the part that took place last, until it is seen that it has ended. */
  phase?: string | undefined;
}

/** Where the next turn starts: at its beginning, unless a table was arranged in the middle of one. */
export interface Turns {
  startAt: string | undefined;
}

/** A rule that is asked: what follows from its answer is by this rule. */
type RuleAsked<G, A extends readonly unknown[], R> = Rule & ((game: G, ...facts: A) => R);

/** What a game's rules say of the parts of a turn. */
export interface PartRules<T extends TypesOf<T>> {
  /** The events with which a part begins. */
  begins(game: T['game'], part: Part<T['game']>): readonly EventOf<T>[];
  /** Gives players priority, the one in a seat first. */
  givePriority(game: T['game'], seat: number): void;
  /** What happens as any part ends, besides what is its own. Left out: nothing. */
  partEnds?(game: T['game']): void;
  /** What happens as a phase ends, with the last of its parts that takes place. Left out: nothing. */
  phaseEnds?(game: T['game'], phase: string): void;
  /** Does a player skip the next part of this name, or the next turn? */
  readonly isSkipped: RuleAsked<T['game'], [seat: number, name: string], boolean>;
  /** Lets a player choose by what effect it is skipped, and uses up that; left out: one that is to be used up is. */
  useSkip?(game: T['game'], seat: number, name: string): void;
  /** The parts with the phase or step that an effect added last in its place; undefined where it doesn't come yet. */
  readonly withAdded: RuleAsked<
    T['game'],
    [parts: readonly Part<T['game']>[], at: number],
    readonly Part<T['game']>[] | undefined
  >;
}

/** What a game's rules say of turns. */
export interface TurnRules<T extends TypesOf<T>> extends Pick<PartRules<T>, 'isSkipped' | 'useSkip'> {
  /** The parts of every turn, in order. */
  readonly parts: readonly Part<T['game']>[];
  /** What the game keeps track of in a turn begins anew. */
  beginAnew(game: T['game']): void;
  /** The events with which a turn begins. */
  turnBegins(game: T['game']): readonly EventOf<T>[];
  /** Seats of the players who take the added turns that are still to come, the next one first. */
  addedTurns(game: T['game']): readonly number[];
  /** Seat of the player who takes the next turn. */
  readonly nextPlayer: RuleAsked<T['game'], [], number>;
  /** What the game keeps track of in a turn is over with it. */
  turnIsOver(game: T['game']): void;
}

/** The step in which a part of the turn begins. */
export const partBegins = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { begins }: PartRules<T>,
): Step<T['game'], PartUnderWay<T['game']>> =>
  step(numbers, title, (game: T['game'], { part }: PartUnderWay<T['game']>) => {
    const now = progressOf(game);
    game.keepBooks('come to a part of the turn', () => {
      game.set(now, 'phase', part.phase);
      game.set(now, 'step', part.name);
      game.set(now, 'begun', [...now.begun, part.name]);
    });
    const events = begins(game, part);
    if (events.length > 0) game.propose(...events);
  });

/** The step in which its turn-based actions are performed. */
export const turnBasedActionsFirst = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
): Step<T['game'], PartUnderWay<T['game']>> =>
  step(numbers, title, (game: T['game'], { part: { actions = [] } }: PartUnderWay<T['game']>) => {
    // Procedures called last run first.
    for (let at = actions.length - 1; at >= 0; at -= 1) {
      const action = actions[at];
      if (action) game.call(action, {});
    }
  });

/** The step in which players receive priority, where anybody does in this part and the turn isn't about to end. */
export const playersReceivePriority = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { givePriority }: PartRules<T>,
): Step<T['game'], PartUnderWay<T['game']>> =>
  step(numbers, title, (game: T['game'], { part }: PartUnderWay<T['game']>) => {
    if (game.isOver || progressOf(game).straightTo !== undefined) return;
    const seat = part.priority?.(game);
    if (seat !== undefined) givePriority(game, seat);
  });

/** The step in which a part of the turn ends. */
export const partEnds = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  rules: Pick<PartRules<T>, 'partEnds'> = {},
): Step<T['game'], PartUnderWay<T['game']>> =>
  step(numbers, title, (game: T['game'], { part }: PartUnderWay<T['game']>) => {
    rules.partEnds?.(game);
    if (part.atEnd) game.call(part.atEnd, {});
  });

/** Uses up a skip of the active player, where there is one by that name: is it skipped? */
function skips<T extends TypesOf<T>>(
  game: T['game'],
  name: string,
  { isSkipped, useSkip }: Pick<PartRules<T>, 'isSkipped' | 'useSkip'>,
): boolean {
  const { active } = game.now;
  if (!isSkipped(game, active, name)) return false;
  if (useSkip) useSkip(game, active, name);
  else game.apply([game.because(isSkipped, skipUsed<T>(game, active, name))]);
  return true;
}

/** Puts what effects added into its place, where that has come. */
function insertAdded<T extends TypesOf<T>>(
  game: T['game'],
  data: PartsToCome<T['game']>,
  { withAdded }: PartRules<T>,
): void {
  const [added] = progressOf(game).extraPhases;
  const parts = added === undefined ? undefined : withAdded(game, data.parts, data.at);
  if (added === undefined || !parts) return;
  game.apply([game.because(withAdded, addedPhaseUsed<T>(game, added))]);
  game.set(data, 'parts', parts);
}

/** Ends the phase under way, where no part of it is left: has it done so? */
function endsPhase<T extends TypesOf<T>>(
  game: T['game'],
  data: PartsToCome<T['game']>,
  { phaseEnds }: PartRules<T>,
): boolean {
  const { parts, at, phase } = data;
  if (!phaseEnds || phase === undefined) return false;
  const next = parts[at];
  if (next?.phase === phase && !beginsPhase(parts, next)) return false;
  game.set(data, 'phase', undefined);
  phaseEnds(game, phase);
  return true;
}

/**
 * The step that goes through the parts of a turn: those that were added in their places, without those that are left out or
 * skipped, and without all before the one that an effect sends the turn to.
 *
 * @param takesPlace the procedure of one part
 */
export const partsInOrder = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  takesPlace: Procedure<T['game'], PartUnderWay<T['game']>>,
  rules: PartRules<T>,
): Step<T['game'], PartsToCome<T['game']>> =>
  step(numbers, title, (game: T['game'], data: PartsToCome<T['game']>) => {
    if (game.isOver) return undefined;
    if (endsPhase<T>(game, data, rules)) return 'again';
    insertAdded<T>(game, data, rules);
    const { parts, at } = data;
    const part = parts[at];
    if (!part) return undefined;
    const isWholePhase = part.phase !== part.name && beginsPhase(parts, part);
    if (isWholePhase && skips<T>(game, part.phase, rules)) {
      game.set(data, 'at', afterPhase(parts, at));
      return 'again';
    }
    game.set(data, 'at', at + 1);
    const now = progressOf(game);
    if (now.straightTo !== undefined && part.name !== now.straightTo) return 'again';
    if (!game.isOn(part.rule) || part.isLeftOut?.(game) || skips<T>(game, part.name, rules)) return 'again';
    if (now.straightTo !== undefined)
      game.keepBooks('go straight to no part', () => game.set(now, 'straightTo', undefined), part.rule);
    game.exercise(part.rule);
    if (rules.phaseEnds) game.set(data, 'phase', part.phase);
    game.call(takesPlace, { part });
    return 'again';
  });

/**
 * The step in which a player takes a turn, unless it is skipped as a whole.
 *
 * @param goingThrough the procedure of the parts of a turn
 */
export const turnIsTaken = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  goingThrough: Procedure<T['game'], PartsToCome<T['game']>>,
  rules: TurnRules<T>,
): Step<T['game'], Turns> =>
  step(numbers, title, (game: T['game'], data: Turns) => {
    const { parts, beginAnew, turnBegins } = rules;
    const { startAt } = data;
    const now = progressOf(game);
    game.keepBooks('come to a turn', () => {
      game.set(now, 'turn', now.turn + 1);
      game.set(now, 'begun', []);
      // The part that the last turn was to go straight to may have been left out of it.
      if (now.straightTo !== undefined) game.set(now, 'straightTo', undefined);
      beginAnew(game);
    });
    if (startAt === undefined) {
      if (skips<T>(game, 'turn', rules)) return;
      game.propose(...turnBegins(game));
    } else game.set(data, 'startAt', undefined);
    const at =
      startAt === undefined
        ? 0
        : Math.max(
            0,
            parts.findIndex(({ name }) => name === startAt),
          );
    game.call(goingThrough, { parts, at });
  });

/** The step in which the next player becomes the active player: of the turns that were added, the one added last comes first. */
export const nextPlayerActive = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  { nextPlayer, addedTurns, turnIsOver }: TurnRules<T>,
): Step<T['game'], Turns> =>
  step(numbers, title, (game: T['game']) => {
    const now = progressOf(game);
    const next = nextPlayer(game);
    const [added, ...left] = addedTurns(game);
    if (added !== undefined) {
      const used = addedTurnUsed<T>(game, next, left);
      game.apply([game.isOn(nextPlayer) ? game.because(nextPlayer, used) : used]);
    }
    game.keepBooks('become the active player', () => {
      if (added === undefined) {
        // An added turn takes nobody's turn away: the order goes on from the last turn that was in it.
        game.set(now, 'lastInOrder', next);
        if (now.extraTurns.length > 0) game.set(now, 'extraTurns', left);
      }
      game.set(now, 'active', next);
    });
    // "As long as it's your turn": what is true depends on whose turn it is.
    game.changed();
    game.keepBooks('be over with a turn', () => turnIsOver(game));
  });

/**
 * The step in which turn follows turn until the game is over.
 *
 * @param one the procedure of one turn
 */
export const turnAfterTurn = <T extends TypesOf<T>>(
  numbers: Numbers,
  title: string,
  one: Procedure<T['game'], Turns>,
): Step<T['game'], Turns> =>
  step(numbers, title, (game: T['game'], data: Turns) => {
    if (game.isOver) return undefined;
    game.call(one, data);
    return 'again';
  });
