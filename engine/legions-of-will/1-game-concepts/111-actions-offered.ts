/** What a player with priority is offered (111.1). */
import { actionOffers, Gathering } from '../../card-game/stack/action-offers';
import { type Choice, type Offer, query } from '../../kernel';
import { canComplete } from '../6-actions-abilities-effects/601-targets-and-modes';
import { inMainPhase, isGivenSomething } from '../6-actions-abilities-effects/601-who-may-play';
import { eachActivation } from '../6-actions-abilities-effects/602-activating-activated-abilities';
import type { LegionsGame, LegionsTypes } from '../game';
import type { Activation, GameObject } from '../object';
import type { Ability } from '../text/tree';
import { hasRedeem, moveToOwnBases } from './115-special-actions';

/** What a player with priority can do. */
export type Action =
  | { readonly action: 'pass' }
  | { readonly action: 'play' | 'redeem' | 'turn up a base'; readonly object: GameObject }
  | { readonly action: 'activate'; readonly object: GameObject; readonly ability: Ability }
  | { readonly action: 'move a unit'; readonly object: GameObject; readonly base: GameObject };

const { known, noted, offer } = actionOffers<LegionsTypes, Action>((value) => {
  if (value.action === 'pass') return 'pass';
  const object = `${value.object.card.name} [${value.object.id}]`;
  if (value.action === 'activate') return `activate ${object}: ${value.ability.text}`;
  return value.action === 'move a unit'
    ? `move ${object} to ${value.base.card.name} [${value.base.id}]`
    : `${value.action} ${object}`;
});

const pass = offer({ action: 'pass' });
const ONLY_PASSING: readonly Offer<Action>[] = [pass];

const alone = (action: 'play' | 'redeem' | 'turn up a base', object: GameObject): Offer<Action> =>
  known(object.offered, action, undefined) ?? noted(object.offered, { action, object });

const activation = (object: GameObject, ability: Ability): Offer<Action> =>
  known(object.offered, 'activate', ability) ??
  noted(
    object.offered,
    { action: 'activate', object, ability },
    { about: ability, index: object.card.abilities.indexOf(ability) },
  );

const moving = (object: GameObject, base: GameObject): Offer<Action> =>
  known(object.offered, 'move a unit', base) ??
  noted(object.offered, { action: 'move a unit', object, base }, { about: base, onto: base });

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
  const mayRedeem = game.said.redeems || !game.isOn(hasRedeem);
  for (const object of hand.objects) {
    // Cards other than actions are played in a main phase, whatever else allows or forbids it (302.1, 303.1, 305.1).
    if (
      (isMainPhase || object.isAction) &&
      game.permits('play', player, object) &&
      canComplete(game, object, player, undefined)
    )
      offers.push(alone('play', object));
    if (mayRedeem && game.permits('redeem', player, object)) offers.push(alone('redeem', object));
  }
  if (game.said.elsewhere || game.effects.length > 0)
    for (const object of graveyard.objects) {
      if (!game.facts.whereAndWhen(object.card).namesAZone && !isGivenSomething(game, object)) continue;
      if (game.permits('play', player, object) && canComplete(game, object, player, undefined))
        offers.push(alone('play', object));
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
  // As it is written, the rule needn't be asked about most bases.
  const isAsWritten = game.isOn(moveToOwnBases);
  for (const object of game.bases) {
    if (object.controller !== player) continue;
    if (object.faceDown && game.permits('turn up a base', player, object))
      offers.push(alone('turn up a base', object));
    for (const unit of object.attached) {
      if (!game.permits('move a unit', player, unit)) continue;
      for (const base of game.bases) {
        if (isAsWritten && (base.controller !== player || base.faceDown || base === unit.attachedTo))
          continue;
        const offer = moving(unit, base);
        if (game.permits('move a unit to a base', player, offer.value)) offers.push(offer);
      }
    }
  }
}
