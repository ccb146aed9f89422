import type { RiftboundGame } from '../game';
import type { Context, Location, Piece } from '../piece';
import type { Place } from '../text/tree/index';
import { locationOf } from './bearings';
import type { Means } from './means';

/** Is an object where a phrase says? */
export function isAt(
  means: Means,
  game: RiftboundGame,
  piece: Piece,
  place: Place,
  context: Context,
): boolean {
  const location = locationOf(piece);
  return location !== undefined && means.locations(game, place, context).includes(location);
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
          'location' in target ? target.location : 'piece' in target ? (locationOf(target.piece) ?? []) : [],
        );
      return means.objects(game, place.battlefield, context).flatMap((piece) => locationOf(piece) ?? []);
    case 'original of': {
      // An ability of the object itself was there when it came to be.
      const ownPlace = place.object.ref === 'this' ? context.here : undefined;
      return means
        .objects(game, place.object, context)
        .flatMap((piece) => context.origins?.[piece.id] ?? ownPlace ?? locationOf(piece) ?? []);
    }
    case 'of':
      return means
        .objects(game, place.object, context)
        .flatMap((piece) => locationOf(piece) ?? [])
        .filter(({ baseOf }) => !place.battlefield || baseOf === undefined);
    case 'another':
      return (place.battlefield ? game.battlefields : game.locations).filter((each) => each !== context.here);
  }
}
