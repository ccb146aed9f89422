import type { Rule } from './rule';

/** An action that can't be completed. The kernel reverses it exactly. */
export class IllegalAction extends Error {
  constructor(
    readonly rule: Rule,
    readonly reason: string,
  ) {
    super(`${reason} (${rule.number})`);
    this.name = 'IllegalAction';
  }
}
