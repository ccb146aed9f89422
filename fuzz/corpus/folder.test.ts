import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { type Entry, nameOfEntry, writeEntry } from './entry';
import { CorpusFolder, CorpusProblem } from './folder';

const place = mkdtempSync(path.join(tmpdir(), 'rulewright-corpus-'));
after(() => rmSync(place, { recursive: true, force: true }));

const entry = (shape: number, decisions: number): Entry => ({
  entry: 1,
  rulebook: 'legions-of-will',
  shape,
  deal: 5,
  things: [1, 2],
  rest: 9,
  decisions: Array.from({ length: decisions }, (_, number) => [number]),
});

describe('a corpus in a folder', () => {
  let folder = '';
  let number = 0;
  beforeEach(() => {
    number += 1;
    folder = path.join(place, String(number));
  });

  it('has one file for each entry, named by what it says, and reads them with the shorter ones first', () => {
    const corpus = CorpusFolder.at(folder);
    corpus.keep([entry(1, 8), entry(2, 3), entry(1, 8)]);
    expect(readdirSync(folder).sort()).to.deep.equal(
      [entry(1, 8), entry(2, 3)].map((each) => `${nameOfEntry(each)}.json`).sort(),
    );
    expect(corpus.load('legions-of-will')).to.deep.equal({
      entries: [entry(2, 3), entry(1, 8)],
      skipped: [],
    });
    expect(corpus.load('another-game').entries).to.deep.equal([]);
    corpus.drop([entry(2, 3)]);
    expect(corpus.load('legions-of-will').entries).to.deep.equal([entry(1, 8)]);
  });

  it('skips damaged files, and says which and why', () => {
    const corpus = CorpusFolder.at(folder);
    corpus.keep([entry(1, 2)]);
    writeFileSync(path.join(folder, 'cut.json'), writeEntry(entry(1, 2)).slice(0, 40));
    writeFileSync(path.join(folder, 'shape.json'), JSON.stringify({ ...entry(1, 2), shape: -1 }));
    writeFileSync(path.join(folder, 'renamed.json'), writeEntry(entry(4, 2)));
    writeFileSync(path.join(folder, '.unfinished.json.17'), '{');
    const { entries, skipped } = corpus.load('legions-of-will');
    expect(entries).to.deep.equal([entry(1, 2)]);
    expect(skipped).to.have.length(3);
    expect(skipped[0]).to.match(/cut\.json" is skipped, for it is no entry of a corpus: it is no JSON\.$/);
    expect(skipped[1]).to.match(/renamed\.json" is skipped.*has the digest/);
    expect(skipped[2]).to.match(/shape\.json" is skipped.*at \/shape/);
  });

  it("can't be a file, nor lie where there is nothing", () => {
    writeFileSync(folder, '');
    expect(() => CorpusFolder.at(folder)).to.throw(CorpusProblem, 'is a file');
    expect(() => CorpusFolder.at('/proc/nowhere')).to.throw(CorpusProblem, "can't be written to");
  });
});
