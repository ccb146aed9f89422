import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf, seated } from '../../../test/staged';
import { askedCosts } from './asked-costs';
import { ownCosts } from './own-costs';

const told = (kind: string, object = 'Stone', of: Partial<StagedLine> = {}): StagedLine => ({
  kind,
  object,
  ...of,
});

describe('what an ability costs of its object in a made-up duel (R70)', () => {
  const activates = (object: StagedObject, ...lines: readonly StagedLine[]): string | undefined =>
    saidOf(ownCosts, [
      {
        objects: [object],
        asked: { options: [{ label: '', action: 'activate', object: 'Stone', index: 0 }] },
      },
      { answer: [0], lines },
    ]);
  const stone = (text: string, of: Partial<StagedObject> = {}): StagedObject => ({
    id: 'Stone',
    types: ['gear'],
    abilities: [text],
    ...of,
  });
  const ruleOf = (wrong: string | undefined): string | undefined => ownCosts.ruleOf?.(wrong ?? '');

  it('is done before what the ability does', () => {
    const done = told('finalize', 'item');
    const [exhaust, kill] = [stone('[1], [E]: Draw 1.'), stone('Kill this, [1]: Draw 1.')];
    expect(activates(exhaust, told('exhaust'), done)).to.equal(undefined);
    const wrong = activates(exhaust, done);
    expect(wrong).to.equal('"Stone" has been used, and there is no exhaust of it.');
    expect(ruleOf(wrong)).to.equal('354.2');
    expect(activates(exhaust, done, told('exhaust'))).to.equal(wrong);
    expect(activates(kill, done)).to.contain('no kill of it');
    expect(activates(kill, told('kill'), done)).to.equal(undefined);
    expect(
      activates({ ...kill, abilities: [...(kill.abilities ?? []), 'If a gear would die, …'] }, done),
    ).to.equal(undefined);
    expect(activates(stone('[1]: Draw 1.'), done)).to.equal(undefined);
  });

  it('adds where that is all that it does', () => {
    const adding = stone('[E]: [Reaction] - Add [1].');
    expect(activates(adding, told('exhaust'), { kind: 'add energy' })).to.equal(undefined);
    const wrong = activates(adding, told('exhaust'));
    expect(wrong).to.equal('"Stone" has been used to add resources, and adds none.');
    expect(ruleOf(wrong)).to.equal('416.1');
  });

  it('is Power of its domain of a rune', () => {
    const rune = stone('Recycle this: Add [C].', { types: ['rune'], fields: { domains: ['fury'] } });
    const adds = (detail: string): string | undefined =>
      activates(rune, told('recycle'), { kind: 'add power', detail });
    expect(adds('fury')).to.equal(undefined);
    const wrong = adds('any');
    expect(wrong).to.equal('"Stone", a rune of fury, adds Power of any domain.');
    expect(ruleOf(wrong)).to.equal('160.2.b.1');
    const unpaid = activates(rune, { kind: 'add power', detail: 'fury' });
    expect(unpaid).to.equal('"Stone", a rune, has been used, and there is no recycle of it.');
    expect(ruleOf(unpaid)).to.equal('160.2');
  });
});

describe('who is asked for additional costs in a made-up duel (R71)', () => {
  const card: StagedObject = {
    ...{ id: 'Hound', zone: 'hand', types: ['unit'], fields: { domains: ['fury'] } },
    characteristics: { 'energy cost': 1, 'power cost': 0 },
    abilities: ['[Accelerate]'],
  };
  const rune = (id: string, domain = 'fury', status = 'ready'): StagedObject => ({
    ...{ id, types: ['rune'], controller: 0, statuses: [status], fields: { domains: [domain] } },
  });
  const plays = (objects: readonly StagedObject[], ...lines: readonly StagedLine[]): string | undefined =>
    saidOf(askedCosts, [
      {
        objects,
        asked: { options: [{ label: 'play Hound', action: 'play', object: 'Hound' }] },
        table: { players: seated(0) },
      },
      { answer: [0], lines: [...lines, told('finalize', 'Hound')] },
    ]);
  const asked: StagedLine = { what: 'decision', kind: 'choose costs' };

  it('is whoever could pay them', () => {
    const runes = [rune('one'), rune('two', 'calm')];
    expect(plays([card, ...runes], asked)).to.equal(undefined);
    expect(plays([card, ...runes])).to.equal(
      '"Hound" has been played, and nobody was asked for its additional cost.',
    );
    expect(plays([card, rune('one')])).to.equal(undefined);
    expect(plays([card, rune('one', 'calm'), rune('two', 'calm')])).to.equal(undefined);
    expect(plays([card, rune('one'), rune('two', 'fury', 'exhausted')])).to.equal(undefined);
    expect(plays([{ ...card, abilities: ['[Tank]'] }, ...runes])).to.equal(undefined);
    const repeated = { ...card, types: ['spell'], abilities: ['[Repeat] [2]\nDraw 1.'] };
    expect(plays([repeated, ...runes])).to.equal(undefined);
    expect(plays([repeated, ...runes, rune('three')])).to.contain('nobody was asked');
    const dear: StagedObject = { id: 'Ox', abilities: ['Units you play cost [1] more.'] };
    expect(plays([card, ...runes, dear])).to.equal(undefined);
  });
});
