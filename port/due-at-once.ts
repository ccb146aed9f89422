import type { EnginePort, Hello, PendingDecision, TraceLine } from './contract';

const forms = new WeakMap<EnginePort, ReadonlyMap<string, string>>();

/** The form of each rule that an engine enforces. */
function formsOf(engine: EnginePort): ReadonlyMap<string, string> {
  const known = forms.get(engine) ?? formsIn(engine.hello());
  forms.set(engine, known);
  return known;
}

const formsIn = ({ rulebooks }: Hello): ReadonlyMap<string, string> =>
  new Map(rulebooks.flatMap(({ rules }) => rules.map(({ number, form }) => [number, form] as const)));

/**
 * A table on which state-based actions are due at once is none that a game comes to: the first thing that happens on
 * it is one, or a player is asked first how one is to be done.
 *
 * @param decision what is asked when the table has been set up
 * @param trace what happened until then
 * @returns what is due, undefined where the table is a fair one
 */
export function dueAtOnce(
  engine: EnginePort,
  decision: PendingDecision | undefined,
  trace: readonly TraceLine[],
): { readonly asked: PendingDecision } | { readonly happened: TraceLine } | undefined {
  const known = formsOf(engine);
  const isDue = (rule: string | undefined): boolean =>
    rule !== undefined && known.get(rule) === 'state-based action';
  const first = trace.find((line) => line.what === 'event' && line.kind !== 'begin');
  if (first) return isDue(first.rule) ? { happened: first } : undefined;
  return decision && (decision.rule === '704.3' || isDue(decision.rule)) ? { asked: decision } : undefined;
}
