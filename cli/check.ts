import { toSummary } from '../reports/json';
import { exitCodeOf } from './exit-code';
import { findHome } from './home';
import { killsFile, withKills } from './kills-file';
import { describeLinks } from './link-text';
import { playScenarios } from './play-scenarios';
import { writeReport } from './report-files';
import { checkOff, knownRulebooks } from './rules';
import { checkTags, selectFiles, selectRulebooks } from './selection';
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
  const { known } = withKills(knownRulebooks(rulebooks), killsFile, home);
  checkOff(off, known);

  const complete = paths.length === 0 && tags === '';
  const result = await playScenarios({ files, tags, off, seed }, known, home, complete);
  const page = options.report === undefined ? undefined : writeReport(result, options.report);
  for (const sentence of describeSetupErrors(result)) console.error(sentence);
  if (options.json) console.log(JSON.stringify(toSummary(result), null, 1));
  else console.log(describeRun(result, paths.length === 0));
  const links = describeLinks(result.links);
  if (links !== '' && !options.json) console.log(`\n${links}`);
  if (page !== undefined) (options.json ? console.error : console.log)(`\nReport: ${page}`);
  return exitCodeOf(result);
}
