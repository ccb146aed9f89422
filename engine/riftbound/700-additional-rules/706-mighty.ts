/** Mighty: a description of units with Might 5 or more (706–711). */

import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { notice, type Occurrence } from '../occurrence';
import { onceAnArrangement } from '../once';
import type { Card, Piece } from '../piece';

/** 708, 710, 711: by its Might now, and elsewhere than on the board by its printed Might. */
export const isMighty = fact(
  ['708', '710', '711', '707'],
  'A unit is Mighty as long as its Might is 5 or greater',
  (_game: RiftboundGame, might: number) => might >= 5,
);

/** 709: it becomes Mighty at the moment its Might changes from less to that or more. */
export const becomesMighty = fact(
  '709',
  'A unit becomes Mighty as its Might changes from less than 5 to 5 or more',
  (_game: RiftboundGame, before: boolean | undefined, now: boolean) => before === false && now,
);

const listens = new WeakMap<Card, boolean>();

/** Could an object have an ability that hears of it? Nothing else needs to be watched. */
function mayListen({ card }: Piece): boolean {
  let found = listens.get(card);
  if (found === undefined) {
    found = JSON.stringify([card.abilities, card.effectAbilities]).includes('becomes mighty');
    listens.set(card, found);
  }
  return found;
}

const somebodyListens = onceAnArrangement((game) => game.board.objects.some(mayListen));

/** Called after events: the units that have just become Mighty. */
export function mightyNow(game: RiftboundGame): readonly Occurrence[] {
  if (!somebodyListens(game)) return [];
  return game.board.objects.flatMap((piece) => {
    const { types, might } = game.look(piece);
    if (!types.includes('unit')) return [];
    const now = isMighty(game, might);
    const { wasMighty } = piece;
    if (wasMighty !== now) game.set(piece, 'wasMighty', now);
    return becomesMighty(game, wasMighty, now)
      ? [notice('become mighty', { piece, player: piece.controller })]
      : [];
  });
}
