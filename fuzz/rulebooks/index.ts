import { describedGames } from '../../port/in-process-games';
import { describedRulebook } from '../described-game';
import type { FuzzedRulebook } from './fuzzed-rulebook';
import { legionsOfWill } from './legions-of-will';
import { magic } from './magic-rulings-summary';
import { riftbound } from './riftbound';

export type { Canary, FuzzedRulebook } from './fuzzed-rulebook';

/** What games bring of their own: the one place of the fuzzer that names them. */
const all: readonly FuzzedRulebook[] = [legionsOfWill, riftbound, magic];

/** What is made of the descriptions of games that bring nothing, by their ids. */
const made = new Map<string, FuzzedRulebook>();

/** Ids of the rulebooks whose games can be played at random. */
export const fuzzedRulebooks: readonly string[] = [
  ...new Set([...all.map(({ id }) => id), ...describedGames.map(({ description }) => description.rulebook)]),
];

/** What a rulebook brings to the fuzzer, by its id, or what its game's description comes to; undefined for a game that nobody plays. */
export function fuzzedRulebook(id: string): FuzzedRulebook | undefined {
  return all.find((rulebook) => rulebook.id === id) ?? made.get(id) ?? madeOf(id);
}

function madeOf(id: string): FuzzedRulebook | undefined {
  const described = describedGames.find(({ description }) => description.rulebook === id);
  if (!described) return undefined;
  const rulebook = describedRulebook(described);
  made.set(id, rulebook);
  return rulebook;
}
