import type { ScenarioResult } from './model';

const MOST_SIGNATURE = 300;

/** What is compared with a whole trace differs with each line that an engine adds to it: only the claim tells anything. */
const ABOUT_A_TRACE = /^(?:Which rules the trace cites|What happened, in order)/;

/**
 * What a scenario fails with, without what changes from run to run or has nothing to do with it: the table, the rest
 * of the trace, ids of objects, times.
 */
export function signatureOf({ message = '' }: ScenarioResult): string {
  const [difference = ''] = message.split(/\n(?:The table|On its standard error):/);
  const [claim = ''] = ABOUT_A_TRACE.test(difference) ? difference.split(/\n {2}actual:/) : [difference];
  return claim
    .replace(/\[\d+\]/g, '[…]')
    .replace(/\b\d+(?:\.\d+)? ms\b/g, '… ms')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_SIGNATURE);
}
