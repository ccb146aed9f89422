import { type Finding, isSameEngine } from '../finding';
import { shellQuoted, shellWord } from '../shell-word';
import type { Shrunk } from '../shrink/shrink';
import { givenSteps, type Step } from './given';
import type { Told } from './telling';
import { whenSteps } from './when';
import type { ScenarioWords } from './words';

/** What a scenario is written from. */
export interface Writing {
  readonly finding: Finding;
  readonly shrunk: Shrunk;
  /** Numbers of the rules that it is about, the main one first. */
  readonly rules: readonly string[];
  /** The game of the finding, as it was played to its end. */
  readonly told: Told;
  /** What is said at the end: it is not so where the engine is wrong. */
  readonly claim: Step;
  readonly words: ScenarioWords;
  /** The title of a rule, where it is known. */
  readonly titleOf: (rule: string) => string | undefined;
  /** The feature file, as the command that replays it names it. */
  readonly file: string;
}

/**
 * Writes a finding as a feature file that fails as long as what was found is so.
 *
 * @returns the text of the file
 * @throws Unsayable where the vocabulary has no phrase for something in it
 */
export function featureOf(writing: Writing): string {
  const { finding, shrunk, rules, told, claim, words, titleOf } = writing;
  const { seed, game, decisions } = finding;
  const { scene, message, invariant } = shrunk;
  const [rule, ...also] = rules;
  const plainly = sentence(message);
  const scenario = [
    ...(also.length > 0 || !shrunk.fair
      ? [[...also.map((number) => `@also:${number}`), ...(shrunk.fair ? [] : ['@unreachable'])].join(' ')]
      : []),
    `Example: ${plainly.replace(/\.$/, '')}`,
    ...(shrunk.fair ? [] : [`  ${unfairTable(shrunk)}`, '']),
    ...[
      ...steps('Given', givenSteps(scene, words)),
      ...steps('When', whenSteps(told, words)),
      ...steps('Then', [claim]),
    ].map((line) => `  ${line}`),
  ];
  const found = `# Found in game ${game} of seed ${seed}, after ${decisions} ${decisions === 1 ? 'decision' : 'decisions'}, and made as simple as it is here.`;
  return `${[
    found,
    ...remarks(writing),
    `Feature: ${invariant.number} ${invariant.name}, as a random game ${finding.against ? 'showed' : 'broke'} it`,
    '',
    ...(rule === undefined ? [] : [`  Rule: ${rule} ${titleOf(rule) ?? invariant.name}`, '']),
    ...scenario.map((line) => (line === '' ? '' : `${rule === undefined ? '  ' : '    '}${line}`)),
  ].join('\n')}\n`;
}

/** Why no game comes to a table, as far as that is known. */
const unfairTable = ({ answers }: Shrunk): string =>
  answers.length === 0
    ? 'It is so before anybody does anything: a random game began on such a table.'
    : 'State-based actions are due on this table at once: a random game began on it.';

/** What a reader should know, with the one command that plays the scenario where it fails. */
function remarks({ finding, shrunk, file }: Writing): readonly string[] {
  const { command, fault, against } = finding;
  const { off } = shrunk.scene;
  const { number, name } = finding.invariant;
  const planted = [
    ...(fault === undefined ? [] : [`# The engine had a planted fault: ${sentence(fault)}`]),
    ...(number === shrunk.invariant.number
      ? []
      : [`# In that game it was ${number} (${name}) that was broken: ${sentence(finding.message)}`]),
  ];
  if (!against) return [...planted, `# Replay: ${checkCommand(shrunk, file, off, command)}`];
  const { edition } = against;
  if (edition !== undefined)
    return [
      ...planted,
      `# Replay: ${checkCommand(shrunk, file, off, command)}`,
      `# It passes in the edition that it names, and not in ${edition}: name that in its first Given.`,
    ];
  const other = isSameEngine(against) ? command : against.command;
  return [
    `# It passes here: ${checkCommand(shrunk, file, off, command)}`,
    `# Replay: ${checkCommand(shrunk, file, [...off, ...(against.off ?? [])], other)}`,
  ];
}

/** The command that plays the scenario on an engine. */
function checkCommand(
  { scene }: Shrunk,
  file: string,
  off: readonly string[],
  command: string | undefined,
): string {
  const engine = command === undefined ? [] : [`--engine ${shellQuoted(command)}`];
  return [
    `npx rulewright check ${shellWord(file)}`,
    ...off.map((change) => `--off ${shellWord(change)}`),
    ...(scene.seed === 0 ? [] : [`--seed ${scene.seed}`]),
    ...engine,
  ].join(' ');
}

/** How many steps a hang took is a matter of when an engine, or whoever made the game simpler, lost patience. */
const sentence = (message: string): string =>
  message
    .replace(/took [\d,]+ steps without a decision/, 'never comes to a decision')
    .replace(/\s+/g, ' ')
    .trim();

function steps(keyword: string, all: readonly Step[]): readonly string[] {
  return all.flatMap(([first, ...below], place) => [
    `${place === 0 ? keyword : 'And'} ${first}`,
    ...below.map((line) => `  ${line}`),
  ]);
}
