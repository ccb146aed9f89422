import type { Observation, TraceLine } from '../../port/contract';
import type { Invariant, Moment, Watcher } from '../invariant';
import { textOfTable } from './text-of-table';

/** What a rulebook says of the order in which its players act. */
export interface OrderOfPlay extends Pick<Invariant, 'number'> {
  /** The rules that say who has the next turn, who gets priority next, and what happens when all have passed. */
  readonly rules: { readonly turn: string; readonly pass: string; readonly allPass: string };
  /** What a turn begins with, as events name it. */
  readonly turnBegins: string;
}

const TURN = 'a turn after another one';
const PASS = 'priority passed on';

/** Turns are taken, and priority is passed on, in turn order. */
export const orderOfPlay = ({ number, rules, turnBegins }: OrderOfPlay): Invariant => ({
  number,
  name: 'order of play',
  rules: [rules.turn, rules.pass, rules.allPass],
  ruleOf: (message) =>
    message.startsWith('After') ? rules.turn : message.startsWith('All') ? rules.allPass : rules.pass,
  cost: 'cheap',
  documentation:
    'After a turn the next one in turn order is that of the next player who is in the game. Who passes priority, with nothing happening thereafter, passes it to that player as well; where a card speaks of extra turns, only priority is looked at. When all have passed something happens. Who has priority is read from the decisions that the trace tells of, forced ones included.',
  gherkin:
    'turns and priority pass from each player to the next in turn order, until all players have passed',
  broken:
    'a turn or priority passes to somebody else than the next player in turn order, or comes back after all have passed',
  mustReach: { [TURN]: 20, [PASS]: 50 },
  watch: ({ table }) => new InOrder(turnBegins, /extra turn/i.test(textOfTable(table))),
});

class InOrder implements Watcher {
  private turnOf: number | undefined;
  /** Who had priority last, if nothing happened since. */
  private passedBy: number | undefined;
  /** How many players in a row have passed. */
  private passes = 0;
  /** Has a player lost since the moment before? Looked for once a moment: one that ends a loop tells of thousands of priorities. */
  private someoneLost = false;

  constructor(
    private readonly turnBegins: string,
    private readonly hasExtraTurns: boolean,
  ) {}

  look(moment: Moment): string | undefined {
    this.someoneLost = moment.lines.some(({ kind }) => kind === 'lose the game');
    for (const line of moment.lines) {
      const wrong = this.happened(line, moment);
      if (wrong !== undefined) return wrong;
    }
    const { decision } = moment;
    return decision?.purpose === 'priority' ? this.hasPriority(decision.player, moment) : undefined;
  }

  private happened({ what, kind, detail, player }: TraceLine, moment: Moment): string | undefined {
    if (what === 'decision') {
      const wrong =
        kind === 'priority' && player !== undefined ? this.hasPriority(player, moment) : undefined;
      if (kind === 'priority') {
        this.passes = this.passedBy === undefined ? 0 : this.passes + 1;
        this.passedBy = player;
      } else this.passedBy = undefined;
      return wrong;
    }
    this.passedBy = undefined;
    if (kind !== 'begin' || detail !== this.turnBegins || player === undefined) return undefined;
    const before = this.turnOf;
    this.turnOf = player;
    return before === undefined || this.hasExtraTurns ? undefined : wrongTurn(before, player, moment);
  }

  private hasPriority(player: number, { table, reach }: Moment): string | undefined {
    const { passedBy, passes } = this;
    // Who was in the game as others passed isn't known any more.
    if (passedBy === undefined || this.someoneLost) return undefined;
    reach.saw(PASS);
    if (passes + 1 >= inGame(table))
      return `All players have passed in succession, and ${nameIn(table, player)} has priority once more.`;
    return isNext(passedBy, player, table)
      ? undefined
      : `${nameIn(table, passedBy)} passed priority, and ${nameIn(table, player)} has it.`;
  }
}

function wrongTurn(before: number, player: number, { table, reach }: Moment): string | undefined {
  reach.saw(TURN);
  return isNext(before, player, table)
    ? undefined
    : `After ${nameIn(table, before)}'s turn ${nameIn(table, player)} has one.`;
}

function inGame({ players }: Observation): number {
  let count = 0;
  for (const player of players) if (player.inGame) count += 1;
  return count;
}

const nameIn = ({ players }: Observation, seat: number): string => players[seat]?.name ?? 'Somebody';

/** Is a seat the next one, but for those of players who are out of the game? */
export function isNext(before: number, seat: number, { players }: Pick<Observation, 'players'>): boolean {
  const { length } = players;
  for (let step = 1; step <= length; step += 1) {
    const next = (before + step) % length;
    if (next === seat) return true;
    if (players[next]?.inGame) return false;
  }
  return false;
}
