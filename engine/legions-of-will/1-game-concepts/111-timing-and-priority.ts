import {
  choosing,
  type Decision,
  type Procedure,
  procedure,
  type Step,
  shortcuts,
  soleAnswer,
  step,
} from '../../kernel';
import { playingACard } from '../6-actions-abilities-effects/601-playing-cards';
import { activatingAnAbility } from '../6-actions-abilities-effects/602-activating-activated-abilities';
import { putTriggers } from '../6-actions-abilities-effects/603-handling-triggered-abilities';
import { lookForStates } from '../6-actions-abilities-effects/603-triggers';
import { resolveTop } from '../6-actions-abilities-effects/605-resolving-cards-and-abilities';
import {
  checkStateBasedActions,
  performStateBasedActions,
} from '../7-additional-rules/704-state-based-actions';
import { insteadOfWhoLeft } from '../8-multiplayer-rules/800-general';
import { fact, timing, varied } from '../forms';
import type { LegionsGame } from '../game';
import type { Piece } from '../piece';
import { nextInTurnOrder, playersLeft } from './101-players';
import { type Action, actionsOf } from './111-actions-offered';
import { movingAUnit, redeeming, turningUpABase } from './115-special-actions';

/** Priority in a step or phase: who holds it, and how many passed in succession. */
export interface Holding {
  holder: number;
  passes: number;
}

/** 111.3a: the active player receives priority first. */
export const activePlayerReceives = timing(
  '111.3a',
  'The active player receives priority at the beginning of a step or phase',
  (game: LegionsGame) => game.now.active,
  (game) => nextInTurnOrder(game, game.now.active),
);
/** 111.3b: and after something resolves. */
export const afterResolving = varied(
  timing(
    '111.3b',
    'The active player receives priority after a card or ability resolves',
    (game: LegionsGame, _before: number) => game.now.active,
    (game, before) => nextInTurnOrder(game, before),
  ),
  {
    'who passed last instead of the active player': (_game, before) => before,
  },
);
/** 111.3c: who acts keeps priority. */
export const keepsPriority = varied(
  timing(
    ['111.3c', '115.3'],
    'A player who acts with priority receives it afterward',
    (_game, holder: number) => holder,
    (game, holder) => nextInTurnOrder(game, holder),
  ),
  {
    'the active player instead of who acted': (game) => game.now.active,
  },
);
/** 111.4: all players pass in succession. */
export const allPassed = fact(
  ['111.4', '500.2', '406.5'],
  'When all players pass in succession, the top object resolves or the step ends',
  (game: LegionsGame, passes: number) => passes >= playersLeft(game),
);
/** What must be permitted, and not forbidden, for an action: as the tables of rules name it, and what it is about. */
export function judged(action: Action): readonly { readonly action: string; readonly subject: unknown }[] {
  switch (action.action) {
    case 'pass':
      return [];
    case 'activate':
      return [{ action: 'activate', subject: { source: action.piece, ability: action.ability } }];
    case 'move a unit':
      return [
        { action: 'move a unit', subject: action.piece },
        { action: 'move a unit to a base', subject: action },
      ];
    default:
      return [{ action: action.action, subject: action.piece }];
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
        { player, piece: action.piece, ability: undefined, locked: 0, costs: [] },
        { reversible: true },
      );
      return;
    case 'activate':
      game.call(
        activatingAnAbility,
        { player, piece: action.piece, ability: action.ability, locked: 0, costs: [] },
        { reversible: true },
      );
      return;
    case 'redeem':
      game.call(redeeming, { player, piece: action.piece, base: undefined }, { reversible: true });
      return;
    case 'turn up a base':
      game.call(turningUpABase, { player, piece: action.piece, base: undefined }, { reversible: true });
      return;
    case 'move a unit':
      game.call(movingAUnit, { player, piece: action.piece, base: action.base }, { reversible: true });
  }
}

/** Who receives priority where it is a player's who may have left. */
const whoReceives = (game: LegionsGame, holder: number): number =>
  game.player(holder).inGame ? holder : insteadOfWhoLeft(game, holder);

