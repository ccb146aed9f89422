import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import { answerFrom } from '../kernel';
import { runs } from '../kernel/test/deep';
import { isOccurrence, newGame, type RiftboundGame, startGame } from './index';
import { inTurnOrder } from './phrases';
import { arrange } from './table/arrange';
import { busyDuel } from './test/busy-duel';

const MOST_ANSWERS = 4000;
/** More events than this between two decisions are a chain of cleanups that doesn't end. */
const MOST_EVENTS = 1500;

const numbers = fc.array(fc.nat(997), { minLength: 200, maxLength: 400 });

/** Plays a busy duel to its end; `after` looks at the game after every answer. */
function play(
  seed: number,
  by: readonly number[],
  deck: number,
  after: (game: RiftboundGame, since: number) => void,
  off: readonly string[] = [],
): RiftboundGame {
  const table = busyDuel(seed, deck);
  const game = newGame({ players: table.players.map(({ name }) => name), seed, off });
  arrange(game, table);
  startGame(game);
  let at = 0;
  const next = (): number => {
    at += 1;
    return (by[at % by.length] ?? 0) + (at >> 8);
  };
  for (let answers = 0; game.decision; answers += 1) {
    expect(answers).to.be.below(MOST_ANSWERS);
    const since = game.trace.length;
    expect(game.act(answerFrom(game.decision, next))).to.equal(undefined);
    after(game, since);
  }
  return game;
}

/**
 * Of some duels: the most cards in one facedown zone at any moment, how many lay where their controller had lost the
 * battlefield as somebody could act, how often one was hidden, and how often played from there.
 */
function facedownIn(
  duels: number,
  off: readonly string[],
): Record<'most' | 'astray' | 'hidden' | 'played', number> {
  const seen = { most: 0, astray: 0, hidden: 0, played: 0 };
  fc.assert(
    fc.property(fc.nat(9999), numbers, (seed, by) => {
      const look = (game: RiftboundGame): void => {
        for (const { facedown, battlefield } of game.battlefields) {
          const there = facedown?.objects ?? [];
          seen.most = Math.max(seen.most, there.length);
          if (game.decision?.purpose === 'priority')
            seen.astray += there.filter(({ controller }) => controller !== battlefield?.controller).length;
        }
      };
      for (const entry of play(seed, by, 20, look, off).trace) {
        if (!isOccurrence(entry)) continue;
        if (entry.kind === 'hide') seen.hidden += 1;
        if (entry.kind === 'put onto the chain' && entry.about.from === 'facedown zone') seen.played += 1;
      }
    }),
    { numRuns: duels, seed: 1 },
  );
  return seen;
}

describe('random duels with much going on', () => {
  it('hide cards and play them from there, and a facedown zone never holds more than one', () => {
    const { most, astray, hidden, played } = facedownIn(5, []);
    expect(most).to.equal(1);
    expect(astray).to.equal(0);
    expect(hidden).to.be.above(5);
    expect(played).to.be.above(2);
  });

  it('show a facedown zone with two cards where nothing forbids it', () => {
    expect(facedownIn(5, ['106.4.b']).most).to.be.above(1);
  });

  it('show facedown cards at battlefields of others where no cleanup removes them', () => {
    expect(facedownIn(5, ['106.4.d']).astray).to.be.above(0);
  });

  it('have at most one card in a facedown zone, units of at most two players at a battlefield, none in a foreign base', () => {
    fc.assert(
      fc.property(fc.nat(9999), numbers, (seed, by) => {
        play(seed, by, 20, (game) => {
          for (const { facedown, objects } of game.battlefields) {
            expect(facedown?.objects.length ?? 0).to.be.below(2);
            expect(new Set(objects.map(({ controller }) => controller)).size).to.be.below(3);
          }
          for (const { seat, base } of game.players)
            for (const { controller } of base.objects) expect(controller).to.equal(seat);
        });
      }),
      runs(2, 6),
    );
  });

  it('put what triggers at once on the chain in turn order, an initial chain from the attacker on', () => {
    let batches = 0;
    fc.assert(
      fc.property(fc.nat(9999), numbers, (seed, by) => {
        let batch: number[] = [];
        let attacker: number | undefined;
        // As the trace tells it: the game itself may be in the next turn by the time it is looked at.
        let active = 0;
        play(seed, by, 20, (game, since) => {
          for (const entry of game.trace.slice(since)) {
            if (!isOccurrence(entry)) continue;
            const { kind, about } = entry;
            if (kind === 'begin') active = about.player ?? active;
            if (kind === 'become an attacker') attacker = about.player;
            if (kind === 'put onto the chain' && about.object?.ability?.kind === 'triggered') {
              batch.push(about.player ?? -1);
              continue;
            }
            if (new Set(batch).size > 1) {
              batches += 1;
              const order = inTurnOrder(game, attacker ?? active);
              expect(batch).to.deep.equal([...batch].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
            }
            if (batch.length > 0) attacker = undefined;
            batch = [];
            if (kind === 'end a showdown') attacker = undefined;
          }
        });
      }),
      runs(20, 60),
    );
    expect(batches).to.be.above(0);
  });

  it('end by burning out where the decks are small, and no chain of cleanups runs for ever', () => {
    let burnt = 0;
    fc.assert(
      fc.property(fc.nat(9999), numbers, fc.integer({ min: 4, max: 9 }), (seed, by, deck) => {
        const game = play(seed, by, deck, (on, since) =>
          expect(on.trace.length - since).to.be.below(MOST_EVENTS),
        );
        expect(game.players.map(({ won }) => won).sort()).to.deep.equal([false, true]);
        expect(game.players.filter(({ won }) => won).every(({ points }) => points >= 8)).to.equal(true);
        burnt += game.trace.filter((entry) => isOccurrence(entry) && entry.kind === 'burn out').length;
      }),
      runs(20, 60),
    );
    expect(burnt).to.be.above(0);
  });

  it('burn out repeatedly, a point each time, until the opponent wins', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.integer({ min: 4, max: 5 }), (seed, deck) => {
        // Who never does anything but pass and never plays a card has an empty trash to recycle.
        const table = busyDuel(seed, deck);
        const game = newGame({ players: ['Alice', 'Bob'], seed });
        arrange(game, table);
        startGame(game);
        for (let answers = 0; game.decision && answers < 200; answers += 1) {
          const { decision } = game;
          expect(game.act(decision.kind === 'choose' && decision.minimum === 0 ? [] : [0])).to.equal(
            undefined,
          );
        }
        const burnt = game.trace.filter((entry) => isOccurrence(entry) && entry.kind === 'burn out').length;
        expect(burnt).to.equal(8);
        expect(game.players.filter(({ won }) => won).map(({ points }) => points)).to.deep.equal([8]);
      }),
      runs(4, 10),
    );
  });
});
