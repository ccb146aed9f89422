import { turnEnds } from '../../../invariants/lasting';
import { orderOfPlay } from '../../../invariants/order-of-play';

/** 317.4, 334.1, 344.3: turns, priority and focus. */
export const order = orderOfPlay({
  number: 'R14',
  rules: { turn: '317.4', pass: '344.3', allPass: '335.1' },
  turnBegins: 'awaken phase',
});

/** 317.3.a: what is "this turn". */
export const thisTurn = turnEnds({
  number: 'R16',
  rules: ['317.3.a'],
  turnBegins: 'awaken phase',
  characteristics: { might: 'might' },
  speaks: /\[M\]|might|becomes|abilit|copy/i,
  ends: /this turn/i,
  isChanged: ({ statuses }) => statuses.some((status) => CHANGES.has(status)),
});

const CHANGES: ReadonlySet<string> = new Set(['buffed', 'attacking', 'defending']);
