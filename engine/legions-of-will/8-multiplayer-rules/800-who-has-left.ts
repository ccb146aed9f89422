/** What is asked of players who have left the game, and what is known of them (800.3f, 800.3g, 800.3i). */
import { isOpponent, nextInTurnOrder } from '../1-game-concepts/101-players';
import { definition, fact } from '../forms';
import type { LegionsGame } from '../game';
import type { Who } from '../text/tree';

const seatsInTheGame = ({ players }: LegionsGame): readonly number[] =>
  players.filter(({ inGame }) => inGame).map(({ seat }) => seat);

/** 800.3f: a cost that a player who has left would have to pay, or choose to pay, is not paid. */
export const paysNothing = fact(
  '800.3f',
  'A player who has left the game pays no cost',
  (game: LegionsGame, seat: number) => !game.player(seat).inGame,
);

/**
 * 800.3g: the players one of whom makes a choice instead of a player who has left, as the controller of the object chooses:
 * an opponent of the controller, where an opponent was to make it.
 */
export const mayChooseInstead = definition(
  '800.3g',
  'Another player, whom the controller chooses, makes a choice instead of a player who has left the game',
  (game: LegionsGame, gone: number, controller: number): readonly number[] => {
    const others = seatsInTheGame(game);
    const opponents = others.filter((seat) => isOpponent(game, seat, controller));
    return gone !== controller && opponents.length > 0 ? opponents : others;
  },
  (game, gone) => [nextInTurnOrder(game, gone)],
);

/** 800.3g: asks the controller who makes a choice instead of a player who has left the game. */
export const askWhoChooses = (game: LegionsGame, gone: number, controller: number) => ({
  player: controller,
  purpose: 'choose who makes a choice',
  offers: mayChooseInstead(game, gone, controller).map((value) => ({
    label: game.player(value).name,
    player: value,
    value,
  })),
});

/** 800.3i: how many cards a player who has left the game had in hand. */
export const cardsInHand = definition(
  '800.3i',
  'What is asked about a player who has left the game is answered as it was last',
  (game: LegionsGame, seat: number): number => {
    const { inGame, hand, lastHand } = game.player(seat);
    return inGame ? hand.objects.length : lastHand;
  },
  (game, seat) => game.player(seat).hand.objects.length,
);

/** 800.3i: the players who have left the game and are meant where it is asked what players have done. */
export const alsoMeant = definition(
  '800.3i',
  'What a player did who has left the game can be found',
  (game: LegionsGame, { who }: Who, controller: number): readonly number[] => {
    const isAnybody = who === 'any player' || who === 'each player';
    if (!isAnybody && who !== 'opponent' && who !== 'each opponent') return [];
    return game.players
      .filter(({ inGame, seat }) => !inGame && (isAnybody || seat !== controller))
      .map(({ seat }) => seat);
  },
  () => [],
);
