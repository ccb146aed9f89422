import type { SlotApart } from '../../port/in-process-editions';
import type { Invariant } from '../invariant';
import { type Difference, Lockstep, type Side } from './lockstep';

/** What two engines are called, and the one that the other is compared with. */
export interface Comparing {
  /** What the engine that games are played on is called. */
  readonly first: string;
  readonly second: Side;
  /** Where they play two editions of a game: in what these differ. */
  readonly apart?: readonly SlotApart[];
  /** Is told of the difference as it is found. */
  readonly onDifference?: (difference: Difference) => void;
}

/** The number and the name under which differences are found: they follow from no rule of any rulebook. */
export const difference = { number: 'D1', name: 'difference' } as const;

/**
 * "This engine and that one play alike" as an invariant: so the first difference is found, made simpler and kept like
 * any other finding.
 */
export function playsLike({ first, second, apart = [], onDifference }: Comparing): Invariant {
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
          const said = [moment.decision?.rule, ...moment.lines.map(({ rule }) => rule)];
          const slots = inPlay(apart, {
            one: moment.exercised,
            other: second.port.exercised(),
            said: [said, lockstep.said],
          });
          return `${first}: ${found.one}; ${second.name}: ${found.other}.${slots}`;
        },
      };
    },
  };
}

/** So many slots are named. */
const MOST_SLOTS = 6;

/** Numbers of rules that were used on each side, and those that each has just told of. */
interface Used {
  readonly one: readonly string[];
  readonly other: readonly string[];
  readonly said: readonly [one: Said, other: Said];
}

type Said = readonly (string | undefined)[];

/**
 * Which of the meanings in which two editions differ the game had to do with, as a sentence: those first that have just been told
 * of. Where it had to do with none, that is said: something else than its rules tells the editions apart.
 */
function inPlay(apart: readonly SlotApart[], { one, other, said }: Used): string {
  const isIn =
    (here: Said, there: Said) =>
    ({ first, second }: SlotApart): boolean =>
      first.some((each) => here.includes(each)) || second.some((each) => there.includes(each));
  const used = apart.filter(isIn(one, other));
  const isSaid = isIn(...said);
  const ordered = [...used.filter(isSaid), ...used.filter((each) => !isSaid(each))];
  if (apart.length === 0) return '';
  if (ordered.length === 0) return ' No rule that they have otherwise was in play.';
  const named = ordered
    .slice(0, MOST_SLOTS)
    .map(
      ({ meaning, first, second }) => `"${meaning}" (${first[0] ?? 'nothing'}, ${second[0] ?? 'nothing'})`,
    );
  return ` In play: ${named.join(', ')}${ordered.length > MOST_SLOTS ? ', …' : ''}.`;
}
