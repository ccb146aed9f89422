/** Priority: who may act, and what happens before anybody may and when all pass. */
import {
  AS_WRITTEN,
  type Choice,
  choosing,
  type Decision,
  type Numbers,
  PerGame,
  type Procedure,
  type Step,
  soleAnswer,
  speedUps,
  step,
  varied,
} from '../../kernel';
import type { TypesOf } from '../game';
import type { StateBasedChecks } from '../state-based/state-based-actions';

/** Priority in a part of the turn: who holds it, and how many passed in succession. */
export interface Holding {
  /** A seat; its player may have left. */
  holder: number;
  passes: number;
}

/** Something that a player with priority may do. */
interface PriorityAction {
  /** 'pass', or what the game calls it. */
  readonly action: string;
}

/** What a game's rules say of priority. */
export interface PriorityRules<T extends TypesOf<T>, A extends PriorityAction> {
  /** Who receives it at the beginning. */
  first(game: T['game']): number;
  /** Who receives it after something has resolved, of the seat that would be next. */
  afterResolving(game: T['game'], seat: number): number;
  /** Who receives it after a player has taken an action. */
  afterActing(game: T['game'], seat: number, action: A): number;
  /** Who receives it after a player has passed. */
  afterPassing(game: T['game'], seat: number): number;
  /** Who has it when it is a player's who may have left. */
  insteadOf(game: T['game'], seat: number): number;
  /** Have all passed in succession? */
  allPassed(game: T['game'], passes: number): boolean;
  /** Does nobody receive priority any more in this part of the turn? */
  isCutShort(game: T['game']): boolean;
  /** What a player may do, passing first. */
  actionsOf(game: T['game'], seat: number): Choice<A>;
  start(game: T['game'], seat: number, action: A): void;
  resolve(game: T['game'], object: T['object'] | undefined): void;
  readonly stateBased: StateBasedChecks<T>;
  lookForStates(game: T['game']): void;
  putTriggers(game: T['game']): void;
}

/** Versions of the state at which there was last found to be nothing to do. */
interface Settled {
  actions: number;
  triggers: number;
  /** The passes that are gathered before it is known whether all pass. */
  readonly passes: Decision[];
}

const settledIn = new PerGame<Settled>();

const settled = <T extends TypesOf<T>>(game: T['game']): Settled =>
  settledIn.get(game) ?? settledIn.set(game, { actions: -1, triggers: -1, passes: [] });

const isKnownToBeSettled = <T extends TypesOf<T>>(game: T['game']): boolean =>
  speedUps.areUsed && settled<T>(game).actions === game.version;

function lookForStates<T extends TypesOf<T>, A extends PriorityAction>(
  game: T['game'],
  rules: PriorityRules<T, A>,
): void {
  const known = settled<T>(game);
  if (speedUps.areUsed && known.triggers === game.version) return;
  rules.lookForStates(game);
  known.triggers = game.version;
}

/**
 * What a step does in which all may have passed: an object of the stack resolves, or the part of the turn is over.
 *
 * @param resolves which object does
 */
const resolvingWhenAllPassed =
  <T extends TypesOf<T>, A extends PriorityAction>(
    rules: PriorityRules<T, A>,
    resolves: (game: T['game']) => T['object'] | undefined,
  ) =>
  (game: T['game'], data: Holding): 'finish' | 'restart' | undefined => {
    if (rules.isCutShort(game)) return 'finish';
    if (!rules.allPassed(game, data.passes)) return undefined;
    if (game.stack.objects.length === 0) return 'finish';
    game.set(data, 'passes', 0);
    game.set(data, 'holder', rules.afterResolving(game, data.holder));
    rules.resolve(game, resolves(game));
    return 'restart';
  };

/** The step in which, once all have passed, what was put on the stack last resolves; a rule may be varied to the oldest. */
export const newestResolves = <T extends TypesOf<T>, A extends PriorityAction>(
  numbers: Numbers,
  title: string,
  rules: PriorityRules<T, A>,
): Step<T['game'], Holding> =>
  varied(
    step(
      numbers,
      title,
      resolvingWhenAllPassed<T, A>(rules, ({ stack }) => stack.top),
    ),
    {
      'in which order': {
        'the newest first': AS_WRITTEN,
        'the oldest first': { run: resolvingWhenAllPassed<T, A>(rules, ({ stack }) => stack.objects[0]) },
      },
    },
  );

