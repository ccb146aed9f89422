import { describe, it } from 'node:test';
import { expect } from 'chai';
import { build } from '../../text/parser';
import { tryCrossings } from '../../text/test/crossings';
import { unmetAlternatives } from '../../text/test/unmet-alternatives';
import { legionsOfWillText, parseCardText } from '.';
import { amounts } from './test/crossings/amounts';
import { objects } from './test/crossings/objects';
import { players } from './test/crossings/players';
import { replacedEvents } from './test/crossings/replaced-events';

describe('every quantity with every verb', () => tryCrossings(objects, parseCardText));
describe('every amount with every verb', () => tryCrossings(amounts, parseCardText));
describe('every player with every verb', () => tryCrossings(players, parseCardText));
describe('every event that may be replaced, in every zone', () =>
  tryCrossings(replacedEvents, parseCardText));

/** What isn't crossed, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  Choice_opponents: "an opponent's unit is nobody's of whose three a card asks",
  Every_bare: 'the same as “all”, in statements',
  Every_opponents: 'in statements',
  Target_any: 'may be a player or a base: 110.1',
  Target_anyTargets: 'may be players or bases: 110.1',
  Who_defendingPlayer: 'in battle only: 507.1',
  // Done to nothing that can be counted, or to something of a number of its own.
  Damage_eachOther: 'always two or more: 605.2f',
  PlainCost_discardThis: 'this card',
  PlainCost_expelThis: 'this card',
  PlainCost_pay: 'so much resource: 112.2',
  PlainCost_removeCounters: 'of this card',
  PlainCost_restAlone: 'this card',
  PlainCost_restThis: 'this card',
  PlainCost_sacrificeThis: 'this card',
  Verb_changeTargets: 'something on the chain of events: 110.7',
  Verb_double: "an object's characteristic: 609",
  Verb_doubleResource: 'no number',
  Verb_endTurn: 'no number',
  Verb_extraTurn: 'no number',
  Verb_faceDown: 'only what has a back: 303',
  Verb_faceUp: 'only what is face down: 303',
  Verb_look: 'changes nothing that is on the table',
  Verb_lookHand: 'changes nothing that is on the table',
  Verb_millOne: 'one',
  Verb_move: 'to one base: 701.3a',
  Verb_moveCounter: 'from one to another: 114',
  Verb_newTargets: 'something on the chain of events: 110.7',
  Verb_play: 'asks for targets and costs of its own: 601',
  Verb_preventResolving: 'something on the chain of events: 701.9',
  Verb_putAllCounters: 'of one on one: 114.7',
  Verb_putAndRest: 'of what was looked at',
  Verb_putRest: 'of what was looked at',
  Verb_removeFromBattle: 'in battle only',
  Verb_reselectBase: 'in battle only: 508',
  Verb_reveal: 'changes nothing that is on the table',
  Verb_revealHand: 'changes nothing that is on the table',
  Verb_search: 'of what a player finds: 701.13',
  Verb_shuffle: 'no number',
  Verb_shuffleThatDeck: 'no number',
  Verb_searchOnly: 'searches as it does where it says what becomes of what is found, too',
  Verb_skip: 'no number',
  Verb_switch: 'no number',
  Verb_win: 'ends the game for everybody: 103',
};

/** Rules whose alternatives are crossed: a new one is to be met in some crossing, or to stand below with its reason. */
const CROSSED = [
  'Who',
  'TargetPlayer',
  'Target',
  'HowMany',
  'Every',
  'Choice',
  'Amount',
  'Quantity',
  'ForEach',
  'WouldEvent',
  'Verb',
  'Damage',
  'PlainCost',
];

describe('the crossings', () => {
  // The words of an amount are not the same with every verb; all others are met once.
  const others = [...objects, ...players, ...replacedEvents];
  const all = [...amounts, ...others.filter(({ isFirst = true, inSample }) => isFirst || inSample)];
  it('meet everything that the grammar says of how many, who and what is done', () => {
    const unmet = unmetAlternatives(build(legionsOfWillText), legionsOfWillText, CROSSED, all);
    expect(unmet).to.have.members(Object.keys(LEFT_OUT));
  });
});
