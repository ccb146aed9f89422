import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { pebbles } from '../../rulebooks/test/pebbles';
import { main } from '../main';
import type { Outcome } from './command';

/** What is replaced in a text by what. */
export type Edit = readonly [string | RegExp, string];

/** The invented rulebook as a publisher's file has it, with edits. */
export function pebblesFile(...edits: readonly Edit[]): string {
  const edited = edits.reduce((text, [from, to]) => {
    const after = text.replace(from, to);
    if (after === text) throw new Error(`there is nothing to edit: ${from}`);
    return after;
  }, pebbles);
  return `Pebbles Rules\n\n${edited.replace(/^(\d{3}) (.*):$/gm, '$1. $2').replaceAll('\n', '\n\n')}`;
}

const feature = (title: string, rules: readonly string[]) =>
  `Feature: ${title}\n\n${rules
    .map((rule, index) => `  Rule: ${rule}\n\n    Example: ${title} ${index}\n      When all players pass\n`)
    .join('\n')}`;

const ruling = {
  id: 'peb-001',
  rules: ['101.1b', '102.3'],
  question: 'Is a mark a mark?',
  readings: ['Yes.', 'No.'],
  taken: 'Yes.',
  why: 'It is called one.',
  scenarios: ['features/pebbles/1-all/101-pebbles.feature: 101. Pebbles 0'],
  playable: [{ name: 'no', reading: 'No.', changes: ['set 101.1b to 2', 'off 102.3'], scenarios: [] }],
};

/**
 * A folder with two editions of the invented rulebook, with features, rulings and confirmed links of the first. The
 * command runs in this process, which is in that folder until the place is removed.
 */
export class PebblesPlace {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'rulewright-pebbles-'));
  readonly #before = process.cwd();

  /** Makes the folder. `newer` is the text of the second edition. */
  static async make(newer: string): Promise<PebblesPlace> {
    const place = new PebblesPlace();
    process.chdir(place.folder);
    place.write('old.txt', pebblesFile());
    place.write('new.txt', newer);
    await place.mustRun('rulebook', 'index', 'old.txt', '--as', 'pebbles@2020-01-01');
    const rules = ['101.1a Grey is white', '101.1b A mark', '101.1c Heavy ones', '101.2 Broken ones'];
    place.write('features/pebbles/1-all/101-pebbles.feature', feature('101. Pebbles', rules));
    const throwing = feature('102. Throwing', ['102.1b Moved by touch', '102.3 Belongs to the thrower']);
    place.write(
      'features/pebbles/1-all/102-throwing.feature',
      throwing.replace('    Example', '    @also:101.1c @slow\n    Example'),
    );
    place.write('rulebooks/pebbles/rulings.json', `${JSON.stringify([ruling], null, 2)}\n`);
    await place.mustRun('rulebook', 'confirm', '--all', '--rulebook', 'pebbles');
    return place;
  }

  write(name: string, text: string): void {
    mkdirSync(path.join(this.folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(this.folder, name), text);
  }

  /** Runs the command and returns what it printed and ended with. */
  async run(...args: string[]): Promise<Outcome> {
    const { log, error } = console;
    const printed: { out: string; error: string } = { out: '', error: '' };
    console.log = (text: string) => {
      printed.out += `${stripVTControlCharacters(text)}\n`;
    };
    console.error = (text: string) => {
      printed.error += `${stripVTControlCharacters(text)}\n`;
    };
    try {
      const code = await main(args);
      return { code, ...printed };
    } finally {
      Object.assign(console, { log, error });
    }
  }

  /** Runs the command, which must succeed, and returns what it printed. */
  async mustRun(...args: string[]): Promise<string> {
    const { code, out, error } = await this.run(...args);
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${error}`);
    return out;
  }

  /** Stores the second edition. */
  async storeNewer(): Promise<void> {
    await this.mustRun('rulebook', 'index', 'new.txt', '--as', 'pebbles@2021-01-01');
  }

  read(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8');
  }

  /** Every file with what it holds. */
  everything(): Record<string, string> {
    const files = readdirSync(this.folder, { recursive: true, encoding: 'utf8', withFileTypes: true });
    const names = files.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
    return Object.fromEntries(
      names.sort().map((name) => [path.relative(this.folder, name), readFileSync(name, 'utf8')]),
    );
  }

  /** What is linked in a feature file, in order. */
  links(name: string): string[] {
    return [...this.read(name).matchAll(/(?:Rule: |@also:)([\w.~]+)/g)].map(([, number = '']) => number);
  }

  remove(): void {
    process.chdir(this.#before);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
