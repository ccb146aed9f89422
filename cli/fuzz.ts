import { CorpusFolder, CorpusProblem } from '../fuzz/corpus/folder';
import { fuzzedRulebook } from '../fuzz/rulebooks';
import { FuzzFolder } from './fuzz-folder';
import { FuzzInterruption } from './fuzz-interruption';
import type { CampaignPlan } from './fuzz-ledger';
import { playCampaign, type SummedUp, sumUp } from './fuzz-play';
import { FuzzRound } from './fuzz-round';
import { type AskedGames, type GameOptions, gamesAskedFor } from './fuzz-settings';
import { describeSummary, sayNothingWasKept, worstOf } from './fuzz-summary';
import { Problem } from './problem';
import { scratchFolder } from './scratch-folder';

/** What `rulewright fuzz` is asked for. */
export interface FuzzOptions extends GameOptions {
  readonly runs?: number;
  /** Seconds. */
  readonly time?: number;
  readonly jobs: number;
  readonly corpus?: string;
  readonly shard?: { readonly number: number; readonly count: number };
  readonly queue?: string;
  readonly json: boolean;
  /** Left out, nothing is kept. */
  readonly out?: string;
}

/** How much is played of one rulebook. */
type Share = Pick<CampaignPlan, 'runs' | 'seconds'>;

const DEFAULT_SECONDS = 60;

/**
 * Plays random games of the rulebook that is named, or else of all that can be played, and says what was found. Returns
 * the exit code, the worst of all rulebooks; throws a Problem for what can't be played.
 */
export async function fuzz(options: FuzzOptions): Promise<number> {
  checkParts(options);
  const asked = gamesAskedFor(options);
  const shares = sharesOf(options, asked.length);
  if (options.shard && options.out === undefined)
    throw new Problem(['--shard plays a part for "fuzz merge": say with --out where it is written.']);
  const corpus = options.corpus === undefined ? undefined : corpusAt(options.corpus);
  if (options.queue !== undefined) await knockAtQueue(options.queue);
  const isKept = options.out !== undefined;
  const out = options.out ?? scratchFolder();
  const goesOn = isKept ? GOES_ON : GOES_NOT_ON;
  const interruption = new FuzzInterruption();
  const play: Play = ({ settings, hasTrace }, share, folder, title) => {
    const { deadline, restarts, shard } = options;
    const plan = { ...share, settings, options: { deadline, restarts }, shard, folder, corpus };
    return playCampaign(plan, { ...options, hasTrace, title, isKept }, interruption);
  };
  try {
    const [only] = asked;
    const [whole] = shares;
    if (options.rulebook === undefined || !only || !whole)
      return await fuzzAll({ ...options, out, isKept }, asked, shares, play, interruption);
    const played = await play(only, whole, FuzzFolder.at(out));
    if (!played) throw new Problem([NOTHING_PLAYED]);
    const { summary, exitCode } = played;
    console.log(options.json ? JSON.stringify(summary, null, 1) : describeSummary(summary));
    if (!played.isWhole) console.error(goesOn);
    if (!isKept) sayNothingWasKept([summary]);
    return exitCode;
  } finally {
    interruption.end();
  }
}

type Play = (
  games: AskedGames,
  share: Share,
  folder: FuzzFolder,
  title?: string,
) => Promise<SummedUp | undefined>;

const NOTHING_PLAYED = 'No game was played: there was no time for it.';
const GOES_ON = 'Interrupted: the same command goes on from here.';
const GOES_NOT_ON = 'Interrupted: with --out <folder> the same command would have gone on from here.';

/** What is asked for, and where what is needed on the way is written. */
interface Round extends FuzzOptions {
  readonly out: string;
  readonly isKept: boolean;
}

