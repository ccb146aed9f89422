/** What rules look for in the text of cards: told once for each card, and once for each table whether any card there says it. */
import { onceForEach, PerGame, speedUps } from '../kernel';
import type { Card } from './card';
import type { RiftboundGame } from './game';
import type { Piece } from './piece';
import { onceForTheTable } from './worked-out-once';

/** Something that a card says or doesn't: a bit of a number. */
export type Saying = number & { readonly saying: true };

const sayings: ((card: Card) => boolean)[] = [];

/** A number has so many bits. */
const MOST = 31;

const isSaying = (bit: number): bit is Saying => bit > 0;

/**
 * Notes something that cards say or don't.
 *
 * @param says looks at what is printed on a card, and at nothing else.
 * @throws RangeError when there are more of them than a number has bits.
 */
export function saying(says: (card: Card) => boolean): Saying {
  const bit = sayings.length < MOST ? 1 << sayings.length : 0;
  if (!isSaying(bit)) throw new RangeError(`Rules look for more than ${MOST} things in the text of cards`);
  sayings.push(says);
  return bit;
}

const allThatIsSaid = onceForEach((card: Card) =>
  sayings.reduce((all, says, place) => (says(card) ? all | (1 << place) : all), 0),
);

function saidBy(piece: Piece): number {
  piece.said ??= allThatIsSaid(piece.card);
  return piece.said;
}

/** Does the card of an object say this? */
export const doesSay = (piece: Piece, what: Saying): boolean => (saidBy(piece) & what) !== 0;

/** Could an object say this now? Where something changes its abilities, anything could be said. */
export const maySay = (game: RiftboundGame, piece: Piece, what: Saying): boolean =>
  !speedUps.areUsed || doesSay(piece, what) || !game.isAsPrinted(piece);

const saidOnTheTable = onceForTheTable((game) => {
  let all = 0;
  for (const piece of game.board.objects) all |= saidBy(piece);
  for (const { legend } of game.players) for (const piece of legend.objects) all |= saidBy(piece);
  return all;
});

/** Does any card on the board, or any legend, say this? */
export const isSaidOnTheTable = (game: RiftboundGame, what: Saying): boolean =>
  !speedUps.areUsed || (saidOnTheTable(game) & what) !== 0;

const saidInTheGame = new PerGame<number>();

/** All that cards say which players brought. */
function allThatIsBrought(game: RiftboundGame): number {
  const zones = [game.board, game.chain, ...game.players.flatMap((player) => player.zones)];
  const facedown = game.battlefields.flatMap((each) => each.facedown ?? []);
  let all = 0;
  for (const { objects } of [...zones, ...facedown]) for (const piece of objects) all |= saidBy(piece);
  for (const { piece } of game.aside) all |= saidBy(piece);
  return saidInTheGame.set(game, all);
}

/**
 * Does any card that was there as this was asked first say this, wherever it is? Tokens come later. For what is kept track of
 * only in games with such cards: whatever shortcuts are taken.
 */
export const isBrought = (game: RiftboundGame, what: Saying): boolean =>
  ((saidInTheGame.get(game) ?? allThatIsBrought(game)) & what) !== 0;

/** The same for what would be looked for in vain: where no shortcuts are taken, it is looked for in every game. */
export const isSaidInTheGame = (game: RiftboundGame, what: Saying): boolean =>
  !speedUps.areUsed || isBrought(game, what);
