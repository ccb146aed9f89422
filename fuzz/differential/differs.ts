import type { Invariant } from '../invariant';
import { compareGames, type Side } from './lockstep';

/**
 * "This engine and that one play alike" as an invariant: so the first difference is found, made simpler and kept like
 * any other finding. After each answer the game so far is played on both.
 *
 * @param first the engine that is played on, once more: an engine of its own
 */
export function playsLike(first: Side, second: Side): Invariant {
  return {
    number: 'D1',
    rules: [],
    name: 'difference',
    cost: 'dear',
    documentation: `${first.name} and ${second.name} offer the same decisions, come to the same table and tell of the same events.`,
    gherkin: 'both engines play the same game',
    broken: 'the engines differ',
    mustReach: {},
    watch: ({ table, answers }) => ({
      look: () => {
        let at = 0;
        const { difference } = compareGames(first, second, table, {
          most: answers.length,
          answer: () => {
            const given = answers[at] ?? [];
            at += 1;
            return given;
          },
        });
        return difference?.message;
      },
    }),
  };
}
