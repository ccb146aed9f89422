import type { GameCoverage } from './corpus/coverage';
import type { Entry } from './corpus/entry';
import type { Finding } from './finding';
import type { Thrown } from './noticing-engine';
import type { Played } from './play';
import type { RangeResult, RangeSettings } from './range-result';

/** A game that was played, with all that counts. */
export interface TalliedGame {
  readonly game: number;
  readonly decisions: number;
  readonly played: Played;
  readonly coverage: GameCoverage;
  /** The game as numbers, to be kept if it reached something new; undefined without a corpus. */
  readonly entry: Entry | undefined;
  readonly thrown: Thrown | undefined;
  readonly finding: { readonly kind: string; readonly finding: Finding } | undefined;
}

/** How often something was found, and in which game first. */
interface FirstGame {
  games: number;
  readonly first: Finding;
}

const withKinds = (found: ReadonlyMap<string, FirstGame>): RangeResult['findings'] =>
  [...found].map(([kind, each]) => ({ kind, ...each }));

/** Adds up games that are played one after another. */
export class RangeTally {
  private to: number;
  private readonly counts = {
    games: 0,
    decisions: 0,
    turns: 0,
    ended: 0,
    drawn: 0,
    broken: 0,
    unsupported: 0,
  };
  private readonly actions = new Set<string>();
  private readonly rules = new Set<string>();
  private readonly coverage = new Set<string>();
  private readonly reach = new Map<string, number>();
  private readonly findings = new Map<string, FirstGame>();
  private readonly alarms = new Map<string, FirstGame>();
  private readonly discoveries: RangeResult['discoveries'][number][] = [];

  constructor(
    private readonly settings: RangeSettings,
    private readonly from: number,
    /** What the corpus reaches anyway. */
    private readonly known: ReadonlySet<string>,
  ) {
    this.to = from;
  }

  /** Adds the next game. */
  add({ game, decisions, played, coverage, entry, thrown, finding }: TalliedGame): void {
    const { counts } = this;
    this.to = game + 1;
    counts.games += 1;
    counts.decisions += decisions;
    counts.turns += coverage.turns;
    if (played.over) counts.ended += 1;
    if (played.drawn) counts.drawn += 1;
    if (thrown === 'broke') counts.broken += 1;
    if (thrown === 'unsupported') counts.unsupported += 1;
    for (const action of coverage.actions) this.actions.add(action);
    for (const rule of played.exercised) this.rules.add(rule);
    for (const [what, count] of played.reach.entries())
      this.reach.set(what, (this.reach.get(what) ?? 0) + count);
    const fresh = coverage.beyond(this.coverage, played.exercised);
    for (const key of fresh) this.coverage.add(key);
    const keys = entry ? fresh.filter((key) => !this.known.has(key)) : [];
    if (entry && keys.length > 0) this.discoveries.push({ game, keys: coverage.reachedAfter(keys), entry });
    if (!finding) return;
    const kinds = finding.finding.alarm ? this.alarms : this.findings;
    const known = kinds.get(finding.kind);
    if (known) known.games += 1;
    else kinds.set(finding.kind, { games: 1, first: finding.finding });
  }

  /** What they came to. */
  result(): RangeResult {
    const { from, to, settings } = this;
    return {
      result: 1,
      settings,
      ranges: to > from ? [{ from, to }] : [],
      ...this.counts,
      actions: [...this.actions].sort(),
      rules: [...this.rules].sort(),
      reach: Object.fromEntries([...this.reach].sort(([one], [other]) => (one < other ? -1 : 1))),
      coverage: [...this.coverage].sort(),
      findings: withKinds(this.findings),
      alarms: withKinds(this.alarms),
      discoveries: this.discoveries,
    };
  }
}
