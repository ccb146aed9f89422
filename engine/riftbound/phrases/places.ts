import type { RiftboundGame } from '../game';
import type { Context, GameObject, Location } from '../object';
import type { ObjectReference, Place } from '../text/tree/index';
import { locationOf } from './bearings';
import type { Means } from './means';

/** Is an object where a phrase says? */
export function isAt(
  means: Means,
  game: RiftboundGame,
  object: GameObject,
  place: Place,
  context: Context,
): boolean {
  const location = locationOf(object);
  return location !== undefined && means.locations(game, place, context).includes(location);
}

/** The locations of what a phrase means: of what has left since, where it was; "there", in what is said of an object, its own. */
function locationsOf(
  means: Means,
  game: RiftboundGame,
  object: ObjectReference,
  context: Context,
): readonly Location[] {
  if (object.ref !== 'that')
    return means.objects(game, object, context).flatMap((object) => locationOf(object) ?? []);
  const spoken = context.thatInPlay;
  const isPlace = spoken.some(({ location, card }) => !location && card.types.includes('battlefield'));
  const those = context.named.length > 0 && !isPlace ? context.named : spoken;
  const there = those.flatMap((object) => locationOf(object) ?? []);
  return there.length > 0 || those !== context.that
    ? there
    : context.thatWas.flatMap((object) => locationOf(object) ?? []);
}

/** The locations that a phrase means. */
export function whichLocations(
  means: Means,
  game: RiftboundGame,
  place: Place,
  context: Context,
): readonly Location[] {
  switch (place.place) {
    case 'here':
      return context.here ? [context.here] : [];
    case 'battlefield': {
      const { filter } = place;
      return game.battlefields.filter(
        ({ battlefield }) => !filter || (battlefield && means.fits(game, filter, battlefield, context)),
      );
    }
    case 'base': {
      const seats = place.whose
        ? means.players(game, place.whose, context)
        : game.players.map(({ seat }) => seat);
      return seats.map((seat) => game.player(seat).base);
    }
    case 'chosen':
      if (place.battlefield.ref === 'target')
        return (context.targets[place.battlefield.target] ?? []).flatMap((target) =>
          'location' in target
            ? target.location
            : 'object' in target
              ? (locationOf(target.object) ?? [])
              : [],
        );
      return locationsOf(means, game, place.battlefield, context);
    case 'original of': {
      // An ability of the object itself was there when it came to be.
      const ownPlace = place.object.ref === 'this' ? context.here : undefined;
      return means
        .objects(game, place.object, context)
        .flatMap((object) => context.origins?.[object.id] ?? ownPlace ?? locationOf(object) ?? []);
    }
    case 'of':
      return locationsOf(means, game, place.object, context).filter(
        ({ baseOf }) => !place.battlefield || baseOf === undefined,
      );
    case 'another':
      return (place.battlefield ? game.battlefields : game.locations).filter((each) => each !== context.here);
  }
}
