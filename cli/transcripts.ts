import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { Query } from '@cucumber/query';
import { TRANSCRIPT_MEDIA_TYPE } from '../steps/trace-attachment';
import { makeFolder } from './make-folder';
import { Problem } from './problem';

/** Writes the transcripts that a run attaches to its scenarios into a folder, one file a scenario. */
export class Transcripts {
  readonly #query = new Query();
  /** The files that were written, in the order of the run. */
  readonly files: string[] = [];

  constructor(readonly folder: string) {}

  /** Takes in the next message. */
  update(envelope: Envelope): void {
    this.#query.update(envelope);
    const { attachment } = envelope;
    if (attachment?.mediaType !== TRANSCRIPT_MEDIA_TYPE) return;
    const text =
      attachment.contentEncoding === 'BASE64'
        ? Buffer.from(attachment.body, 'base64').toString()
        : attachment.body;
    this.#write(this.#nameFor(attachment.testCaseStartedId), text);
  }

  #nameFor(startedId: string | undefined): string {
    const started = this.#query.findAllTestCaseStarted().find(({ id }) => id === startedId);
    const pickle = started && this.#query.findPickleBy(started);
    const line = (pickle && this.#query.findLocationOf(pickle)?.line) ?? 0;
    const file = path.basename(pickle?.uri ?? 'scenario', '.feature');
    return `${file}-${line}-${(pickle?.name ?? '').replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.ndjson`;
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
