/** Looking at the top cards of a library, putting some elsewhere and the rest back in any order: what scrying and surveilling share. */
import { asking, choosing, type Numbers, type Procedure, procedure, step } from '../../kernel';
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

/** What a keyword action does with cards on top. */
interface KeywordAction {
  readonly word: 'scry' | 'surveil' | 'fateseal';
  readonly title: string;
  readonly to: 'bottom' | 'graveyard';
  /** Whose library is looked at; left out: one's own. */
  ownerOf?(game: MagicGame, seat: number): number;
  /** Is nothing done for such an amount? */
  isNothing(game: MagicGame, amount: number): boolean;
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
export function lookingAtTheTop(numbers: Numbers, { word, title, to, ownerOf, isNothing }: KeywordAction) {
  const looking: Procedure<MagicGame, Looking> = procedure(word, [
    step(numbers, 'The player looks at the cards', (game, { seat, cards }) =>
      game.propose(...cards.map((card) => lookAt(card, seat))),
    ),
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
    step(numbers, 'The cards are put where they go', (game, data) => {
      const { seat, amount, away, cards } = data;
      endShowing(game, cards);
      game.propose(
        ...(to === 'graveyard'
          ? away.map((object) => move(object, 'put into a graveyard', { zone: 'graveyard' }))
          : []),
        new Occurrence(word, { player: seat, amount }, (on) => reordered(on, data)),
      );
    }),
  ]);
  const following = instruction(numbers, title, word, {
    perform: (game, effect, context) => {
      // Procedures called last run first.
      for (const seat of [...players(game, effect.who, context)].reverse()) {
        const amount = amountFor(game, effect, seat, context);
        if (isNothing(game, amount)) continue;
        const owner = ownerOf?.(game, seat) ?? seat;
        const { objects } = game.player(owner).library;
        const cards = amount <= 0 ? [] : objects.slice(Math.max(0, objects.length - amount)).reverse();
        const nothing = { away: [], stays: [], isBottomOrdered: false, isTopOrdered: false };
        game.call(looking, { seat, owner, amount, cards, ...nothing });
      }
      return [];
    },
  });
  return { looking, following };
}
