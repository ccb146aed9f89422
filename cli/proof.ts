import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Envelope } from '@cucumber/messages';
import { type EnginePort, SetupProblem } from '../port/contract';
import { engineUnderTest, useEngine } from '../port/under-test';
import { findHome, stepFiles } from './home';
import { play, type Steps } from './run';

/** What became of a scenario: undefined where it passed, else the first step that didn't, and why. */
export type Failing =
  | {
      readonly step: string;
      readonly message: string;
      /** Is the table none that can be set up? That shows in the first step in which somebody acts. */
      readonly isSetup: boolean;
    }
  | undefined;

/** Steps are loaded once a process: what was required before registers nothing again. */
let loaded: Steps | undefined;

/** Plays scenarios just as "rulewright check" does, to see what becomes of them. */
export class Proof {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'rulewright-proof-'));

  constructor(private readonly seed: number) {}

  /** Plays the scenarios of a feature file: do all of their steps pass? */
  async passes(text: string, engine: EnginePort, off: readonly string[]): Promise<boolean> {
    return (await this.failing(text, engine, off)) === undefined;
  }

  /** Plays the scenarios of a feature file. Returns the first step that doesn't pass; undefined where all of them do. */
  async failing(text: string, engine: EnginePort, off: readonly string[]): Promise<Failing> {
    const file = path.join(this.folder, 'proof.feature');
    writeFileSync(file, text);
    const before = engineUnderTest();
    useEngine(engine);
    const watched = new WatchedSteps();
    try {
      const playlist = { files: [file], tags: '', off, seed: this.seed };
      loaded = await play(playlist, loaded ?? stepFiles(findHome()), false, (message) =>
        watched.see(message),
      );
    } finally {
      useEngine(before);
    }
    return watched.failing;
  }

  /** Removes what was written. */
  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Notes the first step that doesn't pass. */
class WatchedSteps {
  private readonly texts = new Map<string, string>();
  private played = 0;
  private first: Failing;

  /** The first step that didn't pass; undefined where all did. */
  get failing(): Failing {
    return this.played === 0 ? { step: '', message: 'Nothing was played.', isSetup: false } : this.first;
  }

  see({ pickle, testCase, testStepFinished }: Envelope): void {
    for (const { id, text } of pickle?.steps ?? []) this.texts.set(id, text);
    for (const { id, pickleStepId = '' } of testCase?.testSteps ?? [])
      this.texts.set(id, this.texts.get(pickleStepId) ?? '');
    if (!testStepFinished) return;
    const { testStepId, testStepResult } = testStepFinished;
    this.played += 1;
    if (testStepResult.status === 'PASSED') return;
    const [line = ''] = (testStepResult.message ?? '').split('\n');
    // What is thrown is told with the name of its class.
    this.first ??= {
      step: this.texts.get(testStepId) ?? '',
      message: line.replace(/^\w+: /, ''),
      isSetup: line.startsWith(`${SetupProblem.name}: `),
    };
  }
}
