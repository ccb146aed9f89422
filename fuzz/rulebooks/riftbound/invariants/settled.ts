import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { nameOn } from '../../../invariants/spoken';

const BEGUN = 'a part of a turn that began after something was on the chain';
const WINDOW = 'an Action Phase in which the Turn Player had priority';

/** 305, 315.2 to 316.6: a turn goes on when nothing is left to do in a part of it. */
export const settled: Invariant = {
  number: 'R69',
  name: 'settled',
  rules: ['305', '315.3.c', '315.4.c', '316.6.a'],
  ruleOf: (message) =>
    message.includes('priority')
      ? '316.6.a'
      : message.includes('draw phase')
        ? '315.3.c'
        : message.includes('action phase')
          ? '315.4.c'
          : '305',
  cost: 'cheap',
  documentation:
    'What was put onto the chain has left it before another part of the turn begins, but for what was put there as the game was set up, and the Turn Player has had priority in the Action Phase before the End of Turn Phase does.',
  gherkin:
    'each part of a turn begins when the chain is empty, and the Turn Player may act in the Action Phase',
  broken: 'a part of a turn begins with something on the chain, or ends before the Turn Player could act',
  mustReach: { [BEGUN]: 5, [WINDOW]: 5 },
  watch: ({ table: { from } }) => new Settled(from === 'the beginning'),
};

class Settled implements Watcher {
  /** Has a part of a turn begun? What triggers as a game is set up is there as the first one does. */
  private hasBegun = false;
  /** The names of what has been put onto the chain and has not left it: cards are called by other ids there. */
  private chain: string[] = [];
  private hasChained = false;
  /** Whose Action Phase it is, until the player has had priority in it. */
  private waiting: number | undefined;

  constructor(private readonly isWhole: boolean) {}

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      const wrong = line.what === 'event' ? this.happened(line, moment) : this.decided(line, moment);
      if (wrong !== undefined) return wrong;
    }
    if (moment.hasPriority) {
      this.chain = moment.table.objects.flatMap(({ zone, name = '' }) => (zone === 'chain' ? [name] : []));
      this.hadPriority(moment.decision?.player, moment);
    }
    return undefined;
  }

  private happened(line: TraceLine, { table, reach }: Moment): string | undefined {
    const { kind, detail, player } = line;
    if (kind === 'put onto the chain') {
      this.chain.push(nameOn(line));
      this.hasChained = true;
    } else if (this.chain.length > 0 && (LEAVES.has(kind) || line.text.includes('(chain →'))) {
      const at = this.chain.indexOf(nameOn(line));
      if (at >= 0) this.chain.splice(at, 1);
    }
    if (kind !== 'begin') return undefined;
    if (detail === 'action phase') this.waiting = player;
    else if (detail === 'end of turn phase' && this.waiting !== undefined)
      return `${table.players[this.waiting]?.name} has had no priority in the Action Phase.`;
    const [left] = this.chain;
    const isFirst = this.isWhole && !this.hasBegun;
    this.hasBegun = true;
    if (left !== undefined && !isFirst) return `The ${detail} begins, and "${left}" is on the chain.`;
    if (this.hasChained) reach.saw(BEGUN);
    this.hasChained = false;
    return undefined;
  }

  private decided({ kind, player }: TraceLine, moment: Moment): undefined {
    if (kind === 'priority') this.hadPriority(player, moment);
  }

  private hadPriority(player: number | undefined, { reach }: Moment): void {
    if (this.waiting !== player || player === undefined) return;
    reach.saw(WINDOW);
    this.waiting = undefined;
  }
}

/** What abilities leave the chain by; of cards it is told that they leave it. */
const LEAVES: ReadonlySet<string> = new Set(['resolve', 'counter', 'leave the chain']);
