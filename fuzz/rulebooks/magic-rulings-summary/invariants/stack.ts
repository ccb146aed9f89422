import type { Invariant } from '../../../invariant';
import { newestFirst } from '../../../invariants/newest-first';

const EMPTIED = 'a step that ends with what was on the stack gone';

/** P.3.7: a step ends when all have passed with nothing on the stack. */
export const emptied: Invariant = {
  number: 'M2',
  name: 'empty stack',
  rules: ['P.3.7', 'T.2.2'],
  cost: 'cheap',
  documentation:
    'What was on the stack when a player who had priority was asked is not there any more when somebody is asked after the next step or phase has begun.',
  gherkin: 'no step or phase ends before the stack is empty',
  broken: 'a step or phase ends with something on the stack',
  mustReach: { [EMPTIED]: 10 },
  watch: () => {
    /** Ids of what has been on the stack since the step began. */
    let before: ReadonlySet<string> = new Set();
    return {
      look: (moment) => {
        const { lines, table, reach } = moment;
        const begins = lines.some(({ what, kind }) => what === 'event' && kind === 'begin');
        if (!begins && !moment.hasPriority) return undefined;
        const onStack = table.objects.filter(({ zone }) => zone === 'stack');
        const stays = begins ? onStack.find(({ id }) => before.has(id)) : undefined;
        if (begins && before.size > 0) reach.saw(EMPTIED);
        before = new Set(onStack.map(({ id }) => id));
        return stays && `The ${table.step} has begun, and "${stays.name}" is still on the stack.`;
      },
    };
  },
};

/** T.2.Ruling.2: what was put on the stack last resolves first. */
export const newest = newestFirst({
  number: 'M3',
  rules: ['T.2.Ruling.2'],
  chain: 'stack',
  puts: 'put on the stack',
});
