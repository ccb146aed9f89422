import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What became of canaries as they were made simpler, one entry a seed. By name. */
export type Shortened = Readonly<
  Record<
    string,
    readonly {
      /** Decisions in the game as it was found; null where nothing was found. */
      readonly decisions: number | null;
      /** Steps of the scenario, rows of tables included; null where none was written. */
      readonly steps: number | null;
      /** Games that were tried on the way, and the decisions made in them. */
      readonly tries: number;
      readonly played: number;
    }[]
  >
>;

/** What was measured last, by rulebook. */
export const shortened = (): Readonly<Record<string, Shortened>> =>
  JSON.parse(readFileSync(join(__dirname, 'scenarios.json'), 'utf8'));
