import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem';
import { resultsFile } from './report-files';

/** What the last run said of a rule. */
export interface LastResult {
  /** The rung that it stood on. */
  readonly rung: string;
  /** Whether a scenario about it failed. */
  readonly failing: boolean;
  readonly exercised: boolean;
  /** From a scenario's name to its verdict. */
  readonly verdicts: ReadonlyMap<string, string>;
}

/** Reads what the last run that left a report in a folder said of a rule; undefined where there was none. */
export function lastResult(folder: string, rulebook: string, key: string): LastResult | undefined {
  const file = path.join(folder, resultsFile);
  if (!existsSync(file)) return undefined;
  const results = listAt(readResults(file), 'rulebooks').find(
    (each) => isRecord(each) && each.id === rulebook,
  );
  const rule = listAt(results, 'rules').find((each) => isRecord(each) && each.number === key);
  if (!isRecord(rule)) return undefined;
  return {
    rung: String(rule.rung),
    failing: listAt(rule, 'marks').includes('failing'),
    exercised: rule.exercised === true,
    verdicts: new Map(
      listAt(rule, 'scenarios')
        .filter(isRecord)
        .map(({ name, verdict }) => [String(name), String(verdict)]),
    ),
  };
}

/** A scenario of the last run, with the rules that took part in its game. */
export interface PlayedScenario {
  readonly name: string;
  /** `file:line`. */
  readonly at: string;
  readonly exercised: readonly string[];
}

/** Reads which rules the scenarios of a rulebook exercised in a run that left its results; undefined where there was none. */
export function playedScenarios(folder: string, rulebook: string): readonly PlayedScenario[] | undefined {
  const file = path.join(folder, resultsFile);
  return existsSync(file) ? scenariosIn(readResults(file), rulebook) : undefined;
}

/**
 * The same from results that somebody named: a report's folder, or its `results.json`. Throws a Problem where there is
 * no such file, or one that is no results.
 */
export function playedScenariosIn(named: string, rulebook: string): readonly PlayedScenario[] {
  const file = statSync(named, { throwIfNoEntry: false })?.isDirectory()
    ? path.join(named, resultsFile)
    : named;
  if (!existsSync(file)) {
    throw new Problem([
      `--results "${named}": there is no such file: run "rulewright check --report report" and give report/${resultsFile}.`,
    ]);
  }
  const results = parsed(file);
  if (!isRecord(results) || !Array.isArray(results.scenarios)) {
    throw new Problem([
      `--results "${named}" is not the results of a run: give the ${resultsFile} of "rulewright check --report FOLDER".`,
    ]);
  }
  return scenariosIn(results, rulebook);
}

function scenariosIn(results: unknown, rulebook: string): readonly PlayedScenario[] {
  return listAt(results, 'scenarios')
    .filter(isRecord)
    .filter((each) => each.rulebook === rulebook)
    .map((each) => ({
      name: String(each.name),
      at: String(each.at),
      exercised: listAt(each, 'exercised').map(String),
    }));
}

function readResults(file: string): unknown {
  const results = parsed(file);
  if (results !== undefined) return results;
  throw new Problem([`${file} is damaged: run "rulewright check --report ${path.dirname(file)}" again.`]);
}

/** What a file of JSON says; undefined where it is none. */
function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function listAt(value: unknown, field: string): readonly unknown[] {
  const list = isRecord(value) ? value[field] : undefined;
  return Array.isArray(list) ? list : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
