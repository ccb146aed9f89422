import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { filesOfChanges } from '../port/in-process/rule-changes';
import type { KnownRulebook } from '../reports/coverage';
import { digestOfRulebook } from '../rulebooks/digest';
import { engineDigest, filesDigest, vocabularyDigest } from './code-digest';
import type { Home } from './home';
import { lineSuffix } from './line-suffix';
import type { WrittenScenario } from './plan';
import type { RunIdentity } from './run-journal';

/** What a part of the identity of a run is, for people. */
export const identityParts: Readonly<Record<string, string>> = {
  rulewright: 'version of Rulewright',
  rulebooks: 'rulebooks',
  features: 'text in the feature files',
  selection: 'scenarios are selected (paths, --tags, --rulebook)',
  options: 'options (--off, --edition, --amend and the rules that it adds, --ruling, --seed, --metamorphic)',
  engines: 'engines (--engine, or a file that its command names)',
};

/** What a run is asked to do that changes its results. */
interface Settings {
  readonly off: readonly string[];
  readonly edition?: string | undefined;
  readonly seed: number;
  readonly metamorphic?: string;
  readonly engines: readonly string[];
  readonly under?: { readonly amendment: { readonly off: readonly string[] } } | undefined;
}

/** What a run is made with, as digests. */
export function identityOf(
  scenarios: readonly WrittenScenario[],
  files: readonly string[],
  known: readonly KnownRulebook[],
  { off, edition, seed, metamorphic, engines, under }: Settings,
  home: Home,
): RunIdentity {
  const features = [...new Set(files.map((file) => file.replace(lineSuffix, '')))].sort();
  const ownFiles = filesOfChanges([...off, ...(under?.amendment.off ?? [])]);
  return {
    rulewright: digestOf([home.version, engineDigest(home), vocabularyDigest(home)]),
    rulebooks: digestOf(
      known.map(({ rulebook }) => [rulebook.id, rulebook.edition, digestOfRulebook(rulebook)]),
    ),
    features: filesDigest(features),
    selection: digestOf(scenarios.map(({ id }) => id)),
    options: digestOf([off, edition ?? '', seed, metamorphic ?? '', under ?? '', filesDigest(ownFiles)]),
    engines: digestOf(engines.map((command) => [command, filesDigest(filesIn(command))])),
  };
}

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** The words of a command that are files, such as the script that an interpreter is to run. */
const filesIn = (command: string): readonly string[] =>
  command.split(/[\s'"]+/).filter((word) => word !== '' && existsSync(word) && statSync(word).isFile());
