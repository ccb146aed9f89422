import type { EnginePort } from '../../port/contract';
import type { Finding } from '../finding';
import type { Invariant } from '../invariant';
import type { Shrunk } from '../shrink/shrink';
import { givenSteps, type Step } from './given';
import { recordGame } from './moments';
import { whenSteps } from './when';
import type { Counting, ScenarioWords } from './words';

/** What a scenario is written from. */
export interface Writing {
  readonly finding: Finding;
  readonly shrunk: Shrunk;
  readonly invariant: Invariant;
  /** The engine that the finding is of: its game is played once more. */
  readonly port: EnginePort;
  readonly words: ScenarioWords;
  readonly counting: Counting;
  /** The feature file, as the command that replays it names it. */
  readonly file: string;
}

/**
 * Writes a finding as a feature file that fails as long as the invariant is broken.
 *
 * @returns the text of the file
 * @throws Unsayable where the vocabulary has no phrase for something in it
 */
export function featureOf({ finding, shrunk, invariant, port, words, counting, file }: Writing): string {
  const { seed, game, decisions, fault } = finding;
  const { scene, message } = shrunk;
  const [rule, ...also] = invariant.rules;
  const plainly = sentence(message);
  const scenario = [
    ...(also.length > 0 || !shrunk.fair
      ? [[...also.map((number) => `@also:${number}`), ...(shrunk.fair ? [] : ['@unreachable'])].join(' ')]
      : []),
    `Example: ${plainly.replace(/\.$/, '')}`,
    ...(shrunk.fair
      ? []
      : ['  State-based actions are due on this table at once: a random game began on it.', '']),
    ...[
      ...steps('Given', givenSteps(scene, words)),
      ...steps('When', whenSteps(recordGame(port, shrunk), words, counting)),
      ...steps('Then', [[invariant.gherkin]]),
    ].map((line) => `  ${line}`),
  ];
  const found = `# Found in game ${game} of seed ${seed}, after ${decisions} ${decisions === 1 ? 'decision' : 'decisions'}, and made as simple as it is here.`;
  return `${[
    found,
    ...(fault === undefined ? [] : [`# The engine had a planted fault: ${sentence(fault)}`]),
    `# Replay: ${replayCommand(finding, shrunk, file)}`,
    `Feature: ${invariant.number} ${invariant.name}, as a random game broke it`,
    '',
    ...(rule === undefined
      ? []
      : [`  Rule: ${rule} ${titleOf(port, finding.rulebook, rule) ?? invariant.name}`, '']),
    ...scenario.map((line) => (line === '' ? '' : `${rule === undefined ? '  ' : '    '}${line}`)),
  ].join('\n')}\n`;
}

/** The one command that plays the scenario of a finding on the engine that it was found on. */
function replayCommand({ command }: Finding, { scene }: Shrunk, file: string): string {
  const engine = command === undefined ? [] : [`--engine ${shellQuoted(command)}`];
  return [
    `npx rulewright check ${/\s/.test(file) ? shellQuoted(file) : file}`,
    ...scene.off.map((number) => `--off ${number}`),
    ...(scene.seed === 0 ? [] : [`--seed ${scene.seed}`]),
    ...engine,
  ].join(' ');
}

const shellQuoted = (text: string): string =>
  /["$`\\!]/.test(text) ? `'${text.replaceAll("'", "'\\''")}'` : `"${text}"`;

const sentence = (message: string): string => message.replace(/\s+/g, ' ').trim();

function titleOf(port: EnginePort, rulebook: string, number: string): string | undefined {
  const rules = port.hello().rulebooks.find(({ id }) => id === rulebook)?.rules ?? [];
  return rules.find((each) => each.number === number)?.title;
}

function steps(keyword: string, all: readonly Step[]): readonly string[] {
  return all.flatMap(([first, ...below], place) => [
    `${place === 0 ? keyword : 'And'} ${first}`,
    ...below.map((line) => `  ${line}`),
  ]);
}
