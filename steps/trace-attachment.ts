import type { EnginePort } from '../port/contract';
import type { Claim } from '../port/process/transcript';
import type { Session } from './play/session';
import type { RulesWorld } from './world';

/** Media type of the trace that each scenario leaves for the reports. */
export const TRACE_MEDIA_TYPE = 'application/vnd.rulewright.trace+json';

/** Attaches what happened, and by which rules. */
export function attachTrace(world: RulesWorld, { engine, request, position, introduced }: Session): void {
  world.attach(
    JSON.stringify({
      rulebook: request.rulebook,
      edition: request.edition,
      names: introduced.names,
      exercised: engine.exercised(),
      trace: position.trace.map(({ what, rule, text }) => ({ what, rule, text })),
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

/** Media type of what was to be seen after each step of a scenario. */
const SIGHTS_MEDIA_TYPE = 'application/vnd.rulewright.sights+json';

/** Attaches what was to be seen after each step: of a scenario that failed, or of each where all are wanted. */
export function attachSights(world: RulesWorld, failed: boolean): void {
  const wanted = world.parameters.sights;
  if (wanted === 'all' || (wanted === 'failures' && failed))
    world.attach(JSON.stringify(world.sights), SIGHTS_MEDIA_TYPE);
}

/** Media type of what was said to an engine in another process, and what it answered. */
export const TRANSCRIPT_MEDIA_TYPE = 'application/vnd.rulewright.transcript+ndjson';

/** The step that failed, with what was expected and what was seen. */
function claimOf({ stepText, difference }: RulesWorld, problem: string): Claim {
  const [what = ''] = problem.split('\nThe table:');
  if (difference === undefined || !problem.startsWith(difference.what)) return { step: stepText, what };
  return { step: stepText, what: difference.what, expected: difference.expected, seen: difference.actual };
}

/**
 * Attaches what was said to the engine: of a scenario that failed, or of each where all are wanted.
 *
 * @param problem why it failed; undefined where it didn't
 */
export function attachTranscript(
  world: RulesWorld,
  engine: EnginePort,
  about: string,
  problem: string | undefined,
): void {
  const wanted = world.parameters.transcripts;
  if (wanted !== 'all' && !(wanted === 'failures' && problem !== undefined)) return;
  const text = engine.transcript?.(about, problem === undefined ? undefined : claimOf(world, problem));
  if (text !== undefined) world.attach(text, TRANSCRIPT_MEDIA_TYPE);
}
