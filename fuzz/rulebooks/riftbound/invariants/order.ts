import { printedNumber } from '../../../../port/printed';
import { turnEnds } from '../../../invariants/lasting';
import { markedDamage } from '../../../invariants/marked-damage';
import { orderOfPlay } from '../../../invariants/order-of-play';
import { partsOfTurn } from '../../../invariants/parts-of-turn';
import { words } from './spoken';

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
  words,
  inPlay: 'board',
  type: 'unit',
  characteristics: { might: (card) => printedNumber(card, 'might') },
  speaks: /\[M\]|might|becomes|abilit|copy/i,
  ends: /this turn/i,
  isChanged: ({ statuses }) => statuses.some((status) => CHANGES.has(status)),
});

const CHANGES: ReadonlySet<string> = new Set(['buffed', 'attacking', 'defending']);

/** 314, 315, 316, 317: the phases of a turn and their steps. */
export const parts = partsOfTurn({
  number: 'R18',
  parts: [
    ['awaken phase', '315.1'],
    ['beginning phase', '315.2'],
    ['beginning step', '315.2.a'],
    ['scoring step', '315.2.b'],
    ['channel phase', '315.3'],
    ['draw phase', '315.4'],
    ['action phase', '316'],
    ['end of turn phase', '317'],
    ['ending step', '317.1'],
    ['expiration step', '317.3'],
  ],
  optional: new Set(),
  changed: /skip|additional phase/i,
});

/** 142.2: damage on units. */
export const marked = markedDamage({
  number: 'R19',
  rules: ['142.2', '404.1'],
  zone: 'board',
  spent: 'exhaust',
});
