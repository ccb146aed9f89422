import { describe, it } from 'node:test';
import { expect } from 'chai';
import { loadRulebook, rulesOf } from '../rulebooks/library';
import { isAmong, registerOf } from './assumptions';
import { type AssumedRule, assumedIn, editionsNamed } from './game-editions';

/**
 * Where the books of Magic speak of something, by the edition: sections that they hold, or cite by title, or by a rule of which the
 * citing one says what it is about. Numbers are paired by what they mean: the same number is often about something else.
 */
const SUBJECTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // 2013 holds 110.5g; 2025 cites 111.10f in 701.16a.
  tokens: { '2013': '110.5', '2025': '111' },
  // 2013 holds 110.6c; 2025 cites 110.5 in 707.3.
  'the status of permanents': { '2013': '110.6', '2025': '110.5' },
  // 2013 holds 112.6; 2025 cites 113.6c in 702.178b, and 113.8 in 723.2.
  abilities: { '2013': '112', '2025': '113' },
  // 2013 holds 115.2a; 2025 cites 116 by its title.
  'special actions': { '2013': '115', '2025': '116' },
  // Both cite it by its title.
  'timing and priority': { '2013': '116', '2025': '117' },
  // 2013 holds 117.7; 2025 cites 118.7 in 702.48c.
  costs: { '2013': '117', '2025': '118' },
  // 2013 holds 118.5; 2025 cites 119.7 in 701.12c.
  life: { '2013': '118', '2025': '119' },
  // 2013 holds 119.7; 2025 cites 120.3 in 702.15b.
  damage: { '2013': '119', '2025': '120' },
  // 2013 holds 120.2; in 2025 it is what there is between damage and counters.
  drawing: { '2013': '120', '2025': '121' },
  // 2013 holds 121.1c; 2025 cites 122 by its title.
  counters: { '2013': '121', '2025': '122' },
};

/** Drawing in 2025: see above. */
const BETWEEN = '121';

const isWithin = (number: string, section: string): boolean => isAmong(new Set([number]), section);

const chapterOf = (number: string): string => number.slice(0, 1);

/** What is wrong with the number that a rule goes by in an edition that assumes it; undefined: nothing. */
function wrongIn(
  edition: string,
  { number, assumedFrom: from }: Pick<AssumedRule, 'number' | 'assumedFrom'>,
) {
  for (const [subject, { [edition]: here, [from.edition]: there }] of Object.entries(SUBJECTS)) {
    if (here === undefined || there === undefined) continue;
    const isHere = isWithin(number, here);
    const isThere = isWithin(from.number, there);
    if (isHere && !isThere) return `${number} is about ${subject} in ${edition}, and ${from.number} is not`;
    if (isThere && !isHere && chapterOf(number) === chapterOf(from.number))
      return `${from.number} is about ${subject}, which ${edition} has under ${here}, and not under ${number}`;
  }
  return undefined;
}

describe('the numbers of rules that an edition of Magic assumes', () => {
  for (const ruleset of editionsNamed('magic'))
    it(`mean no other rule in ${ruleset.name}`, () => {
      const wrong = assumedIn(ruleset).flatMap((rule) => wrongIn(ruleset.name, rule) ?? []);
      expect([...new Set(wrong)]).to.deep.equal([]);
    });

  it('are found out where they do', () => {
    const from = (number: string): AssumedRule['assumedFrom'] => ({ edition: '2013', number });
    expect(wrongIn('2025', { number: '117.9a', assumedFrom: from('117.9a') })).to.equal(
      '117.9a is about timing and priority in 2025, and 117.9a is not',
    );
    expect(wrongIn('2025', { number: '112.6f', assumedFrom: from('112.6f') })).to.equal(
      '112.6f is about abilities, which 2025 has under 113, and not under 112.6f',
    );
    expect(wrongIn('2025', { number: '118.7', assumedFrom: from('117.7c') })).to.equal(undefined);
  });

  it('are those of the rules that they are taken from, or stand beside what the book holds or cites', () => {
    for (const ruleset of editionsNamed('magic')) {
      const held = rulesOf(loadRulebook(`${ruleset.rulebook}@${ruleset.edition}`));
      const known = new Set(held.flatMap(({ number, references }) => [number, ...references]));
      for (const { number, assumedFrom } of assumedIn(ruleset)) {
        const isKnown =
          number === assumedFrom.number || number === BETWEEN || isAmong(known, number.replace(/[a-z]$/, ''));
        expect(isKnown, `${number} of ${ruleset.name}`).to.equal(true);
      }
    }
  });

  it('are said to be cited or not', () => {
    const [ruleset] = editionsNamed('magic@2025');
    const cited = new Map((ruleset ? registerOf(ruleset) : []).map((each) => [each.number, each.isCited]));
    expect(['118.7', '118', '601.2b', '106.6', 'G.5.4'].map((number) => cited.get(number))).to.deep.equal([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
