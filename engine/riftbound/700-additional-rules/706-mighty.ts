/** Mighty: a description of units with Might 5 or more (706–711). */

import { column, query } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { unitsOnBoard } from '../100-game-concepts/105-spaces';
import type { Card } from '../card';
import { AS_WRITTEN, eventConsequence, fact, varied } from '../forms';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import { notice } from '../occurrence';
import { isBrought } from '../what-cards-say';

/** 708, 710, 711: by its Might now, and elsewhere than on the board by its printed Might. */
export const isMighty = varied(
  fact(
    '708',
    'A unit is Mighty as long as its Might is 5 or greater',
    (_game: RiftboundGame, might: number) => might >= 5,
  ),
  {
    which: { 'at least': AS_WRITTEN, 'more than': (_game, might) => might > 5 },
    number: { written: 5, as: (least) => (_game, might) => might >= least },
  },
);

/** Could a card's text come to hear of it, there or by what it does? */
const mayListen = column(({ abilities, effectAbilities }: Card) =>
  hasPart([abilities, effectAbilities], ({ on }) => on === 'becomes mighty'),
);

/** The units that are Mighty now and were not when they were last looked at, or the reverse. */
export const changedUnits = query('the units that became Mighty, or ceased to be', (game: RiftboundGame) =>
  unitsOnBoard(game).filter((object) => object.wasMighty !== isMightyNow(game, object)),
);

/** These together. Where no card of a game speaks of it, nobody watches; else from the beginning: what listens may come late (709). */
function changed(game: RiftboundGame): readonly (readonly GameObject[])[] {
  const units = isBrought(game, mayListen) ? changedUnits(game) : NOBODY;
  return units.length > 0 ? [units] : NONE;
}

const NOBODY: readonly GameObject[] = [];
const NONE: readonly (readonly GameObject[])[] = [];

const isMightyNow = (game: RiftboundGame, object: GameObject): boolean =>
  isMighty(game, game.look(object).might);

/** 709: it becomes Mighty at the moment its Might changes from less to that or more. */
export const becomesMighty = eventConsequence(
  '709',
  'A unit becomes Mighty as its Might changes from less than 5 to 5 or more',
  {
    finds: changed,
    does: (game, units) => {
      const become = units.filter(({ wasMighty }) => wasMighty === false);
      for (const object of units) game.set(object, 'wasMighty', isMightyNow(game, object));
      game.apply(become.map((object) => notice('become mighty', { object, player: object.controller })));
    },
  },
);
