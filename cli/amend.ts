import path from 'node:path';
import { rulesetOf } from '../port/in-process/games';
import type { PlayableAmendment } from '../port/in-process-amendment';
import {
  type AmendedRule,
  type AmendmentImpact,
  brokenIn,
  isContained,
  sortImpact,
} from '../reports/amendment/impact';
import { toImpactSummary } from '../reports/amendment/json';
import { impactToMarkdown } from '../reports/amendment/markdown';
import { describeImpact } from '../reports/amendment/text';
import type { FailureGroup } from '../reports/causes';
import type { KnownRulebook } from '../reports/coverage';
import { renderImpact } from '../reports/html/amendment-page';
import { isFailure } from '../reports/ladder';
import type { RunResult } from '../reports/model';
import { type GamesAsked, gamesUnder } from './amendment-games';
import { type AmendmentAsked, readAmendmentInput, type TriedChange, triedChanges } from './amendment-input';
import { readingFor, titlesIn } from './amendment-reading';
import { tablesOf, tablesOfText } from './amendment-tables';
import { findHome } from './home';
import { Interruption } from './interruption';
import { spareMemory } from './memory';
import { playAll } from './play-all';
import { exitCodes, Problem } from './problem';
import { knownRulebooks } from './rules';
import { beginRun } from './run-origin';
import { selectFiles } from './selection';
import { writeTogether } from './write-together';

/** What `rulewright amend` is asked for. */
export interface AmendOptions extends GamesAsked {
  readonly jobs?: number;
  /** Other readings of rulings that are tried: `low-033=letter`. */
  readonly ruling?: readonly string[];
  /** The folder that the meeting's page is written into. */
  readonly report?: string;
  /** The publisher's file, in which the terms of the changed rules are looked for. */
  readonly book?: string;
  readonly json: boolean;
  readonly markdown: boolean;
  /** Whether every scenario is listed. */
  readonly details: boolean;
}

/** So many scenarios of a cause, and so many that pass though they play otherwise, are played again to draw their tables. */
const DRAWN_OF_A_CAUSE = 2;
const DRAWN_OTHERWISE = 5;
const GAME_FILE = 'smallest-game.feature';

/**
 * Plays all scenarios of a rulebook under its rules and under an amendment of them, then random games, and says what a meeting should know.
 * Returns the exit code: 0 where nothing breaks but what is about the changed rules. Throws a Problem for what can't be played.
 *
 * @param file of the amendment; where rulings are read otherwise it may be left out, and what stands in its place is played
 * @param further feature files or folders; none: all scenarios of the rulebook
 */
export async function amend(
  file: string | undefined,
  further: readonly string[],
  options: AmendOptions,
): Promise<number> {
  const { json, markdown, details, report } = options;
  if (json && markdown)
    throw new Problem(['--json and --markdown are two ways to write it: give one of them.']);
  spareMemory();
  const { amend: asked, paths } = askedFor(file, further, options.ruling);
  const amendment = readAmendmentInput(asked);
  if (!amendment)
    throw new Problem([
      'Nothing is amended: give the file of an amendment, or --ruling, such as --ruling low-033=letter.',
    ]);
  const [known] = knownRulebooks([amendment.rulebook]);
  if (known && !amendment.editions.includes(rulesetOf(amendment.rulebook)?.name ?? ''))
    throw new Problem([
      `${file}: it is to the edition ${amendment.edition} of ${amendment.rulebook}, and both sides are played in the usual one, ${known.rulebook.edition}: "rulewright check --amend ${file}" plays its scenarios, "rulewright fuzz --amend ${file}" random games.`,
    ]);
  if (!known) throw new Problem([`There is no rulebook "${amendment.rulebook}" here.`]);
  selectFiles(paths, [amendment.rulebook], findHome());
  const interruption = new Interruption();
  try {
    const tried = new Trial(amendment, known, paths, options, interruption);
    const impact = await tried.impact();
    if (json) console.log(JSON.stringify(toImpactSummary(impact), null, 1));
    else console.log(markdown ? impactToMarkdown(impact).trimEnd() : describeImpact(impact, details));
    if (report !== undefined) {
      writePages(impact, report);
      console.error(`The meeting's page: ${path.join(report, 'index.html')}`);
    }
    if (interruption.asked) return interruption.asked.exitCode;
    if (tried.broken) return exitCodes.crashed;
    return isContained(impact) ? exitCodes.passed : exitCodes.failed;
  } finally {
    interruption.end();
  }
}

/** With --ruling the first path may be what is played, and not an amendment. */
function askedFor(
  file: string | undefined,
  paths: readonly string[],
  ruling: readonly string[] = [],
): { readonly amend: AmendmentAsked; readonly paths: readonly string[] } {
  if (file === undefined || ruling.length === 0 || AMENDMENT_FILE.test(file))
    return { amend: { amend: file, ruling }, paths };
  return { amend: { ruling }, paths: [file, ...paths] };
}

const AMENDMENT_FILE = /\.(?:ya?ml|json)$/;

/** The page, the same for a pull request and for programs, and the smallest game: all of them, or none. */
function writePages(impact: AmendmentImpact, folder: string): void {
  const scenario = impact.games?.smallest?.scenario;
  writeTogether(
    new Map([
      [path.join(folder, 'index.html'), renderImpact(impact)],
      [path.join(folder, 'amendment.md'), impactToMarkdown(impact)],
      [path.join(folder, 'amendment.json'), `${JSON.stringify(toImpactSummary(impact), null, 1)}\n`],
      ...(scenario === undefined ? [] : [[path.join(folder, GAME_FILE), scenario] as const]),
    ]),
  );
}

