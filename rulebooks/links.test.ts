import { describe, it } from 'node:test';
import { expect } from 'chai';
import { rulesOf } from './library';
import type { ConfirmedLinks } from './link-states';
import { numbersOf, staleLinks } from './links';
import { BadConfirmedLinks, parseConfirmedLinks, serialiseConfirmedLinks } from './links-file';
import { bookFrom, pebbles } from './test/pebbles';

const { rulebook: first } = bookFrom(pebbles);
const digests = new Map(rulesOf(first).map(({ key, digest }) => [key, digest]));
const confirmed: ConfirmedLinks = { rules: digests };
const newer = (text: string) => bookFrom(text, '2021-01-01').rulebook;

describe('links to rules', () => {
  it('are fresh while the texts are the confirmed ones', () => {
    expect(staleLinks([...digests.keys()], confirmed, first, [])).to.deep.equal({
      rulebook: 'pebbles',
      edition: '2020-01-01',
      stale: [],
      moved: [],
      unconfirmed: [],
    });
  });

  it('are stale when the text changed, with and without the edition that they were confirmed for', () => {
    const reworded = newer(pebbles.replace('nine pebbles', 'ten pebbles'));
    for (const older of [[], [first]]) {
      const { stale, moved } = staleLinks(['100.1a', '100.2'], confirmed, reworded, older);
      expect(stale).to.deep.equal([{ rule: '100.1a', now: '100.1a' }]);
      expect(moved).to.deep.equal([]);
    }
  });

  it('are stale when the rule is gone', () => {
    const without = newer(pebbles.replace(/^100\.3 .*\n/m, ''));
    const { stale } = staleLinks(['100.3'], confirmed, without, [first]);
    expect(stale).to.deep.equal([{ rule: '100.3', now: undefined }]);
  });

  it('are moved, not stale, when a section is renumbered, and fresh where only references follow', () => {
    const renumbered = newer(pebbles.replaceAll('101', '201'));
    const { stale, moved } = staleLinks(['101.1a', '101.2', '102.3'], confirmed, renumbered, [first]);
    expect(stale).to.deep.equal([]);
    expect(moved).to.deep.equal([
      { rule: '101.1a', to: '201.1a' },
      { rule: '101.2', to: '201.2' },
    ]);
    expect(staleLinks(['101.1a'], confirmed, renumbered, []).moved).to.deep.equal([
      { rule: '101.1a', to: '201.1a' },
    ]);
  });

  it('are moved, both of them, when two rules are swapped', () => {
    const one = 'Where a pebble forbids what these rules allow, the pebble is right.';
    const other = 'A player may give up at any time and then loses.';
    const swapped = newer(pebbles.replace(one, '@').replace(other, one).replace('@', other));
    const { stale, moved } = staleLinks(['100.3', '100.2'], confirmed, swapped, [first]);
    expect(stale).to.deep.equal([]);
    expect(moved).to.deep.equal([
      { rule: '100.2', to: '100.3' },
      { rule: '100.3', to: '100.2' },
    ]);
  });

  it('are stale when the text changed, though another rule has kept the same one', () => {
    const reworded = newer(pebbles.replace('102.4 Reserved.', '102.4 Wet pebbles are dried first.'));
    for (const older of [[], [first]]) {
      expect(staleLinks(['102.4'], confirmed, reworded, older).moved).to.deep.equal([]);
    }
  });

  it('are unconfirmed where nobody has confirmed them, each once, in the order of the rules', () => {
    const { unconfirmed } = staleLinks(['102.1', '100.2', '102.1'], { rules: new Map() }, first, []);
    expect(unconfirmed).to.deep.equal(['100.2', '102.1']);
  });
});

describe('the numbers of an edition', () => {
  it('have a name that changes with them', () => {
    const name = (text: string) => numbersOf(rulesOf(newer(text)));
    expect(name(`\n${pebbles}`)).to.equal(numbersOf(rulesOf(first)));
    expect(name(pebbles.replace('103.2', '103.3'))).to.not.equal(name(pebbles));
  });
});

describe('the file of confirmed links', () => {
  it('is the same for the same links, and read back', () => {
    const links = { numbers: '0123456789abcdef', rules: new Map([['100.10', 'a'.repeat(16)]]) };
    const text = serialiseConfirmedLinks({
      ...links,
      rules: new Map([...links.rules, ['100.9', 'b'.repeat(16)]]),
    });
    expect(text.indexOf('100.9')).to.be.below(text.indexOf('100.10'));
    expect(serialiseConfirmedLinks(parseConfirmedLinks(text, 'x'))).to.equal(text);
  });

  it('is refused in one sentence where it is damaged', () => {
    const damaged = ['', '[]', '{"rules": []}', '{"rules": {"1.1": 3}}', '{"numbers": "x", "rules": {}}'];
    for (const text of damaged) {
      expect(() => parseConfirmedLinks(text, 'confirmed.json'), text).to.throw(
        BadConfirmedLinks,
        /^confirmed\.json[^\n]*\.$/,
      );
    }
  });
});
