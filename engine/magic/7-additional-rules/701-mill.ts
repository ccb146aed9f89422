import { definition, fact } from '../forms';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import type { Occurrence } from '../occurrence';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { amountFor, players } from '../text/phrases';
import { move } from '../z-zones/Z.1-zones-of-play';

/** 701.17b */
export const milledCards = definition(
  { '2025': '701.17b' },
  'Who is to mill more cards than there are mills as many as there are',
  (_game: MagicGame, library: readonly MagicObject[], amount: number): readonly MagicObject[] =>
    library.slice(Math.max(0, library.length - Math.max(0, amount))),
  (_game, library, amount) => (amount > library.length ? [] : library.slice(library.length - amount)),
);

/** How many cards are milled where something says that more are. */
const millsMore = (game: MagicGame, seat: number, amount: number): number =>
  amount <= 0
    ? amount
    : saidOfPlayer(game, 'mills more', seat).reduce(
        (many, { statement }) =>
          statement.says === 'mills more' ? many * statement.times + statement.plus : many,
        amount,
      );

/** 701.17b: neither where it is chosen nor where it is a cost. */
export const cannotMill = fact(
  { '2025': '701.17b' },
  'Nobody chooses to mill more cards than there are, or pays with them',
  (game: MagicGame, seat: number, amount: number) => game.player(seat).library.objects.length < amount,
);

/** A player mills so many cards. */
export const millSeveral = (game: MagicGame, seat: number, amount: number): readonly Occurrence[] =>
  milledCards(game, game.player(seat).library.objects, millsMore(game, seat, amount)).map((object) =>
    move(object, 'mill a card', { zone: 'graveyard' }),
  );

/** 701.17a */
export const milling = instruction(
  { '2025': '701.17a' },
  'To mill cards puts them from the top of the library into the graveyard',
  'mill',
  {
    perform: (game, effect, context) =>
      players(game, effect.who, context).flatMap((seat) =>
        millSeveral(game, seat, amountFor(game, effect, seat, context)),
      ),
  },
);
