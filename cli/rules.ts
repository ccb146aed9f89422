import type { Ruleset } from '../engine/kernel';
import { changeOf } from '../port/amendment/change';
import type { Hello } from '../port/contract';
import { ReferenceEngine } from '../port/in-process';
import { editionsOf, gameOf, rulesetOf } from '../port/in-process/games';
import { usualEdition } from '../port/usual-edition';
import { isIn, nameOfBook } from '../reports/book-name';
import type { KnownRulebook } from '../reports/coverage';
import type { AssumedRuleResult, ScenarioResult } from '../reports/model';
import { keyOfBlank } from '../rulebooks/blank-in-number';
import { byRule, type Classification } from '../rulebooks/classification';
import type { Identity } from '../rulebooks/identity';
import {
  findRule,
  loadRulebook,
  loadRulings,
  rulebookIds,
  rulesOf,
  editionsOf as storedEditions,
} from '../rulebooks/library';
import type { Rulebook } from '../rulebooks/model';
import { assumedIn } from './game-editions';
import { knownClassification } from './known-classification';
import { Problem } from './problem';
import { whyNoVariant } from './variants';

/**
 * Everything that is known of the rulebooks: their rules, their kinds, their rulings, and what the engine implements.
 *
 * @param edition the short name of an edition in which games are played that have it: where it is one of another rulebook, that one is
 *   added, else it is what that rulebook is played as
 * @throws Problem where no game has that edition
 */
export function knownRulebooks(
  ids: readonly string[],
  hello: Hello = new ReferenceEngine().hello(),
  edition?: string,
): KnownRulebook[] {
  if (edition !== undefined) refuseUnknownEdition(edition, ids);
  const all = ids.flatMap((id) => {
    const chosen = editionChosen(id, edition);
    if (!chosen) return [knownAs(loadRulebook(id), hello)];
    const there = knownAs(loadRulebook(`${chosen.rulebook}@${chosen.edition}`), hello, chosen.name);
    return chosen.rulebook === id ? [there] : [knownAs(loadRulebook(id), hello), there];
  });
  return eachOnce(all);
}

/** What is known of the one rulebook that games of an edition are played by: of another than the named one, where the edition is its. */
export const bookPlayed = (id: string, edition: string | undefined): readonly KnownRulebook[] =>
  knownRulebooks([id], undefined, edition).slice(-1);

/** A rulebook as it is usually played, or as an edition of its game with a short name. */
function knownAs(rulebook: Rulebook, { rulebooks }: Hello, edition?: string): KnownRulebook {
  const played = rulebooks.find((each) => each.id === rulebook.id);
  const usual = usualEdition(played?.editions ?? []);
  const own = played?.editions?.find((each) =>
    edition === undefined ? each.edition === rulebook.edition : each.name === edition,
  );
  const name = own?.name ?? edition;
  const ruleset = name === undefined ? undefined : rulesetOf(rulebook.id, name);
  return {
    rulebook,
    rulings: loadRulings(rulebook.id),
    implemented: (name === undefined && !usual ? played : own)?.rules ?? [],
    ...(name === undefined
      ? {}
      : { playedAs: { name, isUsual: own !== undefined && own === usual, game: played?.game?.title } }),
    ...(ruleset ? { assumed: assumedOf(ruleset) } : {}),
    classification: knownClassification(rulebook),
  };
}

const assumedOf = (ruleset: Ruleset): readonly AssumedRuleResult[] =>
  assumedIn(ruleset).map(({ number, title, form, assumedFrom }) => ({
    number,
    title,
    form,
    from: assumedFrom,
  }));

const eachOnce = (all: readonly KnownRulebook[]): KnownRulebook[] => [
  ...new Map(all.map((each) => [nameOfBook(each), each])).values(),
];

/** The rulebooks, and those that scenarios chose besides, by choosing another edition of a game. */
export function withEditionsPlayed(
  known: readonly KnownRulebook[],
  scenarios: readonly Pick<ScenarioResult, 'rulebook' | 'edition'>[],
  hello: Hello = new ReferenceEngine().hello(),
): readonly KnownRulebook[] {
  const all = [...known];
  for (const scenario of scenarios) {
    const { rulebook: id, edition } = scenario;
    if (id === undefined || edition === undefined || all.some((each) => isIn(scenario, each))) continue;
    const ruleset = rulesetOf(id, edition);
    if (ruleset && isStored(ruleset))
      all.push(knownAs(loadRulebook(`${id}@${ruleset.edition}`), hello, ruleset.name));
  }
  return all;
}

