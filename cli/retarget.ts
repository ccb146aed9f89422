import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { counted } from '../reports/rule-runs';
import { byRule, type Classification, classificationFile, withNumbers } from '../rulebooks/classification';
import {
  BadClassification,
  loadClassification,
  serialiseClassification,
} from '../rulebooks/classification-file';
import type { Comparison, HeadingChange } from '../rulebooks/diff/changes';
import type { ConfirmedLinks } from '../rulebooks/link-states';
import { numbersOf } from '../rulebooks/links';
import { confirmedLinksFile, serialiseConfirmedLinks } from '../rulebooks/links-file';
import { isRulings } from '../rulebooks/shape';
import type { ComparedEdition } from './compared-editions';
import type { FeatureLinks } from './feature-links';
import { type NewNumber, newNumbers } from './new-numbers';
import { Problem } from './problem';
import { type RetargetedFeatures, retargetFeatures } from './retarget-features';
import { retargetPromises } from './retarget-promises';
import { type FeaturesPlace, readConfirmedLinks, readFeatures } from './rulebook-features';
import { writeTogether } from './write-together';

/** Two editions, what changed between them, and what is linked to them. */
export interface Retargeting {
  readonly id: string;
  readonly older: ComparedEdition;
  readonly newer: ComparedEdition;
  readonly comparison: Comparison;
  readonly place: FeaturesPlace;
}

/** Whether the links in a folder of features use the numbers of an edition already. */
export function usesNumbersOf(confirmed: ConfirmedLinks | undefined, { edition }: ComparedEdition): boolean {
  return confirmed?.numbers !== undefined && confirmed.numbers === numbersOf(edition.rules);
}

/**
 * Gives everything that is linked to renumbered rules the new numbers: `Rule:` lines and tags of the features, their
 * files and titles where a section has a new number, the rulings, the confirmed links, the
 * promises in coverage.json, and, if the library has the
 * newer edition and not yet its classification, that. All of it is written or nothing.
 *
 * @returns sentences that say what was done
 * @throws Problem where a link could belong to several rules, or to none while its number is another rule's now
 */
export function retarget({ id, older, newer, comparison, place }: Retargeting): string[] {
  if (!place.writable) {
    throw new Problem([
      'The features of the package are not yours to change: give your own with --features, or run this in a checkout.',
    ]);
  }
  const confirmed = readConfirmedLinks(place.folder);
  const texts = new Map<string, string>();
  const said: string[] = [];
  const classification = newClassification(id, older, newer, comparison, place);
  if (classification !== undefined) {
    texts.set(classification.file, classification.text);
    said.push(
      `Written: ${relative(classification.file)}, with the kinds of the rules that were there before.`,
    );
  }
  if (usesNumbersOf(confirmed, newer)) {
    writeTogether(texts);
    return [
      ...said,
      `The links in ${relative(place.folder)} have the numbers of ${newer.name} already: none was changed.`,
    ];
  }
  const numberOf = newNumbers(comparison, older, newer);
  const headings = comparison.changes.filter((change): change is HeadingChange => change.what === 'heading');
  const sections = new Set(
    headings.flatMap(({ level, before }) => (level === 'section' && before ? [before.number] : [])),
  );
  const features = readFeatures(
    place.folder,
    (number) => numberOf(number).becomes !== 'same',
    (file) => sections.has(path.basename(file).split('-')[0] ?? ''),
  );
  refuseUnclear(features, numberOf);
  refuseForeignNumbers(features, numberOf, confirmed, older);

  const changed = retargetFeatures(
    features,
    (rule) => otherNumber(numberOf(rule)),
    headings,
    (section) => newer.edition.rules.find((rule) => rule.section === section)?.chapter,
  );
  for (const [file, text] of changed.texts) texts.set(file, text);
  const rulings = retargetRulings(id, place, numberOf, changed.moves);
  if (rulings !== undefined) texts.set(rulings.file, rulings.text);
  const isRenumbered = [...comparison.successors.values()].some(({ from, to }) => from !== to);
  if (confirmed !== undefined || (isRenumbered && changed.retargeted > 0)) {
    const links = retargetConfirmed(confirmed, numberOf, older, newer, comparison);
    texts.set(path.join(place.folder, confirmedLinksFile), serialiseConfirmedLinks(links));
  }
  const promises = retargetPromises(place.root, id, newer.rulebook.edition, (rule) =>
    otherNumber(numberOf(rule)),
  );
  if (promises !== undefined) {
    texts.set(promises.file, promises.text);
    said.push(`Written: ${relative(promises.file)}, whose promises have the new numbers.`);
  }
  writeTogether(texts, [...changed.moves.keys()]);
  return [...said, ...describe(changed, features, rulings?.count ?? 0, numberOf)];
}

