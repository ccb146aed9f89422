/** Of a feature that an engine says it lacks: on how many tables with it no game was played, and on how many one was. */
export interface Gap {
  readonly refused: number;
  readonly played: number;
}

/** Counts what becomes of tables that take what an engine says it lacks. */
export class Gaps {
  private readonly counts = new Map<string, Gap>();
  private open: readonly string[] = [];

  /** A game begins; the one before it was played. */
  begin(lacked: readonly string[]): void {
    this.end();
    this.open = lacked;
  }

  /** The game that is played was given up for want of a feature. */
  refuse(feature: string): void {
    this.open = [];
    this.count(feature, 'refused');
  }

  /** The game that is played was broken off, for no want of anything. */
  drop(): void {
    this.open = [];
  }

  /** By feature; a game that is still played counts. */
  end(): Readonly<Record<string, Gap>> {
    for (const feature of this.open) this.count(feature, 'played');
    this.open = [];
    return Object.fromEntries([...this.counts].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private count(feature: string, what: keyof Gap): void {
    const gap = this.counts.get(feature) ?? { refused: 0, played: 0 };
    this.counts.set(feature, { ...gap, [what]: gap[what] + 1 });
  }
}

/** What several processes counted, together. */
export function sumOfGaps(parts: readonly Readonly<Record<string, Gap>>[]): Readonly<Record<string, Gap>> {
  const sum = new Map<string, Gap>();
  for (const [feature, { refused, played }] of parts.flatMap((part) => Object.entries(part))) {
    const before = sum.get(feature) ?? { refused: 0, played: 0 };
    sum.set(feature, { refused: before.refused + refused, played: before.played + played });
  }
  return Object.fromEntries(sum);
}
