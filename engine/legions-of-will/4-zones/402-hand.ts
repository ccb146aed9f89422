import { drawingCards, drawingTop } from '../../card-game/keywords/hands';
import { phrases } from '../conditions';
import { fact, parameter, stateBasedAction } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import type { Occurrence } from '../occurrence';
import { amount, amountFor, players } from '../phrases';
import { type Destination, move } from './400-general';

/** 402.2: the maximum hand size before effects change it. */
export const normalHandSize = parameter('402.2', 'A hand holds two cards', {
  value: 2,
  off: Number.POSITIVE_INFINITY,
});

/** 402.3 */
export const isOthers = fact(
  '402.3',
  'A hand is seen by its owner alone',
  (_game, { owner, zone }: GameObject, viewer: number) => zone.name === 'hand' && owner !== viewer,
);

/** 402.1, 102.4: how many cards a player starts with. */
export const startingHandSize = parameter(
  { number: '102.4', restates: ['402.1'] },
  'Each player draws two cards to start with',
  {
    value: 2,
    off: 0,
  },
);

/** A player's maximum hand size, as effects on the rules of the game change it (609.10). */
export function maximumHandSize(game: LegionsGame, seat: number): number {
  return game.activeStatements('maximum hand size').length === 0
    ? normalHandSize(game)
    : changedHandSize(game, seat);
}

function changedHandSize(game: LegionsGame, seat: number): number {
  return game.activeStatements('maximum hand size').reduce((size, { statement, context }) => {
    if (statement.says !== 'maximum hand size' || !players(game, statement.who, context).includes(seat))
      return size;
    const change = amount(game, statement.amount, context);
    return statement.change === 'set' ? change : size + statement.sign * change;
  }, normalHandSize(game));
}

/** 100.7: a "can't" that keeps a player from something. */
export const playerCant = fact(
  '100.7',
  "What an effect says can't happen doesn't happen",
  (game, seat: number, what: string) => {
    for (const { statement, context } of game.activeStatements("player can't"))
      if (
        statement.says === "player can't" &&
        statement.what === what &&
        players(game, statement.who, context).includes(seat)
      )
        return true;
    return false;
  },
);

/** The event of a player drawing the top card of their deck; none when there is none (100.8). */
export function draw(game: LegionsGame, seat: number): readonly Occurrence[] {
  if (playerCant(game, seat, 'draw cards')) return [];
  return [drawingTop<LegionsTypes, Destination>(seat, topOfDeck)];
}

const topOfDeck = {
  move,
  pileOf: (game: LegionsGame, seat: number) => game.player(seat).deck,
  kind: 'draw a card',
  to: { zone: 'hand' },
} as const;

const NO_CARDS: readonly Occurrence[] = [];

/** 610.9: what replaces a player's draws does so though there is nothing to draw. */
export const replacesDraws = fact(
  '610.9',
  'An effect that replaces a draw applies though the deck is empty',
  (game, seat: number) => {
    for (const { statement, context } of game.activeStatements('replace')) {
      if (statement.says !== 'replace' || statement.event.would !== 'draw a card') continue;
      const { who } = statement.event;
      if (who === undefined || players(game, who, context).includes(seat)) return true;
    }
    return false;
  },
);

/** 402.2a, 704.5i: a hand below its maximum is refilled, as far as the deck has cards. */
export const refillHand = stateBasedAction(
  { number: '704.5i', restates: ['402.2a'] },
  'A hand below its maximum is refilled',
  (game) => {
    let found = NO_CARDS;
    if (game.now.turn === 0) return found;
    for (const { inGame, seat, hand, deck } of game.players) {
      if (!inGame) continue;
      const missing = Math.min(maximumHandSize(game, seat), 1000) - hand.objects.length;
      const { length } = deck.objects;
      const drawn = length < missing && !replacesDraws(game, seat) ? length : missing;
      for (let card = 0; card < drawn; card += 1) found = [...found, ...draw(game, seat)];
    }
    return found;
  },
);

export const drawing = instruction(
  '701.1',
  'To draw a card: put the top card of the deck into the hand',
  'draw',
  drawingCards<LegionsTypes>(phrases, amountFor, draw),
);