function otherNumber(becomes: NewNumber): string | undefined {
  return becomes.becomes === 'other' ? becomes.number : undefined;
}

function refuseUnclear(features: readonly FeatureLinks[], numberOf: (rule: string) => NewNumber): void {
  const places = new Map<string, string[]>();
  for (const { file, numbers } of features) {
    for (const { number, line } of numbers) {
      const becomes = numberOf(number);
      if (becomes.becomes !== 'unclear') continue;
      places.set(becomes.why, [...(places.get(becomes.why) ?? []), `${relative(file)}:${line}`]);
    }
  }
  if (places.size === 0) return;
  throw new Problem(
    [...places].map(
      ([why, at]) =>
        `${why}: give ${at.join(', ')} another number or remove it, and run this again; nothing was changed.`,
    ),
  );
}

/** Links that use the numbers of a third edition must not be read as those of the older one. */
function refuseForeignNumbers(
  features: readonly FeatureLinks[],
  numberOf: (rule: string) => NewNumber,
  confirmed: ConfirmedLinks | undefined,
  older: ComparedEdition,
): void {
  if (confirmed?.numbers === undefined || usesNumbersOf(confirmed, older)) return;
  const digests = new Map(older.edition.rules.map(({ key, digest }) => [key, digest]));
  for (const { file, numbers } of features) {
    for (const { number, line } of numbers) {
      if (numberOf(number).becomes !== 'other') continue;
      if (confirmed.rules.get(number) === digests.get(number)) continue;
      throw new Problem([
        `${relative(file)}:${line}: it is not known that ${number} is a number of ${older.name}: compare the edition that the features were written for, or run "rulewright rulebook confirm ${number}" while that is the newest; nothing was changed.`,
      ]);
    }
  }
}

function retargetConfirmed(
  confirmed: ConfirmedLinks | undefined,
  numberOf: (rule: string) => NewNumber,
  older: ComparedEdition,
  newer: ComparedEdition,
  { successors }: Comparison,
): ConfirmedLinks {
  const digestIn = ({ edition }: ComparedEdition) =>
    new Map(edition.rules.map(({ key, digest }) => [key, digest]));
  const [before, now] = [digestIn(older), digestIn(newer)];
  const rules = new Map<string, string>();
  for (const [rule, digest] of confirmed?.rules ?? []) {
    const becomes = numberOf(rule);
    if (becomes.becomes === 'nothing' || becomes.becomes === 'unclear') continue;
    if (becomes.becomes === 'other' && becomes.guess) continue;
    const number = otherNumber(becomes) ?? rule;
    const follows = successors.get(rule)?.text === 'references follow' && before.get(rule) === digest;
    rules.set(number, follows ? (now.get(number) ?? digest) : digest);
  }
  return { numbers: numbersOf(newer.edition.rules), rules };
}

