import path from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { readJson } from '../fuzz/read-json';
import type { Immutable } from '../port/protocol/immutable';
import { FuzzFolder } from './fuzz-folder';

const roundSchema = Type.Object(
  {
    round: Type.Literal(1),
    /** What was asked for, as a text: the same round only if it is the same. */
    asked: Type.String(),
    /** Ids of the rulebooks whose campaigns are over. */
    over: Type.Array(Type.String()),
    isOver: Type.Boolean(),
  },
  { additionalProperties: false },
);
const roundCheck = TypeCompiler.Compile(roundSchema);

type RoundState = Immutable<Static<typeof roundSchema>>;

/**
 * Campaigns of several rulebooks, one after another, each in a folder of its own. Whoever is ended at any moment goes
 * on with the campaign that was not over.
 */
export class FuzzRound {
  private readonly folder: FuzzFolder;
  private over: readonly string[];

  /** Begins a round in a folder, or goes on with one that was not over. Throws a Problem where nothing can be written. */
  constructor(
    folder: string,
    private readonly asked: string,
  ) {
    this.folder = FuzzFolder.at(folder);
    const known = this.folder.read(this.file, (text) => readJson(text, roundCheck));
    this.over = known && !known.isOver && known.asked === asked ? known.over : [];
    this.note(false);
  }

  /** The folder of a rulebook's campaign. */
  folderOf(rulebook: string): FuzzFolder {
    return FuzzFolder.at(path.join(this.folder.folder, rulebook));
  }

  /** Was the campaign of a rulebook over when this round was ended before? */
  wasPlayed(rulebook: string): boolean {
    return this.over.includes(rulebook);
  }

  /** Notes that the campaign of a rulebook is over. */
  played(rulebook: string): void {
    this.over = [...this.over, rulebook];
    this.note(false);
  }

  /** Notes that all campaigns are over: the next round begins anew. */
  end(): void {
    this.note(true);
  }

  private note(isOver: boolean): void {
    const state: RoundState = { round: 1, asked: this.asked, over: this.over, isOver };
    this.folder.write(this.file, `${JSON.stringify(state)}\n`);
  }

  private get file(): string {
    return path.join(this.folder.folder, 'round.json');
  }
}
