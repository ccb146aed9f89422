import { existsSync } from 'node:fs';
import path from 'node:path';
import { counted } from '../reports/rule-runs';
import { editionsOf, loadRulebook, rulebookIds, rulesOf } from '../rulebooks/library';
import type { ConfirmedLinks } from '../rulebooks/link-states';
import { numbersOf, staleLinks } from '../rulebooks/links';
import { confirmedLinksFile, serialiseConfirmedLinks } from '../rulebooks/links-file';
import type { Rulebook } from '../rulebooks/model';
import { filesBelow, findHome, type Home, stepFiles } from './home';
import { applyCommand } from './moved-remedy';
import { exitCodes, Problem } from './problem';
import { findUnplayable } from './rehearsal';
import { findFeatures, readConfirmedLinks, readFeatures } from './rulebook-features';
import { noSuchRule } from './rules';
import { selectRulebooks } from './selection';
import { writeTogether } from './write-together';

const MOST_SENTENCES = 20;

/** Which links are confirmed. */
export interface ConfirmOptions {
  readonly rulebook?: string;
  /** The folder with the features; left out, those here or of the package. */
  readonly features?: string;
  /** Whether the links to all rules are. */
  readonly all: boolean;
}

/** A rulebook with features here. */
interface Linked {
  readonly rulebook: Rulebook;
  readonly folder: string;
  readonly writable: boolean;
  /** The numbers that scenarios are linked to, also those that the newest edition doesn't have. */
  readonly written: readonly string[];
  /** The rules that scenarios are linked to. */
  readonly rules: ReadonlySet<string>;
}

/**
 * Notes that the scenarios of rules were read against the rules' texts in the newest edition. Returns the exit code;
 * throws a Problem for rules that there aren't, that no scenario is linked to, or whose scenarios can't be played.
 */
export async function confirmLinks(rules: readonly string[], options: ConfirmOptions): Promise<number> {
  if (options.all === rules.length > 0) {
    throw new Problem([
      options.all
        ? '--all confirms every link: leave the rules out, or leave --all out.'
        : 'Which links? Give the numbers of rules whose scenarios you have read, such as 704.5c, or --all.',
    ]);
  }
  const home = findHome();
  const ids = rulebooksIn(options);
  const linked = ids.flatMap((id) => linkedRules(id, options.features, ids.length === 1, home));
  if (linked.length === 0) {
    throw new Problem([
      `There are no features of ${ids.join(', ')} here: give their folder with --features.`,
    ]);
  }
  const chosen = options.all
    ? linked.map((each) => ({ ...each, confirm: [...each.rules] }))
    : chosenFrom(linked, rules);
  for (const { folder, confirm: numbers } of chosen) await refuseUnplayable(folder, new Set(numbers), home);
  const texts = new Map<string, string>();
  const said = chosen.map((each) => {
    if (!each.writable) {
      throw new Problem([
        'The links of the package are not yours to confirm: give the folder of your own features with --features.',
      ]);
    }
    return confirm(each, options.all, texts);
  });
  writeTogether(texts);
  console.log(said.join('\n'));
  return exitCodes.passed;
}

/** The rulebook that was named; else those whose names folders have; else, for a folder of one's own, those played. */
function rulebooksIn({ rulebook, features }: ConfirmOptions): string[] {
  if (rulebook !== undefined) return selectRulebooks(rulebook, false);
  const ids = rulebookIds();
  const isNamed = features === undefined || ids.some((id) => existsSync(path.join(features, id)));
  return isNamed ? ids : selectRulebooks(undefined);
}

function linkedRules(id: string, given: string | undefined, only: boolean, home: Home): Linked[] {
  const place = findFeatures(given, id, home);
  // A folder without the rulebook's name in it holds features of the rulebook that was asked for, and of no other.
  if (place === undefined || (!only && path.basename(place.folder) !== id)) return [];
  const features = readFeatures(place.folder, () => true);
  const rulebook = loadRulebook(id);
  const known = new Set(rulesOf(rulebook).map(({ key }) => key));
  const rules = features.flatMap(({ scenarios }) => scenarios.flatMap((scenario) => scenario.rules));
  const { folder, writable } = place;
  return [
    { rulebook, folder, writable, written: rules, rules: new Set(rules.filter((rule) => known.has(rule))) },
  ];
}

function chosenFrom(
  linked: readonly Linked[],
  rules: readonly string[],
): (Linked & { readonly confirm: readonly string[] })[] {
  for (const rule of rules) {
    if (linked.some((each) => each.rules.has(rule))) continue;
    const having = linked.find(({ rulebook }) => rulesOf(rulebook).some(({ key }) => key === rule));
    throw new Problem([
      having === undefined
        ? linked.map(({ rulebook }) => noSuchRule(rulebook, rule)).join(' ')
        : `No scenario below ${relative(having.folder)} is linked to ${rule}: there is nothing to confirm.`,
    ]);
  }
  return linked.flatMap((each) => {
    const confirm = rules.filter((rule) => each.rules.has(rule));
    return confirm.length === 0 ? [] : [{ ...each, confirm }];
  });
}

function confirm(
  { rulebook, folder, written, confirm: rules }: Linked & { readonly confirm: readonly string[] },
  all: boolean,
  texts: Map<string, string>,
): string {
  const before = readConfirmedLinks(folder);
  if (all && before !== undefined) refuseMoved(written, before, rulebook);
  const digests = new Map(rulesOf(rulebook).map(({ key, digest }) => [key, digest]));
  const after = new Map(all ? [] : before?.rules);
  for (const rule of rules) after.set(rule, digests.get(rule) ?? '');
  const isNew = [...after].filter(([rule, digest]) => before?.rules.get(rule) !== digest).length;
  const numbers = all || before === undefined ? numbersOf(rulesOf(rulebook)) : before.numbers;
  const file = path.join(folder, confirmedLinksFile);
  texts.set(file, serialiseConfirmedLinks({ numbers, rules: after }));
  const book = `${rulebook.title} ${rulebook.edition}`;
  return `${counted(rules.length, 'rule')} confirmed for ${book} in ${relative(file)}${isNew === 0 ? ', as before' : `, ${isNew} of them anew`}.`;
}

/** What can't be played says nothing about a rule, so nobody can have read it beside the rule's text. */
async function refuseUnplayable(folder: string, rules: ReadonlySet<string>, home: Home): Promise<void> {
  const files = filesBelow(path.resolve(folder), '.feature');
  const sentences = (await findUnplayable(files, stepFiles(home)))
    .filter((scenario) => scenario.rules.some((rule) => rules.has(rule)))
    .flatMap(({ faults }) => faults);
  if (sentences.length === 0) return;
  const told = [...new Set(sentences)].slice(0, MOST_SENTENCES);
  throw new Problem([...told, "Nothing is confirmed: what can't be played says nothing about a rule."]);
}

/** To confirm a link whose rule has another number now would bind it to a rule that it is not about. */
function refuseMoved(rules: readonly string[], before: ConfirmedLinks, rulebook: Rulebook): void {
  const older = editionsOf(rulebook.id)
    .filter((edition) => edition < rulebook.edition)
    .map((edition) => loadRulebook(`${rulebook.id}@${edition}`));
  const [moved, ...more] = staleLinks(rules, before, rulebook, older).moved;
  if (moved === undefined) return;
  const others = more.length === 0 ? '' : `, and ${counted(more.length, 'other')} too`;
  throw new Problem([
    `${moved.rule} has the number ${moved.to} in ${rulebook.edition}${others}: run "${applyCommand(rulebook.id)}" first, or name the rules that you have read.`,
  ]);
}

function relative(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)) || '.';
}
