import colours from 'picocolors';
import { editionsOf as editionsOfGame, gameOf, playable } from '../port/in-process/games';
import { nameOfBook, titleOfBook } from '../reports/book-name';
import type { KnownRulebook } from '../reports/coverage';
import { enforcementOf, enforcingOf, sharingWith } from '../reports/enforcement';
import { keyOfBlank } from '../rulebooks/blank-in-number';
import { byRule, type ClassifiedRule } from '../rulebooks/classification';
import { editionsOf, findRule, rulebookIds } from '../rulebooks/library';
import type { LinkStates } from '../rulebooks/link-states';
import type { Ruling } from '../rulebooks/model';
import { gameEditions } from './game-editions';
import { findHome, type Home } from './home';
import { implementationsOf } from './implementations';
import { type LastResult, lastResult } from './last-run';
import { findLinkStates } from './link-states';
import { Problem } from './problem';
import { assumedUnder, knownRulebooks, noSuchRuleIn, playedIdentity, withEditionsPlayed } from './rules';
import { findLinkedScenarios, type LinkedScenario } from './scenario-index';
import { filesAbout, scenariosIn } from './scenarios-of-edition';
import { namedRulebook, selectRulebooks } from './selection';
import { amendmentsOf } from './variants';

/** What `rulewright explain` is asked for. */
export interface ExplainOptions {
  readonly rulebook?: string;
  /** The short name of an edition, in whose rulebook alone the rule is looked for. */
  readonly edition?: string;
  /** The folder of the last run's report. */
  readonly report: string;
}

/** Prints what is known of a rule. Returns the exit code; throws a Problem for a rule that there isn't. */
export function explain(printed: string, { rulebook, edition, report }: ExplainOptions): number {
  const home = findHome();
  const known = booksAsked(rulebook, edition);
  const number =
    known.map((each) => keyOfBlank(each.rulebook, printed)).find((key) => key !== undefined) ?? printed;
  const has = (each: KnownRulebook) => findRule(each.rulebook, number) !== undefined;
  const others =
    rulebook !== undefined || edition !== undefined || known.some(has) ? [] : knownRulebooks(rulebookIds());
  const having = [...known, ...others].filter(has);
  if (having.length === 0)
    throw new Problem([`${noSuchRuleIn(known, number)}${assumedUnder(known, number)}`]);
  const described: string[] = [];
  for (const each of having) {
    const { id } = each.rulebook;
    // Where no edition of it is played, scenarios and results have the numbers of the newest one.
    const isNewest = each.rulebook.edition === editionsOf(id).at(-1);
    const isPlayed = isNewest || each.playedAs !== undefined;
    const files = isPlayed ? filesAbout(each, home, known.length === 1) : [];
    const scenarios = scenariosIn(each, findLinkedScenarios(files, number));
    const links = scenarios.map(({ at }) => ({ uri: uriOf(at), number }));
    const about: KnownOfRule = {
      scenarios,
      links: isNewest ? findLinkStates(links, [each]) : [],
      last: isPlayed ? lastResult(report, nameOfBook(each), number) : undefined,
      isNewest,
    };
    described.push(describeRule(number, each, about, home));
  }
  console.log(described.join('\n\n'));
  return 0;
}

const uriOf = (at: string): string => at.replace(/:\d+$/, '');

/** The rulebooks that are asked for; where nothing is, also those of the other editions of games that are played, each once. */
function booksAsked(rulebook: string | undefined, edition: string | undefined): readonly KnownRulebook[] {
  const known = knownRulebooks(asked(rulebook), undefined, edition);
  if (edition !== undefined) return known.filter(({ playedAs }) => playedAs?.name === edition);
  if (rulebook !== undefined) return known;
  const editions = playable.flatMap(editionsOfGame).map(({ ruleset }) => ruleset);
  const others = editions.filter(
    (each) =>
      known.some((book) => book.rulebook.id === each.rulebook) &&
      !known.some((book) => book.rulebook.id === each.rulebook && book.rulebook.edition === each.edition),
  );
  return withEditionsPlayed(
    known,
    others.map(({ rulebook, name }) => ({ rulebook, edition: name })),
  );
}

/** What is known of a rule beside what its rulebook says. */
interface KnownOfRule {
  readonly scenarios: readonly LinkedScenario[];
  readonly links: readonly LinkStates[];
  readonly last: LastResult | undefined;
  /** Whether it is a rule of the newest edition, the one that is played and whose numbers scenarios use. */
  readonly isNewest: boolean;
}

/** The rulebook that was asked for, with its edition; left out, all that are played. */
function asked(rulebook: string | undefined): readonly string[] {
  if (rulebook === undefined) return selectRulebooks(undefined);
  namedRulebook(rulebook);
  return [rulebook];
}

/** Where a rule is enforced: under its own number, or else under those that it follows from, each named. */
function placesOf(
  number: string,
  followsFrom: readonly string[],
  implementations: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const sources = followsFrom.flatMap((source) =>
    (implementations[source] ?? []).map((place) => `${place} (${source})`),
  );
  return implementations[number] ?? sources;
}

