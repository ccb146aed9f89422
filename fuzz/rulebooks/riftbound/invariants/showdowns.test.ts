import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, saidOf } from '../../../test/staged';
import { showdowns } from './showdowns';

const priority = (player: number): StagedLine => ({ what: 'decision', kind: 'priority', player });
const ended: StagedLine = { kind: 'end a showdown', object: 'Moor' };

describe('showdowns of a made-up duel (R78)', () => {
  const after = (...lines: readonly StagedLine[]): string | undefined =>
    saidOf(showdowns, [{ lines: [...lines, ended] }]);

  it('end when all have passed in succession', () => {
    expect(after(priority(1), priority(0))).to.equal(undefined);
    expect(after(priority(0), { kind: 'stun' }, priority(1), priority(0))).to.equal(undefined);
  });

  it('are wrong where something was done after a player passed', () => {
    const wrong = (who: string): string =>
      `A showdown ends, and ${who} has not passed since something was done in it last.`;
    expect(after(priority(0), { kind: 'exhaust' }, priority(1))).to.equal(wrong('Alice'));
    expect(after(priority(0), priority(1), { kind: 'resolve' })).to.equal(wrong('Alice'));
    expect(after(priority(0), { what: 'decision', kind: 'may', player: 0 }, priority(0))).to.equal(
      wrong('Bob'),
    );
  });

  it('are judged by what was told at other moments, too', () => {
    const said = (...between: readonly StagedLine[]): string | undefined =>
      saidOf(showdowns, [{ lines: [priority(0), ...between] }, { lines: [priority(1), ended] }]);
    expect(said()).to.equal(undefined);
    expect(said({ kind: 'draw' })).to.contain('Alice has not passed');
  });
});
