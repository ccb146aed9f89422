import { describe, it } from 'node:test';
import { expect } from 'chai';
import { EntryAnswers, freshEntry, mix } from '../../fuzz/corpus/game-plan';
import { fuzzedRulebook, fuzzedRulebooks } from '../../fuzz/rulebooks';
import type { PendingDecision } from '../contract';
import { ReferenceEngine } from '../in-process';
import { RebuiltGame } from './rebuilt-game';

const GAMES = 100;
const MOST_DECISIONS = 30;
/** So many games are played without shortcuts as well. */
const WITHOUT_SHORTCUTS = 8;
const RULEBOOKS = fuzzedRulebooks;

/** A game of a series by its number; each other one with generated card texts. */
function begun(id: string, number: number, mode?: 'all' | 'none') {
  const rulebook = fuzzedRulebook(id);
  if (!rulebook) throw new RangeError(id);
  const entry = freshEntry(id, mix(29, number));
  const { table, ...reluctance } =
    number % 2 === 0
      ? { table: rulebook.properties.random(8).table({ ...entry, moves: [] }), avoided: new Set<string>() }
      : rulebook.game({ ...entry, moves: [] }, { deck: 8, swarm: true });
  const { answer } = new EntryAnswers(entry, reluctance);
  const engine = new ReferenceEngine(undefined, mode);
  engine.fullTrace.keep();
  engine.setup(table);
  return { engine, answer, rebuilt: new RebuiltGame(table) };
}

/** The full trace of a game that is played in a mode. */
function tracedIn(mode: 'all' | 'none', id: string, number: number): string {
  const { engine, answer } = begun(id, number, mode);
  let decision = engine.legal();
  for (let at = 0; decision && at < MOST_DECISIONS; at += 1) {
    engine.act({ do: 'answer', answer: answer(decision) });
    decision = engine.legal();
  }
  return engine.fullTrace.lines().join('\n');
}

function expectSame(engine: ReferenceEngine, rebuilt: RebuiltGame, where: string): void {
  rebuilt.follow(engine.fullTrace.lines());
  expect(rebuilt.hash(), where).to.equal(engine.fullTrace.stateHash());
}

function takeBackAndAgain(
  engine: ReferenceEngine,
  rebuilt: RebuiltGame,
  given: readonly number[],
  where: string,
): void {
  const after = engine.fullTrace.lines();
  engine.undo();
  expect(engine.fullTrace.lines().length, where).to.be.at.most(after.length);
  expectSame(engine, rebuilt, `${where}, taken back`);
  engine.act({ do: 'answer', answer: given });
  const again = engine.fullTrace.lines();
  expect(again.length, where).to.equal(after.length);
  const other = after.find((line, at) => line !== again[at]);
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
  const played = engine.fullTrace.snapshot();
  for (const [name, record] of Object.entries(rebuilt.snapshot()))
    expect(JSON.stringify(record), `game ${number}: ${name}`).to.equal(JSON.stringify(played[name]));
}

describe('a game that is rebuilt from its full trace alone', () => {
  for (const id of RULEBOOKS)
    it(`of ${id} is as it was played, after each decision, and as some are taken back`, () => {
      for (let number = 0; number < GAMES; number += 1) playRebuilt(id, number);
    });

  for (const id of RULEBOOKS)
    it(`of ${id} has the same full trace where no shortcuts are taken`, () => {
      for (let number = 0; number < WITHOUT_SHORTCUTS; number += 1)
        expect(tracedIn('none', id, number), `game ${number}`).to.equal(tracedIn('all', id, number));
    });
});
