import { playersLeft } from '../../card-game/turn/turn-order';
import { assumed } from '../../kernel';
import { definition, fact, stateBasedAction } from '../forms';
import type { MagicGame } from '../game';
import type { Player } from '../object';
import { Occurrence } from '../occurrence';
import { saidOfPlayer } from '../t-timing/T.8-statements';

/** T.8.13: who can't lose is not found by any state-based effect. */
export const cannotLose = fact(
  { '2003': 'T.8.13', '2013': '101.2', '2025': assumed('101.2', { from: '2013' }) },
  'A player whom an effect keeps from losing does not lose, but by conceding',
  (game: MagicGame, seat: number) => saidOfPlayer(game, "can't lose the game", seat).length > 0,
);

/** T.8.13 */
export const cannotWin = fact(
  { '2003': 'T.8.13', '2013': '101.2', '2025': assumed('101.2', { from: '2013' }) },
  'A player whom an effect keeps from winning does not win by what another says',
  (game: MagicGame, seat: number) => saidOfPlayer(game, "can't win the game", seat).length > 0,
);

/** Seats of the players of whom something is so that makes a player lose, and who can. */
export const losers = (game: MagicGame, does: (player: Player) => boolean): readonly number[] =>
  game.players
    .filter((player) => player.inGame && does(player) && !cannotLose(game, player.seat))
    .map(({ seat }) => seat);

/** G.19.3, G.20.4 */
export const noLife = stateBasedAction(
  { '2003': { number: 'G.19.3', restates: ['G.20.4'] }, '2013': '704.5a', '2025': '704.5a' },
  'A player with less than 1 life loses',
  (game: MagicGame) => losers(game, ({ life }) => life < 1).map(loseGame),
);

/** The event of a player losing the game. */
export const loseGame = (seat: number): Occurrence =>
  new Occurrence('lose the game', { player: seat }, (game) => {
    const player = game.player(seat);
    if (!player.inGame) return;
    game.set(player, 'lost', true);
    game.set(player, 'inGame', false);
  });

/** The event of the game being a draw. */
export const drawGame = (): Occurrence =>
  new Occurrence('the game is a draw', {}, (game) => {
    game.set(game.now, 'drawn', true);
    game.set(game.now, 'over', true);
  });

/** The event of a player winning the game. */
export const winGame = (seat: number): Occurrence =>
  new Occurrence('win the game', { player: seat }, (game) => {
    game.set(game.player(seat), 'won', true);
    game.set(game.now, 'over', true);
  });

/** G.20.6 */
export const losingPrevails = fact(
  { '2003': 'G.20.6', '2013': '104.3f', '2025': assumed('104.3f', { from: '2013' }) },
  'Who would win and lose at the same time loses',
  (_game: MagicGame, seat: number, losing: readonly number[]) => losing.includes(seat),
);

/** G.20.1: switched off, the first player wins all the same. */
export const bothLose = definition(
  { '2003': 'G.20.1', '2013': '104.4a', '2025': assumed('G.20.1', { from: '2003' }) },
  'Players who lose at the same time draw',
  (): Occurrence => drawGame(),
  () => winGame(0),
  'ending',
);

/** G.20.3 */
export const conceding = fact(
  { '2003': 'G.20.3', '2013': '104.3a', '2025': assumed('104.3a', { from: '2013' }) },
  'A player may concede at any time, and the game is over',
  (game: MagicGame, seat: number) => !game.isOver && game.player(seat).inGame,
);

/** A player concedes. Returns false when that is not possible. */
export function concede(game: MagicGame, seat: number): boolean {
  if (!conceding(game, seat)) return false;
  game.interrupt(() => game.apply([game.because(conceding, loseGame(seat))]));
  return true;
}

/** Right after events: is the game over, with one player left, or none? */
export function checkEnding(game: MagicGame): void {
  if (game.isOver || playersLeft(game) > 1) return;
  const winner = game.players.find(({ inGame }) => inGame);
  game.apply([winner ? winGame(winner.seat) : game.because(bothLose, bothLose(game))]);
}
