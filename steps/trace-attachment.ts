import type { EnginePort } from '../port/contract';
import type { Session } from './play/session';
import type { RulesWorld } from './world';

/** Media type of the trace that each scenario leaves for the reports. */
export const TRACE_MEDIA_TYPE = 'application/vnd.rulewright.trace+json';

/** Attaches what happened, and by which rules. */
export function attachTrace(world: RulesWorld, { engine, request, position, introduced }: Session): void {
  const { observation, trace } = position;
  world.attach(
    JSON.stringify({
      rulebook: request.rulebook,
      names: introduced.names,
      exercised: engine.exercised(),
      trace,
      final: observation,
    }),
    TRACE_MEDIA_TYPE,
  );
}

/** Media type of the difference that a scenario failed with. */
export const DIFFERENCE_MEDIA_TYPE = 'application/vnd.rulewright.difference+json';

/** Attaches what was expected and what was seen, where a scenario failed with a difference. */
export function attachDifference(world: RulesWorld): void {
  if (world.difference === undefined) return;
  const { what, expected, actual, axis } = world.difference;
  world.attach(JSON.stringify({ what, expected, seen: actual, axis }), DIFFERENCE_MEDIA_TYPE);
}

/** Media type of what was said to an engine in another process, and what it answered. */
export const TRANSCRIPT_MEDIA_TYPE = 'application/vnd.rulewright.transcript+ndjson';

/** Attaches what was said to the engine: of a scenario that failed, or of each where all are wanted. */
export function attachTranscript(
  world: RulesWorld,
  engine: EnginePort,
  about: string,
  failed: boolean,
): void {
  const wanted = world.parameters.transcripts;
  if (wanted !== 'all' && !(wanted === 'failures' && failed)) return;
  const text = engine.transcript?.(about);
  if (text !== undefined) world.attach(text, TRANSCRIPT_MEDIA_TYPE);
}
