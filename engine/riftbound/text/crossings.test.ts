import { describe, it } from 'node:test';
import { expect } from 'chai';
import { build } from '../../text/parser';
import { tryCrossings } from '../../text/test/crossings';
import { unmetAlternatives } from '../../text/test/unmet-alternatives';
import { parseCardText, riftboundText } from '.';
import { amounts } from './test/crossings/amounts';
import { objects } from './test/crossings/objects';
import { oneByOne } from './test/crossings/one-by-one';
import { places } from './test/crossings/places';
import { players } from './test/crossings/players';
import { replacedEvents } from './test/crossings/replaced-events';

describe('every quantity with every verb', () => tryCrossings(objects, parseCardText));
describe('every amount with every verb', () => tryCrossings(amounts, parseCardText));
describe('every player with every verb', () => tryCrossings(players, parseCardText));
describe('every place with all that happens there', () => tryCrossings(places, parseCardText));
describe('what is said in one way only', () => tryCrossings(oneByOne, parseCardText));
describe('every event that may be replaced, with all that happens', () =>
  tryCrossings(replacedEvents, parseCardText));

/** What isn't crossed, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  Among_having: 'of what was killed before: in the page',
  'CostVerb: reveal': 'changes nothing that is on the table',
  'CostVerb: reveals': 'changes nothing that is on the table',
  'Doing: counter': 'something on the chain: 412',
  'Doing: counters': 'something on the chain: 412',
  Place_anotherBattlefield: 'of a unit that is there: 350-descriptions',
  Place_its: 'of what was spoken of: 350-spoken-of',
  Place_myOriginal: 'of what has moved meanwhile: 407',
  Place_original: 'of what has moved meanwhile: 407',
  Place_thatPlayersBase: 'of whom an event is about: 375',
  PlainCost_pay: 'so much Energy and Power: 161',
  PlainCost_spendBuffFrom: 'of this unit: 701',
  PlayPlace_here: 'asks for targets and costs of its own: 406',
  PlayPlace_to: 'asks for targets and costs of its own: 406',
  Swapping_those: 'of two: 420',
  Swapping_two: 'of two: 420',
  Target_ofTheirs: 'of whom an event is about: 375',
  Target_yourChampion: 'of a deck: 103.2',
  Verb_extraTurn: 'no number',
  Verb_lookHand: 'changes nothing that is on the table',
  Verb_play: 'asks for targets and costs of its own: 406',
  Verb_playThere: 'asks for targets and costs of its own: 406',
  Verb_reveal: 'changes nothing that is on the table',
  Verb_revealHand: 'changes nothing that is on the table',
  Verb_revealUntil: 'changes nothing that is on the table',
  Verb_swap: 'of two: 420',
  Verb_swapTheir: 'of two: 420',
  Verb_swapTwo: 'of two: 420',
  Verb_win: 'ends the game for everybody',
};

/** Rules whose alternatives are crossed: a new one is to be met in some crossing, or to stand above with its reason. */
const CROSSED = [
  'Who',
  'TargetPlayer',
  'PossessivePlayer',
  'Target',
  'HowMany',
  'Every',
  'Yours',
  'PrivateCount',
  'Amount',
  'Counted',
  'CardCount',
  'BuffCount',
  'TokenCount',
  'Quantity',
  'ForEach',
  'WouldEvent',
  'WouldBe',
  'Verb',
  'Doing',
  'Damage',
  'Swapping',
  'PlainCost',
  'CostVerb',
  'Place',
  'MovePlace',
  'PlayPlace',
  'TokenPlace',
  'That',
  'Top',
  'Among',
  'zoneName',
];

describe('the crossings', () => {
  // The words of an amount are not the same with every verb; all others are met once.
  const others = [...objects, ...players, ...places, ...oneByOne, ...replacedEvents];
  const all = [...amounts, ...others.filter(({ isFirst = true, inSample }) => isFirst || inSample)];
  it('meet everything that the grammar says of how many, who, where and what is done', () => {
    const unmet = unmetAlternatives(build(riftboundText), riftboundText, CROSSED, all);
    expect(unmet).to.have.members(Object.keys(LEFT_OUT));
  });
});
