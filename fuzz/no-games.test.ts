import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as typescript from 'typescript';
import { ownWords } from '../engine/card-game/test/own-words';
import { games } from '../engine/games';
import { split, wordsOf } from '../engine/kernel/test/words';

const descriptions = games.map(({ description }) => description);
const wordsOfGames = new Set(descriptions.flatMap(ownWords));

/** The files of a folder that are shipped. */
const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));

/** What the port's contract calls the fields of what every game's engine shows and is given. */
const ofThePort = new Set(
  sources(path.join(__dirname, '..', 'port', 'protocol')).flatMap((file) =>
    namesIn(readFileSync(file, 'utf8')),
  ),
);

/** Words that some game has as a term, and that shared files say in another sense. */
const OTHERWISE: Readonly<Record<string, string>> = {
  chain: 'what is put there and resolves: the layer of all games has one',
  mulligan: 'what every game calls the decision about an opening hand',
  hold: 'what an invariant does in a game',
  hide: 'what is done with what a player may not see',
  ready: 'what a worker at the queue is',
  world: 'what the steps of a scenario share, in Cucumber',
  reset: 'what is done with what was kept of a game',
};

/** What single files say because something outside them is called so. */
const CALLED_SO: Readonly<Record<string, readonly string[]>> = {
  // The script that runs unit tests.
  [path.join('canaries', 'canaries-page.ts')]: ['unit'],
};

/** Files that join what each game brings: nothing else may name one. */
const REGISTRIES: readonly string[] = [path.join('rulebooks', 'index.ts')];

const folders = descriptions.map(({ rulebook }) => path.join('rulebooks', rulebook) + path.sep);
const shared = sources(__dirname)
  .map((file) => path.relative(__dirname, file))
  .filter((file) => !file.split(path.sep).includes('test'))
  .filter((file) => !REGISTRIES.includes(file) && !folders.some((folder) => file.startsWith(folder)));

const isBanned = (word: string): boolean =>
  wordsOfGames.has(word) && !ofThePort.has(word) && !(word in OTHERWISE);

/** The words of the fields that a file's types have. */
function namesIn(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: typescript.Node): void => {
    if ((typescript.isPropertySignature(node) || typescript.isPropertyAssignment(node)) && node.name)
      found.push(...split(node.name.getText()));
    node.forEachChild(visit);
  };
  visit(typescript.createSourceFile('source.ts', source, typescript.ScriptTarget.ES2022, true));
  return found;
}

describe('what fuzzing any game shares', () => {
  for (const file of shared) {
    it(`speaks of no game in ${file}`, () => {
      const found = [...wordsOf(readFileSync(path.join(__dirname, file), 'utf8'))].filter(isBanned);
      expect(found).to.deep.equal(CALLED_SO[file] ?? []);
    });
  }

  it('is read for the words of every game, and nothing is excused that nobody says', () => {
    expect(shared).to.include.members(['property.ts', path.join('invariants', 'spoken.ts')]);
    expect(['rune', 'legions', 'riftbound', 'battlefield'].filter((word) => !isBanned(word))).to.deep.equal(
      [],
    );
    const said = new Set(
      shared.flatMap((file) => [...wordsOf(readFileSync(path.join(__dirname, file), 'utf8'))]),
    );
    expect(Object.keys(OTHERWISE).filter((word) => !said.has(word))).to.deep.equal([]);
  });
});
