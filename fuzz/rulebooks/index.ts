import type { FuzzedRulebook } from './fuzzed-rulebook';
import { legionsOfWill } from './legions-of-will';
import { riftbound } from './riftbound';

export type { Canary, FuzzedRulebook } from './fuzzed-rulebook';

/** Every rulebook whose games can be played at random: a new one is added here and nowhere else. */
const all: readonly FuzzedRulebook[] = [legionsOfWill, riftbound];

/** Ids of the rulebooks whose games can be played at random. */
export const fuzzedRulebooks: readonly string[] = all.map(({ id }) => id);

/** What a rulebook brings to the fuzzer, by its id; undefined where it brings nothing. */
export function fuzzedRulebook(id: string): FuzzedRulebook | undefined {
  return all.find((rulebook) => rulebook.id === id);
}
