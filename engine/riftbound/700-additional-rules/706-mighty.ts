/** Mighty: a description of units with Might 5 or more (706–711). */

import { fact } from '../forms';
import type { RiftboundGame } from '../game';
import { notice, type Occurrence } from '../occurrence';
import type { Card } from '../piece';
import { onceForEach, onceForTheTable } from '../worked-out-once';

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

/** Could a card have an ability that hears of it? Nothing else needs to be watched. */
const mayListen = onceForEach(({ abilities, effectAbilities }: Card) =>
  JSON.stringify([abilities, effectAbilities]).includes('becomes mighty'),
);

const somebodyListens = onceForTheTable((game) => game.board.objects.some(({ card }) => mayListen(card)));

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