function describeRule(
  number: string,
  known: KnownRulebook,
  { scenarios, links, last, isNewest }: KnownOfRule,
  home: Home,
): string {
  const { rulebook, rulings, implemented, classification } = known;
  const section = rulebook.chapters
    .flatMap(({ sections }) => sections)
    .find(({ rules }) => rules.some(({ key }) => key === number));
  const entry = byRule(classification).get(number);
  const isPlayed = (isNewest || known.playedAs !== undefined) && implemented.length > 0;
  const rules = isPlayed ? implemented.filter((rule) => rule.number === number) : [];
  const amendments = isPlayed ? amendmentsOf(playedIdentity(known), number) : [];
  const places = isPlayed
    ? placesOf(number, entry?.followsFrom ?? [], implementationsOf(nameOfBook(known), home))
    : [];
  const elsewhere = isPlayed ? inOtherEditions(known, number) : [];
  const about = (isNewest ? rulings : []).filter((ruling) => ruling.rules.includes(number));
  return [
    `${colours.bold(number)} ${titleOfBook(known)} ${rulebook.edition}, ${section?.number ?? ''} ${section?.title ?? ''}`.trim(),
    part('Kind', entry === undefined ? [] : [describeKind(entry)], 'nobody has classified it'),
    part(
      'As implemented',
      rules.map(({ title, form }) => `${title} (${form})`),
      isPlayed
        ? 'the engine implements nothing under this number'
        : isNewest
          ? 'the engine does not play this rulebook'
          : 'the engine does not play this edition',
    ),
    ...(elsewhere.length === 0 ? [] : [part('In other editions', elsewhere, '')]),
    ...(amendments.length === 0 ? [] : [part('An amendment may say', amendments, '')]),
    part('Object', isPlayed ? describeObject(number, known) : [], 'none'),
    part('Where', places, 'nowhere in the engine'),
    part(
      'Scenarios',
      scenarios.map(
        ({ name, at }) => `${last?.verdicts.get(name) ?? 'not run'}: ${name}\n    ${colours.dim(at)}`,
      ),
      'none is linked to this rule',
    ),
    part('Links', links.flatMap(describeLinks), 'none is compared with the rulebook'),
    part('Rulings', about.map(describeRuling), 'none'),
    part(
      'Last run',
      last === undefined ? [] : [describeLast(last)],
      'none: run "rulewright check --report report"',
    ),
  ].join('\n');
}

/** What the game's other editions have where this one has a rule, each with its number. */
function inOtherEditions({ rulebook, playedAs }: KnownRulebook, number: string): readonly string[] {
  const game = gameOf(rulebook.id);
  if (!game || playedAs === undefined) return [];
  return gameEditions(game)
    .meanings.filter(({ editions }) => {
      const own = editions[playedAs.name];
      return own !== undefined && [own.number, ...own.restates].includes(number);
    })
    .flatMap(({ editions }) =>
      Object.entries(editions)
        .filter(([name]) => name !== playedAs.name)
        .map(
          ([name, { number: there, title, assumedFrom }]) =>
            `${name}: ${there} ${title}${assumedFrom ? ` (assumed from ${assumedFrom.edition} ${assumedFrom.number})` : ''}`,
        ),
    );
}

/** A ruling: what is asked, the reading taken and why, and the others, with what those are asked for by that can be played. */
function describeRuling({ id, question, readings, taken, why, playable = [] }: Ruling): string {
  const others = readings
    .filter((each) => each !== taken)
    .map((each) => {
      const played = playable.find(({ reading }) => reading === each);
      return played === undefined
        ? `not taken: ${each}`
        : `not taken, and played with --ruling ${id}=${played.name}: ${each}`;
    });
  return [`${id}: ${question}`, taken, why, ...others].join('\n    ');
}

function describeKind({ kind, reason, restates, followsFrom, inherent, proposed }: ClassifiedRule): string {
  const said = restates === undefined ? '' : `, says what ${restates} says`;
  const follows = followsFrom === undefined ? '' : `, follows from ${followsFrom.join(', ')}`;
  const alone = inherent === undefined ? '' : `, inherent: ${inherent}`;
  return `${kind}${reason === undefined ? '' : `: ${reason}`}${said}${follows}${alone}${proposed ? ' (proposed, nobody has confirmed it)' : ''}`;
}

/** Whose object the rule is enforced by: its own, that of the rule which it restates, or one that nobody has told apart. */
function describeObject(number: string, known: KnownRulebook): readonly string[] {
  const enforcing = enforcingOf(known);
  const entry = enforcing.classified.get(number);
  switch (enforcementOf(number, enforcing)) {
    case 'own':
      return ['its own'];
    case 'restated':
      return [`restated: that of ${entry?.restates}`];
    case 'derived':
      return [`derived: those of ${entry?.followsFrom?.join(', ')}`];
    case 'inherent':
      return ['inherent: it needs none'];
    case 'shared':
      return [`shared, not declared: also that of ${sharingWith(number, enforcing).join(', ')}`];
    case undefined:
      return [];
  }
}

function describeLinks({ edition, stale, moved, unconfirmed }: LinkStates): string[] {
  const said = [
    ...stale.map(({ rule }) => `stale: ${rule} has another text in ${edition} than when they were last read`),
    ...moved.map(({ rule, to }) => `moved: ${rule} is ${to} in ${edition}`),
    ...unconfirmed.map(
      (rule) => `unconfirmed: "rulewright rulebook confirm ${rule}" says that they were read`,
    ),
  ];
  return said.length > 0 ? said : [`confirmed for the text in ${edition}`];
}

function describeLast({ rung, failing, exercised, verdicts }: LastResult): string {
  if (failing) return `${rung}, failing`;
  return exercised && verdicts.size === 0 ? `${rung}, though exercised by scenarios of other rules` : rung;
}

function part(title: string, lines: readonly string[], otherwise: string): string {
  return [`${title}:`, ...(lines.length > 0 ? lines : [otherwise]).map((line) => `  ${line}`)].join('\n');
}
