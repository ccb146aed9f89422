import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import type { ScenarioResult } from '../reports/model';
import { TRANSCRIPT_MEDIA_TYPE } from '../steps/trace-attachment';
import { makeFolder } from './make-folder';
import { Problem } from './problem';

/** Writes the transcripts that a run attaches to its scenarios into a folder, one file a scenario. */
export class Transcripts {
  /** The files that were written, in the order of the run. */
  readonly files: string[] = [];
  /** The transcript of the scenario that is being played. */
  #text: string | undefined;

  constructor(readonly folder: string) {}

  /** Takes in the next message. */
  update({ attachment }: Envelope): void {
    if (attachment?.mediaType !== TRANSCRIPT_MEDIA_TYPE) return;
    this.#text =
      attachment.contentEncoding === 'BASE64'
        ? Buffer.from(attachment.body, 'base64').toString()
        : attachment.body;
  }

  /** Writes the transcript of the scenario that is over, if there is one. Throws a Problem where it can't. */
  write(result: ScenarioResult): void {
    if (this.#text === undefined) return;
    this.#write(fileNameOf(result), this.#text);
    this.#text = undefined;
  }

  #write(name: string, text: string): void {
    const file = path.join(this.folder, name);
    try {
      makeFolder(this.folder);
      writeFileSync(file, text);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Problem([
        `Transcripts can't be written to "${this.folder}" (${why}): give --transcripts a folder.`,
      ]);
    }
    this.files.push(file);
  }
}

const fileNameOf = ({ uri, line, name }: ScenarioResult): string =>
  `${path.basename(uri, '.feature')}-${line}-${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.ndjson`;
