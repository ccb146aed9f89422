import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { FirstDifference, Sight, StepResult } from './model';

/** Media type of what was to be seen after each step of a scenario. */
export const SIGHTS_MEDIA_TYPE = 'application/vnd.rulewright.sights+json';

/** What is looked at where a question is asked: by its words alone no rule is broken. */
const WORDS = 'What is asked.';

/**
 * Where a game first went another way than the same scenario's on the reference engine.
 *
 * @param theirs what was seen after each step on the engine under test
 * @param ours what was seen on the reference engine
 * @param steps the scenario's steps
 * @returns undefined where nothing differs that both show; what differs in words only, if nothing else ever differs
 */
export function firstDifference(
  theirs: readonly (Sight | null)[],
  ours: readonly (Sight | null)[],
  steps: readonly StepResult[],
): FirstDifference | undefined {
  const hasTrace = theirs.some((sight) => sight !== null && sight.events.length > 0);
  let words: FirstDifference | undefined;
  for (const [place, right] of ours.entries()) {
    const seen = theirs[place];
    const step = steps[place];
    if (!right || !seen || !step) continue;
    const [what, ...others] = differing(seen, right);
    if (what === undefined) continue;
    const event = eventBehind(what, seen, right, hasTrace);
    const rule = event?.rule ?? (what === WORDS ? right.asks : undefined);
    const difference: FirstDifference = {
      step: { keyword: step.keyword, text: step.text, line: step.line },
      axis: what === WORDS && others.length === 0 ? 'wording' : 'behaviour',
      what,
      expected: right.facts[what] ?? absent(what),
      seen: seen.facts[what] ?? absent(what),
      ...(rule === undefined ? {} : { rule }),
      ...(event === undefined ? {} : { event: event.text }),
      later: laterRules(right, ours.slice(place + 1), event),
    };
    // What a question is called doesn't change the game: something may differ later.
    if (difference.axis === 'behaviour') return difference;
    words ??= difference;
  }
  return words;
}

/** What is seen where there is nothing to be seen. */
export const absent = (what: string): string => (what.startsWith('How many ') ? '0' : 'nothing');

/** What is looked at that differs, in the order of the reference engine's facts. */
function differing(theirs: Sight, ours: Sight): readonly string[] {
  const all = [...new Set([...Object.keys(ours.facts), ...Object.keys(theirs.facts)])];
  return all.filter((what) => (ours.facts[what] ?? '') !== (theirs.facts[what] ?? ''));
}

type SeenEvent = Sight['events'][number];

/** What happened on the reference engine, and not on the other, that the difference comes from. */
function eventBehind(what: string, theirs: Sight, ours: Sight, hasTrace: boolean): SeenEvent | undefined {
  const left = theirs.events.map(textOf);
  const missing = hasTrace
    ? ours.events.filter((event) => {
        const place = left.indexOf(textOf(event));
        if (place >= 0) left.splice(place, 1);
        return place < 0;
      })
    : ours.events;
  return missing.find(({ about }) => about.some((name) => name !== '' && what.includes(name))) ?? missing[0];
}

const textOf = ({ kind, about, amount }: SeenEvent): string => [kind, ...about, amount ?? ''].join('|');

/** The rules of what happened on the reference engine after an event. */
function laterRules(
  sight: Sight,
  after: readonly (Sight | null)[],
  event: SeenEvent | undefined,
): readonly string[] {
  const rest = event === undefined ? [] : sight.events.slice(sight.events.indexOf(event) + 1);
  const events = [...rest, ...after.flatMap((each) => each?.events ?? [])];
  return [...new Set(events.flatMap(({ rule }) => rule ?? []))];
}

const texts = Type.Array(Type.String());
const sight = Type.Object({
  facts: Type.Record(Type.String(), Type.String()),
  events: Type.Array(
    Type.Object({
      rule: Type.Optional(Type.String()),
      text: Type.String(),
      kind: Type.String(),
      about: texts,
      amount: Type.Optional(Type.Number()),
    }),
  ),
  asks: Type.Optional(Type.String()),
});
const sights = TypeCompiler.Compile(Type.Array(Type.Union([sight, Type.Null()])));

/** Reads what was seen after each step; undefined where it isn't that. */
export const readSights = (value: unknown): readonly (Sight | null)[] | undefined =>
  sights.Check(value) ? value : undefined;
