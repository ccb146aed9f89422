import { before, describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'chai';
import type { RunResult } from '../reports/model';
import { playEveryVerdict } from '../reports/test/played';
import { describeRun, describeSetupErrors } from './table';

let result: RunResult;
let text: string;

before(async () => {
  result = await playEveryVerdict();
  text = stripVTControlCharacters(describeRun(result, true));
});

describe('a run in words', () => {
  it('says of every failure which step failed, where and why', () => {
    expect(text).to.match(
      /failed: it fails \(704\.5d\)\n {2}\S*every-verdict\.feature:20, 704\.5d, chapter 7 Additional Rules\n {2}Then 1 equals 2\n {4}expected 1 to equal 2\n/,
    );
    expect(text).to.match(/crashed: it crashes[\s\S]*no such zone/);
    expect(text).to.match(/timed out: it times out/);
    expect(text).to.not.match(/^\s+at .*\d+:\d+\)?$/m);
    expect(text).to.not.contain('it passes');
  });

  it('has a sentence for every setup error', () => {
    const [sentence, ...others] = describeSetupErrors(result);
    expect(sentence).to.match(
      /every-verdict\.feature:\d+: in "it has a setup error": There is no base "Kiln": name one that is on the table\.$/,
    );
    expect(others).to.deep.equal([]);
  });

  it('has a row for every chapter, and one for all', () => {
    const cells = text.split('\n').map((line) =>
      line
        .split('│')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== ''),
    );
    expect(cells.filter((row) => row.length === 7)).to.have.length(11);
    expect(cells.find(([name]) => name?.startsWith('7 '))?.slice(2)).to.deep.equal(['6', '1', '1', '2', '4']);
    expect(cells.find(([name]) => name === 'all')).to.deep.equal(['all', '1007', '7', '2', '1', '3', '4']);
  });

  it('ends with the counts', () => {
    expect(text.split('\n').at(-1)).to.equal(
      '9 scenarios: 3 passed, 1 failed, 1 setup error, 1 crashed, 1 timed out, 1 waived, 1 not run',
    );
  });

  it('keeps every chapter and the row for all where only some scenarios were played', () => {
    expect(stripVTControlCharacters(describeRun(result, false))).to.equal(text);
    const none = { ...result, rulebooks: result.rulebooks.map(withoutScenarios), scenarios: [] };
    expect(stripVTControlCharacters(describeRun(none, false))).to.not.contain('chapter');
  });

  it('names what was switched off', () => {
    const off = stripVTControlCharacters(describeRun({ ...result, off: ['704.5c'] }, false));
    expect(off).to.match(/, with 704\.5c switched off$/);
  });
});

/** A rulebook that no scenario is about. */
function withoutScenarios(rulebook: RunResult['rulebooks'][number]): RunResult['rulebooks'][number] {
  return {
    ...rulebook,
    chapters: rulebook.chapters.map((chapter) => ({
      ...chapter,
      sections: chapter.sections.map((section) => ({
        ...section,
        rules: section.rules.map((rule) => ({ ...rule, earned: [], scenarios: [] })),
      })),
    })),
  };
}