function retargetRulings(
  id: string,
  { root }: FeaturesPlace,
  numberOf: (rule: string) => NewNumber,
  moves: ReadonlyMap<string, string>,
): { readonly file: string; readonly text: string; readonly count: number } | undefined {
  const file = path.join(root, 'rulebooks', id, 'rulings.json');
  if (!existsSync(file)) return undefined;
  const rulings = parsed(readFileSync(file, 'utf8'));
  if (!isRulings(rulings)) throw new Problem([`${relative(file)} is not a list of rulings: restore it.`]);
  const fromRoot = (each: string) => path.relative(root, path.resolve(each)).split(path.sep).join('/');
  const renamed = new Map([...moves].map(([from, to]) => [fromRoot(from), fromRoot(to)]));
  const scenario = (place: string) => {
    const end = place.indexOf('.feature') + '.feature'.length;
    return `${renamed.get(place.slice(0, end)) ?? place.slice(0, end)}${place.slice(end)}`;
  };
  const after = rulings.map((ruling) => ({
    ...ruling,
    rules: [...new Set(ruling.rules.map((rule) => otherNumber(numberOf(rule)) ?? rule))],
    scenarios: ruling.scenarios.map(scenario),
    ...(ruling.playable === undefined
      ? {}
      : {
          playable: ruling.playable.map((each) => ({
            ...each,
            scenarios: each.scenarios.map(scenario),
            changes: each.changes.map((change) =>
              change.replace(/(?<=^\w+ )\S+/, (rule) => otherNumber(numberOf(rule)) ?? rule),
            ),
          })),
        }),
  }));
  const count = after.filter(({ rules }, index) => rules.join() !== rulings[index]?.rules.join()).length;
  const text = `${JSON.stringify(after, null, 2)}\n`;
  return text === `${JSON.stringify(rulings, null, 2)}\n` ? undefined : { file, text, count };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A rule that was not reworded is of the kind that it was; a reworded one is proposed to be. */
function newClassification(
  id: string,
  older: ComparedEdition,
  newer: ComparedEdition,
  { successors }: Comparison,
  { root }: FeaturesPlace,
): { readonly file: string; readonly text: string } | undefined {
  const { edition } = newer.rulebook;
  const folder = path.join(root, 'rulebooks');
  const file = path.join(folder, classificationFile(id, edition));
  const isStored = newer.stored && existsSync(path.join(folder, id, `${edition}.json`));
  if (!isStored || existsSync(file)) return undefined;
  const before = classificationOf(id, older.rulebook.edition);
  if (before === undefined) return undefined;
  const entries = byRule(before);
  const ancestors = new Map([...successors.values()].map((each) => [each.to, each]));
  const numbers = new Map([...ancestors.values()].map(({ from, to }) => [from, to]));
  const rules = newer.edition.rules.flatMap(({ key }) => {
    const ancestor = ancestors.get(key);
    const entry = ancestor === undefined ? undefined : entries.get(ancestor.from);
    if (entry === undefined) return [];
    const reworded = ancestor?.text === 'reworded' ? { proposed: true as const } : {};
    return [withNumbers({ ...entry, rule: key, ...reworded }, (rule) => numbers.get(rule))];
  });
  const proposedBy = before.proposedBy ?? `the kind that the rule had in ${older.rulebook.edition}`;
  return { file, text: serialiseClassification({ rulebook: id, edition, proposedBy, rules }) };
}

function classificationOf(id: string, edition: string): Classification | undefined {
  try {
    return loadClassification({ id, edition });
  } catch (error) {
    if (error instanceof BadClassification) throw new Problem([error.message]);
    throw error;
  }
}

function describe(
  { retargeted, texts, moves, stuck }: RetargetedFeatures,
  features: readonly FeatureLinks[],
  rulings: number,
  numberOf: (rule: string) => NewNumber,
): string[] {
  const left = features.flatMap(({ file, numbers }) =>
    numbers
      .filter(({ number }) => numberOf(number).becomes === 'nothing')
      .map(({ number, line }) => `${number} (${relative(file)}:${line})`),
  );
  const isRenumbered = (text: string) =>
    (text.match(/(?:\d|[A-Z]\.\d)[\w.~]*\w/g) ?? []).some((number) => numberOf(number).becomes === 'other');
  const steps = features.flatMap(({ steps }) => steps.filter(({ text }) => isRenumbered(text)));
  return [
    retargeted === 0
      ? 'No link had to be retargeted.'
      : `${counted(retargeted, 'link')} in ${counted(texts.size, 'feature file')} and ${counted(rulings, 'ruling')} have their new numbers.`,
    ...[...moves].map(([from, to]) => `Moved: ${relative(from)} → ${relative(to)}`),
    ...stuck.map(
      ([from, to]) =>
        `Not moved: ${relative(from)}, for there is another ${relative(to)}; move its rules there.`,
    ),
    ...(left.length > 0 ? [`Left as they are, for their rules are gone: ${left.join(', ')}`] : []),
    ...(steps.length > 0
      ? [
          `${counted(steps.length, 'step names', 'steps name')} renumbered rules as the engine calls them: these stay as they are until the engine is renumbered.`,
        ]
      : []),
  ];
}

function relative(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)) || '.';
}
