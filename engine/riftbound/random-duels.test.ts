import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { answerFrom, type Rule } from '../kernel';
import { runs } from '../kernel/test/deep';
import { isOccurrence, newGame, type RiftboundGame, riftbound, startGame } from './index';
import { arrange } from './table/arrange';
import { duel } from './test/random-duel';

const MOST_ANSWERS = 3000;

const numbers = fc.array(fc.nat(997), { minLength: 200, maxLength: 400 });

/** Plays a duel from its beginning to its end, the numbers over and over. */
function play(seed: number, by: readonly number[]): { game: RiftboundGame; hashes: readonly string[] } {
  const table = duel(seed);
  const game = newGame({ players: table.players.map(({ name }) => name), seed });
  arrange(game, table);
  startGame(game);
  const hashes: string[] = [];
  let at = 0;
  const next = (): number => {
    at += 1;
    return (by[at % by.length] ?? 0) + (at >> 8);
  };
  while (game.decision && hashes.length < MOST_ANSWERS) {
    hashes.push(game.hash());
    expect(game.act(answerFrom(game.decision, next))).to.equal(undefined);
  }
  return { game, hashes };
}

describe('a random duel', () => {
  it('of whole length ends with a winner, who has the Victory Score', () => {
    let most = 0;
    fc.assert(
      fc.property(fc.nat(9999), numbers, (seed, by) => {
        const { game, hashes } = play(seed, by);
        most = Math.max(most, game.now.turn);
        expect(game.isOver).to.equal(true);
        expect(game.players.filter(({ won }) => won).map(({ points }) => points >= 8)).to.deep.equal([true]);
        // At once, rather than in a cleanup.
        const won = game.trace.filter((entry) => isOccurrence(entry) && entry.kind === 'win the game');
        expect(won.map((entry) => isOccurrence(entry) && entry.cause?.number)).to.deep.equal(['449']);
        expect(hashes.length).to.be.below(MOST_ANSWERS);
      }),
      runs(9, 25),
    );
    expect(most).to.be.above(5);
  });

  it('is taken back through every position on the way, to the first', () => {
    fc.assert(
      fc.property(fc.nat(9999), numbers, (seed, by) => {
        const { game, hashes } = play(seed, by);
        for (const hash of [...hashes].reverse()) {
          expect(game.undo()).to.equal(true);
          expect(game.hash()).to.equal(hash);
        }
        expect(game.undo()).to.equal(false);
      }),
      runs(4, 10),
    );
  });

  it('has at most one card in a facedown zone, and keeps every card', () => {
    fc.assert(
      fc.property(fc.nat(9999), numbers, (seed, by) => {
        const { game } = play(seed, by);
        for (const { facedown } of game.battlefields) expect(facedown?.objects.length ?? 0).to.be.below(2);
        const piles = [
          ...game.players.flatMap(({ zones }) => zones.flatMap(({ objects }) => objects)),
          ...game.battlefields.flatMap(({ facedown }) => facedown?.objects ?? []),
        ];
        expect(piles.length + game.board.objects.length + game.chain.objects.length).to.equal(
          2 * (39 + 12 + 2 + 1),
        );
      }),
      runs(4, 10),
    );
  });

  it('uses no rule that is not in the ruleset, so that each can be switched off by its number', () => {
    const registered = new Set<Rule>([...riftbound.rules.values()].flat());
    const missing = new Set<string>();
    fc.assert(
      fc.property(fc.nat(9999), numbers, (seed, by) => {
        for (const rule of play(seed, by).game.exercised)
          if (!registered.has(rule)) missing.add(`${rule.number} ${rule.title}`);
      }),
      runs(4, 10),
    );
    expect([...missing]).to.deep.equal([]);
  });
});
