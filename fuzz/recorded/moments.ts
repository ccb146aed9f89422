import type { EnginePort, SetupRequest } from '../../port/contract';

/** A game that can be played again: the table, and what was decided on it. */
export interface GameScript {
  readonly request: SetupRequest;
  readonly answers: readonly (readonly number[])[];
}

/**
 * Plays a game again, and gives at every decision what can be seen of it, as lines of JSON: the news of the trace, the decision
 * with all its options, and the position's hash; at last the numbers of the rules that were used. An engine that breaks is
 * seen by what it says of that.
 *
 * @param lookAtTable also gives every object and the rest of the table
 */
export function* moments(
  engine: EnginePort,
  { request, answers }: GameScript,
  lookAtTable = false,
): Generator<readonly string[], void> {
  let told = 0;
  const seen = (): readonly string[] => {
    const trace = engine.trace(told);
    told += trace.length;
    const { objects, ...table } = lookAtTable ? engine.observe() : { objects: [] };
    return [...trace, engine.legal() ?? null, ...objects, ...(lookAtTable ? [table] : []), engine.hash()].map(
      (each) => JSON.stringify(each),
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
    yield engine.exercised();
  } catch (error) {
    yield [`broken: ${error instanceof Error ? error.message : String(error)}`];
  }
}
