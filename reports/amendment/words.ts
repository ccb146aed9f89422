import { axisWords, type FailureGroup } from '../causes';
import type { TraceEntry } from '../model';
import { counted } from '../rule-runs';
import type { RandomGames } from './games';
import { type AmendedRule, type AmendmentImpact, countIn, isContained } from './impact';
import type { TablesBeside } from './tables';
import { differs } from './tables';
import type { ActingRule, PlayedOtherwise } from './traces';

/** A change with the title of its rule. */
export const changeInWords = ({ change, rule, title }: AmendedRule): string =>
  title === undefined ? change : `${change} (${rule}: ${title})`;

/** The loudest sentence, for a change that no scenario notices; with what it could be noticed by. */
export function unnoticedInWords(impact: AmendmentImpact): string {
  const { played, linkedToIt, otherwise, changedAlone } = impact;
  const linked = `${counted(played, 'scenario was', 'scenarios were')} played under both rulesets, ${linkedToIt} of them linked to a changed rule`;
  if (changedAlone) return `${linked}; none of them fails with this change alone.`;
  const near =
    otherwise.length === 0
      ? 'Not even a game goes another way: nothing that is played comes to where the rules differ.'
      : `${counted(otherwise.length, 'game goes', 'games go')} another way, but no scenario claims anything about that: they are listed below.`;
  return `${linked}, and every one ends as before. ${near}`;
}

/** The verdict in one sentence, and what follows from it. */
export function verdictInWords(impact: AmendmentImpact): string {
  const { unnoticed, linked, elsewhere, notSetUp } = impact;
  if (unnoticed.length > 0)
    return `Nobody noticed ${unnoticed.map(({ change }) => `"${change}"`).join(', ')}: write a scenario that does before this is decided.`;
  if (isContained(impact))
    return `Only scenarios that are linked to the changed rules break (${countIn(linked)}): rewrite these, and the amendment is through.`;
  const parts = [
    ...(elsewhere.length > 0
      ? [
          `${countIn(elsewhere) === 1 ? '1 scenario of another rule breaks' : `${countIn(elsewhere)} scenarios of other rules break`}`,
        ]
      : []),
    ...(notSetUp.length > 0
      ? [`${counted(countIn(notSetUp), 'table is', 'tables are')} none that a game comes to any more`]
      : []),
  ];
  return `It reaches further than the changed rules: ${parts.join(', and ')}.`;
}

/** How many scenarios ended how. */
export function countsInWords(impact: AmendmentImpact): string {
  const { played, failedBefore, linkedToIt, linked, elsewhere, notSetUp, mended, otherwise } = impact;
  const broken = countIn(linked) + countIn(elsewhere) + countIn(notSetUp);
  return [
    `${counted(played, 'scenario')} under both rulesets: ${broken} broke (${countIn(linked)} of the ${linkedToIt} that are linked to what changed, ${countIn(elsewhere)} elsewhere, ${countIn(notSetUp)} no longer set up)`,
    `${played - broken} end as before${otherwise.length > 0 ? ` (${otherwise.length} of them play otherwise)` : ''}`,
    ...(mended.length > 0 ? [`${mended.length} failed and pass now`] : []),
    ...(failedBefore > 0 ? [`${failedBefore} fail without the amendment already`] : []),
  ].join('; ');
}

/** A group of failures in one line. */
export function groupInWords({ scenarios, verdict, axis, difference }: FailureGroup): string {
  const words = axisWords[axis];
  return `${scenarios.length} ${verdict}${words === '' ? '' : `, ${words}`}: ${difference}`;
}

/** Where a scenario's game first goes another way, in one sentence. */
export function tablesInWords({ step, facts, events }: TablesBeside): string {
  const first = facts.find(differs);
  const after = `after "${step.keyword} ${step.text}"`;
  if (first) return `${after}: ${first.what} As it is: ${first.before}; amended: ${first.after}`;
  const [one, other] = [events.before, events.after];
  const place = one.findIndex((event, at) => event !== other[at]);
  const at = place < 0 ? one.length : place;
  return `${after}: what happens. As it is: ${orNothing(one[at])}; amended: ${orNothing(other[at])}`;
}

const orNothing = (text = ''): string => (text === '' ? 'nothing' : text);

/** Where a game that passes goes another way. */
export const otherwiseInWords = ({ first }: PlayedOtherwise): string =>
  `as it is: ${entryInWords(first.before)}; amended: ${entryInWords(first.after)}`;

const entryInWords = (entry: TraceEntry | undefined): string =>
  entry === undefined ? 'nothing more' : `${entry.text}${entry.rule === undefined ? '' : ` (${entry.rule})`}`;

/** A rule by which games first go another way. */
export const actingInWords = ({ rule, title, scenarios }: ActingRule): string =>
  `${rule}${title === undefined ? '' : ` ${title}`}: in ${counted(scenarios, 'scenario')}`;

/** What came of random games, in one sentence. */
export function gamesInWords({ seed, played, differing, ended }: RandomGames): string {
  const how =
    differing === 0
      ? `${counted(played, 'random game')}, and none goes another way`
      : `${differing} of ${counted(played, 'random game')} ${differing === 1 ? 'goes' : 'go'} another way`;
  return `${how} (seed ${seed})${ended === undefined ? '' : `; ${ended}`}.`;
}
