import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';

const root = path.join(__dirname, '..');

interface PlayedRow {
  readonly name: string;
  readonly edition: string;
  readonly playedAs: string;
  /** Has the edition that it is played in the same row? */
  readonly isItsOwn: boolean;
  readonly passed: boolean;
}

describe('a row of an outline that tells editions apart', () => {
  const script = path.join('cli', 'test', 'edition-rows.ts');
  const printed = execFileSync(process.execPath, ['--require', './scripts/typescript.cjs', script], {
    cwd: root,
    encoding: 'utf8',
  });
  const rows: readonly PlayedRow[] = JSON.parse(printed);
  const told = (all: readonly PlayedRow[]): readonly string[] =>
    all.map(({ name, edition, playedAs }) => `${name}: ${edition} as ${playedAs}`);

  it('passes in its edition', () => {
    expect(rows).to.have.length.greaterThan(20);
    expect(told(rows.filter(({ isItsOwn, passed }) => isItsOwn && !passed))).to.deep.equal([]);
  });

  it('fails in each other edition that has another row', () => {
    expect(rows.filter(({ isItsOwn }) => !isItsOwn)).to.have.length.greaterThan(20);
    expect(told(rows.filter(({ isItsOwn, passed }) => !isItsOwn && passed))).to.deep.equal([]);
  });
});
