import type { Rulebook } from '../rulebooks/model';

/**
 * What became of a rule's scenarios with the rule switched off: one of them failed; all of them passed; the game
 * never ended; the engine broke, or took more memory than it may; none of them could be set up, which says nothing.
 */
export const outcomes = ['caught', 'survived', 'endless', 'broke', 'not set up'] as const;
export type Outcome = (typeof outcomes)[number];

/** Whether an outcome shows that scenarios need what was changed. */
export const isCatch = (outcome: Outcome): boolean => outcome !== 'survived' && outcome !== 'not set up';

/** What became of the scenarios of a rule with one of its variants in its place. */
export interface VariantKill {
  /** How the variant differs. */
  readonly words: string;
  readonly outcome: Outcome;
  readonly by?: string;
}

/** What switching one rule off showed. */
export interface RuleKill {
  readonly rule: string;
  /** The digest of the rule's text then. */
  readonly digest: string;
  readonly outcome: Outcome;
  /** The scenario that caught it, as `file:line`. */
  readonly by?: string;
  /** What became of its variants; left out where none is declared. */
  readonly variants?: readonly VariantKill[];
  /** The feature files that its scenarios were in, and a digest of what stood in them. */
  readonly files: readonly string[];
  readonly filesDigest: string;
}

/** What `rulewright mutate` found. */
export interface Kills {
  readonly version: string;
  /** A digest of the engine's code. */
  readonly engine: string;
  readonly rulebooks: readonly {
    readonly id: string;
    readonly edition: string;
    readonly rules: readonly RuleKill[];
  }[];
}

/** What counts of a file of kills for a rulebook as it is now. */
export interface CountingKills {
  /** Keys of the rules that are killed. */
  readonly killed: ReadonlySet<string>;
  /** How many results are outdated, and count for nothing. */
  readonly outdated: number;
}

/**
 * Which rules of a rulebook are killed. Results for another version, engine or edition, for another text of the rule,
 * or for scenarios that stand in files changed since are outdated.
 *
 * @param filesDigest the digest of what stands in some feature files now
 */
export function countingKills(
  kills: Kills,
  rulebook: Rulebook,
  now: Pick<Kills, 'version' | 'engine'>,
  filesDigest: (files: readonly string[]) => string,
): CountingKills {
  const book = kills.rulebooks.find(({ id }) => id === rulebook.id);
  if (book === undefined) return { killed: new Set(), outdated: 0 };
  const digests = new Map(
    rulebook.chapters
      .flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
      .map(({ key, digest }) => [key, digest]),
  );
  const isSame =
    kills.version === now.version && kills.engine === now.engine && book.edition === rulebook.edition;
  const counting = book.rules.filter(
    (each) =>
      isSame && digests.get(each.rule) === each.digest && filesDigest(each.files) === each.filesDigest,
  );
  return {
    killed: new Set(counting.filter(isKilled).map(({ rule }) => rule)),
    outdated: book.rules.length - counting.length,
  };
}

/** A rule is killed where scenarios notice that it is missing, and each of its variants. */
const isKilled = ({ outcome, variants = [] }: RuleKill): boolean =>
  isCatch(outcome) && variants.every((each) => isCatch(each.outcome));

/** What was found as JSON, a rule a line. */
export function serialiseKills({ version, engine, rulebooks }: Kills): string {
  const books = rulebooks.map(({ id, edition, rules }) => {
    const lines = rules.map((rule) => `\n    ${JSON.stringify(rule)}`);
    return `\n  {"id": ${JSON.stringify(id)}, "edition": ${JSON.stringify(edition)}, "rules": [${lines.join(',')}\n  ]}`;
  });
  return `{"rulewright": ${JSON.stringify(version)}, "engine": ${JSON.stringify(engine)}, "rulebooks": [${books.join(',')}\n]}\n`;
}

/** Reads what was found from parsed JSON; undefined where it has another shape. */
export function killsIn(value: unknown): Kills | undefined {
  if (!isRecord(value) || typeof value.rulewright !== 'string' || typeof value.engine !== 'string')
    return undefined;
  if (!isList(value.rulebooks)) return undefined;
  const rulebooks = value.rulebooks.flatMap((book) => {
    if (!isRecord(book) || typeof book.id !== 'string' || typeof book.edition !== 'string') return [];
    if (!isList(book.rules)) return [];
    const rules = book.rules.map(ruleKill).filter((each) => each !== undefined);
    return rules.length < book.rules.length ? [] : [{ id: book.id, edition: book.edition, rules }];
  });
  if (rulebooks.length < value.rulebooks.length) return undefined;
  return { version: value.rulewright, engine: value.engine, rulebooks };
}

function ruleKill(value: unknown): RuleKill | undefined {
  if (!isRecord(value) || !isList(value.files)) return undefined;
  const { rule, digest, by, filesDigest } = value;
  const outcome = outcomes.find((each) => each === value.outcome);
  if (typeof rule !== 'string' || typeof digest !== 'string' || typeof filesDigest !== 'string')
    return undefined;
  if (outcome === undefined) return undefined;
  const files = value.files.map(String);
  const variants = isList(value.variants) ? value.variants.flatMap((each) => variantKill(each) ?? []) : [];
  return {
    rule,
    digest,
    outcome,
    ...(typeof by === 'string' ? { by } : {}),
    ...(variants.length > 0 ? { variants } : {}),
    files,
    filesDigest,
  };
}

function variantKill(value: unknown): VariantKill | undefined {
  if (!isRecord(value) || typeof value.words !== 'string') return undefined;
  const { words, by } = value;
  const outcome = outcomes.find((each) => each === value.outcome);
  if (outcome === undefined) return undefined;
  return { words, outcome, ...(typeof by === 'string' ? { by } : {}) };
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
