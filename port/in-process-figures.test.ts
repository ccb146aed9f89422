import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { figureOf } from './in-process-figures';

const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
after(() => rmSync(folder, { recursive: true }));

const own = path.join(folder, 'five.js');
writeFileSync(
  own,
  "import { parameter } from 'rulewright/legions-of-will/rules';\nexport const five = parameter('402.2', 'Five', { value: 5, off: 0 });\n",
);

describe('the number that a rule names', () => {
  const handSize = (...off: readonly string[]): number =>
    figureOf({ rulebook: 'legions-of-will' }, '402.2', off);

  it("is the rulebook's, or that of a variant in its place; without the rule it is still what a table has", () => {
    expect(handSize()).to.equal(2);
    expect(handSize('704.5c', 'set 402.2 to 3')).to.equal(3);
    expect(handSize('set 402.2 to 15')).to.equal(15);
    expect(handSize('402.2')).to.equal(2);
    expect(handSize(`replace 402.2 with ${own}`)).to.equal(5);
    expect(handSize('vary 113.5 which: more than')).to.equal(2);
  });

  it('is of a rule that names one', () => {
    for (const [rulebook, rule] of [
      ['legions-of-will', '704.5c'],
      ['legions-of-will', '999'],
      ['no-game', '402.2'],
    ] as const)
      expect(() => figureOf({ rulebook }, rule, []), rule).to.throw(
        RangeError,
        `Rule ${rule} of ${rulebook}`,
      );
  });
});
