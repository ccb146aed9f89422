import { choosing, type Procedure, procedure, step } from '../../kernel';
import { move } from '../4-zones/400-general';
import { draw, startingHandSize } from '../4-zones/402-hand';
import { turnFaceUp } from '../7-additional-rules/701-keywords';
import { shuffle } from '../7-additional-rules/701-search-and-shuffle';
import { parameter } from '../forms';
import type { LegionsGame } from '../game';
import type { GameObject } from '../object';
import { Occurrence } from '../occurrence';
import { activeAtTheStart } from './100-general';
import { activePlayerFirst } from './101-players';
import { openingHands } from './102-opening-hands';
import { startingResource } from './104-resource';
import { basesOf } from './108-permanents';

/** 102.4: a player takes a mulligan at most twice. */
export const maximumMulligans = parameter('102.4', 'A player takes at most two mulligans', {
  value: 2,
  off: 0,
});

interface Starting {
  /** Seats that still have to choose, in order; what they chose. */
  at: number;
  returned: readonly { readonly player: number; readonly objects: readonly GameObject[] }[];
}

const seatAt = (game: LegionsGame, data: Starting): number | undefined => activePlayerFirst(game)[data.at];
const next = (game: LegionsGame, data: Starting): 'again' | undefined => {
  game.set(data, 'at', data.at + 1);
  return data.at < game.players.length ? 'again' : undefined;
};

/** 102.1: the player who decides says who takes the first turn. */
export const startingPlayer = procedure<LegionsGame, object>('who plays first', [
  choosing(
    '102.1',
    'The player who decides chooses who takes the first turn',
    (game) => ({
      player: 0,
      purpose: 'choose the starting player',
      offers: game.players.map((player) => ({ label: player.name, player: player.seat, value: player.seat })),
    }),
    (game, _data, [seat = 0]) => {
      game.keepBooks('become the starting player', () => {
        game.set(game.now, 'startingPlayer', seat);
        game.set(game.now, 'active', activeAtTheStart(game, seat));
        game.set(game.now, 'lastInOrder', seat);
      });
    },
  ),
  step('102.2', 'Each player shuffles', (game) =>
    game.propose(...activePlayerFirst(game).map((seat) => shuffle(seat))),
  ),
]);

const eligible = (game: LegionsGame, seat: number): readonly GameObject[] =>
  basesOf(game, seat).filter((base) => base.faceDown && !base.card.supertypes.includes('legendary'));

/** 102.3: each player begins with one non-legendary base face up. */
export const firstBases: Procedure<LegionsGame, Starting> = procedure('bases that start face up', [
  choosing(
    '102.3',
    'Each player begins with a non-legendary base of theirs face up',
    (game, data: Starting) => {
      const player = seatAt(game, data);
      return player === undefined
        ? undefined
        : {
            player,
            purpose: 'choose the base that starts face up',
            offers: eligible(game, player).map((object, index) => ({
              label: `${object.card.name} (${index + 1})`,
              object,
              value: object,
            })),
            minimum: Math.min(1, eligible(game, player).length),
          };
    },
    (game, data, [base]) => {
      if (base) game.propose(turnFaceUp(base));
      return next(game, data);
    },
  ),
]);

export const startingHands = procedure<LegionsGame, object>('starting hands', [
  step({ number: '102.4', restates: ['402.1'] }, 'Each player draws a starting hand', (game) => {
    game.propose(
      ...activePlayerFirst(game).flatMap((seat) =>
        Array.from({ length: startingHandSize(game) }).flatMap(() => draw(game, seat)),
      ),
    );
  }),
  step('102.4', 'Players begin with the reserve that 104.4 gives them', (game) => {
    game.keepBooks('begin with a reserve', () => {
      for (const player of game.players) game.set(player, 'reserve', startingResource(game));
    });
  }),
]);

const mayMulligan = (game: LegionsGame, seat: number): boolean => {
  const player = game.player(seat);
  return !player.keeps && player.mulligansTaken < maximumMulligans(game) && player.hand.objects.length > 0;
};

/** 102.4: declarations first, starting with the starting player; then all mulligans at once; and again until nobody takes one. */
export const mulligans: Procedure<LegionsGame, Starting> = procedure('mulligans', [
  choosing(
    '102.4',
    'Each player in turn order declares whether to take a mulligan, and with which cards',
    (game, data: Starting) => {
      const player = seatAt(game, data);
      if (player === undefined) return undefined;
      const hand = mayMulligan(game, player) ? game.player(player).hand.objects : [];
      return {
        player,
        purpose: 'mulligan',
        minimum: 0,
        maximum: hand.length,
        offers: hand.map((object, index) => ({
          label: `${object.card.name} (${index + 1})`,
          object,
          value: object,
        })),
      };
    },
    (game, data, objects) => {
      const player = seatAt(game, data);
      if (player !== undefined && objects.length > 0)
        game.set(data, 'returned', [...data.returned, { player, objects }]);
      else if (player !== undefined)
        game.keepBooks('keep a hand', () => game.set(game.player(player), 'keeps', true));
      return next(game, data);
    },
  ),
  step('102.4', 'Everyone who takes a mulligan shuffles the cards back and draws as many', (game, data) => {
    const { returned } = data;
    game.propose(
      ...returned.flatMap(({ objects }) =>
        objects.map((object) => move(object, 'put into zone', { zone: 'deck' })),
      ),
      ...returned.map(({ player }) => shuffle(player)),
      ...returned.flatMap(({ player, objects }) => objects.flatMap(() => draw(game, player))),
      ...returned.map(
        ({ player }) =>
          new Occurrence('take a mulligan', { player }, () =>
            game.set(game.player(player), 'mulligansTaken', game.player(player).mulligansTaken + 1),
          ),
      ),
    );
    if (returned.length > 0) game.call(mulligans, { at: 0, returned: [] });
  }),
]);

/** 102: starting a game, up to the first turn. */
export const startingTheGame: Procedure<LegionsGame, object> = procedure('starting the game', [
  step('102.1', 'Who plays first is determined', (game) => game.call(startingPlayer, {})),
  step('102.3', 'Bases that start face up are chosen', (game) =>
    game.call(firstBases, { at: 0, returned: [] }),
  ),
  step('102.4', 'Starting hands are drawn', (game) => game.call(startingHands, {})),
  step('102.4', 'Players may take mulligans', (game) => game.call(mulligans, { at: 0, returned: [] })),
  step('102.5', 'Players may act with cards from their opening hands', (game) =>
    game.call(openingHands, { at: 0, revealed: [], chosen: undefined }),
  ),
]);
