import { doneToEach } from '../../card-game/keywords/done-to-each';
import { shufflingOf } from '../../card-game/keywords/shuffling';
import { move, renew } from '../4-zones/400-general';
import { phrases } from '../conditions';
import { AS_WRITTEN, definition, fact, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { type ChoiceRequest, instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { candidates, fits, players, whoever } from '../phrases';
import type { Piece } from '../piece';

function show(game: LegionsGame, piece: Piece, to: number | 'all players'): void {
  game.set(piece, 'shownTo', to);
  game.journal.push(game.shown, piece);
}

const reveal = (piece: Piece): Occurrence =>
  new Occurrence('reveal', { piece }, (game) => show(game, piece, 'all players'));

export const revealing = instruction(
  '701.11a',
  'To reveal a card: show it to all players',
  'reveal',
  doneToEach<LegionsTypes>(phrases, (_game, piece) => [reveal(piece)]),
);

export const looking = instruction(
  '701.11d',
  'To look at a card: it is shown to one player',
  'look',
  doneToEach<LegionsTypes>(phrases, (_game, piece, { controller: player }) => [
    new Occurrence('look at', { piece, player }, (game) => show(game, piece, player)),
  ]),
);

/** 701.11c: a revealed card that is shuffled stops being revealed, and is a new object. */
export const losesItself = fact(
  '701.11c',
  'A revealed card that is reordered stops being revealed and becomes a new object',
  (_game, piece: Piece) => piece.shownTo === 'all players',
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
        .flatMap((zone) => candidates(game, { zone }).filter((piece) => piece.owner === seat))
        .map((piece) => move(piece, 'put into zone', { zone: 'deck' })),
      shuffle(seat),
    ]),
});

/** 701.13a: to search a zone for cards that match; a stated quality needn't be found (701.13b). */
export const searching = instruction('701.13a', 'To search: find matching cards in a zone', 'search', {
  choices: (game, effect, context) =>
    players(game, effect.who, context).map((player): ChoiceRequest => {
      const pieces = candidates(game, { zone: effect.zone }).filter(
        (piece) => piece.owner === player && fits(game, whoever(effect.filter), piece, context),
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
        pieces,
        minimum: stated ? 0 : asManyAsStated(game, effect.amount, pieces.length),
        maximum: Math.min(effect.amount, pieces.length),
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
