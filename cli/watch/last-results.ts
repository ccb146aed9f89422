import path from 'node:path';
import { isFailure } from '../../reports/ladder';
import type { Verdict } from '../../reports/model';
import type { Remembered } from './round';

/** Which scenarios a saved file of the engine has to do with: rules of one rulebook, or of any. */
export interface RulesOfFile {
  readonly rulebook?: string;
  readonly numbers: readonly string[];
}

/** What every scenario ended with when it was last played. */
export class LastResults {
  readonly #results = new Map<string, Remembered>();

  /** Takes in what a round ended with. */
  update(results: readonly Remembered[]): void {
    for (const result of results) this.#results.set(result.id, result);
  }

  /** Forgets the scenarios of a file: other lines may be theirs now. */
  forget(file: string): void {
    for (const { id, uri } of this.#results.values())
      if (path.resolve(uri) === file) this.#results.delete(id);
  }

  get size(): number {
    return this.#results.size;
  }

  /** How many ended how. */
  get counts(): ReadonlyMap<Verdict, number> {
    const counts = new Map<Verdict, number>();
    for (const { verdict } of this.#results.values()) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    return counts;
  }

  get failed(): ReadonlySet<string> {
    return this.#chosen(({ verdict }) => isFailure(verdict));
  }

  /** Ids of the scenarios in whose games one of these rules did something. */
  exercising(files: readonly RulesOfFile[]): ReadonlySet<string> {
    return this.#chosen(({ rulebook, exercised }) =>
      files.some(
        (file) =>
          (file.rulebook === undefined || file.rulebook === rulebook) &&
          file.numbers.some((number) => exercised.includes(number)),
      ),
    );
  }

  /** Ids of all others. */
  except(ids: ReadonlySet<string>): ReadonlySet<string> {
    return this.#chosen(({ id }) => !ids.has(id));
  }

  /**
   * Scenarios as `check` is told to play them: a file whole where all that is known of it is meant or where something is
   * typed wrong in it, else with its lines.
   */
  pathsOf(ids: ReadonlySet<string>): readonly string[] {
    const files = new Map<string, { all: number; isWhole: boolean; lines: number[] }>();
    for (const { id, uri, line, verdict } of this.#results.values()) {
      const of = files.get(uri) ?? { all: 0, isWhole: false, lines: [] };
      files.set(uri, of);
      of.all += 1;
      if (!ids.has(id)) continue;
      of.lines.push(line);
      if (verdict === 'setup error') of.isWhole = true;
    }
    return [...files].flatMap(([uri, { all, isWhole, lines }]) => {
      if (lines.length === 0) return [];
      const isAll = isWhole || lines.length === all;
      return [`${path.resolve(uri)}${isAll ? '' : `:${lines.join(':')}`}`];
    });
  }

  #chosen(isMeant: (result: Remembered) => boolean): ReadonlySet<string> {
    return new Set([...this.#results.values()].filter(isMeant).map(({ id }) => id));
  }
}
