import { createHash } from 'node:crypto';
import path from 'node:path';
import { fuzzedRulebooks } from '../fuzz/rulebooks';
import type { Hello } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import type { EngineOptions } from './engine-options';
import { filesBelow, findHome } from './home';
import { engineDigest, filesDigest } from './kills-file';

/** Which engine games are played on. */
export interface EngineChoice extends EngineOptions {
  readonly engine?: string;
  readonly rulebook?: string;
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
}

/** Asks an engine who it is. Throws a Problem where it can't be spoken to. */
export function engineIdentity(options: EngineChoice): EngineIdentity {
  const { engine: command } = options;
  const code = digestOfCode(command === undefined);
  if (command === undefined) return { engine: named(new ReferenceEngine().hello()), code, hasTrace: true };
  const { openEngine }: typeof import('./open-engine') = require('./open-engine');
  const rulebooks = options.rulebook === undefined ? fuzzedRulebooks : [options.rulebook];
  const { engine, hello } = openEngine(command, options, rulebooks);
  engine.end();
  const hasTrace = !hello.features.missing.some(({ feature }) => feature === 'rules in the trace');
  return { engine: named(hello), command, code, hasTrace };
}

const named = ({ engine, version }: Hello): string =>
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
