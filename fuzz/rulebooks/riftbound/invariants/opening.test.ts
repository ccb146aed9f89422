import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { opening } from './opening';

const setup: SetupRequest = { rulebook: 'riftbound', seed: 1, from: 'the beginning', players: [] };
const seats = [0, 1];
const of = (kind: string, player: number, times = 1): readonly StagedLine[] =>
  Array.from({ length: times }, () => ({ kind, player }));
const mulligan = (player: number, aside: number): StagedLine => ({
  what: 'decision',
  kind: 'mulligan',
  player,
  text: `Alice: mulligan: ${Array.from({ length: aside }, (_, place) => `Ox [${place}]`).join(', ') || 'none'}`,
});
const shuffles = seats.flatMap((seat) => of('shuffle', seat));
const first = of('determine the first player', 0);
const draws = seats.flatMap((seat) => of('draw', seat, 4));
const begin = (player = 0): StagedLine => ({ kind: 'begin', detail: 'awaken phase', player });
const placed: readonly StagedObject[] = seats.flatMap((owner) => [
  { id: `legend ${owner}`, zone: 'legend zone', types: ['legend'], owner },
  { id: `champion ${owner}`, zone: 'champion zone', types: ['unit'], owner },
  { id: `battlefield ${owner}`, zone: 'board', types: ['battlefield'], owner },
]);
const opened = (lines: readonly StagedLine[], objects = placed): string | undefined =>
  saidOf(opening, [{ lines, objects }], setup);
const whole = [...shuffles, ...first, ...draws];
const ruleOf = (wrong: string | undefined): string | undefined => opening.ruleOf?.(wrong ?? '');

describe('how a duel begins (R66)', () => {
  it('is with decks shuffled, hands drawn, mulligans taken and the turn of the first player', () => {
    expect(opened([...whole, mulligan(0, 0), mulligan(1, 0), begin()])).to.equal(undefined);
    const unshuffled = opened([...first, ...draws]);
    expect(unshuffled).to.equal('Alice draws, and has not shuffled.');
    expect(ruleOf(unshuffled)).to.equal('114');
    const few = opened([...shuffles, ...first, ...draws.slice(1), mulligan(0, 0)]);
    expect(few).to.equal('Alice has drawn 3 cards before the mulligan.');
    expect(ruleOf(few)).to.equal('116');
    const other = opened([...whole, mulligan(0, 0), mulligan(1, 0), begin(1)]);
    expect(other).to.equal("The first turn is Bob's, and Alice is the first player.");
    expect(ruleOf(other)).to.equal('118');
  });

  it('is with one mulligan for each player, in turn order', () => {
    const second = opened([...whole, mulligan(1, 0)]);
    expect(second).to.equal('Bob takes the mulligan before whoever comes first.');
    expect(ruleOf(second)).to.equal('117');
    expect(opened([...whole, mulligan(0, 0), mulligan(0, 0)])).to.equal('Alice mulligans once more.');
    const unasked = opened([...whole, mulligan(0, 0), begin()]);
    expect(unasked).to.equal('Bob was not asked for a mulligan before the first turn.');
    expect(ruleOf(unasked)).to.equal('117');
  });

  it('is with as many cards drawn and recycled as were set aside', () => {
    const after = (...lines: readonly StagedLine[]): string | undefined =>
      opened([...whole, mulligan(0, 2), ...lines, mulligan(1, 0), begin()]);
    expect(after(...of('draw', 0, 2), ...of('recycle', 0, 2))).to.equal(undefined);
    const undrawn = after(...of('recycle', 0, 2));
    expect(undrawn).to.equal('Alice sets aside 2 cards, and draws 0.');
    expect(ruleOf(undrawn)).to.equal('117.2');
    const kept = after(...of('draw', 0, 2), ...of('recycle', 0, 1));
    expect(kept).to.equal('Alice sets aside 2 cards, and recycles 1.');
    expect(ruleOf(kept)).to.equal('117.3');
    const many = opened([...whole, mulligan(0, 3)]);
    expect(many).to.equal('Alice sets 3 cards aside in the mulligan.');
    expect(ruleOf(many)).to.equal('117.1');
  });

  it('is with a legend, a champion and a battlefield of each player', () => {
    const without = (id: string): string | undefined =>
      opened(
        shuffles,
        placed.filter((object) => object.id !== id),
      );
    expect(without('')).to.equal(undefined);
    const [legend, champion, battlefield] = ['legend 1', 'champion 0', 'battlefield 1'].map(without);
    expect(legend).to.equal("There are 0 legends in Bob's Legend Zone.");
    expect(champion).to.equal("There are 0 cards in Alice's Champion Zone.");
    expect(battlefield).to.equal("There are 0 battlefields of Bob's on the board.");
    expect([legend, champion, battlefield].map(ruleOf)).to.deep.equal(['111', '112', '462.5']);
  });
});
