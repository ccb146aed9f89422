/** What `rulewright mutate` is asked for. */
export interface MutateOptions {
  readonly rulebook?: string;
  /** The short name of an edition: its rules are tried, on scenarios that are played in it. */
  readonly edition?: string;
  readonly jobs: number;
  /** The file that what was found is written to, beside what stands in it of other rules; left out, nothing is written. */
  readonly out?: string;
  /** Try again what stands in that file and is up to date. */
  readonly again?: boolean;
  /** Play what is recorded again, instead of trying anything. */
  readonly check?: boolean;
  /** Only so many of what is recorded. */
  readonly sample?: number;
}
