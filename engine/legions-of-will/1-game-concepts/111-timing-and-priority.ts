import { type Choice, choosing, type Offer, type Procedure, procedure, step } from '../../kernel';
import { playingACard } from '../6-actions-abilities-effects/601-playing-cards';
import { canComplete } from '../6-actions-abilities-effects/601-targets-and-modes';
import { namesAZone } from '../6-actions-abilities-effects/601-who-may-play';
import {
  activatingAnAbility,
  activations,
} from '../6-actions-abilities-effects/602-activating-activated-abilities';
import { putTriggers } from '../6-actions-abilities-effects/603-handling-triggered-abilities';
import { stateTriggers } from '../6-actions-abilities-effects/603-triggers';
import { resolveTop } from '../6-actions-abilities-effects/605-resolving-cards-and-abilities';
import { checkStateBasedActions } from '../7-additional-rules/704-state-based-actions';
import { fact, timing } from '../forms';
import type { LegionsGame } from '../game';
import type { Piece } from '../piece';
import type { Ability } from '../text/tree';
import { nextInTurnOrder, playersLeft } from './101-players';
import { basesOf, faceUpBasesOf } from './108-permanents';
import { movingAUnit, redeeming, turningUpABase } from './115-special-actions';

/** What a player with priority can do. */
export type Action =
  | { readonly action: 'pass' }
  | { readonly action: 'play' | 'redeem' | 'turn up a base'; readonly piece: Piece }
  | { readonly action: 'activate'; readonly piece: Piece; readonly ability: Ability }
  | { readonly action: 'move a unit'; readonly piece: Piece; readonly base: Piece };

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
export const afterResolving = timing(
  '111.3b',
  'The active player receives priority after a card or ability resolves',
  (game: LegionsGame, _before: number) => game.now.active,
  (game, before) => nextInTurnOrder(game, before),
);
/** 111.3c: who acts keeps priority. */
export const keepsPriority = timing(
  ['111.3c', '115.3'],
  'A player who acts with priority receives it afterward',
  (_game, holder: number) => holder,
  (game, holder) => nextInTurnOrder(game, holder),
);
/** 111.4: all players pass in succession. */
export const allPassed = fact(
  ['111.4', '500.2', '406.5'],
  'When all players pass in succession, the top object resolves or the step ends',
  (game: LegionsGame, passes: number) => passes >= playersLeft(game),
);
/** An action as it is offered; its label is worded only when somebody reads it. */
class ActionOffer implements Offer<Action> {
  constructor(
    readonly value: Action,
    readonly index?: number,
  ) {}

  get action(): string {
    return this.value.action;
  }

  get object(): Piece | undefined {
    return this.value.action === 'pass' ? undefined : this.value.piece;
  }

  get onto(): Piece | undefined {
    return this.value.action === 'move a unit' ? this.value.base : undefined;
  }

  get label(): string {
    const { value } = this;
    if (value.action === 'pass') return 'pass';
    const piece = `${value.piece.card.name} [${value.piece.id}]`;
    if (value.action === 'activate') return `activate ${piece}: ${value.ability.text}`;
    return value.action === 'move a unit'
      ? `move ${piece} to ${value.base.card.name} [${value.base.id}]`
      : `${value.action} ${piece}`;
  }
}

const passing = new ActionOffer({ action: 'pass' });

type About = Exclude<Action, { readonly action: 'pass' }>;

const isSame = (action: Action, other: About): boolean =>
  action.action === other.action &&
  action.piece === other.piece &&
  (action.action !== 'activate' || (other.action === 'activate' && action.ability === other.ability)) &&
  (action.action !== 'move a unit' || (other.action === 'move a unit' && action.base === other.base));

/** The offer of an action: always the same one, for there are very many of them. */
function offer(action: About): ActionOffer {
  const { offered } = action.piece;
  for (const known of offered) if (known instanceof ActionOffer && isSame(known.value, action)) return known;
  const index =
    action.action === 'activate' ? action.piece.card.abilities.indexOf(action.ability) : undefined;
  const made = new ActionOffer(action, index);
  offered.push(made);
  return made;
}

const passes: Choice<Action>[] = [];

/** Passing is all that a player can do: always the same choice, for there are very many of them. */
function onlyPassing(player: number): Choice<Action> {
  const known = passes[player];
  if (known) return known;
  const choice: Choice<Action> = { player, purpose: 'priority', offers: [passing] };
  passes[player] = choice;
  return choice;
}

