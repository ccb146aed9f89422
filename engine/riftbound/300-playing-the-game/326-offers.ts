/** What a player with priority is offered: everything that the rules permit and that could be gone through with (334, 344). */
import { actionOffers } from '../../card-game/stack/action-offers';
import { column, type Offer, query } from '../../kernel';
import { movesOf, unitsOf } from '../100-game-concepts/139-units';
import { hidingPlaces } from '../400-types-of-actions/408-hide';
import type { Card } from '../card';
import { permission } from '../forms';
import type { RiftboundGame, RiftboundTypes } from '../game';
import type { GameObject, Location, Use } from '../object';
import { contextOf } from '../phrases';
import { activatedWhere, activationsOf } from './307-states-of-the-turn';
import { mayActivate, mayPlay } from './307-what-time-permits';
import { canPlay } from './350-playable';
import { conditional } from './360-passive-abilities';
import { canActivate } from './369-activated-abilities';

/** What a player with priority can do. */
export type Action =
  | { readonly action: 'pass' }
  | { readonly action: 'play'; readonly object: GameObject }
  | { readonly action: 'activate'; readonly object: GameObject; readonly index: number }
  | { readonly action: 'move a unit' | 'hide'; readonly object: GameObject; readonly to: Location };

/** Where cards are played from (107.6.a, 107.2.c). */
export const playFromHand = permission<GameObject>(
  '107.6.a',
  'Cards are played from the hand',
  'play from',
  (game, player, object) => object.zone === game.player(player).hand,
);
export const playChampion = permission<GameObject>(
  '107.2.c',
  'The Chosen Champion is played from the Champion Zone',
  'play from',
  (game, player, object) => object.zone === game.player(player).champion,
);

/** Does a card say from what zones it may be played (363.1)? */
const saysFrom = column((card: Card): readonly string[] =>
  card.abilities.flatMap((ability) =>
    ability.kind === 'static' && ability.statement.says === 'may play from' ? [ability.statement.zone] : [],
  ),
);
export const playFromWhereItSays = permission<GameObject>(
  '363.1',
  'A card that says from what zone it may be played is played from there',
  'play from',
  (game, player, object) =>
    object.owner === player &&
    saysFrom(object.card).includes(object.zone.name) &&
    object.card.abilities.some(
      (ability) =>
        ability.kind === 'static' &&
        ability.statement.says === 'may play from' &&
        ability.statement.zone === object.zone.name &&
        conditional(game, ability, contextOf(object, player)),
    ),
);

/** Does a card say of some zone that it may be played from there? */
export const playedElsewhere = column((card: Card) => saysFrom(card).length > 0);

/** The cards in players' piles that say that they may be played from there. */
export const playableElsewhere = query(
  'the cards in piles that say that they may be played from there',
  (game: RiftboundGame): readonly (readonly GameObject[])[] =>
    game.players.map(({ trash, banishment }) =>
      [trash, banishment].flatMap(({ name, objects }) =>
        objects.filter(({ card }) => saysFrom(card).includes(name)),
      ),
    ),
);

const { offer } = actionOffers<RiftboundTypes, Action>((value) => {
  if (value.action === 'pass') return 'pass';
  const name = `${value.object.card.name} [${value.object.id}]`;
  if (value.action === 'activate') return `activate ${name}: ability ${value.index + 1}`;
  if (value.action === 'hide') return `hide ${name} at ${value.to.name}`;
  return value.action === 'move a unit' ? `move ${name} to ${value.to.name}` : `play ${name}`;
});

const passing = offer({ action: 'pass' });

const activating = ({ source, index }: Use): Offer<Action> =>
  offer({ action: 'activate', object: source, index }, { index });

/** What a player can do with cards that are played from where they are, or hidden. */
function offerCards(
  game: RiftboundGame,
  player: number,
  objects: readonly GameObject[],
  offers: Offer<Action>[],
): void {
  for (const object of objects) {
    if (mayPlay(game, player, object) && canPlay(game, object, player))
      offers.push(offer({ action: 'play', object }));
    for (const to of hidingPlaces(game, player, object))
      offers.push(offer({ action: 'hide', object, to }, { onto: to }));
  }
}

/** Everything that a player with priority can do. */
export function offersOf(game: RiftboundGame, player: number): readonly Offer<Action>[] {
  const offers: Offer<Action>[] = [passing];
  const { hand, champion } = game.player(player);
  offerCards(game, player, hand.objects, offers);
  offerCards(game, player, champion.objects, offers);
  offerCards(game, player, playableElsewhere(game)[player] ?? [], offers);
  for (const { facedown } of game.battlefields)
    if (facedown) offerCards(game, player, facedown.objects, offers);
  for (const activation of activatedWhere(game, player))
    if (mayActivate(game, player, activation) && canActivate(game, player, activation))
      offers.push(activating(activation));
  if (game.chain.objects.length === 0 && !game.now.showdown)
    for (const unit of unitsOf(game, player))
      for (const to of movesOf(game, player, unit))
        offers.push(offer({ action: 'move a unit', object: unit, to }, { onto: to }));
  return offers;
}

/** What must be permitted, and not forbidden, for an action. */
export function requiredPermissions(
  game: RiftboundGame,
  action: Action,
): readonly { readonly action: string; readonly subject: unknown }[] {
  switch (action.action) {
    case 'pass':
      return [];
    case 'play':
      return [
        { action: 'play from', subject: action.object },
        { action: 'play', subject: action.object },
      ];
    case 'hide':
      return [
        { action: 'hide', subject: action.object },
        { action: 'hide at', subject: action },
      ];
    case 'activate': {
      const activation = activationsOf(game, action.object)[action.index];
      return activation ? [{ action: 'activate', subject: activation }] : [];
    }
    case 'move a unit':
      return [
        { action: 'move a unit', subject: action.object },
        { action: 'move a unit to', subject: { unit: action.object, to: action.to } },
      ];
  }
}
