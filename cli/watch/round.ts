import type { ScenarioResult } from '../../reports/model';
import type { ShownFailures } from '../failure-table';
import type { PlayOptions } from '../play-all';

/** What every round of a watch is played with. */
export interface WatchOptions extends PlayOptions {
  readonly failures?: ShownFailures;
}

/** What is played at one go. */
export interface Round {
  /** For people: why these. */
  readonly title: string;
  /** Feature files, perhaps with `:line`, or folders; none: all scenarios of the rulebooks. */
  readonly paths: readonly string[];
}

/** What a watch remembers of a scenario. */
export type Remembered = Pick<ScenarioResult, 'id' | 'uri' | 'line' | 'rulebook' | 'verdict' | 'exercised'>;

/** What became of a round. */
export interface RoundEnd {
  readonly results: readonly Remembered[];
  /** Ids of the scenarios that were not played, as the round was stopped. */
  readonly left: readonly string[];
  /** Why the code can't be loaded or broke: the process that played is of no use any more. */
  readonly broken?: string;
}

/** What is said to the process that plays. */
export type Order = { readonly play: Round; readonly options: WatchOptions } | { readonly stop: true };

/** What that process says. */
export type News =
  /** It waits for its first round, and has loaded only these of the sources. */
  { readonly ready: readonly string[] } | { readonly end: RoundEnd };
