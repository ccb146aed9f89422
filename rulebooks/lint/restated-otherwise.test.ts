import { describe, it } from 'node:test';
import { expect } from 'chai';
import { contradictionsAfter, inRule, vineyard } from './test/vineyard';

/** A rule, what it said, what it says instead, and the rule that it contradicts. */
const planted: readonly (readonly [string, string, string, string])[] = [
  ['200.1', 'thirty', 'forty', '100.2'],
  ['100.2', 'thirty', '25', '200.1'],
  ['200.2', 'twelve or more', 'ten or more', '100.3'],
  ['100.3', 'twelve', 'thirteen', '200.2'],
  ['201.1', 'may', "can't", '100.4'],
  ['100.4', 'can', 'must', '201.1'],
  ['201.3', 'twenty', 'thirty', '100.5'],
  ['201.4', 'five', 'six', '100.6'],
  ['201.5', 'nine', 'eight', '100.7'],
  ['202.1', 'before', 'after', '100.8'],
  ['201.2', "owner's", "controller's", '101.2'],
  ['101.2', 'top', 'bottom', '201.2'],
  ['201.6', "can't", 'can', '101.3'],
  ['201.7', 'one ladder', 'two ladders', '101.4'],
  ['202.2', 'must', 'may', '101.5'],
  ['202.4', 'a static', 'an activated', '101.7'],
  ['202.8', 'hidden', 'public', '101.8'],
  ['202.5', 'three', 'four', '200.3'],
  ['202.7', 'simultaneously', 'separately', '200.4'],
  ['202.3', 'are not', 'are', '200.5'],
  ['202.9', 'can be', 'cannot be', '200.6'],
  ['202.9', 'active', 'nonactive', '200.6'],
  ['200.7', 'six', 'seven', '202.6'],
  ['202.6', 'always', 'never', '200.7'],
];

describe('a rule that says again what another one says, but otherwise', () => {
  it('is no rule that says the same', () => {
    expect(contradictionsAfter()).to.deep.equal([]);
  });

  for (const [rule, from, to, other] of planted)
    it(`contradicts it: ${rule} says ${to} instead of ${from}`, () => {
      const found = contradictionsAfter(inRule(rule, from, to));
      expect(found, found.join('\n')).to.have.length(1);
      expect(found[0]).to.contain(rule).and.to.contain(other);
    });

  it('is told with both places and the words that differ', () => {
    const line = vineyard.split('\n').findIndex((each) => each.startsWith('200.3.')) + 1;
    expect(contradictionsAfter(inRule('202.5', 'three', 'four'))).to.deep.equal([
      `warning: 202.5 says "… the morning each grower draws four weather cards from the …", and 200.3 on line ${line} says "… the morning each grower draws three weather cards", of the same: one of them is wrong, or an exception that should say so.`,
    ]);
  });
});

describe('a rule that is like another one', () => {
  const harmless: Readonly<Record<string, readonly (readonly [string | RegExp, string])[]>> = {
    'is about something else': [inRule('202.5', 'weather', 'market')],
    'is about another case': [
      inRule('101.6', '.*', 'A basket is emptied if its grower is not in the vineyard at noon.'),
      inRule('200.7', '.*', 'A basket is emptied if its grower is in the vineyard at noon.'),
    ],
    'is bounded on the other side': [
      inRule('101.6', '.*', 'In spring a row of young vines always holds at most six buckets of water.'),
      inRule('200.7', '.*', 'In spring a row of young vines always holds at least two buckets of water.'),
    ],
    'says what "this" is not about elsewhere': [
      inRule('101.6', '.*', 'Bottles in this place can be looked at by any grower.'),
      inRule('200.7', '.*', 'Bottles in this place cannot be looked at by any grower.'),
    ],
    'says of parts what is not so of others': [
      inRule('200.6', '.*', 'Storms are counted if they move from one row to another row.'),
      inRule('200.7', '.*', 'Storms are not counted if they move from one row to a place that is no row.'),
    ],
    'says of another number what is not so': [
      inRule('101.6', '.*', 'To each guest of the market a grower sells five bottles.'),
      inRule('200.7', '.*', 'To each guest of the market a grower never sells six bottles.'),
    ],
    'names a layer by its number': [
      inRule('101.6', '.*', 'Within layer 1 effects of grafting are applied in the order of planting.'),
      inRule('200.7', '.*', 'Within layer 7 effects of grafting are applied in the order of planting.'),
    ],
  };
  for (const [why, edits] of Object.entries(harmless))
    it(`does not contradict it where it ${why}`, () => {
      expect(contradictionsAfter(...edits)).to.deep.equal([]);
    });

  it('does not contradict it where the sections are alike, as those of several formats are', () => {
    const format = (section: number, much: string) => `
${section}. Format ${section}

${section}.1. The winner of the last game goes first in the next game.
${section}.2. Whoever leaves the table for good loses the match.
${section}.3. Minimum of ${much} vines in a vineyard that is brought along.
`;
    const [small, large, first] = [
      'forty',
      'sixty',
      'Minimum of forty vines in a vineyard that is brought along.',
    ];
    const formats = [format(300, small), format(301, large), format(302, small)].join('');
    expect(contradictionsAfter([/$/, formats])).to.deep.equal([]);
    const elsewhere = formats.replace(/^301\.[12]\..*\n/gm, '');
    expect(contradictionsAfter([/$/, elsewhere])[0])
      .to.contain('301.3')
      .and.to.contain(first.slice(0, 10));
  });
});