/** Is the rulebook of an edition here? */
const isStored = ({ rulebook, edition }: Ruleset): boolean =>
  rulebookIds().includes(rulebook) && storedEditions(rulebook).includes(edition);

/** The edition of a rulebook's game that has a short name; undefined where none was asked for, or it has none of that name. */
function editionChosen(id: string, name: string | undefined): Ruleset | undefined {
  const game = gameOf(id.replace(/@.*$/, ''));
  if (name === undefined || !game) return undefined;
  return editionsOf(game).find(({ ruleset }) => ruleset.name === name)?.ruleset;
}

/** Throws a Problem where no game of some rulebooks has an edition of a name. */
function refuseUnknownEdition(name: string, ids: readonly string[]): void {
  if (ids.some((id) => editionChosen(id, name))) return;
  const games = [...new Set(ids.flatMap((id) => gameOf(id) ?? []))];
  const has = games.map((game) => {
    const names = editionsOf(game).map(({ ruleset }) => ruleset.name);
    return `${game.description.title} has ${names.join(', ')}`;
  });
  throw new Problem([`--edition ${name}: no game that is played has such an edition; ${has.join('; ')}.`]);
}

/** Throws a Problem for a number to switch off that is no rule, or none that the engine implements. */
export function checkOff(off: readonly string[], known: readonly KnownRulebook[]): void {
  for (const number of off) {
    const why = whyNotOff(number, known);
    if (why !== undefined) throw new Problem([`--off ${number}: ${why}`]);
  }
}

/**
 * Says why a number can't be switched off: it is no rule, or none that the engine implements; undefined if it can, as can be what an
 * edition assumes under it.
 */
export function whyNotOff(asked: string, known: readonly KnownRulebook[]): string | undefined {
  const change = changeOf(asked);
  if (change.verb === 'add') return whyNoVariant(asked, known.map(playedIdentity));
  const { verb, number } = change;
  if (verb === 'off' && known.some(({ assumed = [] }) => assumed.some((rule) => rule.number === number)))
    return undefined;
  const inRulebook = known.filter(({ rulebook }) => findRule(rulebook, number) !== undefined);
  if (inRulebook.length === 0) return `${noSuchRuleIn(known, number)}${inOtherEditions(known, number)}`;
  if (verb !== 'off') return whyNoVariant(asked, inRulebook.map(playedIdentity));
  if (inRulebook.some(({ implemented }) => implemented.some((rule) => rule.number === number)))
    return undefined;
  const sources = inRulebook.flatMap(({ classification }) => sourcesOf(number, classification));
  return sources.length > 0
    ? `that rule follows from ${sources.join(' and ')}, and the engine enforces nothing else under its number: switch off ${sources.length === 1 ? 'that one' : 'one of those'}.`
    : `the engine enforces nothing under that number, so there is nothing to switch off; "rulewright explain ${number}" says more.`;
}

/** Sentences that say where a number that a rulebook doesn't hold is played all the same: as assumed from another book. */
export const assumedUnder = (known: readonly KnownRulebook[], number: string): string =>
  known
    .flatMap(({ rulebook, playedAs, assumed = [] }) =>
      assumed
        .filter((rule) => rule.number === number)
        .map(
          ({ from, title }) =>
            ` The ${playedAs?.name ?? rulebook.edition} edition assumes it from ${from.edition} ${from.number}: ${title}.`,
        ),
    )
    .join('');

/** A sentence that says which editions of the games have a rule, as those that are known haven't; empty where none has. */
function inOtherEditions(known: readonly KnownRulebook[], number: string): string {
  const games = [...new Set(known.flatMap(({ rulebook: { id } }) => gameOf(id) ?? []))];
  const having = games.flatMap((game) =>
    editionsOf(game).flatMap(({ ruleset }) =>
      isStored(ruleset) && findRule(loadRulebook(`${ruleset.rulebook}@${ruleset.edition}`), number)
        ? [`The ${ruleset.name} edition of ${game.description.title} has it: say --edition ${ruleset.name}.`]
        : [],
    ),
  );
  return having.map((sentence) => ` ${sentence}`).join('');
}

