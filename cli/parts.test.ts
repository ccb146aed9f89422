import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { filesBelow } from './home';
import { filesInParts } from './parts';
import type { WrittenScenario } from './plan';

const rulebooks = ['legions-of-will', 'riftbound'];
const files = filesBelow(path.join(__dirname, '..', 'features'), '.feature');

const scenariosOf = (file: string): readonly WrittenScenario[] => {
  const uri = path.relative(process.cwd(), file);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, at) =>
    /^\s*Example:/.test(text) ? [{ id: `${uri}:${at + 1}`, uri, line: at + 1 }] : [],
  );
};
const scenarios = files.flatMap(scenariosOf);
const parts = (count: number) => filesInParts(files, scenarios, rulebooks, count);

describe('feature files that are divided among processes', () => {
  it('are each in one of them, in their order', () => {
    for (const count of [1, 2, 4]) {
      const divided = parts(count);
      expect(divided).to.have.length(count);
      expect(divided.flat().sort()).to.deep.equal([...files].sort());
      for (const part of divided) expect(part).to.deep.equal(files.filter((file) => part.includes(file)));
    }
  });

  it('are about as many scenarios in each, those of random games counting for more', () => {
    const weights = parts(4).map((part) => {
      const isOfProperties = (file: string) => readFileSync(file, 'utf8').includes('@property');
      return part.reduce((sum, file) => sum + scenariosOf(file).length * (isOfProperties(file) ? 40 : 1), 0);
    });
    expect(Math.max(...weights) - Math.min(...weights)).to.be.below(40);
  });

  it('stay together where they are random games of one rulebook', () => {
    for (const rulebook of rulebooks) {
      const ofProperties = files.filter((file) => file.includes(path.join(rulebook, 'properties')));
      expect(ofProperties.length).to.be.above(1);
      const having = parts(4).filter((part) => part.some((file) => ofProperties.includes(file)));
      expect(having).to.have.length(1);
    }
  });

  it('are in fewer processes where they are fewer', () => {
    const [one = '', other = ''] = files.filter((file) => file.includes('5-turn-structure'));
    expect(filesInParts([one, `${other}:7`], scenarios, rulebooks, 4)).to.deep.equal([[one], [`${other}:7`]]);
  });
});
