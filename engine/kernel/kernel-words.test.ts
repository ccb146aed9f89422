import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'chai';
import { wordsOf } from './test/words';

/** Words of either game that no other card game need have; but for points, which are scored in one, and at which rules vary. */
const words = new Set(
  [
    'legion, legions, base, bases, unit, units, trap, traps, upgrade, upgrades, will, power, reserve, capacity',
    'production, defense, resource, battlefield, battle, graveyard, deck, hand, mulligan, expel, expelled, rest',
    'rested, redeem, recur, attack, attacks, attacker, attackers, block, blocker, blockers, poison, ice, legend',
    'legendary, destroy, discard, draw, damage, chain',
    'riftbound, might, energy, rune, runes, domain, domains, fury, chaos, gear, spell, spells',
    'champion, battlefields, showdown, showdowns, combat, conquer, conquers, hold, score, scored, focus',
    'exhaust, exhausted, recycle, channel, banish, banishment, trash, buff, buffed, stun, stunned, recall',
    'contest, contested, cleanup, cleanups, facedown, hide, deathknell, assault, shield, tank, ganking, deflect',
  ].flatMap((line) => line.split(', ')),
);

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
