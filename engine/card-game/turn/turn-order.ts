/** The order in which players take turns: that of their seats, without those who have left. */

/** Players, as far as their order hangs on them. */
interface Seats {
  readonly players: readonly { readonly seat: number; readonly inGame: boolean }[];
}

/** The player who comes after `seat` in turn order; `seat` itself where nobody else is left. */
export function nextInTurnOrder({ players }: Seats, seat: number): number {
  for (let step = 1; step <= players.length; step += 1) {
    const next = (seat + step) % players.length;
    if (players[next]?.inGame) return next;
  }
  return seat;
}

/** How many players are still in the game. */
export function playersLeft({ players }: Seats): number {
  let left = 0;
  for (const player of players) if (player.inGame) left += 1;
  return left;
}

/** Seats of the players still in the game, one of them first, then in turn order. */
export function inOrderFrom({ players }: Seats, first: number): readonly number[] {
  const seats = players.filter(({ inGame }) => inGame).map(({ seat }) => seat);
  return [...seats.filter((seat) => seat >= first), ...seats.filter((seat) => seat < first)];
}