const priority: Step<LegionsGame, Holding> = choosing(
  ['111.1', '111.3d'],
  'The player with priority plays a card, activates an ability, takes a special action or passes',
  (game, { holder }: Holding) => actionsOf(game, whoReceives(game, holder)),
  (game, data, [action]) => {
    const holder = whoReceives(game, data.holder);
    if (!action || action.action === 'pass') {
      game.set(data, 'passes', data.passes + 1);
      game.set(data, 'holder', nextInTurnOrder(game, holder));
      // Passing changes nothing that anything is checked for: the next player has priority at once, unless somebody
      // conceded meanwhile.
      const isSettled = game.waiting.length === 0 && isKnownToBeSettled(game);
      return allPassed(game, data.passes) || !isSettled ? 'restart' : 'again';
    }
    game.set(data, 'passes', 0);
    game.set(data, 'holder', keepsPriority(game, holder));
    start(game, holder, action);
    return 'restart';
  },
);

/** Which object of the chain of events resolves when all have passed. */
type Resolves = (game: LegionsGame) => Piece | undefined;

const passedBy =
  (resolves: Resolves) =>
  (game: LegionsGame, data: Holding): 'finish' | 'restart' | undefined => {
    if (game.now.endingTurn) return 'finish';
    if (!allPassed(game, data.passes)) return undefined;
    if (game.chain.objects.length === 0) return 'finish';
    game.set(data, 'passes', 0);
    game.set(data, 'holder', afterResolving(game, data.holder));
    resolveTop(game, resolves(game));
    return 'restart';
  };

/** Players have priority until all pass in succession with the chain of events empty. */
export const receivingPriority: Procedure<LegionsGame, Holding> = procedure('players receive priority', [
  varied(
    step(
      ['111.4', '406.5', '500.2'],
      'All players pass: the top of the chain of events resolves, or the step or phase ends',
      passedBy((game) => game.chain.top),
    ),
    { 'the oldest instead of the newest': { run: passedBy((game) => game.chain.objects[0]) } },
  ),
  step(
    ['111.5', '704.3', '704.1'],
    'Before anybody gets priority, state-based actions are performed until there are none',
    (game, _data) => {
      if (isKnownToBeSettled(game)) return undefined;
      const found = checkStateBasedActions(game);
      if (found.length > 0) performStateBasedActions(game, found);
      else game.settled.actions = game.version;
      return found.length > 0 ? 'again' : undefined;
    },
  ),
  step(
    ['603.3', '111.5'],
    'Then triggered abilities are put on the chain of events, and everything is checked again',
    (game, _data) => {
      lookForStateTriggers(game);
      if (game.waiting.length === 0) return undefined;
      putTriggers(game);
      return 'restart';
    },
  ),
  priority,
]);

/** Gives players priority, the active player first. */
export function givePriority(game: LegionsGame): void {
  const holder = whoReceives(game, activePlayerReceives(game));
  if (!allPassAtOnce(game, holder)) game.call(receivingPriority, { holder, passes: 0 });
}

/**
 * Most of the time nothing waits to be done, and nobody can do anything: then all pass, and no step needs to be gone
 * through to see that each of them does.
 */
function allPassAtOnce(game: LegionsGame, first: number): boolean {
  if (!shortcuts.areTaken || game.chain.objects.length > 0 || game.now.endingTurn || !isSettled(game))
    return false;
  lookForStateTriggers(game);
  if (game.waiting.length > 0) return false;
  // Emptied one by one, a list keeps its room.
  while (passes.length > 0) passes.pop();
  for (let holder = first; !allPassed(game, passes.length); holder = nextInTurnOrder(game, holder)) {
    const decision = priority.ask?.(game, { holder, passes: passes.length });
    if (!decision || !soleAnswer(decision)) return false;
    passes.push(decision);
  }
  return game.decidesAtOnce(priority, passes);
}

/** The passes gathered by `allPassAtOnce`: one list for all, for it is filled at every opening of priority. */
const passes: Decision[] = [];

const isKnownToBeSettled = (game: LegionsGame): boolean =>
  shortcuts.areTaken && game.settled.actions === game.version;

/** Is there no state-based action to perform? What was seen to have nothing to do isn't looked at until something changes. */
function isSettled(game: LegionsGame): boolean {
  if (isKnownToBeSettled(game)) return true;
  if (checkStateBasedActions(game).length > 0) return false;
  game.settled.actions = game.version;
  return true;
}

function lookForStateTriggers(game: LegionsGame): void {
  if (shortcuts.areTaken && (game.sources.length === 0 || game.settled.triggers === game.version)) return;
  lookForStates(game);
  game.settled.triggers = game.version;
}
