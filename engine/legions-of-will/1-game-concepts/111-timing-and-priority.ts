import {
  actingWithPriority,
  givingPriority,
  type Holding,
  newestResolves,
  type PriorityRules,
  settlingActions,
  settlingTriggers,
} from '../../card-game/stack/priority';
import { type Procedure, procedure, type Step } from '../../kernel';
import { playingACard } from '../6-actions-abilities-effects/601-playing-cards';
import { activatingAnAbility } from '../6-actions-abilities-effects/602-activating-activated-abilities';
import { putTriggers } from '../6-actions-abilities-effects/603-handling-triggered-abilities';
import { lookForStates } from '../6-actions-abilities-effects/603-triggers';
import { resolveTop } from '../6-actions-abilities-effects/605-resolving-cards-and-abilities';
import { stateBased } from '../7-additional-rules/704-state-based-actions';
import { insteadOfWhoLeft } from '../8-multiplayer-rules/800-general';
import { AS_WRITTEN, fact, timing, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { nextInTurnOrder, playersLeft } from './101-players';
import { type Action, actionsOf } from './111-actions-offered';
import { movingAUnit, redeeming, turningUpABase } from './115-special-actions';

/** 111.3a: the active player receives priority first. */
export const activePlayerReceives = timing(
  '111.3a',
  'The active player receives priority at the beginning of a step or phase',
  (game: LegionsGame) => game.now.active,
  (game) => nextInTurnOrder(game, game.now.active),
);
/** Who receives priority where nobody does. */
export const nobodyReceives = (): undefined => undefined;

/** 111.3b: and after something resolves. */
export const afterResolving = varied(
  timing(
    '111.3b',
    'The active player receives priority after a card or ability resolves',
    (game: LegionsGame, _before: number) => game.now.active,
    (game, before) => nextInTurnOrder(game, before),
  ),
  {
    who: { 'the active player': AS_WRITTEN, 'who passed last': (_game, before) => before },
  },
);
/** 111.3c: who acts keeps priority. */
export const keepsPriority = varied(
  timing(
    '111.3c',
    'A player who plays a card or activates an ability receives priority afterward',
    (_game, holder: number) => holder,
    (game, holder) => nextInTurnOrder(game, holder),
  ),
  {
    who: { 'who acted': AS_WRITTEN, 'the active player': (game) => game.now.active },
  },
);
export const keepsPriorityAfterSpecialActions = timing(
  '115.3',
  'A player who takes a special action receives priority afterward',
  (_game, holder: number) => holder,
  (game, holder) => nextInTurnOrder(game, holder),
);

const afterActing = (game: LegionsGame, holder: number, { action }: Action): number =>
  action === 'play' || action === 'activate'
    ? keepsPriority(game, holder)
    : keepsPriorityAfterSpecialActions(game, holder);

export const receivesAfterAPass = timing(
  '111.3d',
  'After a player has passed, the next in turn order receives priority',
  (game: LegionsGame, holder: number) => nextInTurnOrder(game, holder),
  (_game, holder) => holder,
);

/** 111.4: all players pass in succession. */
export const allPassed = varied(
  fact(
    { number: '111.4', restates: ['500.2', '406.5'] },
    'When all players pass in succession, the top object resolves or the step ends',
    (game: LegionsGame, passes: number) => passes >= playersLeft(game),
  ),
  { which: { 'all players': AS_WRITTEN, 'all but one': (game, passes) => passes >= playersLeft(game) - 1 } },
);
/** What must be permitted, and not forbidden, for an action: as the tables of rules name it, and what it is about. */
export function requiredPermissions(
  action: Action,
): readonly { readonly action: string; readonly subject: unknown }[] {
  switch (action.action) {
    case 'pass':
      return [];
    case 'activate':
      return [{ action: 'activate', subject: { source: action.object, ability: action.ability } }];
    case 'move a unit':
      return [
        { action: 'move a unit', subject: action.object },
        { action: 'move a unit to a base', subject: action },
      ];
    default:
      return [{ action: action.action, subject: action.object }];
  }
}

/** Starts what a player chose to do with priority. */
export function start(game: LegionsGame, player: number, action: Action): void {
  switch (action.action) {
    case 'pass':
      return;
    case 'play':
      game.call(
        playingACard,
        { player, object: action.object, ability: undefined, locked: 0, costs: [] },
        { reversible: true },
      );
      return;
    case 'activate':
      game.call(
        activatingAnAbility,
        { player, object: action.object, ability: action.ability, locked: 0, costs: [] },
        { reversible: true },
      );
      return;
    case 'redeem':
      game.call(redeeming, { player, object: action.object, base: undefined }, { reversible: true });
      return;
    case 'turn up a base':
      game.call(turningUpABase, { player, object: action.object, base: undefined }, { reversible: true });
      return;
    case 'move a unit':
      game.call(movingAUnit, { player, object: action.object, base: action.base }, { reversible: true });
  }
}

const rules: PriorityRules<LegionsTypes, Action> = {
  first: activePlayerReceives,
  afterResolving,
  afterActing,
  afterPassing: receivesAfterAPass,
  insteadOf: (game, holder) => (game.player(holder).inGame ? holder : insteadOfWhoLeft(game, holder)),
  allPassed,
  isCutShort: ({ now }) => now.straightTo !== undefined,
  actionsOf,
  start,
  resolve: resolveTop,
  stateBased,
  lookForStates,
  putTriggers,
};

const acting = actingWithPriority<LegionsTypes, Action>(
  '111.1',
  'The player with priority plays a card, activates an ability, takes a special action or passes',
  rules,
);

const settled: readonly Step<LegionsGame, Holding>[] = [
  settlingActions<LegionsTypes, Action>(
    { number: '704.3', restates: ['111.5'] },
    'Before anybody gets priority, state-based actions are performed until there are none',
    rules,
  ),
  settlingTriggers<LegionsTypes, Action>(
    '603.3',
    'Then triggered abilities are put on the chain of events, and everything is checked again',
    rules,
  ),
];

/** What is done before the next player receives the priority of one who has left the game. */
export const beforePriorityPasses: Procedure<LegionsGame, Holding> = procedure(
  'before the next player receives priority',
  settled,
);

/** Players have priority until all pass in succession with the chain of events empty. */
export const receivingPriority: Procedure<LegionsGame, Holding> = procedure('players receive priority', [
  newestResolves<LegionsTypes, Action>(
    { number: '111.4', restates: ['406.5', '500.2'] },
    'All players pass: the top of the chain of events resolves, or the step or phase ends',
    rules,
  ),
  ...settled,
  acting,
]);

/** Gives players priority, the active player first. */
export const givePriority = givingPriority<LegionsTypes, Action>(receivingPriority, acting, rules);
