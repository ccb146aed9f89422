import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { version } from 'ohm-js';

/** So many readings are kept of one game; beyond that, only those of the last process. */
const MOST = 20_000;
/** So many versions of what reads are kept side by side, as where branches are changed. */
const VERSIONS = 4;
/** Files of these kinds are what reads: the grammars, and the code beside them. */
const KINDS = new Set(['.ohm', '.ts', '.js', '.cjs', '.mjs']);

/**
 * What texts came to, kept in a file from one process to the next: reading a text anew takes milliseconds. Nothing in it
 * can be wrong: a file is of one version of the grammars and the code that read, which are digested, and it carries a
 * digest of itself. That it can't be read or written is no error: then texts are read.
 */
export class KeptReadings {
  private known: Map<string, string> | undefined;
  private readonly used = new Map<string, string>();
  private changed = false;
  /** Of what reads in this process: as it was when the first text was read. */
  private version: string | undefined;

  /**
   * @param folder where the files are kept; made when something is to be kept
   * @param name what the texts are of
   * @param code the folders of the grammars and of the code that reads
   */
  constructor(
    private readonly folder: string,
    private readonly name: string,
    private readonly code: readonly string[],
  ) {}

  /** What a text came to, as JSON; undefined where that isn't known. */
  find(text: string): string | undefined {
    this.known ??= this.read();
    const found = this.known.get(text);
    if (found !== undefined) this.used.set(text, found);
    return found;
  }

  /** Keeps what a text came to, as JSON. */
  keep(text: string, reading: string): void {
    if (this.used.size >= MOST) return;
    this.used.set(text, reading);
    this.changed = true;
  }

  /** Writes down what is new; a process that reads meanwhile gets the old file or the new one. */
  write(): void {
    if (!this.changed) return;
    this.changed = false;
    // Another process may have written since.
    const all = new Map([...this.read(), ...this.used]);
    const readings = all.size > MOST ? this.used : all;
    const body = [...readings].map((entry) => entry.join('\n')).join('\n');
    const { file } = this;
    const draft = `${file}.${process.pid}`;
    try {
      mkdirSync(this.folder, { recursive: true });
      try {
        writeFileSync(draft, `${digestOf(body)}\n${body}`);
        renameSync(draft, file);
      } finally {
        rmSync(draft, { force: true });
      }
      this.removeOld();
    } catch {
      // A full disk, or a folder that can't be written: texts are read again next time.
    }
  }

  private read(): Map<string, string> {
    const readings = new Map<string, string>();
    try {
      const written = readFileSync(this.file, 'utf8');
      const end = written.indexOf('\n');
      const body = written.slice(end + 1);
      if (digestOf(body) !== written.slice(0, end)) return readings;
      const lines = body.split('\n');
      for (let at = 0; at + 1 < lines.length; at += 2) readings.set(lines[at] ?? '', lines[at + 1] ?? '');
    } catch {
      // Nothing was kept yet, or it can't be read.
    }
    return readings;
  }

  private get file(): string {
    this.version ??= versionOf(this.code);
    return path.join(this.folder, `${this.name}-${this.version}.txt`);
  }

  private removeOld(): void {
    const own = readdirSync(this.folder).filter((file) =>
      new RegExp(`^${this.name}-[0-9a-f]+\\.txt$`).test(file),
    );
    if (own.length <= VERSIONS) return;
    const age = (file: string): number => statSync(path.join(this.folder, file)).mtimeMs;
    const old = own.sort((one, other) => age(other) - age(one)).slice(VERSIONS);
    for (const file of old) rmSync(path.join(this.folder, file), { force: true });
  }
}

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Digests grammars and code by their contents: whoever changes one of them has another version. */
function versionOf(folders: readonly string[]): string {
  const digest = createHash('sha256').update(version);
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (KINDS.has(path.extname(file)) && !/\.(?:test|d)\.[jt]s$/.test(file))
        digest.update(`\n${file}\n`).update(readFileSync(path.join(folder, file)));
  return digest.digest('hex').slice(0, 32);
}

let folder: string | undefined;

/** From now on this process keeps what texts come to in a folder, for the next ones. To be said before a text is read. */
export function keepReadingsIn(chosen: string | undefined): void {
  folder = chosen;
}

/** What is kept of the texts of a game, to be written down as the process ends; undefined where nothing is to be kept. */
export function keptReadings(name: string, code: readonly string[]): KeptReadings | undefined {
  if (folder === undefined) return undefined;
  const kept = new KeptReadings(folder, name, code);
  process.once('exit', () => kept.write());
  return kept;
}
