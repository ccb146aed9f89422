import { describe, it } from 'node:test';
import { expect } from 'chai';
import { beginRun, type Surroundings } from './run-origin';

/** A clock that is read twice: as the run begins, and a minute and a half later. */
function surroundings(changed: Partial<Surroundings> = {}): Surroundings {
  const times = ['2026-03-01T12:00:00.000Z', '2026-03-01T12:01:30.250Z'];
  return {
    now: () => new Date(times.shift() ?? ''),
    environment: {},
    arguments: ['check', 'my features', '--tags', "not @slow and it's", '--off', '704.5c'],
    host: 'anvil, linux x64, Node v20.19.0',
    git: (what) => (what === 'rev-parse' ? '1234567890abcdef1234567890abcdef12345678' : ''),
    ...changed,
  };
}

describe('where a run comes from', () => {
  it('is when it began and how long it took, the commit, the command for a shell, and the host', () => {
    expect(beginRun(surroundings())()).to.deep.equal({
      date: '2026-03-01T12:00:00.000Z',
      milliseconds: 90_250,
      commit: '1234567890ab',
      command: `rulewright check 'my features' --tags 'not @slow and it'\\''s' --off 704.5c`,
      host: 'anvil, linux x64, Node v20.19.0',
    });
  });

  it('is the same each time where SOURCE_DATE_EPOCH gives the date', () => {
    const environment = { SOURCE_DATE_EPOCH: '1700000000' };
    expect(beginRun(surroundings({ environment, arguments: ['check'] }))()).to.deep.equal({
      date: '2023-11-14T22:13:20.000Z',
      commit: '1234567890ab',
      command: 'rulewright check',
    });
    const wrong = { SOURCE_DATE_EPOCH: 'yesterday' };
    expect(beginRun(surroundings({ environment: wrong }))().date).to.equal('2026-03-01T12:00:00.000Z');
  });

  it('says that files were changed since the commit, and nothing where there is no commit', () => {
    const dirty = surroundings({ git: (what) => (what === 'rev-parse' ? 'abc' : ' M my.feature') });
    expect(beginRun(dirty)().commit).to.equal('abc-dirty');
    expect(beginRun(surroundings({ git: () => undefined }))()).to.not.have.property('commit');
  });
});
