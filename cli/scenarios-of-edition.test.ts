import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { findHome } from './home';
import { bookPlayed } from './rules';
import { scenariosAbout } from './scenarios-of-edition';

const scenario = (name: string, tag = ''): string =>
  `  ${tag}\n  Rule: 100.1 Something\n    Example: ${name}\n      Given a Magic game between Alice and Bob\n`;

describe('the scenarios about a rulebook', () => {
  const started = process.cwd();
  const home = findHome();
  const folder = mkdtempSync(path.join(tmpdir(), 'rulewright-'));
  const write = (id: string, ...scenarios: readonly string[]): void => {
    mkdirSync(path.join(folder, 'features', id), { recursive: true });
    writeFileSync(path.join(folder, 'features', id, 'some.feature'), `Feature: some\n${scenarios.join('')}`);
  };

  before(() => {
    process.chdir(folder);
    write('magic', scenario('its own'), scenario('its own of 2003', '@edition:2003'));
    write('magic-rulings-summary', scenario('of 2003'), scenario('of 2025', '@edition:2025'));
  });

  after(() => {
    process.chdir(started);
    rmSync(folder, { recursive: true });
  });

  const about = (...asked: Parameters<typeof bookPlayed>): readonly string[] =>
    scenariosAbout(bookPlayed(...asked), home).map((each) => path.relative(folder, path.resolve(each)));

  it('are its own files, and what is played in its edition in those of the other rulebooks of its game', () => {
    expect(about('magic', '2025')).to.deep.equal([
      'features/magic/some.feature',
      'features/magic-rulings-summary/some.feature:8',
    ]);
    expect(about('magic-rulings-summary', '2003')).to.deep.equal([
      'features/magic-rulings-summary/some.feature',
      'features/magic/some.feature:8',
    ]);
  });

  it('are its own files alone where nothing else is about it', () => {
    expect(about('magic', '2013')).to.deep.equal(['features/magic/some.feature']);
  });
});
