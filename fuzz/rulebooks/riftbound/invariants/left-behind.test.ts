import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, saidOf } from '../../../test/staged';
import { leftBehind } from './left-behind';

/** A duel in which Alice has one card with such a text in hand. */
const having = (text: string, types: string[] = ['spell']): SetupRequest => ({
  rulebook: 'riftbound',
  seed: 1,
  from: { activePlayer: 0, part: 'action phase', turn: 3 },
  players: [{ name: 'Alice', zones: { hand: [{ name: 'Chant', types, text }] } }, { name: 'Bob' }],
});

const turn: StagedLine = { kind: 'begin', detail: 'awaken phase', player: 1 };
const left: StagedLine = { kind: 'begin a delayed ability', text: 'begin a delayed ability by "Chant"' };
const triggers: StagedMoment = {
  lines: [{ kind: 'put onto the chain', object: 'item', text: 'put onto the chain "Chant" by "Chant"' }],
  objects: [{ id: 'item', zone: 'chain', types: ['spell'], source: 'gone' }],
};

describe('what a spell of a made-up duel leaves behind to trigger (R80)', () => {
  const said = (text: string, ...moments: readonly StagedMoment[]): string | undefined =>
    saidOf(leftBehind, moments, having(text));
  const conquer = 'When you conquer this turn, draw 1.';
  const next = '[Reaction]\nThe next time you conquer this turn, draw 1.';

  it('is wrong where it triggers in a later turn', () => {
    expect(said(conquer, { lines: [left] }, triggers, triggers)).to.equal(undefined);
    const wrong = said(conquer, { lines: [left] }, { lines: [turn] }, triggers);
    expect(wrong).to.equal(
      `"Chant" does something in a later turn, and its own is over: When you conquer this turn, draw 1.`,
    );
    expect(leftBehind.ruleOf?.(wrong ?? '')).to.equal('317.3.a');
    expect(said(conquer, { lines: [left, turn, left] }, triggers)).to.equal(undefined);
  });

  it('is wrong where it triggers more than once, and was for the next time', () => {
    expect(said(next, { lines: [left] }, triggers)).to.equal(undefined);
    const wrong = said(next, { lines: [left] }, triggers, triggers);
    expect(wrong).to.contain('"Chant" does something 2 times in a turn, and was left behind 1 times');
    expect(leftBehind.ruleOf?.(wrong ?? '')).to.equal('384');
    expect(said(next, { lines: [left, left] }, triggers, triggers)).to.equal(undefined);
  });

  it('is not judged where nothing was left behind, or it is a spell that is played', () => {
    expect(said(conquer, triggers)).to.equal(undefined);
    const played = { ...triggers, objects: [{ id: 'item', zone: 'chain', types: ['spell'] }] };
    expect(said(conquer, { lines: [left] }, { lines: [turn] }, played)).to.equal(undefined);
    const reflexive = 'Do this twice: When you conquer this turn, draw 1.';
    expect(said(reflexive, { lines: [left] }, { lines: [turn] }, triggers)).to.equal(undefined);
  });
});

describe('what is left behind in a made-up duel to spare units (R80)', () => {
  const vow = 'The next time a friendly unit would die this turn, recall it exhausted instead.';
  const applied: StagedLine = { kind: 'apply', text: 'apply by "Chant"' };
  const done = (kind: string, object: string): StagedLine => ({
    kind,
    object,
    text: `${kind} "${object}" by "Chant"`,
  });
  const said = (...lines: readonly StagedLine[]): string | undefined =>
    saidOf(leftBehind, [{ lines }], having(vow));

  it('is wrong where it spares more than it was left behind for', () => {
    expect(said(applied, done('recall', 'Ox'), done('exhaust', 'Ox'))).to.equal(undefined);
    expect(said(applied, done('recall', 'Ox'), done('recall', 'Elk'))).to.contain('does something 2 times');
    expect(said(applied, done('exhaust', 'Ox'), done('recall', 'Elk'))).to.contain('does something 2 times');
    expect(said(applied, applied, done('recall', 'Ox'), done('recall', 'Elk'))).to.equal(undefined);
  });

  it('is wrong where it spares anything in a later turn', () => {
    expect(said(applied, turn, done('recall', 'Ox'))).to.contain('its own is over');
    expect(said(applied, turn, applied, done('recall', 'Ox'))).to.equal(undefined);
  });

  it('is not judged where something else does it, or it does other things besides', () => {
    expect(said(applied, turn, { ...done('recall', 'Ox'), text: 'recall "Ox" by "Elk"' })).to.equal(
      undefined,
    );
    const more = `Recall a unit. ${vow}`;
    expect(saidOf(leftBehind, [{ lines: [applied, turn, done('recall', 'Ox')] }], having(more))).to.equal(
      undefined,
    );
  });
});
