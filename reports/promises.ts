import { isBelow } from './ladder';
import type { RulebookResult, Rung } from './model';
import { rungs } from './model';
import { rulesIn } from './summary';

/** What is promised of a rulebook: on which rung each of its rules stands at least. */
export interface PromisedRulebook {
  readonly rulebook: string;
  readonly edition: string;
  /** By the rules' keys. */
  readonly rules: ReadonlyMap<string, Rung>;
}

/** A promise that was lowered or dropped on purpose. */
export interface Regression {
  readonly rulebook: string;
  readonly rule: string;
  readonly from: Rung;
  /** Left out where the rule is promised no longer. */
  readonly to?: Rung;
  readonly reason: string;
}

/** A promise file: what a rulebook's rules must not fall below. */
export interface Promises {
  readonly rulebooks: readonly PromisedRulebook[];
  readonly regressions: readonly Regression[];
}

/** A promise file that can't be read: one sentence. */
export class BadPromises extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadPromises';
  }
}

/** A rule that doesn't keep what was promised, or that nobody classified. */
export interface Breach {
  readonly rulebook: string;
  readonly rule: string;
  readonly what: 'fallen' | 'gone' | 'unclassified';
  readonly promised?: Rung;
  readonly now?: Rung;
}

/** What a comparison with the promises found. */
export interface Comparison {
  readonly breaches: readonly Breach[];
  readonly kept: number;
  /** Rules that stand higher than promised. */
  readonly risen: number;
  /** Rules that nothing is promised of, and that are classified. */
  readonly unpromised: number;
}

/** Compares a rulebook with what was promised of it; a rulebook that nothing was promised of is all new. */
export function compareWithPromises(rulebook: RulebookResult, promises: Promises): Comparison {
  const promised = promises.rulebooks.find((each) => each.rulebook === rulebook.id)?.rules ?? new Map();
  const breaches: Breach[] = [];
  const count = { kept: 0, risen: 0, unpromised: 0 };
  const rules = rulesIn(rulebook);
  for (const { key, rung, kind } of rules) {
    const promise: Rung | undefined = promised.get(key);
    const about = { rulebook: rulebook.id, rule: key, now: rung };
    if (promise !== undefined && isBelow(rung, promise)) {
      breaches.push({ ...about, what: 'fallen', promised: promise });
    } else if (promise !== undefined) {
      count.kept += 1;
      if (isBelow(promise, rung)) count.risen += 1;
    } else if (kind === undefined) breaches.push({ ...about, what: 'unclassified' });
    else count.unpromised += 1;
  }
  const present = new Set(rules.map(({ key }) => key));
  for (const [rule, rung] of promised) {
    if (!present.has(rule)) breaches.push({ rulebook: rulebook.id, rule, what: 'gone', promised: rung });
  }
  return { breaches, ...count };
}

/**
 * The promises with what now stands put in for some rulebooks, and the promises that are thereby lowered or dropped.
 * A rule that nobody classified is not promised.
 */
export function promiseAnew(
  before: Promises,
  rulebooks: readonly RulebookResult[],
): {
  readonly rulebooks: readonly PromisedRulebook[];
  readonly lowered: readonly Omit<Regression, 'reason'>[];
} {
  const lowered: Omit<Regression, 'reason'>[] = [];
  const anew = rulebooks.map((rulebook): PromisedRulebook => {
    for (const { rule, what, promised, now } of compareWithPromises(rulebook, before).breaches) {
      if (what !== 'unclassified' && promised !== undefined) {
        const to = now === 'unclassified' ? undefined : now;
        lowered.push({ rulebook: rulebook.id, rule, from: promised, ...(to === undefined ? {} : { to }) });
      }
    }
    const rules = rulesIn(rulebook).filter(({ rung }) => rung !== 'unclassified');
    return {
      rulebook: rulebook.id,
      edition: rulebook.edition,
      rules: new Map(rules.map(({ key, rung }) => [key, rung])),
    };
  });
  const ids = new Set(anew.map(({ rulebook }) => rulebook));
  const others = before.rulebooks.filter(({ rulebook }) => !ids.has(rulebook));
  return {
    rulebooks: [...others, ...anew].sort((a, b) => (a.rulebook < b.rulebook ? -1 : 1)),
    lowered,
  };
}

/** The promises that were lowered and have not been kept again since: what has been won back is no loss. */
export const stillLowered = (
  regressions: readonly Regression[],
  promised: readonly PromisedRulebook[],
): readonly Regression[] =>
  regressions.filter(({ rulebook, rule, from }) => {
    const now = promised.find((each) => each.rulebook === rulebook)?.rules.get(rule);
    return now === undefined || isBelow(now, from);
  });

/** The promises as JSON, a rule a line, the rules sorted by number; the same for the same promises. */
export function serialisePromises({ rulebooks, regressions }: Promises): string {
  const books = rulebooks.map(({ rulebook, edition, rules }) => {
    const lines = [...rules]
      .sort(([a], [b]) => byNumber(a, b))
      .map(([rule, rung]) => `\n    ${JSON.stringify(rule)}: ${JSON.stringify(rung)}`);
    return `\n  {"rulebook": ${JSON.stringify(rulebook)}, "edition": ${JSON.stringify(edition)}, "rules": {${lines.join(',')}\n  }}`;
  });
  const lowered = regressions.map((each) => `\n  ${JSON.stringify(each)}`);
  return `{"rulebooks": [${books.join(',')}\n],\n"regressions": [${lowered.join(',')}${lowered.length > 0 ? '\n' : ''}]}\n`;
}

/** Reads promises from JSON. `file` is what messages call it. Throws {@link BadPromises}. */
export function parsePromises(text: string, file: string): Promises {
  const bad = (why: string): BadPromises =>
    new BadPromises(
      `${file} is no promise file (${why}): restore it, or remove it and write it anew with "rulewright coverage --gate ${file} --write".`,
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw bad('it is no JSON');
  }
  const books: readonly unknown[] | undefined =
    isRecord(value) && Array.isArray(value.rulebooks) ? value.rulebooks : undefined;
  const lowered: readonly unknown[] | undefined =
    isRecord(value) && Array.isArray(value.regressions) ? value.regressions : undefined;
  if (books === undefined || lowered === undefined) throw bad('it lacks "rulebooks" or "regressions"');
  return {
    rulebooks: books.map((book): PromisedRulebook => {
      if (!isRecord(book) || typeof book.rulebook !== 'string' || !isRecord(book.rules))
        throw bad('one of its rulebooks lacks its name or its rules');
      const rules = Object.entries(book.rules).map(([rule, rung]): [string, Rung] => [
        rule,
        rungIn(rung) ?? fail(bad(`rule ${rule} is promised on ${JSON.stringify(rung)}, which is no rung`)),
      ]);
      return { rulebook: book.rulebook, edition: String(book.edition), rules: new Map(rules) };
    }),
    regressions: lowered.map((each): Regression => {
      if (!isRecord(each)) throw bad('one of its regressions is no object');
      const from = rungIn(each.from) ?? fail(bad('one of its regressions says no rung that it is from'));
      const to = rungIn(each.to);
      return {
        rulebook: String(each.rulebook),
        rule: String(each.rule),
        from,
        ...(to === undefined ? {} : { to }),
        reason: String(each.reason),
      };
    }),
  };
}

function rungIn(value: unknown): Rung | undefined {
  return rungs.find((rung) => rung === value);
}

function fail(error: Error): never {
  throw error;
}

/** Numbers in the order in which people count: 9.10 after 9.9, whatever letters stand between. */
function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
