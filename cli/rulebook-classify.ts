import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Classification, classificationFile } from '../rulebooks/classification';
import {
  BadClassification,
  loadClassification,
  serialiseClassification,
} from '../rulebooks/classification-file';
import type { Identity } from '../rulebooks/identity';
import { editionsOf, loadRulebook, rulebookIds, rulesOf } from '../rulebooks/library';
import type { Rulebook } from '../rulebooks/model';
import { completeClassification, type EarlierEdition } from '../rulebooks/propose';
import { toRulebook } from '../rulebooks/to-rulebook';
import { givenIdentity } from './given-identity';
import { exitCodes, Problem } from './problem';
import { readRulebookFile } from './rulebook-file';
import { writeWhole } from './write-file';

/**
 * Writes, below the current folder, what kind of rule every rule of a rulebook is: what was confirmed stays, the rest
 * is proposed. Returns the exit code; throws a Problem for wrong input.
 *
 * @param file the publisher's file, whose words the proposals are made from
 * @param as `id@edition`
 */
export function classifyRulebookFile(file: string, as: string): number {
  const identity = givenIdentity(as);
  const { source } = readRulebookFile(file);
  const { id, edition } = identity;
  const rulebook = toRulebook(source, { ...identity, title: source.title || id });
  checkIndex(rulebook, file);
  const before = loaded(rulebook);
  const result = completeClassification(rulebook, source, before, earlierOf(identity));
  const target = path.join('rulebooks', classificationFile(id, edition));
  const json = serialiseClassification(result.classification);
  const isChanged = !existsSync(target) || readFileSync(target, 'utf8') !== json;
  if (isChanged) write(target, json);
  const { kept, carried, proposed, strange } = result;
  console.log(
    [
      `${id}@${edition}: ${rulesOf(rulebook).length} rules: ${kept} classified before, ${carried} carried over from an earlier edition, ${proposed} proposed`,
      ...(strange > 0
        ? [`${strange} entries are for rules that aren't in "${file}": "rulewright coverage" names them`]
        : []),
      ...(proposed > 0 ? ['To confirm a proposal, correct it and remove its "proposed": true.'] : []),
      `${isChanged ? 'Written to' : 'Unchanged:'} ${target}`,
    ].join('\n'),
  );
  return exitCodes.passed;
}

/** The file must be the one that was indexed under that name, if one was. */
function checkIndex(rulebook: Rulebook, file: string): void {
  const { id, edition } = rulebook;
  if (!rulebookIds().includes(id) || !editionsOf(id).includes(edition)) {
    throw new Problem([
      `There is no ${id}@${edition} here: run "rulewright rulebook index ${file} --as ${id}@${edition}" first.`,
    ]);
  }
  const texts = (book: Rulebook) =>
    rulesOf(book)
      .map(({ key, digest }) => `${key} ${digest}`)
      .sort()
      .join();
  if (texts(loadRulebook(`${id}@${edition}`)) !== texts(rulebook)) {
    throw new Problem([
      `"${file}" is not the text that ${id}@${edition} was indexed from: give that file, or index this one first.`,
    ]);
  }
}

function earlierOf({ id, edition }: Identity): EarlierEdition | undefined {
  for (const each of editionsOf(id)
    .filter((other) => other < edition)
    .reverse()) {
    const rulebook = loadRulebook(`${id}@${each}`);
    const classification = loaded(rulebook);
    if (classification !== undefined) return { rulebook, classification };
  }
  return undefined;
}

function loaded(rulebook: Rulebook): Classification | undefined {
  try {
    return loadClassification(rulebook);
  } catch (error) {
    if (error instanceof BadClassification) throw new Problem([error.message]);
    throw error;
  }
}

function write(target: string, json: string): void {
  try {
    writeWhole(target, json);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem([
      `"${target}" can't be written (${why}): run the command in a folder that can be written.`,
    ]);
  }
}
