import type { TraceLine } from '../../port/contract';
import type { Invariant } from '../invariant';

/** No event without its rule: the log of a game is an argument. */
export const traced: Invariant = {
  number: 'G5',
  name: 'trace',
  rules: [],
  cost: 'cheap',
  documentation:
    'Every event and every decision in the trace cites the number of the rule that it follows from.',
  gherkin: 'every event and every decision cites its rule',
  broken: 'something happens or is asked without a rule',
  mustReach: {},
  watch: () => ({
    look: ({ lines, decision }) => {
      const line = lines.find(withoutRule);
      if (line) return `"${line.text}" cites no rule.`;
      return decision?.rule === '' ? `"${decision.purpose}" is asked by no rule.` : undefined;
    },
  }),
};

const withoutRule = ({ rule }: TraceLine): boolean => rule === undefined || rule === '';
