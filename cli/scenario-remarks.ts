import { ALARM } from '../fuzz/finding';

/** Beyond so many deeds, most games go otherwise on an engine that is right before they come to what is wrong. */
const FEW = 12;

/**
 * What a reader should know of a scenario that no other engine could be asked about.
 *
 * @param deeds how many things players do in it
 * @returns a sentence; undefined where the scenario is short
 */
export const caveatOf = (deeds: number): string | undefined =>
  deeds > FEW
    ? 'It was played on no other engine: on one that is right the game may go otherwise, and an earlier step may be refused.'
    : undefined;

/** Puts sentences into the head of a feature file, before the command that replays it. */
export const remarked = (text: string, sentences: readonly string[]): string =>
  text.replace(/^# Replay: /m, `${sentences.map((each) => `# ${each}\n`).join('')}# Replay: `);

/**
 * The head of a scenario that the engine which is held to be right fails as well: the command that replays it plays it there.
 *
 * @param file the path of the feature file
 */
export function asAlarm(text: string, file: string): string {
  const seed = /^# Replay: .*( --seed \d+)/m.exec(text)?.[1] ?? '';
  const path = /\s/.test(file) ? `"${file}"` : file;
  return text
    .replace(/^# The engine had a planted fault: .*\n/m, '')
    .replace(/^# Replay: .*$/m, `# Replay: npx rulewright check ${path}${seed}`)
    .replace(/^# Found in game/, `# ${ALARM}: ${NOTHING_SAID}\n# Found in game`);
}

const NOTHING_SAID =
  'the reference engine with nothing switched off fails it as well. It says nothing against any other engine.';
