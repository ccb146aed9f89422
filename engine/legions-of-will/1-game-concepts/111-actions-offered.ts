/** What a player with priority is offered (111.1). */
import { type Choice, Kept, type Offer, PerGame } from '../../kernel';
import { canComplete } from '../6-actions-abilities-effects/601-targets-and-modes';
import { whereAndWhen } from '../6-actions-abilities-effects/601-where-and-when';
import { eachActivation } from '../6-actions-abilities-effects/602-activating-activated-abilities';
import type { LegionsGame } from '../game';
import type { Activation, Piece } from '../piece';
import type { Ability } from '../text/tree';

/** What a player with priority can do. */
export type Action =
  | { readonly action: 'pass' }
  | { readonly action: 'play' | 'redeem' | 'turn up a base'; readonly piece: Piece }
  | { readonly action: 'activate'; readonly piece: Piece; readonly ability: Ability }
  | { readonly action: 'move a unit'; readonly piece: Piece; readonly base: Piece };

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

/**
 * Fields that no offer hangs on: who held priority, where the turn stands, what procedures keep for themselves, where
 * chance stands. What hangs on the step isn't kept (`isTimed`).
 */
const INDIFFERENT: ReadonlySet<PropertyKey> = new Set([
  'holder',
  'passes',
  'at',
  'phase',
  'step',
  'battles',
  'attackersDeclared',
  'chosen',
  'finished',
  'assigned',
  'rolled',
  'asked',
  'happened',
  'generator',
  'lastRoll',
  'nextId',
  'nextTimestamp',
  'defendingPlayer',
]);

type KeptOffers = Kept<Choice<Action>>;

/** For each seat: what its player is offered when such a player defends, in a main phase of theirs and otherwise. */
const keptIn = new PerGame<KeptOffers[]>();

function keptFor(game: LegionsGame, player: number): KeptOffers {
  const all = keptIn.get(game) ?? keptIn.set(game, []);
  const { active, defendingPlayer, phase } = game.now;
  const isMain = active === player && phase.includes('main');
  const place = (player * game.players.length + defendingPlayer) * 2 + Number(isMain);
  let kept = all[place];
  if (!kept) {
    kept = new Kept(game.journal, INDIFFERENT);
    all[place] = kept;
  }
  return kept;
}

/** What a player with priority may do, passing first. Through most steps of a turn it stays the same. */
export function actionsOf(game: LegionsGame, player: number): Choice<Action> {
  const kept = keptFor(game, player);
  return kept.get() ?? keptUnlessTimed(game, player, kept, choiceOf(game, player));
}

/** What a player with priority may do, worked out anew. */
export function choiceOf(game: LegionsGame, player: number): Choice<Action> {
  const offers = offersOf(game, player);
  return offers.length === 1 ? onlyPassing(player) : { player, purpose: 'priority', offers };
}

function keptUnlessTimed(
  game: LegionsGame,
  player: number,
  kept: KeptOffers,
  choice: Choice<Action>,
): Choice<Action> {
  return game.said.times && isTimed(game, player) ? choice : kept.keep(choice);
}

/** Has a card that the player might play its time to be played? */
function isTimed(game: LegionsGame, player: number): boolean {
  const { hand, graveyard } = game.player(player);
  return [hand, graveyard].some(({ objects }) => objects.some(({ card }) => whereAndWhen(card).hasItsTime));
}

function offersOf(game: LegionsGame, player: number): readonly Offer<Action>[] {
  const offers = gathered;
  offers.push(passing);
  const { hand, graveyard } = game.player(player);
  for (const piece of hand.objects) {
    if (game.permits('play', player, piece) && canComplete(game, piece, player, undefined))
      offers.push(offer({ action: 'play', piece }));
    if (game.permits('redeem', player, piece)) offers.push(offer({ action: 'redeem', piece }));
  }
  if (game.said.elsewhere)
    for (const piece of graveyard.objects) {
      if (!whereAndWhen(piece.card).namesAZone) continue;
      if (game.permits('play', player, piece) && canComplete(game, piece, player, undefined))
        offers.push(offer({ action: 'play', piece }));
    }
  if (game.sources.length > 0 || game.effects.length > 0 || game.said.elsewhere)
    eachActivation(game, player, offerActivation, offers);
  if (game.now.active === player && game.chain.objects.length === 0 && game.now.phase.includes('main'))
    offerInMainPhase(game, player, offers);
  const found = offers.length === 1 ? ONLY_PASSING : offers.slice();
  // Emptied one by one, a list keeps its room.
  while (offers.length > 0) offers.pop();
  return found;
}

/** Offers are gathered here and then copied: a list that grows from nothing takes more room than they need. */
const gathered: Offer<Action>[] = [];
const ONLY_PASSING: readonly Offer<Action>[] = [passing];

function offerActivation(
  game: LegionsGame,
  player: number,
  activation: Activation,
  offers: Offer<Action>[],
): void {
  const { source: piece, ability } = activation;
  if (game.permits('activate', player, activation) && canComplete(game, piece, player, ability))
    offers.push(offer({ action: 'activate', piece, ability }));
}

function offerInMainPhase(game: LegionsGame, player: number, offers: Offer<Action>[]): void {
  for (const piece of game.bases) {
    if (piece.controller !== player) continue;
    if (piece.faceDown && game.permits('turn up a base', player, piece))
      offers.push(offer({ action: 'turn up a base', piece }));
    for (const unit of piece.attached) {
      if (!game.permits('move a unit', player, unit)) continue;
      for (const base of game.bases) {
        if (base.controller !== player || base.faceDown || base === unit.attachedTo) continue;
        const moving = offer({ action: 'move a unit', piece: unit, base });
        if (game.permits('move a unit to a base', player, moving.value)) offers.push(moving);
      }
    }
  }
}