/** What a player with priority may do, passing first. */
function offersOf(game: LegionsGame, player: number): readonly Offer<Action>[] {
  const offers: Offer<Action>[] = [passing];
  const { hand, graveyard } = game.player(player);
  for (const piece of hand.objects) {
    if (game.permits('play', player, piece) && canComplete(game, piece, player, undefined))
      offers.push(offer({ action: 'play', piece }));
    if (game.permits('redeem', player, piece)) offers.push(offer({ action: 'redeem', piece }));
  }
  for (const piece of graveyard.objects) {
    if (!namesAZone(piece.card)) continue;
    if (game.permits('play', player, piece) && canComplete(game, piece, player, undefined))
      offers.push(offer({ action: 'play', piece }));
  }
  if (
    game.sources.length > 0 ||
    game.effects.length > 0 ||
    hand.objects.length + graveyard.objects.length > 0
  )
    offerActivations(game, player, offers);
  if (game.now.active === player && game.chain.objects.length === 0 && game.now.phase.includes('main'))
    offerInMainPhase(game, player, offers);
  return offers;
}

function offerActivations(game: LegionsGame, player: number, offers: Offer<Action>[]): void {
  for (const activation of activations(game, player)) {
    const { source: piece, ability } = activation;
    if (!game.permits('activate', player, activation) || !canComplete(game, piece, player, ability)) continue;
    offers.push(offer({ action: 'activate', piece, ability }));
  }
}

function offerInMainPhase(game: LegionsGame, player: number, offers: Offer<Action>[]): void {
  const faceUp = faceUpBasesOf(game, player);
  for (const piece of basesOf(game, player)) {
    if (piece.faceDown && game.permits('turn up a base', player, piece))
      offers.push(offer({ action: 'turn up a base', piece }));
    for (const unit of piece.attached) {
      if (!game.permits('move a unit', player, unit)) continue;
      for (const base of faceUp) {
        if (base === unit.attachedTo) continue;
        const moving = offer({ action: 'move a unit', piece: unit, base });
        if (game.permits('move a unit to a base', player, moving.value)) offers.push(moving);
      }
    }
  }
}

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

/** Players have priority until all pass in succession with the chain of events empty. */
export const receivingPriority: Procedure<LegionsGame, Holding> = procedure('players receive priority', [
  step(
    ['111.4', '406.5', '500.2'],
    'All players pass: the top of the chain of events resolves, or the step or phase ends',
    (game, data) => {
      if (game.now.endingTurn) return 'finish';
      if (!allPassed(game, data.passes)) return undefined;
      if (game.chain.objects.length === 0) return 'finish';
      game.set(data, 'passes', 0);
      game.set(data, 'holder', afterResolving(game, data.holder));
      resolveTop(game);
      return 'restart';
    },
  ),
  step(
    ['111.5', '704.3', '704.1'],
    'Before anybody gets priority, state-based actions are performed until there are none',
    (game, _data) => {
      if (game.settled.actions === game.version) return undefined;
      if (checkStateBasedActions(game)) return 'again';
      game.settled.actions = game.version;
      return undefined;
    },
  ),
  step(
    ['603.3', '111.5'],
    'Then triggered abilities are put on the chain of events, and everything is checked again',
    (game, _data) => {
      if (game.sources.length > 0 && game.settled.triggers !== game.version) {
        stateTriggers(game);
        game.settled.triggers = game.version;
      }
      if (game.waiting.length === 0) return undefined;
      putTriggers(game);
      return 'restart';
    },
  ),
  choosing(
    ['111.1', '111.3d'],
    'The player with priority plays a card, activates an ability, takes a special action or passes',
    (game, { holder }: Holding) => {
      const offers = offersOf(game, holder);
      return offers.length === 1 ? onlyPassing(holder) : { player: holder, purpose: 'priority', offers };
    },
    (game, data, [action]) => {
      if (!action || action.action === 'pass') {
        game.set(data, 'passes', data.passes + 1);
        game.set(data, 'holder', nextInTurnOrder(game, data.holder));
        return 'restart';
      }
      game.set(data, 'passes', 0);
      const { holder } = data;
      game.set(data, 'holder', keepsPriority(game, holder));
      start(game, holder, action);
      return 'restart';
    },
  ),
]);

/** Gives players priority, the active player first. */
export function givePriority(game: LegionsGame): void {
  game.call(receivingPriority, {
    holder: activePlayerReceives(game),
    passes: 0,
    settledAt: -1,
    triggersAt: -1,
  });
}
