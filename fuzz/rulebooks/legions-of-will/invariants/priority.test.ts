import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, saidOf } from '../../../test/staged';
import { priority } from './priority';

const begin = (detail: string, player = 0): StagedLine => ({ kind: 'begin', detail, player });
const had = (player: number, did = 'pass'): StagedLine => ({
  what: 'decision',
  kind: 'priority',
  player,
  text: `priority: ${did}`,
});
const resolve: StagedLine = { kind: 'resolve', object: 'Gale' };

/** What is wrong where these lines come before a player is asked. */
const after = (player: number, ...lines: readonly StagedLine[]): string | undefined =>
  saidOf(priority, [{ lines, asked: { player } }]);

describe('priority (L58)', () => {
  it('goes to the active player first, in each part of a turn and after anything has resolved', () => {
    expect(after(0, begin('end step'))).to.equal(undefined);
    const begun = after(1, begin('end step'));
    expect(begun).to.equal('A part of a turn has begun, and Bob has priority, not Alice.');
    expect(priority.ruleOf?.(begun ?? '')).to.equal('111.3a');
    expect(after(0, begin('end step'), had(0), had(1), resolve)).to.equal(undefined);
    const resolved = after(1, begin('end step'), had(0), had(1), resolve);
    expect(resolved).to.equal('Something has resolved, and Bob has priority, not Alice.');
    expect(priority.ruleOf?.(resolved ?? '')).to.equal('111.3b');
    expect(after(1, begin('end step'), { kind: 'lose the game', player: 0 })).to.equal(undefined);
    // The forced ones count as well.
    expect(after(0, begin('end step', 1), had(0))).to.contain('and Alice has priority, not Bob.');
  });

  it('stays with whoever acts with it, also where a resource ability resolves at once (406.6c)', () => {
    const acting = [begin('end step'), had(0), had(1, 'activate Coin Clipper'), { kind: 'activate' }];
    expect(after(1, ...acting)).to.equal(undefined);
    expect(after(1, ...acting, resolve)).to.equal(undefined);
    const wrong = after(0, ...acting);
    expect(wrong).to.equal('A player has acted with priority, and Alice has priority, not Bob.');
    expect(priority.ruleOf?.(wrong ?? '')).to.equal('111.3c');
    expect(after(1, begin('end step'), had(0, 'pass (the only way)'))).to.equal(undefined);
  });

  it('is had by nobody in a reset step, and in the other steps by somebody', () => {
    expect(after(0, begin('effect step'), had(0), had(1), begin('resource step'))).to.equal(undefined);
    const over = after(0, begin('effect step'), begin('resource step'));
    expect(over).to.equal('The effect step is over, without anybody having had priority in it.');
    expect(priority.ruleOf?.(over ?? '')).to.equal('500.2');
    expect(after(0, begin('declare blockers step'), begin('battle damage step'))).to.contain(
      'The declare blockers step is over',
    );
    expect(after(0, begin('end step'), { kind: 'end the turn' }, begin('cleanup step'))).to.equal(undefined);
    expect(after(0, begin('reset step'), had(0), had(1))).to.equal(
      'Somebody has priority in the reset step.',
    );
  });
});
