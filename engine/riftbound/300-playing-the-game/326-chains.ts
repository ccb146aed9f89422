/** Players act in the states of the turn: the chain, showdowns, and the open state (311–345). */
import {
  type Choice,
  choosing,
  IllegalAction,
  type Procedure,
  procedure,
  type Step,
  step,
} from '../../kernel';
import { movingUnits } from '../100-game-concepts/139-units';
import { hidingACard } from '../400-types-of-actions/408-hide';
import { beginningCombat, finishingCombat } from '../400-types-of-actions/441-the-steps-of-combat';
import { isInactive } from '../700-additional-rules/720-inactive';
import { AS_WRITTEN, consequence, definition, fact, varied } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject, Location } from '../object';
import { inTurnOrder } from '../phrases';
import { activationsOf, isAnothers, isClosed, isShowdown } from './307-states-of-the-turn';
import { cleanup } from './318-cleanups';
import { type Action, offersOf } from './326-offers';
import {
  actsInOpenState,
  actsWithFocus,
  allPassed,
  focusPasses,
  focusPassesTo,
  keepsFocus,
  newestGainsPriority,
  nobodyActs,
  passesTo,
  priorityCounts,
} from './326-priority-and-focus';
import { closing, opening } from './337-showdowns';
import { usingAbility } from './350-adding-to-pay';
import { addsAny, resolving } from './350-resolving';
import { completing, playingACard } from './350-the-process-of-play';
import { isPermanent } from './350-what-can-be-played';
import { activating } from './369-activated-abilities';
import { putTriggers } from './375-triggers-on-the-chain';

/** Where players act, and whether they are done there. */
export interface Acting {
  done: boolean;
}

/** The player who may act now; undefined: nobody (312). */
export function acting(game: RiftboundGame, data: Acting): number | undefined {
  if (game.chain.objects.length > 0) return priorityCounts(game);
  if (game.now.showdown) return actsWithFocus(game);
  if (data.done) return undefined;
  return nobodyActs(game) ? undefined : actsInOpenState(game);
}

/** Starts what a player chose to do with priority. */
export function start(game: RiftboundGame, player: number, action: Action): void {
  switch (action.action) {
    case 'pass':
      return;
    case 'play':
      game.call(playingACard, { player, object: action.object }, { reversible: true });
      return;
    case 'hide':
      game.call(hidingACard, { player, object: action.object, to: action.to }, { reversible: true });
      return;
    case 'activate': {
      const { object, index } = action;
      // It is never offered: who tries is told why.
      if (isAnothers(game, object, player)) throw new IllegalAction(isAnothers, 'somebody else controls it');
      const activation = activationsOf(game, object)[index];
      if (!activation) throw new IllegalAction(isInactive, 'it has no such ability now');
      // 416.2: what only turns a rune into resources needs no chain.
      if (object.card.types.includes('rune'))
        game.call(usingAbility, { source: object, ability: activation.ability, index }, { reversible: true });
      else game.call(activating, { player, object, activation }, { reversible: true });
      return;
    }
    case 'move a unit':
      game.call(movingUnits, { player, to: action.to, units: [action.object] }, { reversible: true });
  }
}

const isNeutralOpen = (game: RiftboundGame): boolean => !isClosed(game) && !isShowdown(game);

/** Where something is staged, offered to the turn player (322.13, 322.14, 439.1). */
function stagedChoice(game: RiftboundGame, staged: Location['staged']): Choice<Location> | undefined {
  if (!isNeutralOpen(game)) return undefined;
  const there = game.battlefields.filter((each) => each.staged === staged);
  if (there.length === 0) return undefined;
  return {
    player: game.now.active,
    purpose: `choose where the ${staged} begins`,
    offers: there.map((value) => ({ label: value.name, object: value, value })),
  };
}

export const cleanupWhereDue: Step<RiftboundGame, Acting> = step(
  '322',
  'A cleanup occurs where one is due, again until nothing changes',
  (game) => {
    if (!game.now.cleanupDue) return undefined;
    game.setCleanupDue(false);
    game.call(cleanup, { special: undefined });
    return 'restart';
  },
);

/** 416.2.a: what adds resources resolves before anything else is finalized. */
export const comesFirst = fact(
  '416.2.a',
  'What adds resources is finalized before other pending items',
  (game: RiftboundGame, object: GameObject) => !isPermanent(object) && addsAny(game, object),
);

/** 333.1.b: which of several pending items comes first. */
export const firstAppended = definition(
  '333.1.b',
  'Pending items are finalized in the order in which they were put on the chain',
  (_game: RiftboundGame, pending: readonly GameObject[]): GameObject | undefined => pending[0],
  (_game, pending) => pending.at(-1),
);

/** The pending item that is completed next. */
function nextPending(game: RiftboundGame): GameObject | undefined {
  let pending: GameObject[] | undefined;
  for (const object of game.chain.objects) {
    if (!object.pending) continue;
    if (comesFirst(game, object)) return object;
    pending ??= [];
    pending.push(object);
  }
  return pending && pending.length > 1 ? firstAppended(game, pending) : pending?.[0];
}

/** Which item of the chain resolves when all have passed. */
type Resolves = (game: RiftboundGame) => GameObject | undefined;

const passedBy =
  (resolves: Resolves) =>
  (game: RiftboundGame): 'restart' | undefined => {
    const object = resolves(game);
    if (!object || !allPassed(game)) return undefined;
    game.keepBooks('resolve the newest item', () => {
      game.set(game.now, 'passes', 0);
      game.set(game.now, 'hasResolved', true);
      game.set(game.now, 'chainResolved', true);
    });
    game.call(resolving, { object, resolves: true });
    return 'restart';
  };