/** A rulebook, in the edition that it is played as. */
export const playedIdentity = ({ rulebook: { id, edition }, playedAs }: KnownRulebook): Identity => ({
  id,
  edition: playedAs?.name ?? edition,
});

/** The rules that a rule follows from; none where nothing is said of that. */
export const sourcesOf = (number: string, classification: Classification | undefined): readonly string[] =>
  byRule(classification).get(number)?.followsFrom ?? [];

/** A sentence that says that a rulebook has no such rule, and which it has nearby. */
export function noSuchRule(rulebook: Rulebook, number: string): string {
  const book = `${rulebook.title} ${rulebook.edition}`;
  const key = keyOfBlank(rulebook, number);
  if (key !== undefined)
    return `${book} prints "${number.replace('.', '. ')}" with a blank, so that rule is kept as ${key}: write ${key}.`;
  return `${book} has no rule ${number}; ${nearby(rulebook, number)}${printedAlike(rulebook, number)}.`;
}

/** Rules that are printed with a blank within their number, as "322. 3", are kept under what stands before it. */
function printedAlike(rulebook: Rulebook, number: string): string {
  const before = number.match(/^(?:\d{3}|[A-Z])(?=\.)/)?.[0];
  const alike = rulesOf(rulebook).filter((rule) => rule.number === before && rule.occurrence > 1);
  if (before === undefined || alike.length === 0) return '';
  const keys = alike.map(({ key }) => key);
  return `. If a blank is printed within the number, as in "${number.replace('.', '. ')}", take the rule's place among those numbered ${before}: ${keys.join(', ')}`;
}

/** The same of several rulebooks, in one sentence: it names what is nearby where one of them has something nearby. */
export const noSuchRuleIn = (known: readonly KnownRulebook[], number: string): string =>
  noSuchRuleInBooks(
    known.map(({ rulebook }) => rulebook),
    number,
  );

/** As `noSuchRuleIn`. */
export function noSuchRuleInBooks(books: readonly Rulebook[], number: string): string {
  const [first, ...rest] = books;
  if (first === undefined || rest.length === 0) return books.map((book) => noSuchRule(book, number)).join('');
  const blank = books.find((book) => keyOfBlank(book, number) !== undefined);
  if (blank !== undefined) return noSuchRule(blank, number);
  const near = books.filter((book) => around(book, number).length > 0);
  const titles = books.map(({ title, edition }) => `${title} ${edition}`).join(' and ');
  const told = near.map((book) => `${nearby(book, number)} in ${book.title}`);
  return `There is no rule ${number} in ${titles}${told.length > 0 ? `; ${told.join(', and ')}` : ''}.`;
}

/** Rules that share the beginning of a number. */
function around(rulebook: Rulebook, number: string): readonly string[] {
  const keys = rulesOf(rulebook).map(({ key }) => key);
  const parent = number.match(/^(?:\d{3}|[A-Z])\.\d+/)?.[0];
  const section = number.match(/^(?:\d{3}|[A-Z])/)?.[0];
  const siblings = keys.filter((key) => parent !== undefined && (key === parent || isPart(key, parent)));
  return siblings.length > 0 ? siblings : keys.filter((key) => key.startsWith(`${section}.`));
}

function nearby(rulebook: Rulebook, number: string): string {
  const rules = around(rulebook, number);
  if (rules.length === 0) {
    const sections = rulebook.chapters.flatMap((chapter) => chapter.sections.map((each) => each.number));
    return `its sections are ${sections[0]} to ${sections.at(-1)}, and its rules have numbers such as ${rulesOf(rulebook)[0]?.key}`;
  }
  if (rules.length === 1) return `the nearest is ${rules[0]}`;
  return `nearby there are ${rules[0]} to ${rules.at(-1)}`;
}

function isPart(key: string, parent: string): boolean {
  return key.startsWith(parent) && /^(?:\.|[a-z])/.test(key.slice(parent.length));
}
