import { buildResult } from '../reports/build';
import { toSummary } from '../reports/json';
import { Scenarios } from '../reports/scenarios';
import { exitCodeOf } from './exit-code';
import { findHome, stepFiles } from './home';
import { Plan } from './plan';
import { checkPlan } from './preflight';
import { progressOn } from './progress';
import { writeReport } from './report-files';
import { checkOff, knownRulebooks } from './rules';
import { type Playlist, play } from './run';
import { checkTags, rulebookOfFile, selectFiles, selectRulebooks } from './selection';
import { describeRun, describeSetupErrors } from './table';

/** What `rulewright check` is asked for. */
export interface CheckOptions {
  readonly rulebook?: string;
  readonly tags: string;
  readonly off: readonly string[];
  readonly seed: number;
  readonly report?: string;
  readonly json: boolean;
}

/** Plays scenarios and says what they prove. Returns the exit code; throws a Problem for what can't be played. */
export async function check(paths: readonly string[], options: CheckOptions): Promise<number> {
  const home = findHome();
  const { tags, off, seed } = options;
  const rulebooks = selectRulebooks(options.rulebook);
  checkTags(tags);
  const files = selectFiles(paths, rulebooks, home);
  const known = knownRulebooks(rulebooks);
  checkOff(off, known);

  const playlist: Playlist = { files, tags, off, seed };
  const plan = new Plan();
  const steps = await play(playlist, stepFiles(home), true, (message) => plan.update(message));
  checkPlan(plan, known, tags);

  const scenarios = new Scenarios();
  const progress = progressOn(process.stderr, plan.selected);
  try {
    await play(playlist, steps, false, (message) => {
      scenarios.update(message);
      progress.update(message);
    });
  } finally {
    progress.stop();
  }

  const results = scenarios.results((uri) => rulebookOfFile(uri, rulebooks));
  const result = buildResult({ version: home.version, seed, off }, results, known);
  const page = options.report === undefined ? undefined : writeReport(result, options.report);
  for (const sentence of describeSetupErrors(result)) console.error(sentence);
  if (options.json) console.log(JSON.stringify(toSummary(result), null, 1));
  else console.log(describeRun(result, paths.length === 0));
  if (page !== undefined) (options.json ? console.error : console.log)(`\nReport: ${page}`);
  return exitCodeOf(result);
}
