import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import * as typescript from 'typescript';

/** Words of either game that no other card game need have. */
const words = new Set(
  [
    'legion, legions, base, bases, unit, units, trap, traps, upgrade, upgrades, will, power, reserve, capacity',
    'production, defense, resource, battlefield, battle, graveyard, deck, hand, mulligan, expel, expelled, rest',
    'rested, redeem, recur, attack, attacks, attacker, attackers, block, blocker, blockers, poison, ice, legend',
    'legendary, destroy, discard, draw, damage, chain',
    'riftbound, might, energy, rune, runes, domain, domains, fury, chaos, gear, spell, spells',
    'champion, battlefields, showdown, showdowns, combat, conquer, conquers, hold, score, scored, points, focus',
    'exhaust, exhausted, recycle, channel, banish, banishment, trash, buff, buffed, stun, stunned, recall',
    'contest, contested, cleanup, cleanups, facedown, hide, deathknell, assault, shield, tank, ganking, deflect',
  ].flatMap((line) => line.split(', ')),
);

const split = (text: string): readonly string[] =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** The words of a source file's identifiers and texts; its comments are prose. */
function wordsOf(source: string): Set<string> {
  const scanner = typescript.createScanner(typescript.ScriptTarget.ES2022, true);
  scanner.setText(source);
  const found = new Set<string>();
  for (let token = scanner.scan(); token !== typescript.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const named = token === typescript.SyntaxKind.Identifier || token === typescript.SyntaxKind.StringLiteral;
    if (named) for (const word of split(scanner.getTokenValue())) found.add(word);
  }
  return found;
}

describe('the kernel', () => {
  const folder = __dirname;
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

  for (const name of files) {
    it(`speaks of no game in ${name}`, () => {
      const found = [...wordsOf(readFileSync(join(folder, name), 'utf8'))].filter((word) => words.has(word));
      expect(found).to.deep.equal([]);
    });
  }

  it('is read word by word', () => {
    expect(files.length).to.be.above(10);
    const found = [...wordsOf("const attackedBase = 'a Unit'; // trap\n const basement = `x`;")];
    expect(found).to.include.members(['base', 'unit', 'basement']);
    expect(found).to.not.include('trap');
  });
});
