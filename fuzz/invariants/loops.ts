import type { PendingDecision } from '../../port/contract';
import { numberIn } from '../../port/in-process-editions';
import type { Invariant, WatchedGame } from '../invariant';

const DRAW = 'the game is a draw';
/** A game with nothing to decide but a few things before its loop begins. */
const PATIENCE = 40;
/** Where a game stops at forced decisions, a loop has many: so many of them are waited for as long as for a choice. */
const FORCED = 100;

/** How much of the patience a decision uses up. */
const patienceFor = ({ options, kind }: PendingDecision, stopsEverywhere: boolean): number =>
  stopsEverywhere && kind === 'choose' && options.length < 2 ? 1 / FORCED : 1;

/** Waits for a game to end; where it goes on for too many choices, says so. */
function patience({ table: { stops } }: WatchedGame): (decision: PendingDecision) => string | undefined {
  const stopsEverywhere = stops === 'every priority';
  let asked = 0;
  return (decision) => {
    asked += patienceFor(decision, stopsEverywhere);
    return asked > PATIENCE ? `The game goes on after ${PATIENCE} choices.` : undefined;
  };
}

/** What must be so on tables on which a loop begins, by what becomes of it. */
export interface LoopInvariants {
  readonly mandatory: Invariant;
  readonly optional: Invariant;
  readonly losing: Invariant;
}

/**
 * What must be so on tables on which a loop begins.
 *
 * @param rule by which a loop that nobody can leave is a draw
 * @param resolved the kind of the event that tells that something has resolved
 * @param numbers of the invariants
 */
export function loopInvariants(
  rule: string,
  resolved: string,
  numbers: readonly [mandatory: string, optional: string, losing: string],
): LoopInvariants {
  const mandatory: Invariant = {
    number: numbers[0],
    rules: [rule],
    cost: 'cheap',
    documentation: `On tables where a loop begins that nobody can leave, the game ends soon, and as a draw by ${rule}.`,
    name: 'mandatory loops',
    gherkin: `every game is declared a draw by ${rule}`,
    broken: `the loop does not end in a draw by ${rule}`,
    mustReach: { [`a draw by ${rule}`]: 5 },
    seldom: true,
    ofEndings: true,
    watch: (game) => {
      const goesOn = patience(game);
      return {
        look: (moment) => {
          if (moment.decision) return goesOn(moment.decision);
          const draw = moment.lines.find(({ kind }) => kind === DRAW);
          if (!moment.table.drawn || draw?.rule !== numberIn(game.table, rule))
            return `The game ended, but not as a draw by ${rule}.`;
          moment.reach.saw(`a draw by ${rule}`);
          return undefined;
        },
      };
    },
  };

  const optional: Invariant = {
    number: numbers[1],
    rules: [rule],
    cost: 'cheap',
    documentation:
      'On tables where a loop begins that a player is asked about, or could interrupt, nobody calls it a draw.',
    name: 'optional loops',
    gherkin: 'no game is declared a draw',
    broken: 'a choice does not keep the game from being declared a draw',
    mustReach: { 'a round with a choice in it': 500 },
    seldom: true,
    ofEndings: true,
    watch: () => ({
      look: (moment) => {
        const { decision, lines, reach } = moment;
        if (decision) {
          if (lines.some(({ kind }) => kind === resolved)) reach.saw('a round with a choice in it');
          return undefined;
        }
        return moment.table.drawn
          ? 'The game is declared a draw, although a player had a choice.'
          : undefined;
      },
    }),
  };

  const losing: Invariant = {
    number: numbers[2],
    rules: [rule],
    cost: 'cheap',
    documentation:
      'On tables where a loop begins that wears a player down, it goes on until that player has lost.',
    name: 'losing loops',
    gherkin: 'every game ends with a player losing and none as a draw',
    broken: 'the loop does not end with a player losing',
    mustReach: { 'a player losing in a loop': 5 },
    seldom: true,
    ofEndings: true,
    watch: (game) => {
      const goesOn = patience(game);
      return {
        look: ({ decision, table, reach }) => {
          if (decision) return goesOn(decision);
          if (table.drawn) return 'The game is declared a draw, although a player was about to lose.';
          if (table.players.some(({ lost }) => lost)) reach.saw('a player losing in a loop');
          return undefined;
        },
      };
    },
  };
  return { mandatory, optional, losing };
}
