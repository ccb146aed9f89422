/** Looking at the top cards of a library, putting some elsewhere and the rest back in any order: what scrying and surveilling share. */
import { asking, assumed, choosing, type Numbers, type Procedure, procedure, step } from '../../kernel';
import { definition } from '../forms';
import { endShowing, lookAt } from '../g-glossary/G.31-showing';
import type { MagicGame } from '../game';
import { instruction } from '../instruction';
import type { MagicObject } from '../object';
import { Occurrence } from '../occurrence';
import { amountFor, players } from '../text/phrases';
import { move } from '../z-zones/Z.1-zones-of-play';

/** Cards of a library being looked at, and what becomes of them. */
export interface Looking {
  readonly seat: number;
  /** Whose library it is. */
  readonly owner: number;
  readonly amount: number;
  readonly cards: readonly MagicObject[];
  /** Those that go elsewhere, and those that stay on top; of what has an order the first lies lowest. */
  away: readonly MagicObject[];
  stays: readonly MagicObject[];
  isBottomOrdered: boolean;
  isTopOrdered: boolean;
}

/** All who look at once. */
export interface Together {
  readonly all: readonly Looking[];
}

/** 701.22c: switched off, one after another does all of it. */
export const decidedTogether = definition(
  { '2013': assumed('701.18c', { from: ['2025', '701.22c'] }), '2025': '701.22c' },
  'Players who scry at once look at once, decide in turn, and put the cards away at once',
  (_game: MagicGame, all: readonly Looking[]): readonly (readonly Looking[])[] => [all],
  (_game, all) => all.map((each) => [each]),
);

/** What a keyword action does with cards on top. */
interface KeywordAction {
  readonly word: 'scry' | 'surveil' | 'fateseal';
  readonly title: string;
  readonly to: 'bottom' | 'graveyard';
  /** Whose library is looked at; left out: one's own. */
  ownerOf?(game: MagicGame, seat: number): number;
  /** Is nothing done for such an amount? */
  isNothing(game: MagicGame, amount: number): boolean;
  /** How many cards are looked at besides; left out: none. */
  besides?(game: MagicGame, seat: number): number;
}

const labelled = (object: MagicObject) => ({ label: `${object.card.name} [${object.id}]`, object });

/** The whole library in its new order: what went to the bottom, what was never looked at, what stays on top. */
const reordered = (game: MagicGame, { owner, away, stays }: Looking): void => {
  const { objects } = game.player(owner).library;
  const looked = new Set([...away, ...stays]);
  const below = away.filter((object) => objects.includes(object));
  const order = [...below, ...objects.filter((object) => !looked.has(object)), ...stays];
  for (const [place, object] of order.entries()) game.journal.set(objects, place, object);
};

/** Makes the procedure and the instruction of such a keyword action. */
export function lookingAtTheTop(
  numbers: Numbers,
  { word, title, to, ownerOf, isNothing, besides }: KeywordAction,
) {
  const looking: Procedure<MagicGame, Together> = procedure(`${word}: looking`, [
    step(numbers, 'The players look at the cards', (game, { all }) =>
      game.propose(...all.flatMap(({ seat, cards }) => cards.map((card) => lookAt(card, seat)))),
    ),
  ]);
  const deciding: Procedure<MagicGame, Looking> = procedure(word, [
    choosing(
      numbers,
      title,
      (_game, { seat, cards }: Looking) => ({
        player: seat,
        purpose: word,
        minimum: 0,
        maximum: cards.length,
        offers: cards.map((object) => ({ ...labelled(object), value: object })),
      }),
      (game, data, chosen) => {
        game.set(data, 'away', chosen);
        game.set(
          data,
          'stays',
          data.cards.filter((card) => !chosen.includes(card)),
        );
        return undefined;
      },
    ),
    asking(
      numbers,
      'Cards are put on the bottom in any order',
      (_game, { seat, away, isBottomOrdered }: Looking) =>
        to === 'bottom' && !isBottomOrdered && away.length > 1
          ? {
              kind: 'order',
              player: seat,
              purpose: 'order cards on the bottom of the library',
              options: away.map(labelled),
            }
          : undefined,
      (game, data, answer) => {
        game.set(
          data,
          'away',
          answer.flatMap((place) => data.away.slice(place, place + 1)),
        );
        game.set(data, 'isBottomOrdered', true);
        return undefined;
      },
    ),
    asking(
      numbers,
      'The rest is put on top in any order',
      (_game, { seat, stays, isTopOrdered }: Looking) =>
        !isTopOrdered && stays.length > 1
          ? {
              kind: 'order',
              player: seat,
              purpose: 'order cards on top of the library',
              options: stays.map(labelled),
            }
          : undefined,
      (game, data, answer) => {
        game.set(
          data,
          'stays',
          answer.flatMap((place) => data.stays.slice(place, place + 1)),
        );
        game.set(data, 'isTopOrdered', true);
        return undefined;
      },
    ),
  ]);
  const putting: Procedure<MagicGame, Together> = procedure(`${word}: putting`, [
    step(numbers, 'The cards are put where they go', (game, { all }) => {
      for (const { cards } of all) endShowing(game, cards);
      game.propose(
        ...all.flatMap((data) => [
          ...(to === 'graveyard'
            ? data.away.map((object) => move(object, 'put into a graveyard', { zone: 'graveyard' }))
            : []),
          new Occurrence(word, { player: data.seat, amount: data.amount }, (on) => reordered(on, data)),
        ]),
      );
    }),
  ]);
  const following = instruction(numbers, title, word, {
    perform: (game, effect, context) => {
      const all = players(game, effect.who, context).flatMap((seat): readonly Looking[] => {
        const amount = amountFor(game, effect, seat, context);
        if (isNothing(game, amount)) return [];
        const owner = ownerOf?.(game, seat) ?? seat;
        const { objects } = game.player(owner).library;
        const seen = Math.max(0, amount) + (besides?.(game, seat) ?? 0);
        const cards = objects.slice(Math.max(0, objects.length - seen)).reverse();
        const nothing = { away: [], stays: [], isBottomOrdered: false, isTopOrdered: false };
        return [{ seat, owner, amount, cards, ...nothing }];
      });
      // What is called last runs first.
      for (const some of [...decidedTogether(game, all)].reverse()) {
        game.call(putting, { all: some });
        for (const each of [...some].reverse()) game.call(deciding, each);
        game.call(looking, { all: some });
      }
      return [];
    },
  });
  return { looking, deciding, putting, following };
}