/** Players act until nobody can, or who could does no more. */
export const playersAct: Procedure<RiftboundGame, Acting> = procedure('players act', [
  cleanupWhereDue,
  step('376.3', 'What has triggered is put on the chain', (game) => {
    if (game.waiting.length === 0) return undefined;
    putTriggers(game);
    return 'restart';
  }),
  step('322.12', 'Pending items are finalized', (game) => {
    if (game.chain.objects.length > 0 && !game.now.chained)
      game.keepBooks('close the state', () => game.set(game.now, 'chained', true));
    const object = nextPending(game);
    if (!object) return undefined;
    game.call(completing, { player: object.controller ?? object.owner, object });
    return 'restart';
  }),
  varied(
    step(
      '336.1',
      'The newest item on the chain resolves',
      passedBy((game) => game.chain.top),
    ),
    {
      'in which order': {
        'the newest first': AS_WRITTEN,
        'the oldest first': { run: passedBy((game) => game.chain.objects[0]) },
      },
    },
  ),
  step(
    { number: '336.4', restates: ['333.1.c.3', '312.2.c'] },
    'After that, the controller of the newest item gains priority',
    (game) => {
      if (!game.now.hasResolved) return;
      game.keepBooks('gain priority', () => {
        game.set(game.now, 'hasResolved', false);
        if (game.chain.objects.length > 0) game.set(game.now, 'priority', newestGainsPriority(game));
      });
    },
  ),
  step(
    { number: '336.2', restates: ['333.1.c.1'] },
    'With the chain empty, play proceeds in an open state',
    (game) => {
      const { chained, chainResolved, focus } = game.now;
      if ((!chained && !chainResolved) || game.chain.objects.length > 0) return;
      game.keepBooks('open the state', () => {
        game.set(game.now, 'chained', false);
        if (game.now.passes > 0) game.set(game.now, 'passes', 0);
        if (chainResolved && focus !== undefined) game.set(game.now, 'focus', focusPasses(game, focus));
        game.set(game.now, 'chainResolved', false);
        if (game.now.initialChain) game.set(game.now, 'initialChain', false);
      });
    },
  ),
  choosing(
    '322.13',
    'In a Neutral Open State, a staged showdown begins where the Turn Player chooses',
    (game) => stagedChoice(game, 'showdown'),
    (game, _data, [at]) => {
      if (at) game.call(opening, { at });
      return at ? 'restart' : undefined;
    },
  ),
  choosing(
    '322.14',
    'In a Neutral Open State, a staged combat begins where the Turn Player chooses',
    (game) => stagedChoice(game, 'combat'),
    (game, _data, [at]) => {
      if (at) game.call(beginningCombat, { at });
      return at ? 'restart' : undefined;
    },
  ),
  step(
    { number: '345', restates: ['344.3.a'] },
    'A showdown in which all players pass in sequence closes',
    (game) => {
      const { showdown, combat, focusPasses: passed } = game.now;
      if (!showdown || game.chain.objects.length > 0 || passed < inTurnOrder(game).length) return undefined;
      // Procedures called last run first.
      if (showdown === combat) game.call(finishingCombat, { at: showdown });
      game.call(closing, { at: showdown });
      return 'restart';
    },
  ),
  choosing(
    '312.1',
    'The player with priority plays, activates, moves units or passes',
    (game, data: Acting) => {
      const player = acting(game, data);
      if (player === undefined) return undefined;
      return { player, purpose: 'priority', offers: offersOf(game, player), isPriority: true };
    },
    (game, data, [action]) => {
      const player = acting(game, data) ?? game.now.active;
      if (action && action.action !== 'pass') {
        if (game.now.focusPasses > 0) game.keepBooks('act', () => game.set(game.now, 'focusPasses', 0));
        if (isNeutralOpen(game) && isDoneAfter(game, data)) game.set(data, 'done', true);
        start(game, player, action);
        return 'restart';
      }
      passPriority(game, data, player);
      return 'restart';
    },
  ),
]);

/** 316.2.a: has the Turn Player done enough with one action? Switched off, yes. */
export const isDoneAfter = definition(
  { number: '316.2.a', restates: ['398.1.b'] },
  'A player may take any number of actions in the Action Phase',
  (_game: RiftboundGame, { done }: Acting): boolean => done,
  () => true,
);

/** 344.3: what passing does in a showdown. */
export const passFocus = consequence(
  '344.3',
  'A player with focus may pass',
  (game: RiftboundGame, player: number) => {
    game.set(game.now, 'focusPasses', game.now.focusPasses + 1);
    game.set(game.now, 'focus', focusPassesTo(game, player));
  },
);

/** 316.6.a: what passing does in the open state. */
export const endTheActionPhase = consequence(
  '316.6.a',
  'Who passes in a Neutral Open State ends the Action Phase',
  (game: RiftboundGame, data: Acting) => game.set(data, 'done', true),
);

/** 334.1.c, 344.3, 316.6: what passing does in each state of the turn. */
function passPriority(game: RiftboundGame, data: Acting, player: number): void {
  if (game.chain.objects.length > 0) {
    game.keepBooks('pass', () => {
      game.set(game.now, 'passes', game.now.passes + 1);
      game.set(game.now, 'priority', passesTo(game, player));
      game.set(game.now, 'focus', keepsFocus(game));
    });
  } else if (game.now.showdown) game.keepBooks('pass focus', () => passFocus(game, player));
  else endTheActionPhase(game, data);
}
