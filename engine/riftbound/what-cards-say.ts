/** What rules look for in the text of cards, and whether any card says it. */
import { type Column, PerGame, query } from '../kernel';
import type { Card } from './card';
import type { RiftboundGame } from './game';

/** Something that a card says or doesn't. */
export type Saying = Column<Card, boolean>;

/** Does any card on the board, or any legend, say this? */
export const isSaidOnTheTable = query(
  'whether anything on the table says something',
  (game: RiftboundGame, says: Saying): boolean =>
    game.board.objects.some(({ card }) => says(card)) ||
    game.players.some(({ legend }) => legend.objects.some(({ card }) => says(card))),
);

interface Brought {
  readonly cards: ReadonlySet<Card>;
  readonly said: Map<Saying, boolean>;
}

const brought = new PerGame<Brought>();

/** All cards that players brought. */
function allBrought(game: RiftboundGame): Brought {
  const zones = [game.board, game.chain, ...game.players.flatMap((player) => player.zones)];
  const facedown = game.battlefields.flatMap((each) => each.facedown ?? []);
  const inZones = [...zones, ...facedown].flatMap(({ objects }) => objects);
  const objects = [...inZones, ...game.aside.map(({ object }) => object)];
  return brought.set(game, { cards: new Set(objects.map(({ card }) => card)), said: new Map() });
}

/**
 * Does any card that was there as this was asked first say this, wherever it is? Tokens come later. For what is kept track of
 * only in games with such cards: that is state, and no speed-up.
 */
export function isBrought(game: RiftboundGame, says: Saying): boolean {
  const { cards, said } = brought.get(game) ?? allBrought(game);
  let is = said.get(says);
  if (is === undefined) {
    is = [...cards].some(says);
    said.set(says, is);
  }
  return is;
}
