import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { FullTraceLine } from '../../engine/kernel';
import { EntryAnswers, freshEntry, mix } from '../../fuzz/corpus/game-plan';
import { fuzzedRulebook } from '../../fuzz/rulebooks';
import type { PendingDecision } from '../contract';
import { ReferenceEngine } from '../in-process';
import { RebuiltGame } from './rebuilt-game';

const GAMES = 100;
const MOST_DECISIONS = 30;
const RULEBOOKS = ['legions-of-will', 'riftbound'];

/** A line as it is after it was written and read. */
function readBack(line: FullTraceLine): FullTraceLine {
  const read: FullTraceLine = JSON.parse(JSON.stringify(line));
  return read;
}

/** A game of a series by its number; each other one with generated card texts. */
function begun(id: string, number: number) {
  const rulebook = fuzzedRulebook(id);
  if (!rulebook) throw new RangeError(id);
  const entry = freshEntry(id, mix(29, number));
  const { table, ...reluctance } =
    number % 2 === 0
      ? { table: rulebook.properties.random(8).table({ ...entry, moves: [] }), avoided: new Set<string>() }
      : rulebook.game({ ...entry, moves: [] }, { deck: 8, swarm: true });
  const { answer } = new EntryAnswers(entry, reluctance);
  const engine = new ReferenceEngine(undefined, undefined, true);
  engine.setup(table);
  return { engine, answer, rebuilt: new RebuiltGame(table) };
}

function expectSame(engine: ReferenceEngine, rebuilt: RebuiltGame, where: string): void {
  rebuilt.follow(engine.fullTrace() ?? [], readBack);
  expect(rebuilt.hash(), where).to.equal(engine.stateHash());
}

function takeBackAndAgain(
  engine: ReferenceEngine,
  rebuilt: RebuiltGame,
  given: readonly number[],
  where: string,
): void {
  const after = [...(engine.fullTrace() ?? [])];
  engine.undo();
  expect((engine.fullTrace() ?? []).length, where).to.be.at.most(after.length);
  expectSame(engine, rebuilt, `${where}, taken back`);
  engine.act({ do: 'answer', answer: given });
  const again = engine.fullTrace() ?? [];
  expect(again.length, where).to.equal(after.length);
  const other = after.find((line, at) => JSON.stringify(line) !== JSON.stringify(again[at]));
  expect(other, where).to.equal(undefined);
}

function playRebuilt(id: string, number: number): void {
  const { engine, answer, rebuilt } = begun(id, number);
  const where = (decision: PendingDecision, at: number): string =>
    `game ${number}, decision ${at}: ${decision.purpose}`;
  let decision = engine.legal();
  for (let at = 0; decision && at < MOST_DECISIONS; at += 1) {
    expectSame(engine, rebuilt, where(decision, at));
    const given = answer(decision);
    const { done } = engine.act({ do: 'answer', answer: given });
    // Of each game one decision is taken back and made again.
    if (done && at === number % MOST_DECISIONS) takeBackAndAgain(engine, rebuilt, given, where(decision, at));
    decision = engine.legal();
  }
  expectSame(engine, rebuilt, `game ${number}, at its end`);
  const played = engine.snapshot();
  for (const [name, record] of Object.entries(rebuilt.snapshot()))
    expect(JSON.stringify(record), `game ${number}: ${name}`).to.equal(JSON.stringify(played[name]));
}

describe('a game that is rebuilt from its full trace alone', () => {
  for (const id of RULEBOOKS)
    it(`of ${id} is as it was played, after each decision, and as some are taken back`, () => {
      for (let number = 0; number < GAMES; number += 1) playRebuilt(id, number);
    });
});
