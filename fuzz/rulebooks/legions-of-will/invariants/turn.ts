import { printedNumber } from '../../../../port/printed';
import { turnEnds } from '../../../invariants/lasting';
import { markedDamage } from '../../../invariants/marked-damage';
import { orderOfPlay } from '../../../invariants/order-of-play';
import { partsOfTurn } from '../../../invariants/parts-of-turn';
import { words } from './spoken';

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
  words,
  inPlay: 'battlefield',
  type: 'unit',
  characteristics: { power: (card) => printedNumber(card, 'power') },
  speaks: /power|becomes|abilit|counter/i,
  ends: /until end of turn|this turn/i,
  isChanged: ({ counters }) => Object.values(counters).some((count) => count > 0),
});

/** 500.1, 506.1, 512.1: the steps and phases of a turn. */
export const parts = partsOfTurn({
  number: 'L18',
  parts: [
    ['turn', '500.1'],
    ['reset step', '500.1'],
    ['effect step', '500.1'],
    ['resource step', '500.1'],
    ['prebattle main phase', '505.1'],
    ['beginning of battle step', '506.1'],
    ['declare attackers step', '506.1'],
    ['declare blockers step', '506.1'],
    ['battle damage step', '506.1'],
    ['end of battle step', '506.1'],
    ['postbattle main phase', '505.1'],
    ['end step', '512.1'],
    ['cleanup step', '512.1'],
  ],
  optional: new Set([
    'beginning of battle step',
    'declare attackers step',
    'declare blockers step',
    'battle damage step',
    'end of battle step',
  ]),
  notAtFirst: ['beginning of battle step', '102.6a'],
  changed: /\b(?:extra|additional|another) (?:turn|phase|step|main|battle)|skip|end the turn/i,
});

/** 301.7, 113.2: damage on units and bases. */
export const marked = markedDamage({
  number: 'L19',
  rules: ['301.7', '113.2b'],
  zone: 'battlefield',
  spent: 'become rested',
});
