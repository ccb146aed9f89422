import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type StagedLine, saidOf } from '../../../test/staged';
import { passing } from './passing';

const had = (player: number, did = 'pass'): StagedLine => ({
  what: 'decision',
  kind: 'priority',
  player,
  text: `priority: ${did}`,
});
const put = (object: string): StagedLine => ({ kind: 'put on the chain of events', object });
const resolve = (object: string): StagedLine => ({ kind: 'resolve', object });
const said = (...lines: readonly StagedLine[]): string | undefined => saidOf(passing, [{ lines }]);

describe('what resolves in a made-up game (L78)', () => {
  const played = [had(0, 'play Gale'), put('Gale')];

  it('resolves when all players have passed in succession', () => {
    expect(said(...played, had(0), had(1, 'pass (the only way)'), resolve('Gale'))).to.equal(undefined);
    expect(said(...played, had(0), resolve('Gale'))).to.equal(
      'Something resolves, and Bob has not passed since somebody acted last.',
    );
  });

  it('is wrong where somebody has acted since, or something else has resolved', () => {
    const answered = [...played, had(0), had(1, 'play Gust'), put('Gust'), had(1)];
    expect(said(...answered, had(0), resolve('Gust'))).to.equal(undefined);
    expect(said(...answered, resolve('Gust'))).to.contain('Alice has not passed');
    expect(said(...answered, had(0), resolve('Gust'), had(0), resolve('Gale'))).to.contain(
      'Bob has not passed',
    );
  });

  it('is not judged where nobody had priority since it was activated, as with resource abilities', () => {
    const activated = [had(0, 'activate Mill'), put('Mill'), resolve('Mill')];
    expect(said(...activated)).to.equal(undefined);
    expect(said(...played, ...activated, had(0), had(1), resolve('Gale'))).to.equal(undefined);
    expect(said(had(0, 'activate Mill'), put('Mill'), had(0), resolve('Mill'))).to.contain('has not passed');
  });
});
