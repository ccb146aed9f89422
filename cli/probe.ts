import colours from 'picocolors';
import { type Probed, probe as probeEngine } from '../port/probe/probe';
import { probedRulebooks } from '../port/probe/table';
import { printable } from '../reports/printable';
import { loadRulebook } from '../rulebooks/library';
import { exitCodes, Problem } from './problem';

/** What `rulewright probe` is asked for. */
export interface ProbeFlags {
  readonly engine: string;
  readonly rulebook: string;
  readonly deadline: number;
}

const MOST_SHOWN = 600;

/** Checks an adapter itself, before any suite does. Returns the exit code. */
export function probe({ engine, rulebook, deadline }: ProbeFlags): number {
  // Throws a sentence where there is no such rulebook.
  const { id } = loadRulebook(rulebook);
  if (!probedRulebooks.includes(id))
    throw new Problem([
      `No engine can be probed for ${id}, of which nothing is played here: there are ${probedRulebooks.join(' and ')}.`,
    ]);
  const probed = probeEngine({ command: engine, rulebook: id, deadline }, (each) =>
    console.log(describe(each)),
  );
  const count = (outcome: Probed['outcome']): number =>
    probed.filter((each) => each.outcome === outcome).length;
  const lacking = count('not supported');
  console.log(
    `\n${count('passed')} checks passed, ${count('failed')} failed${lacking > 0 ? `, ${lacking} not supported` : ''}`,
  );
  return count('failed') > 0 ? exitCodes.failed : exitCodes.passed;
}

function describe({ name, outcome, problem = '', sent, received, complaint, page }: Probed): string {
  if (outcome === 'passed') return `${colours.green('passed')}  ${name}`;
  if (outcome === 'not supported')
    return `${colours.yellow('not supported')}  ${name}: ${printable(problem)}`;
  const lines = [
    `${colours.red('failed')}  ${name}`,
    ...printable(problem)
      .split('\n')
      .map((line) => `    ${line}`),
    ...(sent ? [`    sent:     ${cut(sent)}`] : []),
    ...(received ? [`    received: ${cut(printable(received))}`] : ['    received: nothing']),
    ...(complaint
      ? [`    on its standard error: ${printable(complaint).split('\n').slice(-3).join(' / ')}`]
      : []),
    `    see ${page}`,
  ];
  return lines.join('\n');
}

const cut = (line: string): string => (line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line);
