import type { Metamorphosis } from '../fuzz/metamorphic';
import { inTheirBooks } from '../reports/book-name';
import { buildResult } from '../reports/build';
import type { KnownRulebook } from '../reports/coverage';
import type { RunResult } from '../reports/model';
import { printable } from '../reports/printable';
import { amendmentFacts, amendmentOption } from './amendment-option';
import type { Job } from './engine-job';
import type { EngineOptions } from './engine-options';
import { halfGaps, otherTexts, unknownNumbers } from './engine-remarks';
import { playOn } from './engine-run';
import { findHome, stepFiles } from './home';
import type { Interruption } from './interruption';
import { killsFileOf, withKills } from './kills-file';
import { markStale } from './link-states';
import { describeMetamorphosed, refuseSecondEngine } from './metamorphosed';
import { playOnNothing } from './null-run';
import { besideReference } from './reference-run';
import { inOrderOf, rehearse } from './rehearsal';
import { checkOff, knownRulebooks, withEditionsPlayed } from './rules';
import type { Playlist, Steps } from './run';
import { identityOf, identityParts } from './run-identity';
import { type RunIdentity, RunJournal } from './run-journal';
import { RunStopped } from './run-stopped';
import { checkTags, selectFiles, selectRulebooks } from './selection';
import { transcriptFolder } from './transcript-folder';

/** What is played, on which engines, and where their conversations are kept. */
export interface PlayOptions extends EngineOptions {
  readonly rulebook?: string;
  readonly tags: string;
  readonly off: readonly string[];
  /** The file of an amendment to one rulebook, whose games are played under it. */
  readonly amend?: string;
  /** The short name of the edition in which games are played that have it, where a scenario chooses none. */
  readonly edition?: string;
  /** Other readings of rulings of one rulebook, whose games are played under them: `low-033=letter`. */
  readonly ruling?: readonly string[];
  readonly seed: number;
  readonly report?: string;
  /** Play only what has no result in the journal of the report's folder. */
  readonly resume?: true;
  /** Commands that start engines; none: the reference engine, in process. */
  readonly engines: readonly string[];
  /** A folder for the transcripts of all scenarios. */
  readonly transcripts?: string;
  /** In how many processes at once; left out: in as many as it pays for. */
  readonly jobs?: number;
  /** Is it known already that all of `off` can be played? */
  readonly isOffChecked?: true;
  /** Are failures told as they come? Left out: they are. */
  readonly tellsFailures?: boolean;
  /** What is done to every game so that nothing may be different. */
  readonly metamorphic?: Metamorphosis;
}

/** What became of a run. */
interface AllPlayed {
  /** One an engine. */
  readonly results: readonly RunResult[];
  /** What was played, on disk, until the report has been written: then whoever wrote it closes the journal. */
  readonly journal?: RunJournal;
  /** Ids of the scenarios that an engine has not played, as the run ended too early. */
  readonly left: readonly string[];
}

/**
 * Plays scenarios on each of the engines. An engine that can't be spoken to, or a signal, leaves results that say so.
 * Throws a Problem for what can't be played on any.
 */
