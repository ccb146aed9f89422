import type { Metamorphosis } from '../fuzz/metamorphic';
import { buildResult } from '../reports/build';
import type { KnownRulebook } from '../reports/coverage';
import type { RunResult } from '../reports/model';
import { printable } from '../reports/printable';
import { type Job, type Played, playJob } from './engine-job';
import type { EngineOptions } from './engine-options';
import { halfGaps, otherTexts, unknownNumbers } from './engine-remarks';
import { findHome, stepFiles } from './home';
import { playInParts } from './jobs';
import { killsFile, withKills } from './kills-file';
import { markStale } from './link-states';
import { describeMetamorphosed, refuseSecondEngine } from './metamorphosed';
import { playOnNothing } from './null-run';
import { progressOn } from './progress';
import { besideReference } from './reference-run';
import { inOrderOf, rehearse } from './rehearsal';
import { checkOff, knownRulebooks } from './rules';
import type { Steps } from './run';
import { checkTags, selectFiles, selectRulebooks } from './selection';
import { transcriptFolder } from './transcript-folder';

/** What is played, on which engines, and where their conversations are kept. */
export interface PlayOptions extends EngineOptions {
  readonly rulebook?: string;
  readonly tags: string;
  readonly off: readonly string[];
  readonly seed: number;
  readonly report?: string;
  /** Commands that start engines; none: the reference engine, in process. */
  readonly engines: readonly string[];
  /** A folder for the transcripts of all scenarios. */
  readonly transcripts?: string;
  /** In how many processes at once. */
  readonly jobs: number;
  /** What is done to every game so that nothing may be different. */
  readonly metamorphic?: Metamorphosis;
}

/** Plays scenarios on each of the engines; one result each. Throws a Problem for what can't be played. */
export async function playAll(paths: readonly string[], options: PlayOptions): Promise<readonly RunResult[]> {
  const home = findHome();
  const { off, seed, engines, metamorphic } = options;
  refuseSecondEngine(engines, metamorphic);
  const rulebooks = selectRulebooks(options.rulebook);
  checkTags(options.tags);
  const files = selectFiles(paths, rulebooks, home);
  const { known } = withKills(knownRulebooks(rulebooks), killsFile, home);
  checkOff(off, known);

  // Random games are changed by no metamorphosis: they are played without.
  const tags =
    metamorphic === undefined
      ? options.tags
      : ['not @property', ...(options.tags ? [`(${options.tags})`] : [])].join(' and ');
  const rehearsal = await rehearse({ files, tags, off, seed }, stepFiles(home), known);
  const { playlist, steps, links, faulty } = rehearsal;

  // Each engine is measured beside one in which nothing happens.
  const vacuous = engines.length === 0 ? undefined : await playOnNothing(playlist, steps);
  const results: RunResult[] = [];
  for (const command of engines.length === 0 ? [undefined] : engines) {
    const transcripts = transcriptFolder(options, command);
    const wanted =
      transcripts === undefined
        ? {}
        : { transcripts: options.transcripts === undefined ? ('failures' as const) : ('all' as const) };
    const job: Job = {
      playlist: { ...playlist, ...wanted, ...(command === undefined ? {} : { sights: 'failures' as const }) },
      rulebooks,
      command,
      options,
      transcripts,
      metamorphic,
    };
    const played = await playOn(job, options.jobs, steps, rehearsal.count);
    if (played.transcripts.length > 0)
      console.error(
        `${played.transcripts.length} transcripts: "rulewright replay ${played.transcripts[0]}" plays the first again.`,
      );
    if (metamorphic !== undefined && played.metamorphic)
      console.error(describeMetamorphosed(metamorphic, played.metamorphic));
    const { hello } = played;
    const compared =
      command === undefined ? played.results : await besideReference(played.results, playlist, steps);
    const strange = command === undefined ? [] : unknownNumbers(hello, played.results, known);
    for (const sentence of [...otherTexts(hello, known), ...strange, ...halfGaps(hello, played.gaps)])
      console.error(printable(sentence));
    const engine =
      command === undefined
        ? undefined
        : {
            name: hello.engine,
            version: hello.version,
            command,
            restarts: played.restarts,
            missing: hello.features.missing,
          };
    const complete = paths.length === 0 && options.tags === '';
    const facts = { version: home.version, seed, off, complete, links, engine };
    const about = command === undefined ? known : withImplemented(known, knownRulebooks(rulebooks, hello));
    const scenarios = inOrderOf(rehearsal.asked, compared, faulty).map((each) =>
      vacuous?.has(each.id) ? { ...each, vacuous: true } : each,
    );
    results.push(buildResult(facts, markStale(scenarios, links), about));
  }
  return results;
}

/** Rulebooks with what another engine implements of them, and nothing that was found out about the reference engine. */
const withImplemented = (
  known: readonly KnownRulebook[],
  theirs: readonly KnownRulebook[],
): readonly KnownRulebook[] =>
  known.map((each, place) => ({ ...each, implemented: theirs[place]?.implemented ?? [], killed: undefined }));

async function playOn(job: Job, jobs: number, steps: Steps, scenarios: number): Promise<Played> {
  const progress = progressOn(process.stderr, scenarios, { failures: true });
  try {
    return jobs > 1
      ? await playInParts(job, jobs, (message) => progress.update(message))
      : await playJob(job, steps, (message) => progress.update(message));
  } finally {
    progress.stop();
  }
}
