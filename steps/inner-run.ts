import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { supportCodeLibraryBuilder } from '@cucumber/cucumber';
import { runCucumber } from '@cucumber/cucumber/api';
import type { Envelope, TestStepResult } from '@cucumber/messages';
import { rememberMatches } from './step-matches';

/** What became of a scenario that was run inside another one. */
export interface InnerResult {
  readonly passed: boolean;
  /** The first result that is no pass: its status, the type of what was thrown, and its message. */
  readonly status: string;
  readonly problem: string;
  readonly message: string;
  /** Media types of what was attached. */
  readonly attached: readonly { readonly mediaType: string; readonly body: string }[];
}

const sink = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

const documentOf = (scenario: string): string =>
  /^\s*Feature:/m.test(scenario)
    ? scenario
    : `Feature: inner\n\n${/^\s*(?:Scenario|Example|@)/.test(scenario) ? '' : '  Scenario: inner\n'}${scenario}\n`;

let loaded: ReturnType<typeof supportCodeLibraryBuilder.finalize> | undefined;

/** The steps of this process, made once: whoever runs one scenario runs others, of which most steps are written alike. */
function steps() {
  loaded ??= supportCodeLibraryBuilder.finalize();
  rememberMatches(loaded);
  return loaded;
}

/** Runs a scenario, given as text, with the steps that are loaded in this process, and with these options. */
export async function runInside(
  scenario: string,
  options: Readonly<Record<string, unknown>> = {},
): Promise<InnerResult> {
  const folder = await mkdtemp(join(tmpdir(), 'scenario-'));
  const results: TestStepResult[] = [];
  const attached: { readonly mediaType: string; readonly body: string }[] = [];
  const note = ({ testStepFinished, attachment }: Envelope): void => {
    if (testStepFinished) results.push(testStepFinished.testStepResult);
    if (attachment) attached.push({ mediaType: attachment.mediaType, body: attachment.body });
  };
  try {
    const path = join(folder, 'inner.feature');
    await writeFile(path, documentOf(scenario));
    const { success } = await runCucumber(
      {
        sources: {
          paths: [path],
          defaultDialect: 'en',
          names: [],
          tagExpression: '',
          order: 'defined',
          shard: '',
        },
        support: steps(),
        runtime: {
          dryRun: false,
          failFast: false,
          filterStacktraces: true,
          parallel: 0,
          retry: 0,
          retryTagFilter: '',
          strict: true,
          worldParameters: {
            ...(options.off === undefined ? {} : { off: String(options.off) }),
            ...(options.edition === undefined ? {} : { edition: String(options.edition) }),
            ...(options.seed === undefined ? {} : { seed: Number(options.seed) }),
          },
        },
        // As in cli/run.ts: the package has no other format of Cucumber's.
        formats: { stdout: 'rerun', files: {}, publish: false, options: {} },
      },
      { cwd: folder, stdout: sink(), stderr: sink(), env: {} },
      note,
    );
    const first = results.find(({ status }) => status !== 'PASSED');
    return {
      passed: success && results.length > 0,
      status: first?.status ?? (results.length > 0 ? 'PASSED' : 'NOTHING RUN'),
      problem: first?.exception?.type ?? '',
      message: first?.message ?? '',
      attached,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
