import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { control } from './control';
import { deeds } from './deeds';
import { modes } from './modes';
import { prevention } from './prevention';
import { targets } from './targets';
import { discards, told, topFirst } from './told';

const begin = (detail: string, player = 0): StagedLine => ({ kind: 'begin', detail, player });
const priority: StagedLine = { what: 'decision', kind: 'priority', player: 0 };
const put = (name: string): StagedLine => ({
  kind: 'put on the chain of events',
  text: `Alice: put on the chain of events "${name}" by "Crow"`,
});
const crow = (of: Partial<StagedObject> = {}): StagedObject => ({
  id: 'Crow',
  types: ['unit'],
  zone: 'battlefield',
  controller: 0,
  owner: 0,
  ...of,
});
const onChain = (id: string, of: Partial<StagedObject> = {}): StagedObject => ({
  id,
  zone: 'chain of events',
  ...of,
});

describe('a made-up game in which things are done', () => {
  it('is wrong where something changes on an object untold (L30)', () => {
    const changes = (of: Partial<StagedObject>, ...lines: readonly StagedLine[]): string | undefined =>
      saidOf(told, [
        { objects: [crow({ statuses: ['reset'] })], lines: [begin('turn')] },
        { objects: [crow(of)], lines },
      ]);
    const event = (kind: string, of: Partial<StagedLine> = {}): StagedLine => ({
      kind,
      object: 'Crow',
      ...of,
    });
    const damage = event('deal damage', { amount: 2 });
    expect(changes({ damage: 2 }, damage)).to.equal(undefined);
    expect(changes({ damage: 4 }, damage)).to.equal('"Crow" bears 4 damage, and was dealt 2.');
    expect(changes({ damage: 0 }, damage, event('remove damage'))).to.equal(undefined);
    expect(changes({ statuses: ['rested'] }, event('become rested'))).to.equal(undefined);
    expect(changes({ statuses: ['rested'] }, event('become the target'))).to.equal(
      '"Crow" is rested, and was not to be.',
    );
    expect(changes({ statuses: ['reset'] }, event('become rested'))).to.equal(
      '"Crow" is not rested, and was to be.',
    );
    const counters = event('put counters', { amount: 2, detail: 'ice' });
    expect(changes({ counters: { ice: 2 } }, counters)).to.equal(undefined);
    expect(changes({ counters: { ice: 1 } }, counters)).to.equal(
      '"Crow" has 1 ice counters, and was given 2.',
    );
  });

  it('is wrong where something older resolves first (L31)', () => {
    const resolves = (object: string, ...before: readonly StagedLine[]): string | undefined =>
      saidOf(topFirst, [
        { objects: [onChain('newer'), onChain('older')], lines: [put('newer')] },
        { objects: [], lines: [...before, { kind: 'resolve', object }] },
      ]);
    expect(resolves('newer')).to.equal(undefined);
    expect(resolves('older')).to.equal('"older" resolves before "newer", which is newer.');
    expect(resolves('older', { kind: 'expel', object: 'newer' })).to.equal(undefined);
  });

  it('is wrong where somebody is to discard what is not in the own hand (L32)', () => {
    const hands = [
      { id: 'own', zone: 'hand', owner: 0 },
      { id: 'other', zone: 'hand', owner: 1 },
    ];
    const asked = (...objects: readonly string[]): string | undefined =>
      saidOf(discards, [
        {
          objects: hands,
          asked: { purpose: 'discard', options: objects.map((object) => ({ label: '', object })) },
        },
      ]);
    expect(asked('own')).to.equal(undefined);
    expect(asked('own', 'other')).to.equal(
      'Alice is offered "other" to discard, which is not in Alice\'s hand.',
    );
    expect(asked()).to.equal('Alice is not offered "own" of the own hand to discard.');
  });

  it('is wrong where what resolves does more than it says (L33)', () => {
    const resolves = (text: string, ...done: readonly StagedLine[]): string | undefined =>
      saidOf(deeds, [
        {
          objects: [],
          lines: [priority, ...done, { kind: 'resolve', text: `resolve "Crow: ${text}" by "Crow"` }],
        },
      ]);
    const dealt = (amount: number): StagedLine => ({ kind: 'deal damage', amount });
    const draw: StagedLine = { kind: 'draw a card' };
    const deals = 'When this unit blocks, this unit deals 2 damage to target unit.';
    expect(resolves(deals, dealt(2))).to.equal(undefined);
    expect(resolves(deals, dealt(3))).to.equal(`"${deals}" resolves, and there is deal damage 3.`);
    expect(resolves('Draw a card.', draw)).to.equal(undefined);
    expect(resolves('Draw a card.', draw, draw)).to.equal(
      '"Draw a card." resolves, and there is draw a card 2.',
    );
    expect(resolves('If you control a unit, draw a card and gain 1 resource.', draw, draw)).to.equal(
      undefined,
    );
    expect(resolves('You gain 2 resource.', { kind: 'gain resource', amount: 3 })).to.equal(
      '"You gain 2 resource." resolves, and there is gain resource 3.',
    );
  });

  it('is wrong where more is prevented than was to be (L34)', () => {
    const prevents = (...amounts: readonly number[]): string | undefined =>
      saidOf(prevention, [
        {
          objects: [crow()],
          lines: [
            begin('turn'),
            put('Crow: Prevent the next 2 damage that would be dealt to target unit this turn.'),
            { kind: 'become the target', object: 'Crow' },
            ...amounts.map((amount) => ({ kind: 'prevent damage', object: 'Crow', amount })),
          ],
        },
      ]);
    expect(prevents(1, 1)).to.equal(undefined);
    expect(prevents(2, 1)).to.equal('"Crow" was spared 3 damage in a turn, and the next 2 was to be.');
  });

  it('is wrong where control is kept (L35)', () => {
    const gained = (text: string, controller: number): string | undefined =>
      saidOf(control, [
        { objects: [crow()], lines: [begin('end step')] },
        {
          objects: [crow({ controller: 1 })],
          lines: [put(text), { kind: 'change control', object: 'Crow', player: 1 }],
        },
        { objects: [crow({ controller })], lines: [begin('cleanup step'), begin('turn')] },
      ]);
    const once = 'Crow: Gain control of target unit until end of turn.';
    expect(gained(once, 0)).to.equal(undefined);
    expect(gained(once, 1)).to.equal('A turn has begun, and Bob still controls "Crow".');
    expect(gained('Crow: Gain control of target unit.', 1)).to.equal(undefined);
    const other = 'Crow: Target unit gains Redeem until end of turn and gain control of target unit.';
    expect(gained(other, 1)).to.equal(undefined);

    // Another player returned it to the battlefield; its owner controls it until the end of the turn.
    const changes: StagedLine = { kind: 'change control', object: 'Crow' };
    expect(
      saidOf(control, [
        { objects: [crow({ controller: 1 })] },
        { objects: [crow()], lines: [put(once), { ...changes, player: 0 }, begin('end step')] },
        {
          objects: [crow({ controller: 1 })],
          lines: [begin('cleanup step'), { ...changes, player: 1 }, begin('turn')],
        },
      ]),
    ).to.equal(undefined);
  });

  it('is wrong where a mode is offered twice (L36)', () => {
    const offered = (abilities: readonly string[], ...indices: readonly number[]): string | undefined =>
      saidOf(modes, [
        {
          objects: [onChain('Crow', { abilities })],
          asked: { purpose: 'choose modes', options: indices.map((index) => ({ label: '', index })) },
        },
      ]);
    expect(offered(['Choose two.'], 0, 1)).to.equal(undefined);
    expect(offered(['Choose two.'], 0, 1, 0)).to.equal('Alice is offered a mode more than once.');
    expect(offered(['You may choose the same mode more than once.'], 0, 0)).to.equal(undefined);
  });

  it('is wrong where more targets can be chosen than the text says (L20)', () => {
    const choosing = (text: string, maximum: number): string | undefined =>
      saidOf(targets, [
        {
          objects: [crow(), onChain('Spark', { types: ['action'], controller: 0, abilities: [text] })],
          asked: { purpose: 'choose targets', maximum, options: [{ label: '', object: 'Crow' }] },
        },
      ]);
    expect(choosing('Rest up to two target units.', 2)).to.equal(undefined);
    expect(choosing('Rest up to two target units.', 3)).to.equal(
      '3 targets may be chosen for "Rest up to two target units.".',
    );
    expect(choosing('Rest target unit.', 2)).to.equal('2 targets may be chosen for "Rest target unit.".');
    expect(choosing('Rest any number of target units.', 7)).to.equal(undefined);
  });
});
