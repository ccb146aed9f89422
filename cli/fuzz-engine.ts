import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ComparedWith } from '../fuzz/finding';
import { fuzzedRulebooks } from '../fuzz/rulebooks';
import type { Hello } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { engineDigest, filesDigest } from './code-digest';
import type { EngineOptions } from './engine-options';
import { filesBelow, findHome } from './home';
import { Problem } from './problem';

/** Which engine games are played on. */
export interface EngineChoice extends EngineOptions {
  readonly engine?: string;
  readonly rulebook?: string;
  /** What it is compared with: a command, rules to switch off, as in `off:704.5c`, or another edition, as in `edition:2013`. */
  readonly against?: string;
}

/** What tells an engine, and the code that makes its games, from others. */
export interface EngineIdentity {
  /** Its name and version. */
  readonly engine: string;
  readonly command?: string;
  /** Digest of the code that games depend on, apart from engines elsewhere. */
  readonly code: string;
  /** Does it say which rules it uses? */
  readonly hasTrace: boolean;
  /** What it is compared with. */
  readonly against?: ComparedWith;
  /** Ids of the rulebooks whose games can be played on it, and on what it is compared with: at least one. */
  readonly plays: readonly string[];
}

/** Asks an engine who it is. Throws a Problem where it can't be spoken to. */
export function engineIdentity(options: EngineChoice): EngineIdentity {
  const { engine: command, against, rulebook } = options;
  const edition = editionIn(against);
  const rules = against === undefined ? undefined : switchedOff(against);
  const possible = rulebook === undefined ? fuzzedRulebooks : [rulebook];
  const hello = helloOf(command, possible, options, '--engine');
  const identity = {
    engine: named(hello),
    ...(command === undefined ? {} : { command }),
    code: digestOfCode(command === undefined),
    hasTrace: !lackOf(hello, 'rules in the trace'),
    plays: possible.filter(isPlayedBy(hello)),
  };
  if (against === undefined) return identity;
  if (edition !== undefined) return { ...identity, against: { engine: named(hello), edition } };
  if (!rules) {
    const other = helloOf(against, identity.plays, options, '--against');
    return {
      ...identity,
      plays: identity.plays.filter(isPlayedBy(other)),
      against: { engine: named(other), command: against },
    };
  }
  const lack = lackOf(hello, 'rules switched off');
  if (lack)
    throw new Problem([
      `--against ${against}: ${hello.engine} can't switch rules off (${lack.reason}): give the command of another engine.`,
    ]);
  return { ...identity, against: { engine: named(hello), off: rules } };
}

const OFF = 'off:';
const EDITION = 'edition:';

/** The edition that is to be played on the engine that is compared; undefined where something else is said. */
export function editionIn(against: string | undefined): string | undefined {
  if (!against?.startsWith(EDITION)) return undefined;
  const edition = against.slice(EDITION.length).trim();
  if (edition !== '') return edition;
  throw new Problem([
    `--against "${against}" leaves out the edition: write its short name, as in edition:2013.`,
  ]);
}

/** The rules that are to be switched off in the engine that is compared; undefined where a command is given. */
function switchedOff(against: string): string[] | undefined {
  if (against.trim() === '')
    throw new Problem([
      '--against is empty: give the command of an engine, rules as in off:704.5c, or an edition as in edition:2013.',
    ]);
  if (!against.startsWith(OFF)) return undefined;
  const given = against.slice(OFF.length).split(',');
  const rules = [...new Set(given.map((rule) => rule.trim()))].sort();
  if (!rules.includes('')) return rules;
  throw new Problem([
    `--against "${against}" leaves out the number of a rule: it is like off:704.5c or off:704.5c,402.2.`,
  ]);
}

const isPlayedBy =
  ({ rulebooks }: Hello) =>
  (id: string): boolean =>
    rulebooks.some((played) => played.id === id);

/** What an engine says of itself: the reference engine where there is no command. */
function helloOf(
  command: string | undefined,
  rulebooks: readonly string[],
  options: EngineOptions,
  option: string,
): Hello {
  if (command === undefined) return new ReferenceEngine().hello();
  const { openEngine }: typeof import('./open-engine') = require('./open-engine');
  const { engine, hello } = openEngine(command, options, rulebooks, option);
  engine.end();
  return hello;
}

const lackOf = ({ features }: Hello, name: string): Hello['features']['missing'][number] | undefined =>
  features.missing.find(({ feature }) => feature === name);

/** The name of an engine, with its version. */
export const named = ({ engine, version }: Hello): string =>
  [engine, version].filter((part) => part !== undefined).join(' ');

/** A digest of all code that games depend on: that of the fuzzer, and of the engine where it is ours. */
function digestOfCode(isOurs: boolean): string {
  const home = findHome();
  const folder = path.join(home.checkout ? home.root : path.join(home.root, 'dist'), 'fuzz');
  const files = filesBelow(folder, home.checkout ? '.ts' : '.js').filter(
    (file) => !/\.(?:test|d)\.ts$/.test(file),
  );
  const digests = [filesDigest(files), ...(isOurs ? [engineDigest(home)] : [])];
  return createHash('sha256').update(digests.join()).digest('hex').slice(0, 16);
}
