import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, type StagedObject, saidOf } from '../../../test/staged';
import { addedAndSkipped } from './added-and-skipped';
import { entering } from './entering';

const ox = (of: Partial<StagedObject> = {}): StagedObject => ({
  id: 'Ox',
  zone: 'battlefield',
  types: ['unit'],
  statuses: ['reset', 'face up'],
  ...of,
});

describe('entering and leaving the battlefield (L61)', () => {
  const entered = (
    of: Partial<StagedObject>,
    lines: readonly StagedLine[] = [],
    ...others: readonly StagedObject[]
  ): string | undefined =>
    saidOf(entering, [
      { objects: others },
      { lines: [{ kind: 'enter the battlefield' }, ...lines], objects: [ox(of), ...others] },
    ]);

  it('is as a new object, unless something says otherwise', () => {
    expect(entered({})).to.equal(undefined);
    const wrong = entered({ statuses: ['rested', 'face up'] });
    expect(wrong).to.equal('"Ox" has entered the battlefield, and is rested.');
    expect(entering.ruleOf?.(wrong ?? '')).to.equal('108.4b');
    expect(entered({ damage: 2 })).to.equal('"Ox" has entered the battlefield, and has 2 damage.');
    expect(entered({ damage: 2 }, [{ kind: 'deal damage', object: 'Ox', amount: 2 }])).to.equal(undefined);
    expect(entered({ counters: { ice: 1 } })).to.contain('has ice counters');
    expect(entered({ statuses: ['reset', 'face down'] })).to.contain('is face down');
    expect(entered({ types: ['trap'] })).to.contain('is face up');
    expect(entered({ types: ['trap'], statuses: ['reset', 'face down'] })).to.equal(undefined);
    const elder: StagedObject = {
      id: 'Elder',
      zone: 'battlefield',
      abilities: ['Units your opponents control enter the battlefield rested.'],
    };
    expect(entered({ statuses: ['rested', 'face up'] }, [], elder)).to.equal(undefined);
  });

  it('is as what was on the chain says, though nobody was asked meanwhile', () => {
    const put: StagedLine = {
      kind: 'put on the chain of events',
      text: 'Alice: put on the chain of events "Call" (hand → chain of events)',
    };
    const withCall = (text: string): string | undefined =>
      saidOf(
        entering,
        [
          { objects: [] },
          {
            lines: [put, { kind: 'enter the battlefield' }],
            objects: [ox({ statuses: ['rested', 'face up'] })],
          },
        ],
        {
          rulebook: 'legions-of-will',
          seed: 1,
          from: { activePlayer: 0, part: 'prebattle main phase', turn: 3 },
          players: ['Alice', 'Bob'].map((name) => ({
            name,
            zones: { hand: [{ name: 'Call', types: ['action'], text }] },
          })),
        },
      );
    expect(withCall('Return target unit card to the battlefield rested.')).to.equal(undefined);
    expect(withCall('Return target unit card to the battlefield.')).to.contain('and is rested');
  });

  it('leaves damage and counters behind', () => {
    const left = (of: Partial<StagedObject>): string | undefined =>
      saidOf(entering, [
        { objects: [ox({ counters: { charge: 1 }, damage: 1 })] },
        {
          lines: [{ kind: 'put into zone', object: 'Ox', detail: 'hand' }],
          objects: [ox({ id: 'o2', name: 'Ox', zone: 'hand', statuses: [], ...of })],
        },
      ]);
    expect(left({})).to.equal(undefined);
    const wrong = left({ counters: { charge: 1 } });
    expect(wrong).to.equal('"Ox" is not on the battlefield, and has charge counters.');
    expect(entering.ruleOf?.(wrong ?? '')).to.equal('114.2b');
  });
});

describe('what is added to turns, and skipped (L65)', () => {
  const begin = (detail: string, player = 0): StagedLine => ({ kind: 'begin', detail, player });
  const goes = (...lines: readonly StagedLine[]): string | undefined =>
    saidOf(addedAndSkipped, [{ lines, table: { turn: 3 } }]);

  it('comes next where it was added', () => {
    const turn: StagedLine = { kind: 'add a turn', player: 0 };
    expect(goes(begin('end step'), turn, begin('turn', 0))).to.equal(undefined);
    const other = goes(begin('end step'), turn, begin('turn', 1));
    expect(other).to.equal('A turn was added for somebody else, and the next one is Bob’s.');
    expect(addedAndSkipped.ruleOf?.(other ?? '')).to.equal('500.6');
    const phase: StagedLine = { kind: 'add a phase', detail: 'battle phase' };
    const main = begin('postbattle main phase');
    expect(goes(main, phase, begin('beginning of battle step'))).to.equal(undefined);
    const wrong = goes(main, phase, begin('end step'));
    expect(wrong).to.equal(
      'A phase was added that begins with the beginning of battle step, and the end step begins.',
    );
    expect(addedAndSkipped.ruleOf?.(wrong ?? '')).to.equal('500.7');
    expect(goes(main, phase, { kind: 'end the turn' }, begin('turn', 1))).to.equal(undefined);
  });

  it('does not begin where it was to be skipped', () => {
    const skip: StagedLine = { kind: 'skip', player: 1, detail: 'resource step' };
    const upTo = [begin('turn', 1), begin('effect step', 1)];
    expect(goes(skip, ...upTo, begin('prebattle main phase', 1))).to.equal(undefined);
    const wrong = goes(skip, ...upTo, begin('resource step', 1));
    expect(wrong).to.equal('Bob was to skip the next resource step, and it begins.');
    expect(addedAndSkipped.ruleOf?.(wrong ?? '')).to.equal('610.8');
    expect(goes(skip, begin('resource step', 0))).to.equal(undefined);
    const again = [begin('prebattle main phase', 1), begin('turn', 1), begin('resource step', 1)];
    expect(goes(skip, ...upTo, ...again)).to.equal(undefined);
  });
});
