import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { lethal } from './lethal';
import { theirTime } from './their-time';

const PUT: StagedLine = { kind: 'put onto the chain' };
const TURN: StagedLine = { kind: 'begin', detail: 'awaken phase' };
const source = (...abilities: readonly string[]): StagedObject => ({
  id: 'Heron',
  types: ['unit'],
  abilities,
});
const item = (id: string, controller = 0): StagedObject => ({
  id,
  zone: 'chain',
  source: 'Heron',
  controller,
});

describe('a made-up duel in which abilities have their time', () => {
  it("is wrong where what triggers in the own turn does in another one's (R45)", () => {
    const triggers = (controller: number, ...texts: readonly string[]): string | undefined =>
      saidOf(theirTime, [{ lines: [PUT], objects: [item('1', controller), source(...texts)] }]);
    for (const text of [
      '[Temporary]',
      'At the end of your turn, draw 1.',
      "When I attack, if it's your turn, draw 1.",
    ]) {
      expect(triggers(0, text), text).to.equal(undefined);
      expect(triggers(1, text)).to.equal(
        `"${text}" of "Heron" has triggered, and it isn't its controller's turn.`,
      );
      // It may be another ability.
      expect(triggers(1, text, '[Vision]')).to.equal(undefined);
    }
    expect(triggers(1, 'When I attack, draw 1.')).to.equal(undefined);
  });

  it('is wrong where what triggers the first time does once more (R45)', () => {
    const heron = source('The first time I move each turn, draw 1.');
    const twice = (between: readonly StagedLine[]): string | undefined =>
      saidOf(theirTime, [
        { lines: [PUT], objects: [item('1'), heron] },
        { lines: [...between, PUT], objects: [item('2'), heron] },
      ]);
    expect(twice([TURN])).to.equal(undefined);
    const later = 'The first time I move each turn, when you conquer this turn, draw 1.';
    // 380: what is to be done twice is put onto the chain twice more.
    const repeated = 'The first time I move each turn, do this twice: draw 1.';
    for (const text of [later, repeated]) {
      const delayed = [item('1'), item('2'), source(text)];
      expect(saidOf(theirTime, [{ lines: [PUT], objects: delayed }]), text).to.equal(undefined);
    }
    const wrong = twice([]);
    expect(wrong).to.equal(
      '"The first time I move each turn, draw 1." of "Heron" has triggered once more in a turn.',
    );
    expect(theirTime.ruleOf?.(wrong ?? '')).to.equal('376.1.b');
  });

  it('is wrong where a unit without damage is killed for it (R47)', () => {
    const dies = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(lethal, [
        { objects: [{ id: 'Crow', types: ['unit'], damage: 1 }], lines: [TURN] },
        { objects: [], lines: [...lines, { kind: 'kill', rule: '322.4', object: 'Crow' }] },
      ]);
    const heal: StagedLine = { kind: 'heal', object: 'Crow' };
    expect(dies()).to.equal(undefined);
    expect(dies(heal)).to.equal('"Crow" is killed for lethal damage, and bears none.');
    expect(dies(heal, { kind: 'kill', rule: '415.1.a.1', object: 'Crow' })).to.equal(undefined);
    expect(dies(heal, { kind: 'deal damage', object: 'Crow', amount: 2 })).to.equal(undefined);
    const other = { rule: '322.4', object: 'Owl', text: 'Alice: kill "Owl"' };
    const entered = dies({ kind: 'enter the board', object: 'Owl' }, { kind: 'kill', ...other });
    expect(entered).to.equal('"Owl" is killed for lethal damage, and has entered without any.');
    expect(lethal.ruleOf?.(entered ?? '')).to.equal('109');
    expect(dies({ kind: 'deal damage', object: 'Owl', amount: 1 }, { kind: 'kill', ...other })).to.equal(
      undefined,
    );
  });
});
