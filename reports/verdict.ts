import type { StepVerdict, Verdict } from './model';

/** How a step ended, and the error that it ended with. */
export interface Ending {
  readonly verdict: StepVerdict;
  /** Name of the error's class. */
  readonly error?: string;
  readonly message?: string;
}

const setupErrors = new Set(['SetupProblem', 'CardTextError', 'InputError']);
const crashes = new Set([
  'EngineCrash',
  'ProtocolBroken',
  'EngineHang',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
]);
const unsupported = new Set(['Unsupported']);
/** The engine is not started again: the scenario was never played. */
const notPlayed = new Set(['EngineGone']);
const timeout = /^function timed out, ensure the /;

/** The verdict on a scenario from how its steps ended; `@waived` turns a failure into a waiver. */
export function verdictOf(steps: readonly Ending[], tags: readonly string[]): Verdict {
  const waived = tags.some((tag) => tag === '@waived' || tag.startsWith('@waived:'));
  const verdict = plainVerdict(steps);
  if (!waived) return verdict;
  return verdict === 'failed' ? 'waived' : verdict;
}

function plainVerdict(steps: readonly Ending[]): Verdict {
  const failed = steps.find((step) => step.verdict === 'failed');
  if (failed !== undefined) return ofFailure(failed);
  if (steps.some(({ verdict }) => verdict === 'undefined' || verdict === 'ambiguous')) return 'setup error';
  if (steps.length === 0 || steps.some(({ verdict }) => verdict !== 'passed')) return 'not run';
  return 'passed';
}

function ofFailure({ error = '', message = '' }: Ending): Verdict {
  if (timeout.test(message) || error === 'EngineTimeout') return 'timed out';
  if (notPlayed.has(error)) return 'not run';
  if (setupErrors.has(error)) return 'setup error';
  if (crashes.has(error)) return 'crashed';
  if (unsupported.has(error)) return 'unsupported';
  return 'failed';
}
