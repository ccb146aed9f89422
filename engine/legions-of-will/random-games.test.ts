import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from 'fast-check';
import type { PendingDecision, SetupRequest } from '../../port/contract';
import { ReferenceEngine } from '../../port/in-process';
import { answerFrom, type Decision, oneAfterAnother, refusal } from '../kernel';
import { runs as some } from '../kernel/test/deep';
import { randomNumbers, randomTable } from './test/random-table';

/** The decision as the kernel knows it, whose answers can be read out of numbers: without `after`, thresholds are one after another. */
function asDecision(pending: PendingDecision): Decision {
  const { kind, player, purpose, rule, minimum, maximum, amount, minimums, thresholds, after } = pending;
  const asked = { player, purpose, rule };
  const options = pending.options.map(({ label }) => ({ label }));
  switch (kind) {
    case 'choose':
      return { ...asked, kind, options, minimum, maximum, isPriority: purpose === 'priority' };
    case 'order':
      return { ...asked, kind, options };
    case 'number':
      return { ...asked, kind, minimum, maximum };
    case 'distribute':
      return {
        ...asked,
        kind,
        options,
        amount,
        minimums,
        thresholds,
        after: after ?? (thresholds && oneAfterAnother(options.length)),
      };
  }
}

interface Played {
  readonly engine: ReferenceEngine;
  readonly answers: readonly (readonly number[])[];
  /** The hash before each answer. */
  readonly hashes: readonly string[];
}

const setUp = (table: SetupRequest): ReferenceEngine => {
  const engine = new ReferenceEngine();
  engine.setup(table);
  return engine;
};

function play(table: SetupRequest, numbers: readonly number[]): Played {
  const engine = setUp(table);
  const answers: (readonly number[])[] = [];
  const hashes: string[] = [];
  let at = 0;
  const next = (): number => {
    at += 1;
    return numbers[at - 1] ?? 0;
  };
  for (let pending = engine.legal(); pending && at < numbers.length; pending = engine.legal()) {
    const answer = answerFrom(asDecision(pending), next);
    hashes.push(engine.hash());
    answers.push(answer);
    expect(engine.act({ do: 'answer', answer })).to.deep.equal({ done: true });
  }
  return { engine, answers, hashes };
}

/** Everything that an engine tells about the game. */
const told = (engine: ReferenceEngine): unknown => ({
  hash: engine.hash(),
  legal: engine.legal(),
  trace: engine.trace(),
  table: engine.observe(),
});

const games = fc.tuple(randomTable, randomNumbers);
const runs = some(10, 30);

describe('a random game', () => {
  it('goes somewhere', () => {
    const reached = fc
      .sample(games, { seed: 1, numRuns: 40 })
      .map(([table, numbers]) => play(table, numbers));
    const turns = reached.map(({ engine }) => engine.observe().turn);
    expect(Math.max(...turns)).to.be.above(5);
    expect(reached.filter(({ engine }) => engine.observe().over).length).to.be.above(3);
    const purposes = new Set(
      reached.flatMap(({ engine }) =>
        engine
          .trace()
          .filter(({ what }) => what === 'decision')
          .map(({ kind }) => kind),
      ),
    );
    expect([...purposes]).to.include.members(['priority', 'declare attackers', 'choose targets']);
  });

  it('of the same table, seed and answers is the same, line by line', () => {
    fc.assert(
      fc.property(games, ([table, numbers]) => {
        const first = play(table, numbers);
        const second = play(structuredClone(table), numbers);
        expect(second.hashes).to.deep.equal(first.hashes);
        expect(told(second.engine)).to.deep.equal(told(first.engine));
      }),
      runs,
    );
  });

  it('is the same from a fork that replays its answers', () => {
    fc.assert(
      fc.property(games, fc.nat(), ([table, numbers], point) => {
        const { engine, answers, hashes } = play(table, numbers);
        const fork = setUp(table);
        const at = answers.length === 0 ? 0 : point % answers.length;
        for (const answer of answers.slice(0, at)) fork.act({ do: 'answer', answer });
        expect(fork.hash()).to.equal(hashes[at] ?? engine.hash());
        for (const answer of answers.slice(at)) fork.act({ do: 'answer', answer });
        expect(told(fork)).to.deep.equal(told(engine));
      }),
      runs,
    );
  });

  it('is taken back through every position on the way, to the first', () => {
    fc.assert(
      fc.property(games, ([table, numbers]) => {
        const { engine, hashes } = play(table, numbers);
        for (const hash of [...hashes].reverse()) {
          expect(engine.undo()).to.equal(true);
          expect(engine.hash()).to.equal(hash);
        }
        expect(engine.undo()).to.equal(false);
        expect(told(engine)).to.deep.equal(told(setUp(table)));
      }),
      runs,
    );
  });

  it('goes on the same after every act was taken back and done again', () => {
    fc.assert(
      fc.property(games, ([table, numbers]) => {
        const { engine, answers } = play(table, numbers);
        const twice = setUp(table);
        for (const answer of answers) {
          twice.act({ do: 'answer', answer });
          expect(twice.undo()).to.equal(true);
          expect(twice.act({ do: 'answer', answer })).to.deep.equal({ done: true });
        }
        expect(told(twice)).to.deep.equal(told(engine));
      }),
      runs,
    );
  });

  it('refuses what is no answer, and is as it was', () => {
    fc.assert(
      fc.property(
        games,
        fc.array(fc.integer({ min: -2, max: 9 }), { maxLength: 4 }),
        ([table, numbers], answer) => {
          const { engine } = play(table, numbers);
          const pending = engine.legal();
          fc.pre(pending !== undefined && refusal(asDecision(pending), answer) !== undefined);
          const before = told(engine);
          expect(engine.act({ do: 'answer', answer })).to.include({ done: false });
          expect(told(engine)).to.deep.equal(before);
        },
      ),
      runs,
    );
  });

  it('reverses an attempt at what is not offered exactly', () => {
    const attempt = fc.record({
      action: fc.constantFrom(
        'play',
        'activate',
        'redeem',
        'turn up a base',
        'move a unit',
        'attack',
        'block',
      ),
      object: fc.nat(),
      onto: fc.option(fc.nat(), { nil: undefined }),
    });
    fc.assert(
      fc.property(games, fc.array(attempt, { maxLength: 30 }), ([table, numbers], attempts) => {
        const { engine } = play(table, numbers);
        for (const { action, object, onto } of attempts) {
          const pending = engine.legal();
          if (!pending) return;
          const ids = engine.observe().objects.map(({ id }) => id);
          const subject = ids[object % ids.length];
          const other = onto === undefined ? undefined : ids[onto % ids.length];
          if (pending.options.some((option) => option.action === action && option.object === subject))
            continue;
          const before = told(engine);
          const result = engine.act({
            do: 'attempt',
            player: pending.player,
            action,
            object: subject,
            onto: other,
          });
          expect(result.done).to.equal(false);
          expect(told(engine)).to.deep.equal(before);
        }
      }),
      runs,
    );
  });
});
