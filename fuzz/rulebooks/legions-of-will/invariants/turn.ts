import { turnEnds } from '../../../invariants/lasting';
import { orderOfPlay } from '../../../invariants/order-of-play';

/** 101.1, 111.4: turns and priority. */
export const order = orderOfPlay({
  number: 'L14',
  rules: { turn: '101.1', pass: '100.9', allPass: '111.4' },
  turnBegins: 'turn',
});

/** 514.2: what is "until end of turn" or "this turn". */
export const untilEndOfTurn = turnEnds({
  number: 'L17',
  rules: ['514.2'],
  turnBegins: 'turn',
  characteristics: { power: 'power' },
  speaks: /power|becomes|abilit|counter/i,
  ends: /until end of turn|this turn/i,
  isChanged: ({ counters }) => Object.values(counters).some((count) => count > 0),
});
