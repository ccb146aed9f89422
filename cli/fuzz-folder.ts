import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { entrySchema } from '../fuzz/corpus/entry';
import { alarmOf, type Finding, writeFinding } from '../fuzz/finding';
import { readResult, writeResult } from '../fuzz/merge/result-text';
import { type RangeResult, violationsIn } from '../fuzz/range-result';
import { readJson } from '../fuzz/read-json';
import type { Immutable } from '../port/protocol/immutable';
import type { Read } from '../port/protocol/read';
import { makeFolder } from './make-folder';
import { Problem } from './problem';
import { writeWhole } from './write-file';

const campaignSchema = Type.Object(
  {
    campaign: Type.Literal(1),
    /** What was asked for, as a text: the same campaign only if it is the same. */
    asked: Type.String(),
    /** Seconds that were spent on it. */
    spent: Type.Number({ minimum: 0 }),
    isOver: Type.Boolean(),
    /** The entries of the corpus that it began with. */
    first: Type.Array(entrySchema),
  },
  { additionalProperties: false },
);
const campaignCheck = TypeCompiler.Compile(campaignSchema);
const readState = (text: string): Read<CampaignState> => readJson(text, campaignCheck);

/** How far a campaign is. */
export type CampaignState = Immutable<Static<typeof campaignSchema>>;

/** A campaign that was not over when it ended, as it is gone on with. */
export interface Unfinished {
  readonly state: CampaignState;
  readonly result: RangeResult | undefined;
}

/** A finding and where it was written. */
export interface KeptFinding {
  readonly finding: Finding;
  readonly kind: string;
  readonly games: number;
  readonly file: string;
}

/**
 * The folder of a campaign. Every file is written as a whole or not at all, so that whoever is ended at any moment
 * leaves a state that can be gone on with: what counts is in one file together with the numbers of the games that it
 * counts.
 */
export class FuzzFolder {
  private constructor(readonly folder: string) {}

  /** Makes the folder if there is none. Throws a Problem where it can't be written to. */
  static at(folder: string): FuzzFolder {
    if (existsSync(folder) && !statSync(folder).isDirectory())
      throw new Problem([`--out "${folder}" is a file: give the name of a folder.`]);
    const made = new FuzzFolder(folder);
    try {
      makeFolder(folder);
      writeWhole(path.join(folder, '.writable'), '');
      rmSync(path.join(folder, '.writable'));
    } catch (error) {
      throw made.unwritable(error);
    }
    return made;
  }

  /** The file with what the campaign came to, which can be merged with others. */
  get resultFile(): string {
    return path.join(this.folder, 'result.json');
  }

  /** A campaign that was begun here and is not over; undefined where there is none. Throws a Problem for damaged files. */
  unfinished(): Unfinished | undefined {
    const state = this.read(this.campaignFile, readState);
    return state && !state.isOver ? { state, result: this.result() } : undefined;
  }

  /** What the campaign came to so far; undefined where there is nothing. Throws a Problem for a damaged file. */
  result(): RangeResult | undefined {
    return this.read(this.resultFile, readResult);
  }

  /** Begins a campaign. What another one came to is forgotten, but for its findings. */
  begin(state: CampaignState): void {
    // In this order: where it ends in between, no result is taken for one of the campaign that begins.
    rmSync(this.resultFile, { force: true });
    this.write(this.campaignFile, `${JSON.stringify(state)}\n`);
  }

  /** Notes what the campaign came to so far. Findings are written by `keep` before that. */
  save(result: RangeResult): void {
    this.write(this.resultFile, writeResult(result));
  }

  /** Notes how far it is. */
  note(state: CampaignState): void {
    this.write(this.campaignFile, `${JSON.stringify(state)}\n`);
  }

  /** Writes findings and alarms, each into a file that its kind names. */
  keep(result: RangeResult): readonly KeptFinding[] {
    return violationsIn(result).map(({ kind, games, first }) => {
      const file = this.fileOf(kind, first);
      const text = `${writeFinding(first)}\n`;
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
        // A scenario that was made of another game of this kind doesn't go with it any more.
        rmSync(scenarioBeside(file), { force: true });
        this.write(file, text);
      }
      return { finding: first, kind, games, file };
    });
  }

  /** Keeps a finding as an alarm from now on: where it stood before there is nothing left. */
  keepAsAlarm({ kind, games, finding, file }: KeptFinding): KeptFinding {
    const alarm = alarmOf(finding);
    const kept = { kind, games, finding: alarm, file: this.fileOf(kind, alarm) };
    this.write(kept.file, `${writeFinding(alarm)}\n`);
    for (const each of [file, scenarioBeside(file)]) rmSync(each, { force: true });
    return kept;
  }

  private fileOf(kind: string, finding: Finding): string {
    const folder = path.join(this.folder, finding.alarm ? 'alarms' : 'findings');
    return path.join(folder, `${fileNameOf(kind, finding)}.json`);
  }

  /** Writes any other file. */
  write(file: string, text: string): void {
    try {
      writeWhole(file, text);
    } catch (error) {
      throw this.unwritable(error);
    }
  }

  /** Reads a file; undefined where there is none. Throws a Problem for a damaged one. */
  read<T>(file: string, reader: (text: string) => Read<T>): T | undefined {
    if (!existsSync(file)) return undefined;
    const read = reader(readFileSync(file, 'utf8'));
    if (read.fine) return read.value;
    throw new Problem([
      `"${file}" is damaged (${read.wrong}): remove it, and the campaign begins again, or give another --out.`,
    ]);
  }

  private get campaignFile(): string {
    return path.join(this.folder, 'campaign.json');
  }

  private unwritable(error: unknown): Problem {
    const why = error instanceof Error ? error.message : String(error);
    return new Problem([
      `Nothing can be written to "${this.folder}" (${why}): give --out a folder that can be written.`,
    ]);
  }
}

/** The file of the scenario that is made of a finding. */
export const scenarioBeside = (file: string): string => file.replace(/\.json$/, '.feature');

/** The name of a finding's files: the invariant, and a digest of the kind of violation. */
function fileNameOf(kind: string, { invariant }: Finding): string {
  const digest = createHash('sha256').update(kind).digest('hex').slice(0, 8);
  return `${invariant.number}-${invariant.name}-${digest}`.replace(/[^\w.-]+/g, '-');
}
