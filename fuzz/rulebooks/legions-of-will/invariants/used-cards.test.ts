import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedMoment, type StagedObject, saidOf } from '../../../test/staged';
import { usedCards } from './used-cards';

const chain = 'chain of events';
const tune: StagedObject = { id: 'Tune', zone: chain, types: ['action'], subtypes: ['Recur'] };
const gale: StagedObject = { id: 'Gale', zone: chain, types: ['action'] };
const goes = (object: string, detail: string): StagedLine => ({ kind: 'goes', object, detail });
const resolve = (object: string): StagedLine => ({ kind: 'resolve', object });
const ox = (text: string): StagedObject => ({ id: 'Ox', zone: 'battlefield', abilities: [text] });

describe('what has been used (L52)', () => {
  it('goes to a graveyard where it is an action that resolves', () => {
    const resolved = (to: string, of: Partial<StagedObject> = {}, text = ''): string | undefined =>
      saidOf(usedCards, [
        { objects: [{ ...gale, ...of }, ox(text)] },
        { lines: [goes('Gale', to), resolve('Gale')], objects: [ox(text)] },
      ]);
    expect(resolved('graveyard')).to.equal(undefined);
    const wrong = resolved('expelled');
    expect(wrong).to.equal('"Gale" has resolved, and is expelled.');
    expect(usedCards.ruleOf?.(wrong ?? '')).to.equal('605.2m');
    expect(resolved('expelled', { subtypes: ['Recur'] })).to.equal(undefined);
    expect(resolved('hand', { abilities: ["Return this card to its owner's hand."] })).to.equal(undefined);
    expect(resolved('expelled', {}, 'If a card would go, expel it instead.')).to.equal(undefined);
    expect(resolved('expelled', { types: ['unit'] })).to.equal(undefined);
  });

  it('is expelled where it was played from a graveyard by its recur', () => {
    const recurred = (zone: string, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(usedCards, [
        {
          objects: [{ ...tune, id: 'Old Tune', zone }],
          asked: { options: [{ label: 'play', action: 'play', object: 'Old Tune' }] },
        },
        {
          // On the chain of events it is another object than the one that was put there (400.7).
          lines: [
            { kind: 'put on the chain of events', object: 'Old Tune' },
            { kind: 'play', object: 'Tune' },
          ],
          objects: [tune],
          answer: [0],
        },
        { lines, objects: [] },
      ]);
    expect(recurred('graveyard', goes('Tune', 'expelled'), resolve('Tune'))).to.equal(undefined);
    const wrong = recurred('graveyard', goes('Tune', 'graveyard'), resolve('Tune'));
    expect(wrong).to.equal('"Old Tune" was played from a graveyard, and goes to the graveyard.');
    expect(usedCards.ruleOf?.(wrong ?? '')).to.equal('702.4a');
    expect(recurred('graveyard', goes('Tune', 'hand'))).to.contain('goes to the hand');
    expect(recurred('hand', goes('Tune', 'graveyard'), resolve('Tune'))).to.equal(undefined);
  });

  it('is not there any more where it is a trap of which nothing is left on the chain of events', () => {
    const snare: StagedObject = { id: 'Snare', zone: 'battlefield', types: ['trap'] };
    const ability: StagedObject = { id: 'a1', zone: chain, source: 'Snare' };
    const after = (objects: readonly StagedObject[], of: Partial<StagedMoment> = {}): string | undefined =>
      saidOf(usedCards, [
        { lines: [{ kind: 'activate', object: 'a1' }], objects: [snare, ability] },
        { objects, ...of },
      ]);
    expect(after([])).to.equal(undefined);
    const wrong = after([snare]);
    expect(wrong).to.equal(
      '"Snare" was activated, nothing of it is left on the chain of events, and it is still there.',
    );
    expect(usedCards.ruleOf?.(wrong ?? '')).to.equal('303.5');
    expect(after([snare, ability])).to.equal(undefined);
    expect(after([{ ...snare, statuses: ['face down'] }])).to.equal(undefined);
    expect(after([{ ...snare, zone: 'graveyard' }])).to.equal(undefined);
    expect(after([snare], { asked: { purpose: 'choose targets' } })).to.equal(undefined);
    expect(after([snare, ox('If a trap would be destroyed, rest it instead.')])).to.equal(undefined);
  });
});
