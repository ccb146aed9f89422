import { firstDifference } from './first-difference';
import type { Failure, FirstDifference, ScenarioResult, Sight } from './model';

/** What was seen on the reference engine after each step, by a scenario's id; only of scenarios that pass there. */
type ReferenceSights = ReadonlyMap<string, readonly (Sight | null)[]>;

/**
 * Results with where each failure's game first went another way than on the reference engine. A rule that a failing claim
 * is about stays so unless the game had gone another way before it came to what the rule makes happen, or by a rule that
 * another failing scenario shows to be disagreed with.
 */
export function attributed(
  results: readonly ScenarioResult[],
  reference: ReferenceSights,
): readonly ScenarioResult[] {
  const compared = results.map(({ sights, ...result }): ScenarioResult => {
    const right = reference.get(result.id);
    const first = sights && right && firstDifference(sights, right, result.steps);
    if (first === undefined || result.failure === undefined) return result;
    return { ...result, failure: { ...result.failure, first } };
  });
  const shown = new Set(
    compared.flatMap(({ failure }) => (failure && isShown(failure) ? failure.about : [])),
  );
  const judged = compared.map((result) => {
    const { failure, rules } = result;
    if (failure?.first === undefined) return result;
    const about = aboutOf(failure, failure.first, rules, shown);
    const { later: _, ...first } = failure.first;
    const { rule, what } = first;
    return {
      ...result,
      failure: {
        ...failure,
        first,
        axis: isAboutWords(failure, first) ? 'wording' : failure.axis,
        cause: causeOf(failure, failure.first, `${rule ?? ''} ${what}`),
        about,
        affected: rules.filter((each) => !about.includes(each)),
      },
    };
  });
  return neverNobody(compared, judged);
}

/**
 * A cause that no failure turns out to be about is of no rule that any scenario names: then the rules that its failing claims
 * are about stay disagreed with, so that what is wrong is never nobody's.
 */
function neverNobody(
  compared: readonly ScenarioResult[],
  judged: readonly ScenarioResult[],
): readonly ScenarioResult[] {
  const isOfBehaviour = ({ failure }: ScenarioResult): boolean => failure?.axis === 'behaviour';
  const causes = new Set(
    judged.filter(isOfBehaviour).flatMap(({ failure }) => (failure?.about.length ? [failure.cause] : [])),
  );
  return judged.map((result, place) => {
    const { failure } = result;
    const before = compared[place]?.failure;
    if (!failure || !before || !isOfBehaviour(result) || causes.has(failure.cause)) return result;
    return { ...result, failure: { ...failure, about: before.about, affected: before.affected } };
  });
}

/** A rule that isn't as the engine under test has it, and the failures that the reference engine then shows in the same way. */
export interface Explanation {
  readonly rulebook: string;
  readonly number: string;
  /** The other numbers that the same rule goes by. */
  readonly also: readonly string[];
  /** How the rule is read otherwise; left out: it is absent. */
  readonly variant?: string;
  /** Ids of the failures. */
  readonly ids: ReadonlySet<string>;
}

/**
 * Failures that one rule explains, as the reference engine fails in the same way without it or with a variant of it, are one
 * cause: it is about that rule, and says nothing about others. What several rules explain goes to the one that explains most,
 * of two that explain as many to the first. A rule of several numbers is named by the one that most of the scenarios name.
 */
export function explained(
  results: readonly ScenarioResult[],
  explanations: readonly Explanation[],
): readonly ScenarioResult[] {
  const behind = new Map<string, Explanation>();
  let open = explanations;
  while (open.length > 0) {
    const most = open.reduce((best, each) => (each.ids.size > best.ids.size ? each : best));
    for (const id of most.ids) behind.set(id, most);
    open = open
      .map((each) => ({ ...each, ids: new Set([...each.ids].filter((id) => !behind.has(id))) }))
      .filter(({ ids }) => ids.size > 0);
  }
  const numbers = new Map([...new Set(behind.values())].map((each) => [each, numberOf(each, results)]));
  return results.map((result) => {
    const { failure, rules } = result;
    const explanation = behind.get(result.id);
    const number = explanation && numbers.get(explanation);
    if (failure === undefined || explanation === undefined || number === undefined) return result;
    const { variant } = explanation;
    const cause = variant === undefined ? `as without ${number}` : `as with ${number}: ${variant}`;
    return {
      ...result,
      failure: {
        ...failure,
        without: number,
        ...(variant === undefined ? {} : { variant }),
        cause: `behaviour: ${cause}`,
        about: [number],
        affected: rules.filter((each) => each !== number),
      },
    };
  });
}

/** The number of a rule that most of the scenarios name whose failures it explains. */
function numberOf({ number, also, ids }: Explanation, results: readonly ScenarioResult[]): string {
  const naming = (one: string): number =>
    results.filter(({ id, rules }) => ids.has(id) && rules.includes(one)).length;
  return also.reduce((best, each) => (naming(each) > naming(best) ? each : best), number);
}

/** Does a failing claim show by itself that its rule isn't followed? */
const isShown = ({ first, about }: Failure): boolean =>
  first?.rule !== undefined && about.some((each) => isPartOf(each, first.rule ?? ''));

/** Does a failure come of nothing but what a question is called? A claim about anything else is about behaviour. */
const isAboutWords = ({ axis, what, expected }: Failure, first: FirstDifference): boolean =>
  first.axis === 'wording' && (axis === 'wording' || expected === undefined || what === 'Who is asked what.');

function aboutOf(
  failure: Failure,
  first: FirstDifference,
  rules: readonly string[],
  shown: ReadonlySet<string>,
): readonly string[] {
  const { about, axis } = failure;
  const { rule, later = [] } = first;
  if (axis !== 'behaviour' || isAboutWords(failure, first)) return [];
  if (first.axis === 'wording') return about;
  if (rule === undefined || about.some((each) => isPartOf(each, rule))) return about;
  const linked = about.length === 0 ? [] : rules.filter((each) => isPartOf(each, rule));
  if (linked.length > 0) return linked;
  const isKnown = [...shown].some((each) => isPartOf(each, rule));
  return about.filter((each) => !isKnown && !later.some((number) => isPartOf(each, number)));
}

/** A rule and the parts of it: 315.4 and 315.4.b, 704.5 and 704.5c, but not 704.1 and 704.11. */
const isPartOf = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return long.startsWith(short) && !(/\d$/.test(short) && /^\d/.test(long.slice(short.length)));
};

/** Where the rule is known that the reference engine followed when the game went another way, that is the cause. */
function causeOf(failure: Failure, first: FirstDifference, place: string): string {
  if (isAboutWords(failure, first)) return `wording: ${place}`;
  const { rule, event, axis } = first;
  const isTold = axis === 'behaviour' && rule !== undefined && event !== undefined;
  return isTold ? `behaviour: not as by ${rule}` : failure.cause;
}
