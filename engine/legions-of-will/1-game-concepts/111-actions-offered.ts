/** What a player with priority is offered (111.1). */
import { type Choice, Kept, type Offer, PerGame } from '../../kernel';
import { canComplete } from '../6-actions-abilities-effects/601-targets-and-modes';
import { whereAndWhen } from '../6-actions-abilities-effects/601-where-and-when';
import { inMainPhase, isGivenSomething, isMain } from '../6-actions-abilities-effects/601-who-may-play';
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
    /** The ability that is activated, or the base that the unit is moved to. */
    readonly about: Ability | Piece | undefined,
    readonly index: number | undefined,
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

const passing = new ActionOffer({ action: 'pass' }, undefined, undefined);

/** The offer of an action that was offered before: always the same one, for there are very many of them. */
function known(
  { offered }: Piece,
  action: Action['action'],
  about: Ability | Piece | undefined,
): ActionOffer | undefined {
  for (const offer of offered)
    if (offer instanceof ActionOffer && offer.about === about && offer.value.action === action) return offer;
  return undefined;
}

function noted(piece: Piece, offer: ActionOffer): ActionOffer {
  piece.offered.push(offer);
  return offer;
}

const alone = (action: 'play' | 'redeem' | 'turn up a base', piece: Piece): ActionOffer =>
  known(piece, action, undefined) ?? noted(piece, new ActionOffer({ action, piece }, undefined, undefined));

const activation = (piece: Piece, ability: Ability): ActionOffer =>
  known(piece, 'activate', ability) ??
  noted(
    piece,
    new ActionOffer({ action: 'activate', piece, ability }, ability, piece.card.abilities.indexOf(ability)),
  );

const moving = (piece: Piece, base: Piece): ActionOffer =>
  known(piece, 'move a unit', base) ??
  noted(piece, new ActionOffer({ action: 'move a unit', piece, base }, base, undefined));

const passes: Choice<Action>[] = [];

/** Passing is all that a player can do: always the same choice, for there are very many of them. */
function onlyPassing(player: number): Choice<Action> {
  const known = passes[player];
  if (known) return known;
  const choice: Choice<Action> = { player, purpose: 'priority', offers: [passing], isPriority: true };
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
  'begun',
  'attackersDeclared',
  'blockersDeclared',
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
  const isOwn = active === player && isMain(phase);
  const place = (player * game.players.length + defendingPlayer) * 2 + Number(isOwn);
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
  return offers.length === 1
    ? onlyPassing(player)
    : { player, purpose: 'priority', offers, isPriority: true };
}

function keptUnlessTimed(
  game: LegionsGame,
  player: number,
  kept: KeptOffers,
  choice: Choice<Action>,
): Choice<Action> {
  return isTimed(game, player) ? choice : kept.keep(choice);
}

/** Has a card that the player might play its time to be played? An ability that has its own may be anybody's. */
function isTimed(game: LegionsGame, player: number): boolean {
  if (game.said.timesOfAbilities) return true;
  if (!game.said.times) return false;
  const { hand, graveyard } = game.player(player);
  return [hand, graveyard].some(({ objects }) => objects.some(({ card }) => whereAndWhen(card).hasItsTime));
}

function offersOf(game: LegionsGame, player: number): readonly Offer<Action>[] {
  const offers = gathered;
  offers.push(passing);
  const { hand, graveyard } = game.player(player);
  const isMainPhase = inMainPhase(game, player);
  for (const piece of hand.objects) {
    // Cards other than actions are played in a main phase, whatever else allows or forbids it (302.1, 303.1, 305.1).
    if (
      (isMainPhase || piece.isAction) &&
      game.permits('play', player, piece) &&
      canComplete(game, piece, player, undefined)
    )
      offers.push(alone('play', piece));
    if (game.said.redeems && game.permits('redeem', player, piece)) offers.push(alone('redeem', piece));
  }
  if (game.said.elsewhere || game.effects.length > 0)
    for (const piece of graveyard.objects) {
      if (!whereAndWhen(piece.card).namesAZone && !isGivenSomething(game, piece)) continue;
      if (game.permits('play', player, piece) && canComplete(game, piece, player, undefined))
        offers.push(alone('play', piece));
    }
  eachActivation(game, player, offerActivation, offers);
  if (isMainPhase) offerInMainPhase(game, player, offers);
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
  activated: Activation,
  offers: Offer<Action>[],
): void {
  const { source, ability } = activated;
  if (game.permits('activate', player, activated) && canComplete(game, source, player, ability))
    offers.push(activation(source, ability));
}

function offerInMainPhase(game: LegionsGame, player: number, offers: Offer<Action>[]): void {
  for (const piece of game.bases) {
    if (piece.controller !== player) continue;
    if (piece.faceDown && game.permits('turn up a base', player, piece))
      offers.push(alone('turn up a base', piece));
    for (const unit of piece.attached) {
      if (!game.permits('move a unit', player, unit)) continue;
      for (const base of game.bases) {
        if (base.controller !== player || base.faceDown || base === unit.attachedTo) continue;
        const offer = moving(unit, base);
        if (game.permits('move a unit to a base', player, offer.value)) offers.push(offer);
      }
    }
  }
}
