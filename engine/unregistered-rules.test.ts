import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';

const root = path.join(__dirname, '..');

/** Rules that only name what forbids something, beside one of the same number that does it. */
const NAMES_ONLY = [
  'engine/legions-of-will/1-game-concepts/112-costs.ts',
  'engine/legions-of-will/6-actions-abilities-effects/601-playing-cards.ts',
];

describe('every rule that a game makes', () => {
  it('is in its ruleset, in a process that loads the games alone: one that is not could not be switched off', () => {
    const script = path.join('engine', 'test', 'unregistered-rules.ts');
    const printed = execFileSync(process.execPath, ['--require', './scripts/typescript.cjs', script], {
      cwd: root,
      encoding: 'utf8',
    });
    const places: readonly (readonly string[])[] = JSON.parse(printed);
    const made = places.map((stack) => stack.find((file) => !file.includes('kernel')));
    expect(made).to.deep.equal(NAMES_ONLY);
  });
});
