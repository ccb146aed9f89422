import { searchingZones } from '../../card-game/keywords/searching';
import { assumed, concatMap } from '../../kernel';
import { definition, fact } from '../forms';
import { reveal } from '../g-glossary/G.31-showing';
import type { MagicGame, MagicTypes } from '../game';
import { instruction } from '../instruction';
import type { Context, MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { candidates } from '../t-timing/T.7-types-of-effects';
import { saidOfPlayer } from '../t-timing/T.8-statements';
import { fits, phrases, players } from '../text/phrases';
import { move } from './Z.1-zones-of-play';
import { shuffle } from './Z.6-library';

export const mayFailToFind = fact(
  { '2003': 'Z.6.9', '2013': '701.15b', '2025': '701.23b' },
  'Of cards that are described nobody need find any',
  (_game, isStated: boolean) => isStated,
);

export const asManyAsStated = definition(
  { '2003': 'Z.6.7', '2013': '701.15d', '2025': '701.23d' },
  'A number of cards is found, or as many as there are',
  (_game: MagicGame, wanted: number, there: number) => Math.min(wanted, there),
  (_game, _wanted: number, _there: number) => 0,
);

/** 701.23f, 701.15f: whatever else is said of searching the library is said of that, too. */
export const partSearched = definition(
  { '2013': '701.15f', '2025': '701.23f' },
  'Who is to search a library may be made to search a part of it instead',
  (game: MagicGame, cards: readonly MagicObject[], zone: string, player: number): readonly MagicObject[] => {
    if (zone !== 'library') return cards;
    const fewest = game
      .activeStatements('searches top')
      .reduce(
        (least, { statement, context }) =>
          statement.says === 'searches top' && players(game, statement.who, context).includes(player)
            ? Math.min(least, statement.amount)
            : least,
        cards.length,
      );
    const tops = new Set(
      game.players.flatMap(({ library: { objects: all } }) => all.slice(Math.max(0, all.length - fewest))),
    );
    return cards.filter((card) => tops.has(card));
  },
  (_game, cards) => cards,
);

/** T.8.13: what can't be done isn't, whoever may or must do it. */
export const cannotSearch = fact(
  { '2003': 'T.8.13', '2013': '101.2', '2025': assumed('101.2', { from: '2013' }) },
  'A player who is said not to search libraries searches none',
  (game: MagicGame, seat: number) => saidOfPlayer(game, "can't search", seat).length > 0,
);

const search = searchingZones<MagicTypes>(phrases, {
  matching: (game, { zone, filter }, owner, context, player) =>
    cannotSearch(game, player)
      ? []
      : partSearched(
          game,
          candidates(game, { zone }).filter((object) => object.owner === owner),
          zone,
          player,
        ).filter((object) => fits(game, { ...filter, zone }, object, context)),
  mayFailToFind: (game, isStated) => mayFailToFind(game, isStated),
  asManyAsStated: (game, wanted, there) => asManyAsStated(game, wanted, there),
  reveal,
  searched: (player, owner, zone) =>
    new Occurrence('search', { player, from: zone, lostBy: owner }, () => undefined),
});

/** 701.23h: until it is shuffled. */
export const isSameSearch = fact(
  { '2025': '701.23h' },
  'A library that an effect has searched several times before it is shuffled was searched once',
  (_game: MagicGame, { searched }: Context, key: string) => searched.includes(key),
);

const keyOf = ({ about: { player, lostBy, from } }: Occurrence): string => `${player} ${lostBy} ${from}`;

/** Z.6.Ruling.1: what is found is not shown, unless the text says so. */
export const searching = instruction(
  { '2003': 'Z.6.9', '2013': assumed('Z.6.9', { from: '2003' }), '2025': '701.23a' },
  'To search a library is to find cards in it',
  'search',
  {
    ...search,
    perform: (game, effect, context, tools) => {
      const events = search
        .perform(game, effect, context, tools)
        .filter(
          (event) =>
            event.kind !== 'search' ||
            (!cannotSearch(game, event.about.player ?? 0) && !isSameSearch(game, context, keyOf(event))),
        );
      const searched = events.filter(({ kind }) => kind === 'search').map(keyOf);
      game.keepBooks('note a search', () => {
        game.set(context, 'searched', [...context.searched, ...searched]);
        game.set(context, 'found', [...context.found, ...tools.chosen]);
      });
      return events;
    },
  },
);

/** 701.24b: what is found and still there keeps out of it. */
export const shuffledWithout = definition(
  { '2025': '701.24b' },
  'Cards that were found and are still in the library are not shuffled with the others',
  (_game: MagicGame, { found }: Context, seat: number): readonly MagicObject[] =>
    found.filter(({ zone, owner, ceased }) => !ceased && zone.name === 'library' && owner === seat),
  () => [],
);

/** 701.16d: later books have it shuffled all the same (701.24c). */
export const isShuffledInVain = fact(
  { '2013': '701.16d' },
  'A library is not shuffled with objects that something brings elsewhere instead, all of them',
  (_game: MagicGame, objects: readonly MagicObject[]) =>
    objects.length > 0 && objects.every(({ zone, became }) => (became[0]?.zone ?? zone).name !== 'library'),
);

/** The cards of other zones go to the library first. */
export const shuffling = instruction(
  { '2003': 'Z.6.3', '2013': assumed('Z.6.3', { from: '2003' }), '2025': '701.24a' },
  'A library that is shuffled has an order that nobody knows',
  'shuffle',
  {
    perform: (game, effect, context) => {
      const seats = isShuffledInVain(game, context.shuffledIn) ? [] : players(game, effect.who, context);
      const apart = concatMap(seats, (seat) => shuffledWithout(game, context, seat));
      game.keepBooks('note a shuffle', () => {
        game.set(context, 'searched', []);
        game.set(context, 'shuffledIn', []);
      });
      return concatMap(seats, (seat) => [
        ...concatMap(effect.zones ?? [], (zone) =>
          candidates(game, { zone }).filter(({ owner }) => owner === seat),
        ).map((object) => move(object, 'put into zone', { zone: 'library' })),
        shuffle(seat, apart),
      ]);
    },
  },
);