export async function playAll(
  paths: readonly string[],
  options: PlayOptions,
  interruption: Interruption,
): Promise<AllPlayed> {
  const home = findHome();
  const { off, seed, engines, metamorphic, edition } = options;
  refuseSecondEngine(engines, metamorphic);
  const amendment = amendmentOption(options, options);
  const rulebooks = selectRulebooks(amendment?.rulebook ?? options.rulebook);
  checkTags(options.tags);
  const files = selectFiles(paths, rulebooks, home);
  const complete = paths.length === 0 && options.tags === '';
  const books = knownRulebooks(rulebooks, undefined, edition);
  // What is killed is for those who ask on which rung rules stand, which a run of some scenarios doesn't say.
  const known = complete ? withKills(books, killsFileOf(rulebooks, home), home) : books;
  if (!options.isOffChecked) checkOff(off, known);

  // Random games are changed by no metamorphosis: they are played without.
  const tags =
    metamorphic === undefined
      ? options.tags
      : ['not @property', ...(options.tags ? [`(${options.tags})`] : [])].join(' and ');
  const under = amendment && {
    amendment: { rulebook: amendment.rulebook, off: amendment.off, editions: amendment.editions },
  };
  // What links say is said of the editions that scenarios choose, whichever is chosen for the others.
  const written = edition === undefined ? known : knownRulebooks(rulebooks);
  const rehearsal = await rehearse({ files, tags, off, seed, edition, ...under }, stepFiles(home), written);
  const { playlist, steps, links, scenarios, faulty } = rehearsal;
  const journal = journalOf(options, () => identityOf(scenarios, files, known, { ...options, under }, home));
  await interruption.heard();

  // Each engine is measured beside one in which nothing happens.
  const vacuous =
    engines.length === 0 ? undefined : await vacuousScenarios(playlist, steps, journal, interruption);
  const results: RunResult[] = [];
  const left = new Set<string>();
  for (const [number, command] of (engines.length === 0 ? [undefined] : engines).entries()) {
    const transcripts = transcriptFolder(options, command);
    const wanted =
      transcripts === undefined
        ? {}
        : { transcripts: options.transcripts === undefined ? ('failures' as const) : ('all' as const) };
    const job: Job = {
      playlist: { ...playlist, ...wanted, ...(command === undefined ? {} : { sights: 'failures' as const }) },
      rulebooks,
      command,
      options: { deadline: options.deadline, restarts: options.restarts },
      transcripts,
      metamorphic,
    };
    const { jobs, tellsFailures } = options;
    const order = { job, number, jobs, tellsFailures, scenarios, steps, journal, interruption };
    const played = await playOn(order);
    const { hello, unfinished } = played;
    if (unfinished) {
      const ids = new Set(played.results.map(({ id }) => id));
      for (const { id } of scenarios) if (!ids.has(id)) left.add(id);
    }
    if (played.transcripts.length > 0)
      console.error(
        `${played.transcripts.length} transcripts: "rulewright replay ${played.transcripts[0]}" plays the first again.`,
      );
    if (metamorphic !== undefined && played.metamorphic)
      console.error(describeMetamorphosed(metamorphic, played.metamorphic));
    if (hello) {
      const strange = command === undefined ? [] : unknownNumbers(hello, played.results, known);
      for (const sentence of [...otherTexts(hello, known), ...strange, ...halfGaps(hello, played.gaps)])
        console.error(printable(sentence));
    }
    const compared =
      command === undefined
        ? played.results
        : await besideReference(played.results, playlist, steps, () => interruption.isAsked);
    const engine =
      command === undefined
        ? undefined
        : {
            name: hello?.engine ?? printable(command),
            version: hello?.version,
            command,
            restarts: played.restarts,
            missing: hello?.features.missing ?? [],
          };
    const facts = {
      ...{ version: home.version, seed, off, complete, links, engine, unfinished },
      ...(amendment === undefined ? {} : { amendment: amendmentFacts(amendment) }),
    };
    const theirs = hello ? knownRulebooks(rulebooks, hello, edition) : [];
    const about = command === undefined ? known : withImplemented(known, theirs);
    const own = inOrderOf(rehearsal.asked, compared, faulty).map((each) =>
      vacuous?.has(each.id) ? { ...each, vacuous: true } : each,
    );
    const added = withEditionsPlayed(about, own, hello).slice(about.length);
    const books = [
      ...about,
      ...(complete && command === undefined ? withKills(added, killsFileOf(rulebooks, home), home) : added),
    ];
    results.push(buildResult(facts, markStale(inTheirBooks(own, books), links), books));
  }
  return { results, left: [...left], ...(journal ? { journal } : {}) };
}

/** The journal of a run whose report is asked for: the one to resume, where there is one and that is asked for. */
function journalOf({ report, resume }: PlayOptions, identity: () => RunIdentity): RunJournal | undefined {
  if (report === undefined) return undefined;
  const former = resume ? RunJournal.resume(report, identity(), identityParts) : undefined;
  if (resume && !former) console.error(`There is nothing to resume in "${report}": all is played.`);
  return former ?? RunJournal.begin(report, identity());
}

/** Ids of the scenarios that prove nothing; undefined where a signal came before that was known. */
async function vacuousScenarios(
  playlist: Playlist,
  steps: Steps,
  journal: RunJournal | undefined,
  interruption: Interruption,
): Promise<ReadonlySet<string> | undefined> {
  if (journal?.vacuous) return journal.vacuous;
  try {
    const ids = await playOnNothing(playlist, steps, () => interruption.isAsked);
    if (journal) journal.vacuous = ids;
    return ids;
  } catch (error) {
    if (error instanceof RunStopped) return undefined;
    throw error;
  }
}

/** Rulebooks with what another engine implements of them, and nothing that was found out about the reference engine. */
const withImplemented = (
  known: readonly KnownRulebook[],
  theirs: readonly KnownRulebook[],
): readonly KnownRulebook[] =>
  known.map((each) => {
    const { id, edition } = each.rulebook;
    const there = theirs.find(({ rulebook }) => rulebook.id === id && rulebook.edition === edition);
    return { ...each, implemented: there?.implemented ?? [], killed: undefined };
  });
