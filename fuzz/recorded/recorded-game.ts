import { ReferenceEngine } from '../../port/in-process';
import type { Reluctance } from '../avoiding';
import type { Entry } from '../corpus/entry';
import { EntryAnswers, freshEntry, mix } from '../corpus/game-plan';
import { pick, seeded } from '../numbers';
import { playGame } from '../play';
import { fuzzedRulebook } from '../rulebooks';
import type { FuzzedGame, FuzzedRulebook } from '../rulebooks/fuzzed-rulebook';
import type { GameScript } from './moments';

/** A game of the series is left after so many decisions. */
const MOST_DECISIONS = 150;
/** The most cards in a deck: what happens as a deck runs out is seen as well. */
const DECK = 8;
/** In one game of so many, a rule is switched off. */
const WITHOUT_A_RULE = 8;

/**
 * A game of a series, by its number: each other one is played with cards whose text is generated, and in some a rule is
 * switched off. A number and a seed are always the same game, as long as nothing changes the tables or the engine.
 *
 * @param id of a rulebook
 * @throws RangeError where its games can't be played at random
 */
export function recordGame(id: string, seed: number, number: number): GameScript {
  const rulebook = fuzzedRulebook(id);
  if (!rulebook) throw new RangeError(`Games of "${id}" can't be played at random.`);
  const entry = freshEntry(id, mix(seed, number));
  const { table, ...reluctance } = gameOf(rulebook, entry, number);
  const off = number % WITHOUT_A_RULE === WITHOUT_A_RULE - 1 ? [ruleOf(id, entry.rest)] : [];
  const request = { ...table, off };
  const { answer } = new EntryAnswers(entry, reluctance);
  const options = { most: MOST_DECISIONS, invariants: [], answer, every: Number.POSITIVE_INFINITY };
  const { answers } = playGame(new ReferenceEngine(), request, options);
  return { request, answers };
}

function gameOf(
  rulebook: FuzzedRulebook,
  entry: Entry,
  number: number,
): Pick<FuzzedGame, 'table'> & Reluctance {
  const numbers = { ...entry, moves: [] };
  if (number % 2 === 0) return { table: rulebook.properties.random(DECK).table(numbers), avoided: new Set() };
  return rulebook.game(numbers, { deck: DECK, swarm: true });
}

function ruleOf(id: string, chance: number): string {
  const rules = new ReferenceEngine().hello().rulebooks.find((each) => each.id === id)?.rules ?? [];
  return pick([...new Set(rules.map(({ number }) => number))].sort(), seeded(chance));
}
