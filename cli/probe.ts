import colours from 'picocolors';
import { modelChecks } from '../fuzz/model-checks';
import { ReferenceEngine } from '../port/in-process';
import { editionsOf, gameOf, rulesetOf } from '../port/in-process/games';
import { readText } from '../port/in-process-text';
import { type Probed, probe as probeEngine } from '../port/probe/probe';
import { probedRulebooks } from '../port/probe/table';
import { ProcessEngine } from '../port/process/process-engine';
import { printable } from '../reports/printable';
import { loadRulebook } from '../rulebooks/library';
import { refuseMissingCommand } from './engine-command';
import { exitCodes, Problem } from './problem';

/** What `rulewright probe` is asked for. */
export interface ProbeFlags {
  readonly engine: string;
  /** Left out: the first that is played here. */
  readonly rulebook?: string;
  /** Left out: the one that the engine plays where none is named. */
  readonly edition?: string;
  readonly deadline: number;
}

const MOST_SHOWN = 600;

/** Checks an adapter itself, before any suite does. Returns the exit code. */
export function probe({ engine, rulebook, edition, deadline }: ProbeFlags): number {
  // Throws a sentence where there is no such rulebook.
  const { id } = loadRulebook(rulebook ?? bookOfEdition(edition) ?? probedRulebooks[0] ?? '');
  if (!probedRulebooks.includes(id))
    throw new Problem([
      `No engine can be probed for ${id}, of which nothing is played here: there are ${probedRulebooks.join(' and ')}.`,
    ]);
  const played = { rulebook: id, ...(edition === undefined ? {} : { edition: nameOfEdition(id, edition) }) };
  refuseMissingCommand('--engine', engine);
  const started: ProcessEngine[] = [];
  const probedEngine = (): ProcessEngine => {
    const each = new ProcessEngine({ command: engine, deadline, restarts: 0 }, readText);
    started.push(each);
    return each;
  };
  const more = modelChecks(played, { reference: () => new ReferenceEngine(), probed: probedEngine });
  const shown = new Map<string, string>();
  const probed = probeEngine({ command: engine, ...played, deadline, more }, (each) => {
    for (const engine of started.splice(0)) engine.end();
    console.log(describe(each, shown.get(each.problem ?? '')));
    if (each.problem !== undefined && !shown.has(each.problem)) shown.set(each.problem, each.name);
  });
  const count = (outcome: Probed['outcome']): number =>
    probed.filter((each) => each.outcome === outcome).length;
  const others = (['not supported', 'not reached'] as const).filter((outcome) => count(outcome) > 0);
  const rest = others.map((outcome) => `, ${count(outcome)} ${outcome}`).join('');
  console.log(`\n${count('passed')} checks passed, ${count('failed')} failed${rest}`);
  return count('failed') > 0 ? exitCodes.failed : exitCodes.passed;
}

/** The rulebook that has an edition of a short name, of those that are played here. */
const bookOfEdition = (edition: string | undefined): string | undefined =>
  edition === undefined ? undefined : probedRulebooks.find((id) => rulesetOf(id, edition)?.rulebook === id);

/** The short name of an edition of a rulebook. Throws a Problem where it has none such. */
function nameOfEdition(id: string, edition: string): string {
  const found = rulesetOf(id, edition);
  if (found?.rulebook === id) return found.name;
  const game = gameOf(id);
  const own = game ? editionsOf(game).filter(({ ruleset }) => ruleset.rulebook === id) : [];
  throw new Problem([
    `${id} has no edition "${edition}": it has ${own.map(({ ruleset }) => ruleset.name).join(' and ')}.`,
  ]);
}

/** @param before the check that has shown the same problem, if one has */
function describe(
  { name, outcome, problem = '', sent, received, complaint, page }: Probed,
  before: string | undefined,
): string {
  if (outcome === 'passed') return `${colours.green('passed')}  ${name}`;
  if (outcome !== 'failed') return `${colours.yellow(outcome)}  ${name}: ${printable(problem)}`;
  if (before !== undefined) return `${colours.red('failed')}  ${name}: for the same reason as "${before}"`;
  const lines = [
    `${colours.red('failed')}  ${name}`,
    ...printable(problem)
      .split('\n')
      .map((line) => `    ${line}`),
    ...(sent ? [`    sent:     ${cut(sent)}`] : []),
    ...(sent ? [`    received: ${received ? cut(printable(received)) : 'nothing'}`] : []),
    ...(complaint
      ? [`    on its standard error: ${printable(complaint).split('\n').slice(-3).join(' / ')}`]
      : []),
    `    see ${page}`,
  ];
  return lines.join('\n');
}

const cut = (line: string): string => (line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line);
