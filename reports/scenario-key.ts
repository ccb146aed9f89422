import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ScenarioResult } from './model';

/** By what a scenario is known again in a later run: wherever it stands in its file, and whatever else is played. */
export interface ScenarioKey {
  /** Its feature file, the rule that it stands under, and its name. */
  readonly scenario: string;
  /** A digest of its steps: tells those of one name apart, and knows a scenario that has another name now. */
  readonly steps: string;
}

const DIGEST_LENGTH = 10;

/** The key of a scenario. Files outside a folder `features/` are named as seen from the folder `base`. */
export function keyOf(result: ScenarioResult, base: string): ScenarioKey {
  return { scenario: scenarioKey(result, base), steps: stepsDigest(result) };
}

/** The file, rule and name by which a scenario is known again. */
export const scenarioKey = (
  { uri, own, name }: Pick<ScenarioResult, 'uri' | 'own' | 'name'>,
  base: string,
): string => `${fileKey(uri, base)}: ${own === undefined ? '' : `${own} `}${name}`;

/** A digest of a scenario's steps, each with what is written below it: it says the same wherever the scenario stands. */
export function stepsDigest({
  steps,
}: {
  readonly steps: readonly { readonly text: string; readonly argument?: string | undefined }[];
}): string {
  const text = steps.map(({ text, argument = '' }) => `${text}\n${argument}`).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
}

/** What a feature file, or a folder of them, is called: from the folder `features/` on, else as seen from `base`. */
export function fileKey(file: string, base: string): string {
  const parts = path.resolve(file).split(path.sep);
  const features = parts.lastIndexOf('features');
  if (features >= 0) return parts.slice(features + 1).join('/');
  return path.relative(path.resolve(base), path.resolve(file)).split(path.sep).join('/');
}

/** The feature file in a key. */
export const fileIn = (scenario: string): string => scenario.split(': ', 1)[0] ?? scenario;

/** Is a file, or a folder, that one, or does it lie below it? */
export const liesIn = (file: string, folder: string): boolean =>
  folder === '' || file === folder || file.startsWith(`${folder}/`);
