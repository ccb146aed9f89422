import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { grammar } from 'ohm-js';
import { writeGrammar, writtenGrammar } from './recipe';

const name = `Recipe-${process.pid}`;
const file = path.join(__dirname, 'recipes', `${name}.json`);
after(() => rmSync(file, { force: true }));

const source = (word: string): readonly string[] => [`Plain { start = "${word}" }`];
const compiled = (word: string) => grammar(source(word).join(''));

describe('a grammar that is written down', () => {
  it('is read again, as long as it was made of the same source', () => {
    expect(writtenGrammar(name, source('a'))).to.equal(undefined);
    writeGrammar(name, source('a'), compiled('a'));
    const read = writtenGrammar(name, source('a'));
    expect(read?.match('a').succeeded()).to.equal(true);
    expect(read?.match('b').succeeded()).to.equal(false);
    expect(writtenGrammar(name, source('b'))).to.equal(undefined);
    writeGrammar(name, source('b'), compiled('b'));
    expect(writtenGrammar(name, source('b'))?.match('b').succeeded()).to.equal(true);
  });

  it('is none where the file was cut off', () => {
    writeGrammar(name, source('a'), compiled('a'));
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
    expect(writtenGrammar(name, source('a'))).to.equal(undefined);
  });
});
