import './native-match-indices';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { supportCodeLibraryBuilder } from '@cucumber/cucumber';
import { type IRunOptions, type ISupportCodeLibrary, runCucumber } from '@cucumber/cucumber/api';
import type { Attachment, Envelope } from '@cucumber/messages';
import { loadEqualCitations, rulebookIds } from '../rulebooks/library';
import { rememberMatches } from '../steps/step-matches';
import { isStepLoaded, loadStep } from './load-step';

/** What to play. */
export interface Playlist {
  /** Feature files, each perhaps with `:line`. */
  readonly files: readonly string[];
  readonly tags: string;
  readonly off: readonly string[];
  /** Under what games of one rulebook are played. */
  readonly amendment?: { readonly rulebook: string; readonly off: readonly string[] };
  /** The edition in which games are played that have it, where a scenario chooses none. */
  readonly edition?: string | undefined;
  readonly seed: number;
  /** After the first scenario that fails no other is played; left out: all are. */
  readonly failFast?: boolean;
  /** Only one part of the scenarios, such as 2/3: the second of three. */
  readonly shard?: string;
  /** Whose conversations with the engine are kept; left out: nobody's. */
  readonly transcripts?: 'all' | 'failures';
  /** Of which scenarios it is told what was to be seen after each step; left out: of none. */
  readonly sights?: 'all' | 'failures';
}

/** The steps to play with: files, or what was loaded from them before. */
export type Steps = readonly string[] | ISupportCodeLibrary;

/** Which rules say the same, by rulebook: a scenario that expects one of them cited takes any. */
const equalCitations = (): Readonly<Record<string, string[][]>> =>
  Object.fromEntries(rulebookIds().map((id) => [id, loadEqualCitations(id).map(({ rules }) => [...rules])]));

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

let begun = false;

/** A process loads its steps once, for files that it has loaded define nothing when they are asked for again. */
export function supportOf(steps: Steps): ISupportCodeLibrary {
  if ('originalCoordinates' in steps) return steps;
  const missing = steps.filter((file) => !isStepLoaded(file));
  if (steps.length === 0 || (missing.length > 0 && !begun)) {
    // Cucumber looks for the files that it is told of, though it has them: for one, which is never none.
    const requirePaths = steps.slice(0, 1);
    const coordinates = { requireModules: [], requirePaths, importPaths: [], loaders: [] };
    supportCodeLibraryBuilder.reset(process.cwd(), randomUUID, coordinates);
    begun = true;
  }
  for (const file of missing) loadStep(file);
  const library = supportCodeLibraryBuilder.finalize();
  rememberMatches(library);
  return library;
}

/**
 * Lets go of what a scenario attached once it is over: Cucumber keeps every message for its own formatters until the end of
 * the run, and attachments, of which each scenario has its trace, are most of them.
 */
function releasing(onMessage: (message: Envelope) => void): (message: Envelope) => void {
  let attached: Attachment[] = [];
  return (message) => {
    onMessage(message);
    if (message.attachment) attached.push(message.attachment);
    if (!message.testCaseFinished) return;
    for (const attachment of attached) attachment.body = '';
    attached = [];
  };
}

/** Plays scenarios, or with `dryRun` only finds their steps. Gives each message on; returns the loaded steps. */
export async function play(
  { files, tags, off, amendment, edition, seed, failFast = false, shard, transcripts, sights }: Playlist,
  steps: Steps,
  dryRun: boolean,
  onMessage: (message: Envelope) => void,
): Promise<ISupportCodeLibrary> {
  const options: IRunOptions = {
    sources: {
      defaultDialect: 'en',
      paths: [...files],
      names: [],
      tagExpression: tags,
      order: 'defined',
      ...(shard === undefined ? {} : { shard }),
    },
    support: supportOf(steps),
    runtime: {
      dryRun,
      failFast,
      filterStacktraces: true,
      parallel: 0,
      retry: 0,
      retryTagFilter: '',
      strict: true,
      worldParameters: {
        off: [...off],
        ...(amendment === undefined ? {} : { amendment: { ...amendment, off: [...amendment.off] } }),
        ...(edition === undefined ? {} : { edition }),
        seed,
        equalCitations: equalCitations(),
        ...(transcripts === undefined ? {} : { transcripts }),
        ...(sights === undefined ? {} : { sights }),
      },
    },
    // What is told comes of the messages; of cucumber's own formatters, one of which must be named, this does the least.
    formats: { stdout: 'rerun', files: {}, publish: false, options: {} },
  };
  const environment = { cwd: process.cwd(), stdout: nowhere(), stderr: nowhere(), env: {} };
  const { support } = await runCucumber(options, environment, releasing(onMessage));
  return support;
}
