/**
 * What became of scenarios while a rule was off, or another in its place (a mutant): one of them failed; all of them passed; the
 * game never ended; the engine broke, or took more memory than it may; none of them could be set up, which says nothing.
 */
export const outcomes = ['caught', 'survived', 'endless', 'broke', 'not set up'] as const;
export type Outcome = (typeof outcomes)[number];

/** Whether an outcome shows that scenarios need what was changed. */
export const isCatch = (outcome: Outcome): boolean => outcome !== 'survived' && outcome !== 'not set up';

/** What became of one mutant. */
export interface Finding {
  readonly outcome: Outcome;
  /** The digest of the scenario that noticed; only where one did. */
  readonly by?: string;
  /** How many scenarios were played, none of which noticed. */
  readonly played?: number;
}

/** What was found of one rule. */
export interface RuleKills {
  readonly rule: string;
  /** The digest of the rule's text then. */
  readonly text: string;
  /** A digest of the code that it was seen on. */
  readonly code: string;
  /** A digest of all scenarios that there were; only where some mutant survived, for another might have noticed since. */
  readonly scenarios?: string;
  /** What became of each mutant, by what it is called: `off`, `without 305.1`, `owner instead of controller`. */
  readonly found: ReadonlyMap<string, Finding>;
  /** Why nothing can tell some mutants from the rule, as somebody has written it down, by what they are called. */
  readonly why: ReadonlyMap<string, string>;
}

/** What was found of a rulebook's rules. */
interface RulebookKills {
  /** With the short name of an edition, where it was played as another one than usual: `magic@2013`. */
  readonly id: string;
  readonly edition: string;
  readonly rules: readonly RuleKills[];
}

/** What `rulewright mutate` found, rulebook by rulebook. */
export type Kills = readonly RulebookKills[];

/** A file of kills that says something wrong: one sentence on what. */
export class BadKills extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadKills';
  }
}

/** What was found as JSON, a rule a line, sorted by number: two people's findings are merged line by line. */
export function serialiseKills(kills: Kills): string {
  const books = [...kills]
    .sort((one, other) => byNumber(one.id, other.id))
    .map(({ id, edition, rules }) => {
      const lines = [...rules]
        .sort((one, other) => byNumber(one.rule, other.rule))
        .map((each) => `\n    ${JSON.stringify(each.rule)}: ${JSON.stringify(asJson(each))}`);
      return `\n  ${JSON.stringify(id)}: {"edition": ${JSON.stringify(edition)}, "rules": {${lines.join(',')}\n  }}`;
    });
  return `{${books.join(',')}\n}\n`;
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

function asJson({ text, code, scenarios, found, why }: RuleKills): unknown {
  return {
    text,
    code,
    ...(scenarios === undefined ? {} : { scenarios }),
    found: Object.fromEntries([...found].map(([mutant, finding]) => [mutant, inWords(finding)])),
    ...(why.size === 0 ? {} : { why: Object.fromEntries(why) }),
  };
}

const inWords = ({ outcome, by, played }: Finding): string =>
  [outcome, by, played].filter((part) => part !== undefined).join(' ');

const FINDING =
  /^(?:(?<caught>caught|endless|broke) (?<by>[0-9a-f]{10})|(?<survived>survived) (?<played>\d+)|(?<unset>not set up))$/;

/** Reads what was found from the text of a file. Throws BadKills where it says something else. */
export function killsIn(text: string): Kills {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadKills('it is no JSON');
  }
  if (!isRecord(value)) throw new BadKills('it names no rulebooks');
  return Object.entries(value).map(([id, book]) => {
    if (!isRecord(book) || typeof book.edition !== 'string' || !isRecord(book.rules))
      throw new BadKills(`of ${id} it lacks the edition or the rules`);
    const rules = Object.entries(book.rules).map(([rule, each]) => ruleKills(rule, each));
    return { id, edition: book.edition, rules };
  });
}

function ruleKills(rule: string, value: unknown): RuleKills {
  if (!isRecord(value) || !isRecord(value.found)) throw new BadKills(`of ${rule} it lacks what was found`);
  const { text, code, scenarios, why = {} } = value;
  if (typeof text !== 'string' || typeof code !== 'string' || !isRecord(why))
    throw new BadKills(`of ${rule} it lacks what that holds for`);
  const found = Object.entries(value.found).map(([mutant, each]): [string, Finding] => [
    mutant,
    findingIn(`${rule} ("${mutant}")`, each),
  ]);
  const reasons = Object.entries(why).map(([mutant, reason]): [string, string] => {
    if (typeof reason === 'string' && reason.trim() !== '') return [mutant, reason];
    throw new BadKills(`the reason at ${rule} ("${mutant}") has no words`);
  });
  return {
    rule,
    text,
    code,
    ...(typeof scenarios === 'string' ? { scenarios } : {}),
    found: new Map(found),
    why: new Map(reasons),
  };
}

function findingIn(where: string, value: unknown): Finding {
  const groups = typeof value === 'string' ? FINDING.exec(value)?.groups : undefined;
  const outcome = outcomes.find((each) => each === (groups?.caught ?? groups?.survived ?? groups?.unset));
  if (groups === undefined || outcome === undefined)
    throw new BadKills(`of ${where} it says ${JSON.stringify(value)}, which is no outcome`);
  const { by, played } = groups;
  return {
    outcome,
    ...(by === undefined ? {} : { by }),
    ...(played === undefined ? {} : { played: Number(played) }),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
