import { doneToEach } from '../../card-game/keywords/done-to-each';
import { searchingZones } from '../../card-game/keywords/searching';
import { shufflingOf } from '../../card-game/keywords/shuffling';
import { move, renew } from '../4-zones/400-general';
import { phrases } from '../conditions';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import type { LegionsTypes } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { candidates, fits, players, whoever } from '../phrases';
import { lookAt, reveal } from './701-showing';

export const revealing = instruction(
  '701.11a',
  'To reveal a card: show it to all players',
  'reveal',
  doneToEach<LegionsTypes>(phrases, (_game, object) => [reveal(object)]),
);

export const looking = instruction(
  '701.11d',
  'To look at a card: it is shown to one player',
  'look',
  doneToEach<LegionsTypes>(phrases, (_game, object, { controller }) => [lookAt(object, controller)]),
);

/** 701.11c: a revealed card that is shuffled stops being revealed, and is a new object. */
export const losesItself = fact(
  '701.11c',
  'A revealed card that is reordered stops being revealed and becomes a new object',
  (_game, object: GameObject) => object.shownTo === 'all players',
);

/** 701.14: the event of a deck being shuffled, even one with nothing in it (701.14e). */
export const shuffle = shufflingOf<LegionsTypes>({
  pileOf: (game, seat) => game.player(seat).deck,
  becomesNew: losesItself,
  renew,
  purpose: 'shuffle deck',
});

export const shuffling = instruction('701.14a', 'To shuffle a deck: put it in a random order', 'shuffle', {
  perform: (game, effect, context) =>
    players(game, effect.who, context).flatMap((seat) => [
      ...(effect.zones ?? [])
        .flatMap((zone) => candidates(game, { zone }).filter((object) => object.owner === seat))
        .map((object) => move(object, 'put into zone', { zone: 'deck' })),
      shuffle(seat),
    ]),
});

/** 701.13a: to search a zone for cards that match; a stated quality needn't be found (701.13b). */
export const searching = instruction('701.13a', 'To search: find matching cards in a zone', 'search', {
  ...searchingZones<LegionsTypes>(phrases, {
    matching: (game, { zone, filter }, owner, context) =>
      candidates(game, { zone }).filter(
        (object) => object.owner === owner && fits(game, whoever(filter), object, context),
      ),
    mayFailToFind: (game, stated) => mayFailToFind(game, stated),
    asManyAsStated: (game, wanted, there) => asManyAsStated(game, wanted, there),
    reveal,
  }),
});

/** 701.13d: as many as there are, where there are fewer. */
export const asManyAsStated = varied(
  definition(
    '701.13d',
    'Whoever searches for a quantity of cards must find that many, or as many as possible',
    (_game, wanted: number, there: number) => Math.min(wanted, there),
    (_game, _wanted, _there) => 0,
  ),
  {
    'how many': {
      'as many as stated': AS_WRITTEN,
      'one less': (_game, wanted, there) => Math.min(wanted - 1, there),
    },
  },
);

/** 701.13b: whoever searches a hidden zone for a stated quality needn't find anything. */
export const mayFailToFind = fact(
  '701.13b',
  "Cards with a stated quality needn't be found in a hidden zone",
  (_game, stated: boolean) => stated,
);
