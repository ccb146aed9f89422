/**
 * Random games that are the same without shortcuts, at every decision: what is offered, what the table looks like, what the
 * trace says, and the position's hash. `RULEWRIGHT_GAMES=300` plays so many of each rulebook.
 */
import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { SpeedUpMode } from '../engine/kernel';
import { times } from '../engine/kernel/test/deep';
import { ReferenceEngine } from '../port/in-process';
import { EntryAnswers, freshEntry, mix } from './corpus/game-plan';
import { playGame } from './play';
import { moments } from './recorded/moments';
import { fuzzedRulebook, fuzzedRulebooks } from './rulebooks';

const GAMES = Number(process.env.RULEWRIGHT_GAMES ?? times(2, 20));
const SEED = Number(process.env.RULEWRIGHT_SEED ?? 7);
const MOST_DECISIONS = 150;

for (const id of fuzzedRulebooks)
  describe(`${id} without shortcuts`, () => {
    const rulebook = fuzzedRulebook(id);
    let decisions = 0;
    for (let number = 0; number < GAMES; number += 1)
      it(`game ${number} of seed ${SEED} is the same`, () => {
        if (!rulebook) throw new Error(`No games of ${id} can be played at random.`);
        const entry = freshEntry(id, mix(SEED, number));
        const { table, ...reluctance } = rulebook.game({ ...entry, moves: [] }, { deck: 8, swarm: true });
        const { answer } = new EntryAnswers(entry, reluctance);
        const { answers } = playGame(new ReferenceEngine(), table, {
          most: MOST_DECISIONS,
          invariants: [],
          answer,
        });
        const script = { request: table, answers };
        // A shortcut spares asking rules that have nothing to say: they count as exercised only without it.
        const played = (mode: SpeedUpMode) =>
          [...moments(new ReferenceEngine(undefined, mode), script, { lookAtTable: true })].slice(0, -1);
        const [all, none] = [played('all'), played('none')];
        expect([all.length, none.length]).to.deep.equal([answers.length + 1, answers.length + 1]);
        decisions += answers.length;
        for (const [at, moment] of all.entries())
          expect(none[at]?.join('\n'), `at decision ${at}`).to.equal(moment.join('\n'));
        // What answers faster is compared with the rules at each question: a difference breaks the engine.
        expect(played('check')).to.deep.equal(all);
      });
    // A game may be over before anybody decides anything; not all of them.
    it('had decisions to compare', () => {
      expect(decisions).to.be.greaterThan(10 * GAMES);
    });
  });
