import type { Rule } from '../rule';

/** The state was written to outside any event: nobody who reads the events could know of it. */
export class OutsideWrite extends Error {
  override readonly name = 'OutsideWrite';

  /** @param rule the one that was being run */
  constructor(record: string, field: string, rule: Rule | undefined) {
    const under = rule ? `rule ${rule.number} ("${rule.title}")` : 'no rule';
    super(
      `${under} changed ${field} of ${record} outside any event: propose an event, or keep the books (keepBooks)`,
    );
  }
}
