import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { CardSpecification, OfferedOption } from '../../../../port/contract';
import { type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { playable } from './playable';

const pass: OfferedOption = { label: 'pass', action: 'pass' };
const play = (object: string): OfferedOption => ({ label: `play ${object}`, action: 'play', object });
const card = (id: string, cost: number, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  zone: 'hand',
  owner: 0,
  types: ['unit'],
  characteristics: { 'resource cost': cost },
  ...of,
});
const kiln = (of: Partial<StagedObject> = {}): StagedObject => ({
  id: 'Kiln',
  zone: 'battlefield',
  controller: 0,
  types: ['base'],
  characteristics: { capacity: 1 },
  ...of,
});
const crow: StagedObject = { id: 'Crow', zone: 'battlefield', controller: 0, types: ['unit'], at: 'Kiln' };

/** Alice has priority in her main phase, with two resource. */
const asked = (objects: readonly StagedObject[], ...options: readonly OfferedOption[]): StagedMoment => ({
  table: {
    step: 'prebattle main phase',
    players: [{ name: 'Alice', seat: 0, resources: { resource: 2 }, inGame: true, won: false, lost: false }],
  },
  objects,
  asked: { options: [pass, ...options] },
});

describe('what can be played (L26)', () => {
  const said = (...moments: readonly StagedMoment[]): string | undefined => saidOf(playable, moments);

  it('is wrong where a card is offered that costs more than there is', () => {
    expect(said(asked([card('Ox', 2), kiln()], play('Ox')))).to.equal(undefined);
    const wrong = said(asked([card('Ox', 3), kiln()], play('Ox')));
    expect(wrong).to.equal('Alice is offered to play "Ox", which costs 3, and has 2 resource.');
    expect(playable.ruleOf?.(wrong ?? '')).to.equal('112.3');
    expect(said(asked([card('Trap', 0, { types: ['trap'], characteristics: {} })], play('Trap')))).to.equal(
      undefined,
    );
  });

  it('is wrong where an ability is offered that costs more than there is', () => {
    const unit = (text: string): StagedObject => ({ ...crow, at: 'Elsewhere', abilities: [text] });
    const activate: OfferedOption = { label: 'activate', action: 'activate', object: 'Crow', index: 0 };
    expect(said(asked([unit('Pay 2: Reset this unit.')], activate))).to.equal(undefined);
    expect(said(asked([unit('Pay 3: Reset this unit.')], activate))).to.equal(
      'Alice is offered "Pay 3: Reset this unit.", and has 2 resource.',
    );
  });

  it('is wrong where a unit is not offered that can be paid for and has room', () => {
    const wrong = said(asked([card('Ox', 2), kiln()]));
    expect(wrong).to.equal(
      'Alice is not offered to play "Ox", which costs 2, with 2 resource and room in "Kiln".',
    );
    expect(playable.ruleOf?.(wrong ?? '')).to.equal('305.1');
    expect(said(asked([card('Ox', 3), kiln()]))).to.equal(undefined);
    expect(said(asked([card('Ox', 2), kiln(), crow]))).to.equal(undefined);
    expect(said(asked([card('Ox', 2), kiln({ statuses: ['face down'] })]))).to.equal(undefined);
    expect(said(asked([card('Ox', 2), kiln(), { id: 'Gale', zone: 'chain of events' }]))).to.equal(undefined);
  });

  it('is wrong where a base is offered that has no room', () => {
    const choosing = (...more: readonly StagedObject[]): StagedMoment => ({
      ...asked([card('Ox', 1, { zone: 'chain of events', controller: 0 }), kiln(), ...more]),
      asked: { purpose: 'choose targets', options: [{ label: 'Kiln', object: 'Kiln' }] },
    });
    expect(said(choosing())).to.equal(undefined);
    const wrong = said(choosing(crow));
    expect(wrong).to.equal('Alice is offered "Kiln" for "Ox", which holds 1 of 1.');
    expect(playable.ruleOf?.(wrong ?? '')).to.equal('301.3a');
    const weir = kiln({ id: 'Weir' });
    const withheld = said(choosing(weir));
    expect(withheld).to.equal('Alice is not offered "Weir" for "Ox", which holds 0 of 1.');
    expect(playable.ruleOf?.(withheld ?? '')).to.equal('301.3a');
    expect(said(choosing({ ...weir, controller: 1 }))).to.equal(undefined);
    const hound: StagedObject = { ...crow, id: 'Hound', at: 'Weir' };
    const move: OfferedOption = { label: 'move', action: 'move a unit', object: 'Hound', onto: 'Kiln' };
    expect(said(asked([kiln(), weir, hound], move))).to.equal(undefined);
    expect(said(asked([kiln(), weir, hound, crow], move))).to.equal(
      'Alice is offered to move "Hound" to "Kiln", which holds 1 of 1.',
    );
    const action = {
      ...choosing(crow),
      objects: [card('Gale', 1, { zone: 'chain of events', types: ['action'] }), kiln(), crow],
    };
    expect(said(action)).to.equal(undefined);
    const over = { ...choosing(crow), lines: [{ kind: 'play', object: 'Ox', player: 0 }] };
    expect(said(over)).to.equal(undefined);
  });

  it('says nothing where text speaks of costs, or did', () => {
    const text = 'Units you play cost 1 less.';
    const speaking: StagedObject = { ...crow, at: 'Elsewhere', abilities: [text] };
    expect(said(asked([card('Ox', 3), kiln(), speaking], play('Ox')))).to.equal(undefined);
    const spoken: CardSpecification = { name: 'Gale', types: ['action'], text };
    const table = {
      rulebook: 'any',
      seed: 1,
      from: { activePlayer: 0, part: 'main phase', turn: 1 },
      players: [{ name: 'Alice', zones: { hand: [spoken] } }],
    };
    const moment = asked([card('Ox', 3), kiln()], play('Ox'));
    const put = { kind: 'put on the chain of events', text: 'Alice: put on the chain of events "Gale"' };
    expect(saidOf(playable, [{ ...moment, lines: [put] }], table)).to.equal(undefined);
    expect(saidOf(playable, [moment], table)).to.contain('which costs 3');
  });
});
