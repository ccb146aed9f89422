import { assumed, choosing, concatMap, type Procedure, procedure, step } from '../../kernel';
import { mulligans } from '../1-game-concepts/103-mulligans';
import { openingHands } from '../1-game-concepts/103-opening-hands';
import { definition, fact, parameter } from '../forms';
import { drawSeveral } from '../g-glossary/G.15-draw';
import { startingLife } from '../g-glossary/G.19-life';
import type { MagicGame } from '../game';
import type { Card } from '../object';
import { Occurrence } from '../occurrence';
import { activePlayerFirst } from '../t-timing/T.6-choices';
import { shuffle } from '../z-zones/Z.6-library';

/** P.1.2 */
export const smallestDeck = parameter(
  { '2003': 'P.1.2', '2013': '100.2a', '2025': assumed('P.1.2', { from: '2003' }) },
  'A constructed deck has 60 cards at least',
  {
    value: 60,
    off: 0,
  },
);

/** P.1.3 */
export const mostCopies = parameter(
  { '2003': 'P.1.3', '2013': '100.2a', '2025': assumed('P.1.3', { from: '2003' }) },
  'A constructed deck has four cards of a name at most',
  {
    value: 4,
    off: Number.POSITIVE_INFINITY,
  },
);

const BASIC = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/** 112.6m: before the game begins. */
export const mayBeMany = fact(
  {
    '2003': 'A.1.3',
    '2013': '112.6m',
    '2025': assumed('113.6', { from: ['2013', '112.6m'] }),
  },
  'A text may let a deck have any number of cards of its name',
  (_game: MagicGame, card: Card | undefined) =>
    card?.abilities.some(
      (each) => each.kind === 'static' && each.statement.says === 'any number in a deck',
    ) === true,
);

/** What keeps a player's cards from being a constructed deck (P.1.2, P.1.3). */
export const deckProblems = definition(
  { '2003': 'P.1.3', '2013': '100.2a', '2025': assumed('P.1.3', { from: '2003' }) },
  'Of basic lands a deck has any number',
  (game: MagicGame, seat: number): readonly string[] => {
    const { library, hand } = game.player(seat);
    const cards = [...library.objects, ...hand.objects].map(({ card }) => card);
    const least = smallestDeck(game);
    const many = [...new Set(cards.map(({ name }) => name))].filter(
      (name) =>
        !BASIC.includes(name) &&
        cards.filter((card) => card.name === name).length > mostCopies(game) &&
        !mayBeMany(
          game,
          cards.find((card) => card.name === name),
        ),
    );
    return [
      ...(cards.length < least ? [`it has ${cards.length} cards of at least ${least}`] : []),
      ...many.map((name) => `it has more than four cards "${name}"`),
    ];
  },
  () => [],
);

/** P.1.6 */
export const openingHand = parameter(
  { '2003': 'P.1.6', '2013': '402.1', '2025': assumed('P.1.6', { from: '2003' }) },
  'An opening hand has seven cards',
  { value: 7, off: 0 },
);

interface Starting {
  /** Seat of the player who chooses who goes first (P.1.5). */
  chooser: number;
}

export const whoGoesFirst: Procedure<MagicGame, Starting> = procedure('who goes first', [
  step(
    { '2003': 'P.1.5', '2013': '103.2', '2025': assumed('P.1.5', { from: '2003' }) },
    'A coin says who chooses',
    (game, data: Starting) => {
      game.set(data, 'chooser', game.chance.roll('flip a coin', game.players.length) - 1);
    },
  ),
  choosing(
    { '2003': 'P.1.4', '2013': '103.2', '2025': assumed('P.1.4', { from: '2003' }) },
    'One player chooses who goes first',
    (game, { chooser }) => ({
      player: chooser,
      purpose: 'choose who goes first',
      offers: game.players.map(({ name, seat }) => ({ label: name, player: seat, value: seat })),
    }),
    (game, _data, [seat = 0]) =>
      game.keepBooks('go first', () => {
        game.set(game.now, 'startingPlayer', seat);
        game.set(game.now, 'active', seat);
        game.set(game.now, 'lastInOrder', seat);
      }),
  ),
]);

/** P.1: up to the first turn. */
export const startingTheGame: Procedure<MagicGame, object> = procedure('starting the game', [
  step('P.1.1', 'Each player shuffles', (game) => {
    game.propose(...game.players.map(({ seat }) => shuffle(seat)));
  }),
  step(
    { '2003': 'P.1.5', '2013': '103.2', '2025': assumed('P.1.5', { from: '2003' }) },
    'It is determined who goes first',
    (game) => game.call(whoGoesFirst, { chooser: 0 }),
  ),
  step('P.1.6', 'Players begin with their life', (game) => {
    game.propose(
      ...game.players.map(
        (player) =>
          new Occurrence('begin with life', { player: player.seat, amount: startingLife(game) }, () =>
            game.set(player, 'life', startingLife(game)),
          ),
      ),
    );
  }),
  step(
    { '2003': 'P.1.6', '2013': '402.1', '2025': assumed('P.1.6', { from: '2003' }) },
    'Players draw their opening hands',
    (game) => {
      game.keepBooks('begin with a hand', () => {
        for (const player of game.players) game.set(player, 'nextHand', openingHand(game) - 1);
      });
      game.propose(
        ...concatMap(activePlayerFirst(game), (seat) => drawSeveral(game, seat, openingHand(game))),
      );
    },
  ),
  mulligans,
  openingHands,
]);
