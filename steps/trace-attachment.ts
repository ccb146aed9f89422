import type { Session } from './play/session';
import type { RulesWorld } from './world';

/** Media type of the trace that each scenario leaves for the reports. */
export const TRACE_MEDIA_TYPE = 'application/vnd.rulewright.trace+json';

/** Attaches what happened, and by which rules. */
export function attachTrace(world: RulesWorld, { engine, request, position }: Session): void {
  const { observation, trace } = position;
  world.attach(
    JSON.stringify({ rulebook: request.rulebook, exercised: engine.exercised(), trace, final: observation }),
    TRACE_MEDIA_TYPE,
  );
}
