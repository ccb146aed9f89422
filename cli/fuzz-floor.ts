import type { RangeResult } from '../fuzz/range-result';
import { fuzzedRulebook } from '../fuzz/rulebooks';

/** The least that games must come to before finding nothing says anything. */
const LEAST = { decisions: 10, actions: 5, rules: 30 };
/** What invariants must look at is asked in full of so many games; fewer must come to as much less. */
const IN_FULL = 1000;
/**
 * What so many games would not have to come to more than once is not asked of them: games come to four times as much on
 * average, and yet to nothing at all now and then.
 */
const LUCK = 2;
/** What few games can come to is asked of so many games at least: among them some can, whatever the seed. */
const SELDOM = 200;

/**
 * What games did not come to although they should have: sentences, none when all is well.
 *
 * @param hasTrace does the engine say which rules it uses? If not, no number of rules is asked for.
 */
export function shortcomings(result: RangeResult, hasTrace = true): readonly string[] {
  const { games, decisions, actions, rules, reach, settings } = result;
  if (games === 0) return ['No game was played.'];
  const average = Math.round(decisions / games);
  const short = (what: string, reached: number, least: number): string[] =>
    reached < least ? [`${what}: ${reached}, but at least ${least} are needed.`] : [];
  const invariants = fuzzedRulebook(settings.rulebook)?.invariants ?? [];
  const checked = invariants.filter(({ cost }) => settings.check === 'all' || cost === 'cheap');
  return [
    ...short('Decisions a game on average', average, LEAST.decisions),
    ...short('Different actions', actions.length, LEAST.actions),
    ...(hasTrace ? short('Rules exercised', rules.length, LEAST.rules) : []),
    ...checked
      .filter(({ seldom }) => !seldom || games >= SELDOM)
      .flatMap(({ name, mustReach, withAnother = [] }) =>
        Object.entries(mustReach)
          // Of an engine in another process there is only one.
          .filter(([what]) => settings.command === undefined || !withAnother.includes(what))
          .filter(([, least]) => least * games >= LUCK * IN_FULL)
          .flatMap(([what, least]) =>
            short(
              `Seen by the ${name} invariant: ${what}`,
              reach[what] ?? 0,
              Math.floor(least * Math.min(1, games / IN_FULL)),
            ),
          ),
      ),
  ];
}