/** An amendment that is being tried. */
class Trial {
  /** Did the engine break under it? */
  broken = false;
  private readonly changes: readonly TriedChange[];
  private readonly titles: ReadonlyMap<string, string>;

  constructor(
    private readonly amendment: PlayableAmendment,
    private readonly known: KnownRulebook,
    private readonly paths: readonly string[],
    private readonly options: AmendOptions,
    private readonly interruption: Interruption,
  ) {
    this.titles = titlesIn(known);
    this.changes = triedChanges(amendment, this.titles, known.implemented);
  }

  async impact(): Promise<AmendmentImpact> {
    const { amendment, known, options, interruption, changes, titles } = this;
    const { off } = amendment;
    const endRun = beginRun();
    const before = await this.play([], 'Under the rules as they are');
    const after = await this.play(off, `Under "${amendment.name}"`);
    this.broken = after.counts.crashed + after.counts['timed out'] > 0;
    const numbers = this.numbers();
    const sorted = sortImpact(before, after, numbers, titles);
    const isOneOfSeveral = changes.length > 1 && brokenIn(before, after).length > 0;
    const unnoticed = isOneOfSeveral
      ? await this.unnoticedAlone(before, after)
      : brokenIn(before, after).length > 0
        ? []
        : changes;
    const { rulebook } = known;
    say('Looking at the tables where games first go another way');
    const tables = interruption.isAsked
      ? new Map()
      : await tablesOf(
          [
            ...[sorted.linked, sorted.elsewhere].flatMap((groups) => idsOf(groups)),
            ...sorted.otherwise.slice(0, DRAWN_OTHERWISE).map(({ scenario }) => scenario.id),
          ],
          off,
          options.seed,
        );
    const games = await this.games();
    const { date } = endRun();
    return {
      ...sorted,
      version: findHome().version,
      date,
      amendment: { name: amendment.name, rulebook, changes, numbers },
      unnoticed,
      changedAlone: isOneOfSeveral,
      tables,
      ...(games === undefined ? {} : { games }),
      reading: readingFor(known, numbers, options.book),
    };
  }

  /** The numbers of the changed rules, and of those that are classified as saying the same. */
  private numbers(): readonly string[] {
    const own = this.amendment.numbers;
    const again = (this.known.classification?.rules ?? []).flatMap(({ rule, restates }) => {
      if (restates === undefined) return [];
      return own.includes(restates) ? [rule] : own.includes(rule) ? [restates] : [];
    });
    return [...new Set([...own, ...again])];
  }

  private async play(off: readonly string[], title: string, paths = this.paths): Promise<RunResult> {
    const { amendment, options, interruption } = this;
    const { seed, jobs } = options;
    say(title);
    const { results } = await playAll(
      paths,
      {
        rulebook: amendment.rulebook,
        tags: '',
        off,
        isOffChecked: true,
        seed,
        engines: [],
        deadline: 0,
        restarts: 0,
        tellsFailures: false,
        ...(jobs === undefined ? {} : { jobs }),
      },
      interruption,
    );
    const [result] = results;
    if (!result) throw new Problem(['Nothing was played.']);
    if (result.unfinished)
      throw new Problem(
        [`${result.unfinished.why} Nothing is said before all scenarios are played under both rulesets.`],
        result.unfinished.exitCode,
      );
    return result;
  }

  /** Of several changes those that no scenario notices alone: the scenarios that broke are asked first, the others only where none of these does. */
  private async unnoticedAlone(before: RunResult, after: RunResult): Promise<readonly AmendedRule[]> {
    const broken = brokenIn(before, after).map(({ id }) => id);
    const unnoticed: AmendedRule[] = [];
    for (const change of this.changes) {
      const title = `"${change.change}" alone`;
      const some = await this.play(change.off, title, broken);
      if (some.scenarios.some(({ verdict }) => isFailure(verdict))) continue;
      const all = await this.play(change.off, `${title}: nothing that broke notices, all are asked`);
      if (brokenIn(before, all).length === 0) unnoticed.push(change);
    }
    return unnoticed;
  }

  private async games(): Promise<AmendmentImpact['games']> {
    const { amendment, options, interruption } = this;
    const { off } = amendment;
    const { runs, time, seed, report } = options;
    if (runs === 0) return undefined;
    const file = report === undefined ? GAME_FILE : path.join(report, GAME_FILE);
    say('Random games under both rulesets');
    const asked = { runs, seed, ...(time === undefined ? {} : { time }) };
    const games = await gamesUnder(amendment, asked, file, interruption, say);
    const { smallest } = games ?? {};
    if (!games || smallest?.scenario === undefined) return games;
    const tables = await tablesOfText(smallest.scenario, off, seed);
    return {
      ...games,
      smallest: {
        ...smallest,
        ...(report === undefined ? {} : { file }),
        ...(tables === undefined ? {} : { tables }),
      },
    };
  }
}

const say = (sentence: string): void => console.error(sentence);

const idsOf = (groups: readonly FailureGroup[]): readonly string[] =>
  groups.flatMap(({ scenarios }) => scenarios.slice(0, DRAWN_OF_A_CAUSE).map(({ id }) => id));
