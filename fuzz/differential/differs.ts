import type { Invariant } from '../invariant';
import { type Difference, Lockstep, type Side } from './lockstep';

/** What two engines are called, and the one that the other is compared with. */
export interface Comparing {
  /** What the engine that games are played on is called. */
  readonly first: string;
  readonly second: Side;
  /** Is told of the difference as it is found. */
  readonly onDifference?: (difference: Difference) => void;
}

/** The number and the name under which differences are found: they follow from no rule of any rulebook. */
export const difference = { number: 'D1', name: 'difference' } as const;

/**
 * "This engine and that one play alike" as an invariant: so the first difference is found, made simpler and kept like
 * any other finding.
 */
export function playsLike({ first, second, onDifference }: Comparing): Invariant {
  return {
    ...difference,
    rules: [],
    cost: 'cheap',
    documentation: `${first} and ${second.name} offer the same decisions, come to the same table and tell of the same events.`,
    gherkin: 'both engines play the same game',
    broken: 'the engines differ',
    mustReach: {},
    watch: ({ table, answers }) => {
      const lockstep = new Lockstep(table, second);
      return {
        look: (moment) => {
          const found = lockstep.follow(moment, answers.at(-1));
          if (!found) return undefined;
          onDifference?.(found);
          return `${first}: ${found.one}; ${second.name}: ${found.other}.`;
        },
      };
    },
  };
}
