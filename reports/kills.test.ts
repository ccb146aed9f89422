import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Rulebook } from '../rulebooks/model';
import { countingKills, type Kills, killsIn, type RuleKill, serialiseKills } from './kills';

const digest = '0123456789abcdef';
const row = (key: string) => ({
  number: key,
  occurrence: 1,
  key,
  depth: 1,
  line: 1,
  digest,
  words: 3,
  examples: 0,
  references: [],
});
const pebbles: Rulebook = {
  id: 'pebbles',
  title: 'Pebbles',
  edition: '2020-05-01',
  chapters: [
    {
      number: '1',
      title: 'Play',
      sections: [{ number: '100', title: 'All', rules: ['100.1', '100.2', '100.3', '100.4'].map(row) }],
    },
  ],
};
const tried = (rule: string, change: Partial<RuleKill>): RuleKill => ({
  rule,
  digest,
  outcome: 'caught',
  files: ['a.feature'],
  filesDigest: 'same',
  ...change,
});
const kills: Kills = {
  version: '1.0.0',
  engine: 'e1',
  rulebooks: [
    {
      id: 'pebbles',
      edition: '2020-05-01',
      rules: [
        tried('100.1', { by: 'a.feature:3' }),
        tried('100.2', { outcome: 'survived' }),
        tried('100.3', { outcome: 'endless' }),
        tried('100.4', {}),
      ],
    },
  ],
};
const now = { version: '1.0.0', engine: 'e1' };
const same = () => 'same';

describe('what switching rules off showed', () => {
  it('is the same after writing and reading, a rule a line', () => {
    const text = serialiseKills(kills);
    expect(killsIn(JSON.parse(text))).to.deep.equal(kills);
    expect(text.split('\n')).to.have.length(9);
  });

  it('is that rules are killed, unless they survived', () => {
    const { killed, outdated } = countingKills(kills, pebbles, now, same);
    expect([...killed]).to.deep.equal(['100.1', '100.3', '100.4']);
    expect(outdated).to.equal(0);
  });

  it('counts for nothing when the engine, the version, the edition or a feature file changed', () => {
    const nothing = { killed: new Set(), outdated: 4 };
    expect(countingKills(kills, pebbles, { ...now, engine: 'e2' }, same)).to.deep.equal(nothing);
    expect(countingKills(kills, pebbles, { ...now, version: '2.0.0' }, same)).to.deep.equal(nothing);
    expect(countingKills(kills, { ...pebbles, edition: '2021-05-01' }, now, same)).to.deep.equal(nothing);
    expect(countingKills(kills, pebbles, now, () => 'changed')).to.deep.equal(nothing);
  });

  it('counts for nothing where the text of a rule changed, or another rulebook is meant', () => {
    const [book] = kills.rulebooks;
    const rules = [tried('100.1', { digest: 'f'.repeat(16) }), tried('100.2', {})];
    const changed = { ...kills, rulebooks: [{ id: 'pebbles', edition: book?.edition ?? '', rules }] };
    expect(countingKills(changed, pebbles, now, same)).to.deep.equal({
      killed: new Set(['100.2']),
      outdated: 1,
    });
    expect(countingKills(kills, { ...pebbles, id: 'chess' }, now, same)).to.deep.equal({
      killed: new Set(),
      outdated: 0,
    });
  });

  it('is nothing that can be read where its shape is another', () => {
    for (const value of [undefined, [], {}, { ...JSON.parse(serialiseKills(kills)), rulebooks: [{}] }]) {
      expect(killsIn(value)).to.equal(undefined);
    }
  });
});
