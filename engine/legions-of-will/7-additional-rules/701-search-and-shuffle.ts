import { doneToEach } from '../../card-game/keywords/done-to-each';
import { shufflingOf } from '../../card-game/keywords/shuffling';
import { move, renew } from '../4-zones/400-general';
import { phrases } from '../conditions';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { type ChoiceRequest, instruction } from '../instruction';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { candidates, fits, players, whoever } from '../phrases';

function show(game: LegionsGame, object: GameObject, to: number | 'all players'): void {
  game.set(object, 'shownTo', to);
  game.journal.push(game.shown, object);
}

const reveal = (object: GameObject): Occurrence =>
  new Occurrence('reveal', { object }, (game) => show(game, object, 'all players'));

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
  doneToEach<LegionsTypes>(phrases, (_game, object, { controller: player }) => [
    new Occurrence('look at', { object, player }, (game) => show(game, object, player)),
  ]),
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
  choices: (game, effect, context) =>
    players(game, effect.who, context).map((player): ChoiceRequest => {
      const objects = candidates(game, { zone: effect.zone }).filter(
        (object) => object.owner === player && fits(game, whoever(effect.filter), object, context),
      );
      const stated = mayFailToFind(
        game,
        Boolean(
          effect.filter.types?.some((type) => type !== 'card') ||
            effect.filter.subtypes ||
            effect.filter.names ||
            effect.filter.compare,
        ),
      );
      return {
        player,
        purpose: 'search',
        objects,
        minimum: stated ? 0 : asManyAsStated(game, effect.amount, objects.length),
        maximum: Math.min(effect.amount, objects.length),
      };
    }),
  // What was found is what the text goes on with: nothing, where nothing was.
  perform: (game, effect, context, { chosen }) => {
    game.set(context, 'that', chosen);
    return effect.reveal ? chosen.map(reveal) : [];
  },
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
