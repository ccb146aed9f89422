import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { OfferedOption } from '../../../../port/contract';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { hiding } from './hiding';
import { standardMoves } from './standard-moves';

const ox: StagedObject = { id: 'Ox', types: ['unit'], controller: 0 };
const crow: StagedObject = { ...ox, id: 'Crow' };
const move = (object: string, onto = 'Moor'): OfferedOption => ({
  label: `move ${object} to ${onto}`,
  action: 'move a unit',
  object,
  onto,
});
const along = (...objects: readonly string[]): StagedMoment['asked'] => ({
  purpose: 'move other units along',
  options: objects.map((object) => ({ label: object, object })),
  minimum: 0,
});
const told = (kind: string, object: string): StagedLine => ({
  kind,
  object,
  text: `Alice: ${kind} "${object}"`,
});

describe('standard moves in a made-up duel (R64)', () => {
  const chooses = (options: readonly OfferedOption[], ...then: readonly StagedMoment[]): string | undefined =>
    saidOf(standardMoves, [{ objects: [ox, crow], asked: { options } }, ...then]);
  const together = [move('Ox'), move('Crow')];

  it('may be made together to one place', () => {
    expect(chooses(together, { answer: [0], asked: along('Crow') })).to.equal(undefined);
    const wrong = chooses(together, { answer: [0], lines: [told('exhaust', 'Ox'), told('move', 'Ox')] });
    expect(wrong).to.equal('Alice is not offered to move "Crow" along with "Ox".');
    expect(standardMoves.ruleOf?.(wrong ?? '')).to.equal('143.3');
    const elsewhere = [move('Ox'), move('Crow', 'Mill')];
    expect(chooses(elsewhere, { answer: [0] })).to.equal(undefined);
    expect(chooses(elsewhere, { answer: [0], asked: along('Crow') })).to.equal(
      'Alice is offered to move "Crow" along with "Ox", and could not move it there.',
    );
  });

  it('cost exhausting each unit that moves', () => {
    const moved = (...lines: readonly StagedLine[]): string | undefined =>
      chooses(together, { answer: [0], asked: along('Crow') }, { answer: [0], lines });
    const [exhausted, gone] = [told('exhaust', 'Ox'), told('move', 'Ox')];
    expect(moved(exhausted, told('exhaust', 'Crow'), gone, told('move', 'Crow'))).to.equal(undefined);
    const wrong = moved(exhausted, gone, told('move', 'Crow'));
    expect(wrong).to.equal('"Crow" moves, and has not been exhausted for it.');
    expect(standardMoves.ruleOf?.(wrong ?? '')).to.equal('143.2');
    expect(moved(gone, exhausted)).to.contain('"Ox" moves, and has not');
  });
});

describe('hiding in a made-up duel (R65)', () => {
  const moor: StagedObject = { id: 'Moor', types: ['battlefield'], statuses: ['controlled'], controller: 0 };
  const owl: StagedObject = { id: 'Owl', zone: 'hand', types: ['spell'], abilities: ['[Hidden]'] };
  const hide: OfferedOption = { label: 'hide Owl at Moor', action: 'hide', object: 'Owl', onto: 'Moor' };
  const offered = (objects: readonly StagedObject[], state = 'neutral open'): string | undefined =>
    saidOf(hiding, [{ objects, asked: { options: [hide] }, table: { state } }]);
  const ruleOf = (wrong: string | undefined): string | undefined => hiding.ruleOf?.(wrong ?? '');

  it('is offered where there is room, at battlefields of the own', () => {
    expect(offered([moor, owl])).to.equal(undefined);
    const full = offered([moor, owl, { id: 'Hare', zone: 'facedown zone', at: 'Moor' }]);
    expect(full).to.equal('Alice is offered to hide "Owl" at "Moor", which has a card in its facedown zone.');
    expect(ruleOf(full)).to.equal('106.4.b');
    const theirs = offered([{ ...moor, controller: 1 }, owl]);
    expect(theirs).to.equal(
      'Alice is offered to hide "Owl" at "Moor", which somebody else controls, or nobody.',
    );
    expect(ruleOf(theirs)).to.equal('106.4.c');
    expect(offered([{ ...moor, statuses: [] }, owl])).to.contain('or nobody');
    const plain = offered([moor, { ...owl, abilities: [] }]);
    expect(plain).to.equal('Alice is offered to hide "Owl", which has no Hidden.');
    expect(ruleOf(plain)).to.equal('737.1.b');
    expect(offered([moor, { ...owl, zone: 'trash' }])).to.contain('which is in the trash');
    expect(offered([moor, owl], 'neutral closed')).to.contain('in a neutral closed state');
  });

  it('is done before anybody gets priority again', () => {
    const chosen = (...lines: readonly StagedLine[]): string | undefined =>
      saidOf(hiding, [
        { objects: [moor, owl], asked: { options: [hide] }, table: { state: 'neutral open' } },
        { answer: [0], asked: { purpose: 'add resources' } },
        { lines },
      ]);
    expect(chosen(told('hide', 'Owl'))).to.equal(undefined);
    const wrong = chosen();
    expect(wrong).to.equal('"Owl" was to be hidden, and it is not.');
    expect(ruleOf(wrong)).to.equal('106.4.a');
  });
});
