import { describe, it } from 'node:test';
import { expect } from 'chai';
import { times } from '../../engine/kernel/test/deep';
import { LegionsGame } from '../../engine/legions-of-will';
import {
  positionHash as legionsHash,
  pilesOf as pilesOfLegions,
} from '../../engine/legions-of-will/position';
import { observedAnew as legionsAnew } from '../../engine/legions-of-will/table/observe';
import { MagicGame } from '../../engine/magic/game';
import { positionHash as magicHash, pilesOf as pilesOfMagic } from '../../engine/magic/position';
import { observedAnew as magicAnew } from '../../engine/magic/table/observe';
import { RiftboundGame } from '../../engine/riftbound';
import { pilesOf as pilesOfRiftbound, positionHash as riftboundHash } from '../../engine/riftbound/position';
import { observedAnew as riftboundAnew } from '../../engine/riftbound/table/observe';
import { answerFrom } from '../../fuzz/answer-from';
import { mix } from '../../fuzz/corpus/game-plan';
import { type Next, seeded } from '../../fuzz/numbers';
import { fuzzedRulebook } from '../../fuzz/rulebooks';
import type { PendingDecision, SetupRequest } from '../contract';
import { gameOf, type PlayedTable } from './games';

function tableOf(rulebook: string, seed: number): SetupRequest {
  const next = seeded(seed);
  const things = Array.from({ length: 30 }, () => next() & 0x7fffffff);
  const numbers = { shape: next(), deal: next(), things, moves: [], rest: 0 };
  const fuzzed = fuzzedRulebook(rulebook);
  if (!fuzzed) throw new Error(`No games of "${rulebook}" are played at random.`);
  return fuzzed.game(numbers, { deck: 12, swarm: true }).table;
}

function anew({ game }: PlayedTable): string {
  if (game instanceof LegionsGame) return JSON.stringify(legionsAnew(game));
  if (game instanceof RiftboundGame) return JSON.stringify(riftboundAnew(game));
  if (game instanceof MagicGame) return JSON.stringify(magicAnew(game));
  throw new Error('That is another game.');
}

function hashedAnew({ game }: PlayedTable): string {
  if (game instanceof LegionsGame) return legionsHash(game, false, pilesOfLegions(game));
  if (game instanceof RiftboundGame) return riftboundHash(game, false, pilesOfRiftbound(game));
  if (game instanceof MagicGame) return magicHash(game, false, pilesOfMagic(game));
  throw new Error('That is another game.');
}

function answer({ game }: PlayedTable, next: Next): void {
  const { decision } = game;
  if (!decision) return;
  const asked: PendingDecision = {
    player: decision.player,
    kind: decision.kind,
    purpose: decision.purpose,
    rule: decision.rule,
    options: 'options' in decision ? decision.options.map(({ label }) => ({ label })) : [],
    minimum: 'minimum' in decision ? decision.minimum : 0,
    maximum: 'maximum' in decision ? decision.maximum : 0,
    amount: decision.kind === 'distribute' ? decision.amount : 0,
    minimums: decision.kind === 'distribute' ? decision.minimums : [],
    thresholds: decision.kind === 'distribute' ? decision.thresholds : undefined,
  };
  game.act(answerFrom(asked, next));
}

/** Plays, takes back now and then, and looks now and then, not always. Returns how often it looked. */
function lookedAt(rulebook: string, seed: number, check: (inPlay: PlayedTable) => void): number {
  const of = gameOf(rulebook);
  if (!of) throw new Error(`"${rulebook}" isn't played.`);
  const { inPlay, start } = of.setUp(tableOf(rulebook, seed));
  const next = seeded(seed);
  let looks = 0;
  start();
  for (let made = 0; made < 90 && inPlay.game.decision; made += 1) {
    answer(inPlay, next);
    if (next() % 9 === 0) for (let back = next() % 4; back >= 0; back -= 1) inPlay.game.undo();
    if (next() % 3 === 0) continue;
    check(inPlay);
    looks += 1;
  }
  return looks;
}

const GAMES = times(3, 8);

for (const rulebook of ['legions-of-will', 'riftbound', 'magic-rulings-summary'])
  describe(`the table of ${rulebook}, as it is observed`, () => {
    it('is what it is when every view is made anew, whatever was done and taken back', () => {
      let looks = 0;
      for (let game = 0; game < GAMES; game += 1)
        looks += lookedAt(rulebook, mix(17, game), (inPlay) => {
          expect(JSON.stringify(inPlay.observe(undefined)) === anew(inPlay), `game ${game}`).to.equal(true);
        });
      expect(looks).to.be.greaterThan(25 * GAMES);
    });

    it('has the hash that it has when every pile is hashed anew', () => {
      const hashes = new Set<string>();
      for (let game = 0; game < GAMES; game += 1)
        lookedAt(rulebook, mix(23, game), (inPlay) => {
          expect(inPlay.game.hash(), `game ${game}`).to.equal(hashedAnew(inPlay));
          hashes.add(inPlay.game.hash());
        });
      expect(hashes.size).to.be.greaterThan(25 * GAMES);
    });

    it('has the same views as before, but for those of objects of which something has changed', () => {
      let same = 0;
      let other = 0;
      lookedAt(rulebook, mix(17, 3), (inPlay) => {
        const before = new Set(inPlay.observe(undefined).objects);
        answer(inPlay, () => 1);
        for (const view of inPlay.observe(undefined).objects)
          if (before.has(view)) same += 1;
          else other += 1;
      });
      expect(other).to.be.greaterThan(0);
      expect(same).to.be.greaterThan(4 * other);
    });
  });
