/** The scenario itself is at fault: it arranges, answers or claims something that a fair scenario can't. */
export class ScenarioFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ScenarioFault';
  }
}

/** The engine did something else than the scenario expects. */
export class ExpectationFailed extends Error {
  constructor(
    message: string,
    readonly expected: string,
    readonly actual: string,
  ) {
    super(`${message}\n  expected: ${expected}\n  actual:   ${actual}`);
    this.name = 'ExpectationFailed';
  }
}

/** Adds what the table looks like to an error's message, once. */
export function withTable(error: unknown, table: () => string): unknown {
  if (!(error instanceof ScenarioFault || error instanceof ExpectationFailed)) return error;
  if (!error.message.includes('\nThe table:')) error.message += `\n${table()}`;
  return error;
}
