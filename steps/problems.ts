import { changeOf } from '../port/amendment/change';
import { EngineCrash } from '../port/contract';

/** The scenario itself is at fault: it arranges, answers or claims something that a fair scenario can't. */
export class ScenarioFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ScenarioFault';
  }
}

/**
 * In what an engine differs: in what it does, in the rule that it cites for it, or in what it calls a question. Only the
 * first says that it gets a rule wrong.
 */
export type Axis = 'behaviour' | 'citation' | 'wording';

/** What is typed in the scenario means nothing: no verdict on any engine. */
export class InputError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InputError';
  }
}

/** The engine did something else than the scenario expects. */
export class ExpectationFailed extends Error {
  /**
   * @param what what was looked at
   * @param axis in what the engine differs
   */
  constructor(
    readonly what: string,
    readonly expected: string,
    readonly actual: string,
    readonly axis: Axis = 'behaviour',
  ) {
    super(`${what}\n  expected: ${expected}\n  actual:   ${actual}`);
    this.name = 'ExpectationFailed';
  }
}

/** Under which rules the engine was asked to play: some that are off, some that say otherwise. */
function withChanges(off: readonly string[]): string {
  const changed = off.filter((each) => changeOf(each).verb !== 'off');
  const without = off.filter((each) => !changed.includes(each));
  const parts = [
    ...(without.length > 0 ? [`without ${without.join(', ')}`] : []),
    ...(changed.length > 0 ? [`under ${changed.map((each) => `"${each}"`).join(', ')}`] : []),
  ].join(' and ');
  return `${parts.slice(0, 1).toUpperCase()}${parts.slice(1)}`;
}

/** The engine can't go on without the rules that are switched off: the scenario needs them. */
export class RulesNeeded extends Error {
  constructor(off: readonly string[], { message }: Error) {
    super(`${withChanges(off)} the engine can't go on: ${message}`);
    this.name = 'RulesNeeded';
  }
}

/** What an engine that breaks means where rules are switched off: not that it is broken, but that it needs them. */
export function withoutRules(error: unknown, off: readonly string[]): unknown {
  return error instanceof EngineCrash && off.length > 0 ? new RulesNeeded(off, error) : error;
}

/** Adds what the table looks like to an error's message, once. */
export function withTable(error: unknown, table: () => string): unknown {
  if (!(error instanceof ScenarioFault || error instanceof ExpectationFailed)) return error;
  if (!error.message.includes('\nThe table:')) error.message += `\n${table()}`;
  return error;
}
