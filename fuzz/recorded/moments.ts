import type { EnginePort, SetupRequest } from '../../port/contract';

/** A game that can be played again: the table, and what was decided on it. */
export interface GameScript {
  readonly request: SetupRequest;
  readonly answers: readonly (readonly number[])[];
}

/** What can be left out where two builds are compared: rules that were used, hashes, or which rules events and decisions name. */
export const parts = ['exercised', 'hash', 'named'] as const;
export type Part = (typeof parts)[number];

export interface Looks {
  /** Also every object and the rest of the table are given. */
  readonly lookAtTable?: boolean;
  /** What is left out, as it is different on purpose. */
  readonly without?: readonly Part[];
}

/**
 * Plays a game again, and gives at every decision what can be seen of it, as lines of JSON: the news of the trace, the decision
 * with all its options, and the position's hash; at last the numbers of the rules that were used. An engine that breaks is
 * seen by what it says of that.
 */
export function* moments(
  engine: EnginePort,
  { request, answers }: GameScript,
  { lookAtTable = false, without = [] }: Looks = {},
): Generator<readonly string[], void> {
  let told = 0;
  const written = without.includes('named')
    ? (each: unknown) => JSON.stringify(each, (key, value) => (key === 'rule' ? undefined : value))
    : (each: unknown) => JSON.stringify(each);
  const seen = (): readonly string[] => {
    const trace = engine.trace(told);
    told += trace.length;
    const { objects, ...table } = lookAtTable ? engine.observe() : { objects: [] };
    const hash = without.includes('hash') ? [] : [engine.hash()];
    return [...trace, engine.legal() ?? null, ...objects, ...(lookAtTable ? [table] : []), ...hash].map(
      written,
    );
  };
  try {
    engine.setup(request);
    yield seen();
    for (const answer of answers) {
      if (!engine.legal()) break;
      const { done } = engine.act({ do: 'answer', answer: [...answer] });
      yield [...(done ? [] : ['refused']), ...seen()];
    }
    if (!without.includes('exercised')) yield engine.exercised();
  } catch (error) {
    yield [`broken: ${error instanceof Error ? error.message : String(error)}`];
  }
}
