import type { ScenarioResult, TraceEntry } from '../model';

/** The same scenario, played under two rulesets. */
export interface PlayedTwice {
  readonly before: ScenarioResult;
  readonly after: ScenarioResult;
}

/** A scenario that passes under both rulesets, though its game goes another way. */
export interface PlayedOtherwise {
  readonly scenario: ScenarioResult;
  /** Where its game first goes another way; a side is left out where nothing more happens there. */
  readonly first: { readonly before?: TraceEntry; readonly after?: TraceEntry };
}

/** A rule by which games first go another way, and in how many scenarios. */
export interface ActingRule {
  readonly rule: string;
  readonly title?: string;
  readonly scenarios: number;
}

/** The scenarios whose games go another way. */
export const playedOtherwise = (pairs: readonly PlayedTwice[]): readonly PlayedOtherwise[] =>
  pairs.flatMap((pair) => {
    const first = firstOtherwise(pair);
    return first === undefined ? [] : [{ scenario: pair.after, first }];
  });

/** The rules of what first happens otherwise, those of most scenarios first. */
export function rulesActing(
  pairs: readonly PlayedTwice[],
  titles: ReadonlyMap<string, string>,
): readonly ActingRule[] {
  const counts = new Map<string, number>();
  for (const pair of pairs) {
    const { before, after } = firstOtherwise(pair) ?? {};
    for (const rule of new Set([before?.rule, after?.rule]))
      if (rule !== undefined) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts]
    .map(([rule, scenarios]): ActingRule => {
      const title = titles.get(rule);
      return { rule, scenarios, ...(title === undefined ? {} : { title }) };
    })
    .sort((one, other) => other.scenarios - one.scenarios);
}

/** Ids of objects count on: that one object more came before makes no difference. */
const withoutIds = (entry: TraceEntry | undefined): TraceEntry | undefined =>
  entry && { ...entry, text: entry.text.replace(/ \[\d+\]/g, '') };

/** A failing scenario stops where it fails: that its game goes on no further is no difference. */
function firstOtherwise({ before, after }: PlayedTwice): PlayedOtherwise['first'] | undefined {
  const stopped = after.verdict !== 'passed';
  const length = stopped ? after.trace.length : Math.max(before.trace.length, after.trace.length);
  for (let place = 0; place < length; place += 1) {
    const [one, other] = [withoutIds(before.trace[place]), withoutIds(after.trace[place])];
    if (one?.what === other?.what && one?.rule === other?.rule && one?.text === other?.text) continue;
    return { ...(one ? { before: one } : {}), ...(other ? { after: other } : {}) };
  }
  return undefined;
}
