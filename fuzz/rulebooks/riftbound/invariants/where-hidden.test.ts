import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { whereHidden } from './where-hidden';

const fields: readonly StagedObject[] = ['Moor', 'Fen'].map((id) => ({ id, types: ['battlefield'] }));

/** Alice plays what is hidden at the Moor. */
function plays(
  card: Partial<StagedObject>,
  others: readonly StagedObject[],
  ...lines: readonly StagedLine[]
): string | undefined {
  const facedown: StagedObject = { id: 'card', name: 'Wisp', zone: 'facedown zone', at: 'Moor', ...card };
  return saidOf(whereHidden, [
    {
      objects: [...fields, facedown, ...others],
      asked: { options: [{ label: 'play Wisp', action: 'play', object: 'card' }] },
    },
    { objects: [...fields, ...others], answer: [0], lines },
  ]);
}

describe('what is played from facedown in a made-up duel (R48)', () => {
  it('is wrong where a unit comes to another place', () => {
    const comes = (base: string, ...more: readonly StagedLine[]): string | undefined => {
      const unit: StagedObject = { id: 'unit', name: 'Wisp', types: ['unit'], at: base };
      return plays(
        { types: ['unit'] },
        [unit],
        { kind: 'finalize' },
        { kind: 'play', object: 'unit' },
        ...more,
      );
    };
    expect(comes('Moor')).to.equal(undefined);
    expect(comes('Fen')).to.equal(
      '"Wisp" was played from facedown, and not to the battlefield where it was hidden.',
    );
    expect(comes('Fen', { kind: 'move', object: 'unit' })).to.equal(undefined);
  });

  it('is wrong where a spell chooses at another place', () => {
    const chooses = (base: string, text = 'Stun a unit.'): string | undefined =>
      plays(
        { types: ['spell'], abilities: [text] },
        [{ id: 'Ox', types: ['unit'], at: base }],
        { kind: 'choose', object: 'Ox' },
        { kind: 'finalize' },
      );
    expect(chooses('Moor')).to.equal(undefined);
    const wrong = chooses('Fen');
    expect(wrong).to.equal('"Wisp" was hidden elsewhere, and chooses "Ox".');
    expect(whereHidden.ruleOf?.(wrong ?? '')).to.equal('737.1.d.2');
    expect(chooses('Fen', 'Stun a unit in a base.')).to.equal(undefined);
  });

  it('leaves open where what was chosen has gone since', () => {
    const facedown: StagedObject = { id: 'card', name: 'Wisp', zone: 'facedown zone', at: 'Moor' };
    const ox = (base: string): StagedObject => ({ id: 'Ox', types: ['unit'], at: base });
    const goes = (from: string, to: string): string | undefined =>
      saidOf(whereHidden, [
        {
          objects: [...fields, facedown, ox(from)],
          asked: { options: [{ label: 'play Wisp', action: 'play', object: 'card' }] },
        },
        {
          objects: [...fields, ox(to)],
          answer: [0],
          lines: [{ kind: 'choose', object: 'Ox' }, { kind: 'finalize' }],
        },
      ]);
    expect(goes('Moor', 'Fen')).to.equal(undefined);
    expect(goes('Fen', 'Moor')).to.equal('"Wisp" was hidden elsewhere, and chooses "Ox".');
  });

  it('is wrong where another place, or something there, is offered', () => {
    const offers = (
      purpose: string,
      types: readonly string[],
      ...ids: readonly string[]
    ): string | undefined =>
      saidOf(whereHidden, [
        {
          objects: [
            ...fields,
            { id: 'card', name: 'Wisp', zone: 'facedown zone', at: 'Moor', types },
            { id: 'Ox', types: ['unit'], at: 'Fen' },
            { id: 'Crow', types: ['unit'], at: 'Moor' },
          ],
          asked: { options: [{ label: 'play Wisp', action: 'play', object: 'card' }] },
        },
        { answer: [0], asked: { purpose, options: ids.map((id) => ({ label: id, object: id })) } },
      ]);
    expect(offers('choose a location', ['unit'], 'Moor')).to.equal(undefined);
    expect(offers('choose a location', ['unit'], 'Moor', 'Fen')).to.equal(
      '"Wisp" is hidden elsewhere, and may be played to "Fen".',
    );
    expect(offers('choose targets', ['spell'], 'Crow')).to.equal(undefined);
    const wrong = offers('choose targets', ['spell'], 'Crow', 'Ox');
    expect(wrong).to.equal('"Wisp" is hidden elsewhere, and "Ox" is offered as its target.');
    expect(whereHidden.ruleOf?.(wrong ?? '')).to.equal('737.1.d.2');
    expect(offers('choose targets', ['spell'], 'Ox')).to.match(/target, and nothing else is\.$/);
  });
});
