import { rule } from '../../kernel';
import { playerCant } from '../4-zones/402-hand';
import { consequence, definition, fact, stateBasedAction } from '../forms';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import type { Player } from '../object';
import { Occurrence } from '../occurrence';
import { players } from '../phrases';
import { playersLeft } from './101-players';
import { hasActiveBase } from './108-permanents';

/** 103.5: a player who loses leaves the game. */
export const leavesTheGame = consequence(
  '103.5',
  'A player who loses leaves the game',
  (game, player: Player) => game.set(player, 'inGame', false),
);
/** 103.2a: whoever is left alone has won, whatever says otherwise. */
export const lastOneWins = rule('103.2a', 'A player whose opponents have all left the game wins', 'ending');
/** 103.1: the game ends as soon as somebody wins or it is a draw. */
export const endsAtOnce = consequence(
  '103.1',
  'The game ends immediately when it is won or drawn',
  (game) => game.set(game.now, 'over', true),
  'ending',
);
/** 103.4a: when everybody left loses at once it is a draw. */
export const allLoseAtOnce = definition(
  '103.4a',
  'When all remaining players lose at once the game is a draw',
  (game): Occurrence => game.because(allLoseAtOnce, drawGame()),
  () => winGame(0),
  'ending',
);
/** 103.4b: a loop of mandatory actions. */
export const mandatoryLoop = consequence(
  '103.4b',
  'A loop of mandatory actions is a draw',
  (game) => game.apply([game.because(mandatoryLoop, drawGame())]),
  'ending',
);
/** 103.3d: has a player who would win lost, is one told to lose by the same words, or is a loss due that is immediate (103.3b)? */
export const losingPrevails = fact(
  '103.3d',
  'A player who would both win and lose loses',
  (game, seat: number, losing: readonly number[]) =>
    game.player(seat).lost ||
    losing.includes(seat) ||
    (game.isOn(noActiveBase) && !hasActiveBase(game, seat)),
  'ending',
);

/** The event of a player losing the game. */
export const loseGame = (seat: number): Occurrence =>
  new Occurrence('lose the game', { player: seat }, (game) => {
    const player = game.player(seat);
    if (!player.inGame) return;
    game.set(player, 'lost', true);
    leavesTheGame(game, player);
  });

/** The event of a player winning the game. */
export const winGame = (seat: number): Occurrence =>
  new Occurrence('win the game', { player: seat }, (game) => {
    if (playerCant(game, seat, 'win the game')) return;
    game.set(game.player(seat), 'won', true);
    endsAtOnce(game);
  });

/** The event of the game being a draw. */
export const drawGame = (): Occurrence =>
  new Occurrence('the game is a draw', {}, (game) => {
    game.set(game.now, 'drawn', true);
    endsAtOnce(game);
  });

/** Right after events: does the game end? Both a player's last loss and a draw end it immediately. */
export function checkEnding(game: LegionsGame): void {
  if (!game.isOver && playersLeft(game) < game.players.length) endWhenFewAreLeft(game);
}

function endWhenFewAreLeft(game: LegionsGame): void {
  const left = game.players.filter((player) => player.inGame);
  if (left.length === 0) {
    game.apply([allLoseAtOnce(game)]);
    return;
  }
  const [winner] = left;
  if (left.length === 1 && winner && game.isOn(lastOneWins)) {
    game.apply([
      game.because(
        lastOneWins,
        new Occurrence('win the game', { player: winner.seat }, () => {
          game.set(winner, 'won', true);
          game.set(game.now, 'over', true);
        }),
      ),
    ]);
  }
}

/** 103.3b, 704.5a: a player whose bases are all face down loses. */
export const noActiveBase = stateBasedAction(
  { number: '704.5a', restates: ['103.3b'] },
  'A player with no active base loses the game',
  (game) => {
    let found = NOBODY;
    for (const { inGame, seat } of game.players)
      if (inGame && !hasActiveBase(game, seat)) found = [...found, loseGame(seat)];
    return found;
  },
);

const NOBODY: readonly Occurrence[] = [];

/** 103.3a: any player may concede at any time. */
export const conceding = fact(
  { number: '103.3a', restates: ['406.6f'] },
  'A player may concede at any time, and loses',
  (game, seat: number) => !game.isOver && game.player(seat).inGame,
);

export const winning = instruction('103.2b', 'An effect says that a player wins', 'win', {
  perform: (game, effect, context) => {
    const losing = (effect.losing ?? []).flatMap((who) => players(game, who, context));
    return players(game, effect.who, context)
      .filter((seat) => !losingPrevails(game, seat, losing))
      .map(winGame);
  },
});
export const losing = instruction('103.3c', 'An effect says that a player loses', 'lose', {
  perform: (game, effect, context) => players(game, effect.who, context).map(loseGame),
});
export const drawingTheGame = instruction(
  '103.4c',
  'An effect says that the game is a draw',
  'draw the game',
  { perform: () => [drawGame()] },
);
