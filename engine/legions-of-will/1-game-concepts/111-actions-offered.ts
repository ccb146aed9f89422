/** What a player with priority is offered (111.1). */
import { actionOffers, Gathering } from '../../card-game/stack/action-offers';
import { type Choice, type Offer, query } from '../../kernel';
import { canComplete } from '../6-actions-abilities-effects/601-targets-and-modes';
import { inMainPhase, isGivenSomething } from '../6-actions-abilities-effects/601-who-may-play';
import { eachActivation } from '../6-actions-abilities-effects/602-activating-activated-abilities';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Activation, Piece } from '../piece';
import type { Ability } from '../text/tree';

/** What a player with priority can do. */
export type Action =
  | { readonly action: 'pass' }
  | { readonly action: 'play' | 'redeem' | 'turn up a base'; readonly piece: Piece }
  | { readonly action: 'activate'; readonly piece: Piece; readonly ability: Ability }
  | { readonly action: 'move a unit'; readonly piece: Piece; readonly base: Piece };

const { known, noted, offer } = actionOffers<LegionsTypes, Action>((value) => {
  if (value.action === 'pass') return 'pass';
  const piece = `${value.piece.card.name} [${value.piece.id}]`;
  if (value.action === 'activate') return `activate ${piece}: ${value.ability.text}`;
  return value.action === 'move a unit'
    ? `move ${piece} to ${value.base.card.name} [${value.base.id}]`
    : `${value.action} ${piece}`;
});

const pass = offer({ action: 'pass' });
const ONLY_PASSING: readonly Offer<Action>[] = [pass];

const alone = (action: 'play' | 'redeem' | 'turn up a base', piece: Piece): Offer<Action> =>
  known(piece.offered, action, undefined) ?? noted(piece.offered, { action, piece });

const activation = (piece: Piece, ability: Ability): Offer<Action> =>
  known(piece.offered, 'activate', ability) ??
  noted(
    piece.offered,
    { action: 'activate', piece, ability },
    { about: ability, index: piece.card.abilities.indexOf(ability) },
  );

const moving = (piece: Piece, base: Piece): Offer<Action> =>
  known(piece.offered, 'move a unit', base) ??
  noted(piece.offered, { action: 'move a unit', piece, base }, { about: base, onto: base });

/** What a player with priority may do, passing first. */
export const actionsOf = query(
  'what a player with priority may do',
  (game: LegionsGame, player: number): Choice<Action> => {
    const offers = gathering.gather((all) => offersOf(game, player, all), ONLY_PASSING);
    return { player, purpose: 'priority', offers, isPriority: true };
  },
  // A choice notes the decision that it became.
  { compared: ({ player, offers }) => [player, offers] },
);

const gathering = new Gathering<Offer<Action>>();

function offersOf(game: LegionsGame, player: number, offers: Offer<Action>[]): void {
  offers.push(pass);
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
      if (!game.facts.whereAndWhen(piece.card).namesAZone && !isGivenSomething(game, piece)) continue;
      if (game.permits('play', player, piece) && canComplete(game, piece, player, undefined))
        offers.push(alone('play', piece));
    }
  eachActivation(game, player, offerActivation, offers);
  if (isMainPhase) offerInMainPhase(game, player, offers);
}

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
