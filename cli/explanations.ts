import { rulesetOf } from '../port/in-process/games';
import type { Explanation } from '../reports/attribution';
import type { ScenarioResult } from '../reports/model';
import { variantsByRule } from './variants';

/** So many scenarios are played again at most to find out what explains failures, … */
const MOST_PLAYED = 2000;
/** … half of them to find out which explanations are worth all failures: each is tried on so many of them. */
const MOST_TRIED = 4;

/** A scenario that failed on another engine and passes on the reference engine. */
export type Failed = ScenarioResult & { readonly failure: NonNullable<ScenarioResult['failure']> };

/** A rule that may not be as the engine has it, with the failures that speak for that. */
interface Suspect extends Omit<Explanation, 'ids'> {
  /** What is played with: the number of a rule that is switched off, or the change that makes a variant. */
  readonly off: string;
  readonly failures: readonly Failed[];
}

/** Plays scenarios by their ids on the reference engine, without a rule or with a variant of one in its place. */
export type Replay = (ids: readonly string[], off: string) => Promise<readonly ScenarioResult[]>;

/**
 * Which rules' absence, and which variants of rules, let the reference engine fail as another engine did.
 *
 * @param failed what the other engine failed
 * @param exercised the numbers of the rules that a scenario exercises on the reference engine, by its id
 * @param replay plays scenarios again: no more than two thousand in all
 * @returns rules that are absent first, then variants; only what explains some failure
 */
export async function explanationsOf(
  failed: readonly Failed[],
  exercised: ReadonlyMap<string, readonly string[]>,
  replay: Replay,
): Promise<readonly Explanation[]> {
  const suspects = [...absences(failed), ...variants(failed, exercised)];
  const few = Math.max(1, Math.min(MOST_TRIED, Math.floor(MOST_PLAYED / 2 / suspects.length)));
  let left = MOST_PLAYED;
  const alike = async (suspect: Suspect, some: readonly Failed[]): Promise<readonly string[]> => {
    const asked = some.slice(0, left);
    left -= asked.length;
    const signatures = new Map(asked.map(({ id, failure }) => [id, failure.signature]));
    const results = await replay([...signatures.keys()], suspect.off);
    return results
      .filter(({ id, failure }) => failure !== undefined && failure.signature === signatures.get(id))
      .map(({ id }) => id);
  };
  const promising: { suspect: Suspect; expected: number }[] = [];
  for (const suspect of suspects.slice(0, MOST_PLAYED / 2)) {
    const some = spread(suspect.failures, few);
    const share = (await alike(suspect, some)).length / some.length;
    if (share > 0) promising.push({ suspect, expected: share * suspect.failures.length });
  }
  promising.sort((one, other) => other.expected - one.expected);
  const canPlayAll = promising.length * failed.length <= left;
  const open = new Set(failed.map(({ id }) => id));
  const explanations = new Map<Suspect, Explanation>();
  for (const { suspect } of promising) {
    const { failures, off: _, ...rule } = suspect;
    const others = failed.filter((each) => each.rulebook === rule.rulebook && !failures.includes(each));
    const asked = [...failures, ...others].filter(({ id }) => canPlayAll || open.has(id));
    const ids = new Set(await alike(suspect, asked));
    if (ids.size > 0) explanations.set(suspect, { ...rule, ids });
    for (const id of ids) open.delete(id);
    if (ids.size === failed.length || (open.size === 0 && !canPlayAll)) break;
  }
  return suspects.flatMap((suspect) => explanations.get(suspect) ?? []);
}

/** The rules that failing claims are about, or by which games first went another way: those of most failures first. */
function absences(failed: readonly Failed[]): readonly Suspect[] {
  const suspects = new Map<string, Suspect & { failures: Failed[] }>();
  for (const each of failed) {
    const { rulebook, edition, failure } = each;
    const known = rulebook === undefined ? undefined : rulesetOf(rulebook, edition)?.rules;
    for (const number of new Set([...failure.about, ...(failure.first?.rule ? [failure.first.rule] : [])])) {
      if (rulebook === undefined || !known?.has(number)) continue;
      const key = `${rulebook} ${number}`;
      const suspect = suspects.get(key) ?? { rulebook, number, off: number, also: [], failures: [] };
      suspect.failures.push(each);
      suspects.set(key, suspect);
    }
  }
  return ofMostFirst([...suspects.values()]);
}

/** The variants of the rules that the failed scenarios exercise: those of most failures first. */
function variants(
  failed: readonly Failed[],
  exercised: ReadonlyMap<string, readonly string[]>,
): readonly Suspect[] {
  const rulebooks = new Set(failed.flatMap(({ rulebook }) => rulebook ?? []));
  const suspects = [...rulebooks].flatMap((rulebook) => {
    const own = failed
      .filter((each) => each.rulebook === rulebook)
      .map((each) => ({ each, numbers: new Set(exercised.get(each.id)) }));
    const declared = [...variantsByRule(rulebook).values()].flat().filter(({ isDeclared }) => isDeclared);
    return declared.map(({ number, change, words, also }): Suspect => {
      const failures = own
        .filter(({ numbers }) => [number, ...also].every((one) => numbers.has(one)))
        .map(({ each }) => each);
      return { rulebook, number, off: change, variant: words, also, failures };
    });
  });
  return ofMostFirst(suspects.filter(({ failures }) => failures.length > 0));
}

const ofMostFirst = (suspects: readonly Suspect[]): readonly Suspect[] =>
  [...suspects].sort((one, other) => other.failures.length - one.failures.length);

/** Some of many, from the first to the last. */
const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.filter(
    (_, place) => Math.floor((place * most) / all.length) !== Math.floor(((place - 1) * most) / all.length),
  );
