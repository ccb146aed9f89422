import { describe, it } from 'node:test';
import { expect } from 'chai';
import { type Finding, kindOf, readFinding, sideNames, writeFinding } from './finding';

const finding: Finding = {
  finding: 1,
  rulebook: 'legions-of-will',
  invariant: { number: '301.3b', name: 'capacity' },
  message: 'Alice\'s base "Kiln" holds 5 permanents, but its capacity is 4.',
  seed: 7,
  game: 12,
  engine: 'Rulewright reference engine',
  table: {
    rulebook: 'legions-of-will',
    seed: 3,
    from: 'the beginning',
    players: [{ name: 'Alice' }, { name: 'Bob' }],
  },
  answers: [[0], [], [2, 1]],
  decisions: 3,
};

const changed = (changes: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...finding, ...changes });

describe('a finding', () => {
  it('is read as it was written', () => {
    expect(readFinding(writeFinding(finding))).to.deep.equal({ fine: true, value: finding });
    const foreign = { ...finding, command: 'python3 adapter.py', fault: 'a hand is leaked' };
    expect(readFinding(writeFinding(foreign))).to.deep.equal({ fine: true, value: foreign });
  });

  it('is written in the same way whatever order its fields are in', () => {
    const turned = Object.fromEntries(Object.entries(finding).reverse());
    const read = readFinding(JSON.stringify(turned));
    expect(read.fine && writeFinding(read.value)).to.equal(writeFinding(finding));
    expect(writeFinding(finding)).not.to.contain('\n');
  });

  it('is refused with what is wrong and where', () => {
    const wrongIn = (text: string): string => {
      const read = readFinding(text);
      return read.fine ? 'nothing' : read.wrong;
    };
    expect(wrongIn('{')).to.equal('it is no JSON');
    expect(wrongIn(changed({ finding: 2 }))).to.contain('at /finding');
    expect(wrongIn(changed({ game: -1 }))).to.equal(
      'at /game: expected integer to be greater or equal to 0, not -1',
    );
    expect(wrongIn(changed({ answers: [[0], 'pass'] }))).to.contain('at /answers/1');
    expect(wrongIn(changed({ verdict: 'bad' }))).to.contain('at /verdict');
    expect(wrongIn(changed({ rulebook: 'chess' }))).to.contain("but its table's is legions-of-will");
  });
});

describe('the kind of a violation', () => {
  it('is the same whoever it happens to, with what, and how much', () => {
    const other = { ...finding, message: 'Bob\'s base "Mill" holds 3 permanents, but its capacity is -1.' };
    expect(kindOf(other)).to.equal(kindOf(finding));
  });

  it('is the same whichever card it is said of, where its name stands among other words', () => {
    const asked = (name: string): string =>
      kindOf({
        ...finding,
        message: `Bob is asked to order the creatures fighting ${name} (order).`,
        table: { ...finding.table, players: [{ name: 'Bob', zones: { hand: [{ name, types: ['unit'] }] } }] },
      });
    expect(asked('Jagged Cooper')).to.equal(asked('Bear'));
  });

  it('is another one for another invariant or another sentence', () => {
    const invariant = { number: '404.2d', name: 'capacity' };
    expect(kindOf({ ...finding, invariant })).not.to.equal(kindOf(finding));
    expect(kindOf({ ...finding, message: 'A legal answer was refused.' })).not.to.equal(kindOf(finding));
  });
});

describe('the two sides of a comparison', () => {
  it('are called by their engines, by the rules that one has not, or by where they are', () => {
    const { first, second } = sideNames('mine', { engine: 'theirs', command: 'theirs' });
    expect([first, second]).to.deep.equal(['mine', 'theirs']);
    expect(sideNames('mine', { engine: 'mine', off: ['104.5'] }).second).to.equal('without 104.5');
    expect(sideNames('mine', { engine: 'mine', off: ['104.5', 'set 402.2 to 3'] })).to.deep.equal({
      first: 'as it is',
      second: 'amended',
    });
    const versions = sideNames('mine', { engine: 'mine', command: 'npx mine@1' });
    expect(versions).to.deep.equal({ first: 'here', second: 'there' });
  });
});
