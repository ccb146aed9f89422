import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { replaced } from './replaced';

const field: StagedObject = { id: 'Mill', types: ['battlefield'] };
const unit = (id: string, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  types: ['unit'],
  controller: 0,
  at: 'Mill',
  ...of,
});
const kills = (object: string): StagedLine => ({ kind: 'kill', object, text: `kill "${object}" by "Storm"` });
const ruleOf = (wrong: string | undefined): string | undefined => replaced.ruleOf?.(wrong ?? '');

describe('deaths that are replaced in a made-up duel (R73)', () => {
  const text = 'If a friendly unit would die, kill this instead. Exhaust that unit, heal it, and recall it.';
  const hinge: StagedObject = { id: 'Hinge', types: ['gear'], controller: 0, abilities: [text] };

  it('do not happen while gear is there that is killed instead', () => {
    const happens = (dead: StagedObject, ...after: readonly StagedObject[]): string | undefined =>
      saidOf(replaced, [
        { objects: [field, hinge, dead] },
        { lines: [kills(dead.id)], objects: [field, ...after] },
      ]);
    const wrong = happens(unit('Ox'), hinge);
    expect(wrong).to.equal(`"kill "Ox" by "Storm"", and "Hinge" says: ${text}`);
    expect(ruleOf(wrong)).to.equal('365.1');
    expect(happens(unit('Ox'))).to.equal(undefined);
    expect(happens(unit('Ox', { controller: 1 }), hinge)).to.equal(undefined);
    expect(happens({ id: 'Ring', types: ['gear'], controller: 0 }, hinge)).to.equal(undefined);
  });

  it('leave what is spared as the text says', () => {
    const spared = (of: Partial<StagedObject>, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(replaced, [
        { objects: [field, hinge, unit('Ox', { damage: 2 })] },
        {
          lines: [
            { kind: 'kill', object: 'Hinge', text: 'kill "Hinge"' },
            { kind: 'recall', object: 'Ox', text: 'recall "Ox" by "Hinge"' },
            ...lines,
          ],
          objects: [field, unit('Ox', of)],
        },
      ]);
    expect(spared({ statuses: ['exhausted'] })).to.equal(undefined);
    const ready = spared({ statuses: ['ready'] });
    expect(ready).to.equal(`"Ox" is recalled instead of it, and is ready: ${text}`);
    expect(ruleOf(ready)).to.equal('366');
    expect(spared({ statuses: ['ready'] }, { kind: 'ready', object: 'Ox' })).to.equal(undefined);
    expect(spared({ statuses: ['exhausted'], damage: 2 })).to.contain('bears damage');
  });

  it('do not happen the first time in a turn to what says so', () => {
    const first = 'The first time I would die each turn, recall me exhausted instead.';
    const dies = (...before: readonly StagedLine[]): string | undefined =>
      saidOf(replaced, [
        { objects: [field, unit('Ox', { abilities: [first] })] },
        { lines: before },
        { lines: [kills('Ox')], objects: [field] },
      ]);
    const wrong = dies();
    expect(wrong).to.equal(`"Ox" dies, and it would be the first time in this turn: ${first}`);
    expect(ruleOf(wrong)).to.equal('383.3');
    const recalled: StagedLine = { kind: 'recall', object: 'Ox', text: 'recall "Ox"' };
    const exhausted: StagedLine = { kind: 'exhaust', object: 'Ox' };
    expect(dies(exhausted)).to.equal(undefined);
    expect(dies({ ...recalled, text: 'recall "Ox" by "Storm"' })).to.equal(undefined);
    expect(dies(exhausted, { kind: 'begin', detail: 'awaken phase' })).to.contain('first time');
  });
});
