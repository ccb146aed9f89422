import { describe, it } from 'node:test';
import { expect } from 'chai';
import { build } from '../../text/parser';
import { tryCrossings, unmetAlternatives } from '../../text/test/crossings';
import { parseCardText, riftboundText } from '.';
import { amounts } from './test/crossings/amounts';
import { objects } from './test/crossings/objects';
import { players } from './test/crossings/players';
import { replacedEvents } from './test/crossings/replaced-events';

describe('every quantity with every verb', () => tryCrossings(objects, parseCardText));
describe('every amount with every verb', () => tryCrossings(amounts, parseCardText));
describe('every player with every verb', () => tryCrossings(players, parseCardText));
describe('every event that may be replaced, with all that happens', () =>
  tryCrossings(replacedEvents, parseCardText));

/** What isn't crossed, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {};

/** Rules whose alternatives are crossed: a new one is to be met in some crossing, or to stand above with its reason. */
const CROSSED = ['Who', 'HowMany', 'Every', 'CardCount', 'Quantity', 'ForEach', 'WouldEvent', 'Verb'];

describe('the crossings', () => {
  const all = [...objects, ...amounts, ...players, ...replacedEvents];
  it('meet everything that the grammar says of how many, who and what is done', () => {
    const unmet = unmetAlternatives(build(riftboundText), riftboundText, CROSSED, all);
    expect(unmet).to.have.members(Object.keys(LEFT_OUT));
  });
});