/** Plays games of several rulebooks, one after another; whatever was over before a run was ended is only summed up. */
async function fuzzAll(
  options: Round,
  asked: readonly AskedGames[],
  shares: readonly Share[],
  play: Play,
  interruption: FuzzInterruption,
): Promise<number> {
  const { json, shard, corpus, isKept } = options;
  const round = new FuzzRound(
    options.out,
    JSON.stringify({ asked, shares, shard, corpus: corpus !== undefined }),
  );
  const all: SummedUp[] = [];
  for (const [place, games] of asked.entries()) {
    if (interruption.isAsked) break;
    const { rulebook } = games.settings;
    const folder = round.folderOf(rulebook);
    const before = round.wasPlayed(rulebook) ? folder.result() : undefined;
    const facts = { hasTrace: games.hasTrace, isPart: shard !== undefined, isKept };
    const each = before
      ? await sumUp(before, folder, options, facts)
      : await play(games, shares[place] ?? {}, folder, titleOf(rulebook));
    if (!each) break;
    all.push(each);
    if (!json) console.log(`${place === 0 ? '' : '\n'}${describeSummary(each.summary)}`);
    if (!before && each.isWhole) round.played(rulebook);
  }
  if (all.length === 0) throw new Problem([NOTHING_PLAYED]);
  if (all.length === asked.length && all.every(({ isWhole }) => isWhole)) round.end();
  else console.error(isKept ? GOES_ON : GOES_NOT_ON);
  if (!isKept) sayNothingWasKept(all.map(({ summary }) => summary));
  if (json) console.log(JSON.stringify({ rulebooks: all.map(({ summary }) => summary) }, null, 1));
  return worstOf(all.map(({ exitCode }) => exitCode));
}

const titleOf = (rulebook: string): string => fuzzedRulebook(rulebook)?.title ?? rulebook;

/** Throws a Problem for parts of a campaign that can't be told or can't be played. */
function checkParts({ runs, time, shard, queue, corpus }: FuzzOptions): void {
  if (shard && (runs === undefined || time !== undefined))
    throw new Problem([
      '--shard cuts a number of games into parts: say how many with --runs, and leave out --time.',
    ]);
  if (queue !== undefined && (corpus !== undefined || shard))
    throw new Problem([
      '--queue goes neither with --corpus nor with --shard: its workers see no folder of yours, and share the games out themselves.',
    ]);
}

/** Games, or time, shared between so many rulebooks. Throws a Problem where there are too few games for all of them. */
function sharesOf({ runs, time, shard }: FuzzOptions, rulebooks: number): readonly Share[] {
  const seconds = time ?? (runs === undefined ? DEFAULT_SECONDS : undefined);
  const least = shard?.count ?? 1;
  if (runs !== undefined && runs < rulebooks * least)
    throw new Problem([
      `--runs ${runs} is too few for ${[
        ...(rulebooks > 1 ? [`games of ${rulebooks} rulebooks`] : []),
        ...(shard ? [`${shard.count} parts`] : []),
      ].join(
        ' in ',
      )}: ask for ${rulebooks * least} or more${rulebooks > 1 ? ', or name one rulebook with --rulebook' : ''}.`,
    ]);
  return Array.from({ length: rulebooks }, (_, place) => ({
    runs: runs === undefined ? undefined : Math.ceil((runs - place) / rulebooks),
    seconds: seconds === undefined ? undefined : seconds / rulebooks,
  }));
}

/** Throws a Problem where no server answers: before anything is written. */
async function knockAtQueue(url: string): Promise<void> {
  const { connectTo, QueueProblem }: typeof import('../fuzz/queue/connection') =
    require('../fuzz/queue/connection');
  try {
    (await connectTo(url, false)).disconnect();
  } catch (error) {
    if (error instanceof QueueProblem) throw new Problem([error.message]);
    throw error;
  }
}

function corpusAt(folder: string): CorpusFolder {
  try {
    return CorpusFolder.at(folder);
  } catch (error) {
    if (error instanceof CorpusProblem) throw new Problem([`--corpus ${error.message}`]);
    throw error;
  }
}