/** The step before anybody has priority, in which state-based actions are performed until there are none. */
export const settlingActions = <T extends TypesOf<T>, A extends PriorityAction>(
  numbers: Numbers,
  title: string,
  { stateBased }: PriorityRules<T, A>,
): Step<T['game'], Holding> =>
  step(numbers, title, (game: T['game'], _data: Holding) => {
    if (isKnownToBeSettled<T>(game)) return undefined;
    const found = stateBased.check(game);
    if (found.length > 0) stateBased.perform(game, found);
    else settled<T>(game).actions = game.version;
    return found.length > 0 ? 'again' : undefined;
  });

/** The step after that, in which what has triggered is put on the stack; then everything is checked again. */
export const settlingTriggers = <T extends TypesOf<T>, A extends PriorityAction>(
  numbers: Numbers,
  title: string,
  rules: PriorityRules<T, A>,
): Step<T['game'], Holding> =>
  step(numbers, title, (game: T['game'], _data: Holding) => {
    lookForStates(game, rules);
    if (game.waiting.length === 0) return undefined;
    rules.putTriggers(game);
    return 'restart';
  });

/** The step in which a player has priority, and acts or passes. */
export const actingWithPriority = <T extends TypesOf<T>, A extends PriorityAction>(
  numbers: Numbers,
  title: string,
  rules: PriorityRules<T, A>,
): Step<T['game'], Holding> =>
  choosing(
    numbers,
    title,
    (game: T['game'], { holder }: Holding) => rules.actionsOf(game, rules.insteadOf(game, holder)),
    (game, data, [action]) => {
      const holder = rules.insteadOf(game, data.holder);
      if (!action || action.action === 'pass') {
        game.set(data, 'passes', data.passes + 1);
        game.set(data, 'holder', rules.afterPassing(game, holder));
        // Passing changes nothing that anything is checked for: the next player has priority at once, unless somebody
        // conceded meanwhile.
        const isSettled = game.waiting.length === 0 && isKnownToBeSettled<T>(game);
        return rules.allPassed(game, data.passes) || !isSettled ? 'restart' : 'again';
      }
      game.set(data, 'passes', 0);
      game.set(data, 'holder', rules.afterActing(game, holder, action));
      rules.start(game, holder, action);
      return 'restart';
    },
  );

/**
 * Makes what gives players priority. Most of the time nothing waits to be done, and nobody can do anything: then all pass, and no
 * step needs to be gone through to see that each of them does.
 *
 * @param receiving the procedure in which players have priority until all pass
 * @param acting its step in which they act
 * @returns asked with the seat of the player who has it first; left out: whom the rules name
 */
export function givingPriority<T extends TypesOf<T>, A extends PriorityAction>(
  receiving: Procedure<T['game'], Holding>,
  acting: Step<T['game'], Holding>,
  rules: PriorityRules<T, A>,
): (game: T['game'], first?: number) => void {
  /** Is there no state-based action to perform? What was seen to have nothing to do isn't looked at until something changes. */
  const isSettled = (game: T['game']): boolean => {
    if (isKnownToBeSettled<T>(game)) return true;
    if (rules.stateBased.check(game).length > 0) return false;
    settled<T>(game).actions = game.version;
    return true;
  };

  const allPassAtOnce = (game: T['game'], first: number): boolean => {
    if (!speedUps.areUsed || game.stack.objects.length > 0 || rules.isCutShort(game)) return false;
    if (!isSettled(game)) return false;
    lookForStates(game, rules);
    if (game.waiting.length > 0) return false;
    const { passes } = settled<T>(game);
    // Emptied one by one, a list keeps its room.
    while (passes.length > 0) passes.pop();
    for (
      let holder = first;
      !rules.allPassed(game, passes.length);
      holder = rules.afterPassing(game, holder)
    ) {
      const decision = acting.ask?.(game, { holder, passes: passes.length });
      if (!decision || !soleAnswer(decision)) return false;
      passes.push(decision);
    }
    return game.decidesAtOnce(acting, passes);
  };

  return (game, first = rules.first(game)) => {
    const holder = rules.insteadOf(game, first);
    if (!allPassAtOnce(game, holder)) game.call(receiving, { holder, passes: 0 });
  };
}
