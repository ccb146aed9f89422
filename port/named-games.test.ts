import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { split, wordsOf } from '../engine/kernel/test/words';
import { playable } from './in-process/games';

const root = path.join(__dirname, '..');

/** Where nothing may name a game; what is a game's own lies in folders of its name. */
const SHARED = ['port', 'steps', 'cli', 'fuzz', 'reports'];

const names = playable.map(({ description }) => description.rulebook);
const titles = playable.map(({ description }) => split(description.title));

const sources = SHARED.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.split(path.sep).some((part) => part === 'test' || names.includes(part))),
);

/** Files that name a game all the same, each with the reason. It is to become empty. */
const EXCUSED: Readonly<Record<string, string>> = {
  [path.join('fuzz', 'rulebooks', 'index.ts')]:
    'which games bring weights, canaries and invariants of their own to the fuzzer: the engine may not know these',
};

const isNamed = (words: ReadonlySet<string>): boolean =>
  titles.some((title) => title.filter((word) => word.length > 4).some((word) => words.has(word)));

describe('what all games share', () => {
  it('names no game anywhere', () => {
    const naming = sources.filter((file) => isNamed(wordsOf(readFileSync(path.join(root, file), 'utf8'))));
    expect(naming).to.deep.equal(Object.keys(EXCUSED));
  });

  it('is read for the names of every game, in every shared folder', () => {
    expect(names).to.include.members(['legions-of-will', 'riftbound', 'magic-rulings-summary']);
    expect(sources).to.include.members([path.join('port', 'in-process.ts'), path.join('cli', 'main.ts')]);
    expect(isNamed(wordsOf("const game = 'legions-of-will';"))).to.equal(true);
    expect(isNamed(wordsOf('const aRiftboundDuel = 1;'))).to.equal(true);
    expect(isNamed(wordsOf("const game = 'any';"))).to.equal(false);
  });
});
