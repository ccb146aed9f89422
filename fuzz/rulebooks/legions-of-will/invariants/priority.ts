import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const BEGUN = 'priority first in a part of a turn';
const RESOLVED = 'priority first after something resolved';
const ACTED = 'priority once more after acting with it';
const PASSED_OVER = 'a part of a turn in which players had priority';

type Occasion = typeof BEGUN | typeof RESOLVED | typeof ACTED;

/** 111.3a-c: who gets priority first in a part of a turn, after something has resolved, and after acting. */
export const priority: Invariant = {
  number: 'L58',
  name: 'priority',
  rules: ['111.3a', '111.3b', '111.3c', '500.2'],
  ruleOf: (message) =>
    /without|reset step/.test(message)
      ? '500.2'
      : message.includes('resolved')
        ? '111.3b'
        : message.includes('has begun')
          ? '111.3a'
          : '111.3c',
  cost: 'cheap',
  documentation:
    'In each part of a turn, and after anything has resolved, the active player gets priority before anybody else, and whoever acts with priority gets it once more; unless a player has lost since. Nobody gets priority in a reset step, and somebody in each other step but cleanup steps, unless the turn was ended. Who has priority is read from the decisions that the trace tells of, forced ones included.',
  gherkin: 'priority goes to the active player first, and stays with whoever acts with it',
  broken: 'somebody else than the active player gets priority first, or whoever acted does not get it again',
  mustReach: { [BEGUN]: 50, [RESOLVED]: 20, [ACTED]: 20, [PASSED_OVER]: 50 },
  watch: () => new Priority(),
};

class Priority implements Watcher {
  private active: number | undefined;
  /** Why the next priority should be somebody's, and whose; undefined where it is not known. */
  private due: { readonly player: number; readonly after: Occasion } | undefined;

  /** The part of the turn that began last, while nobody has had priority in it. */
  private part: string | undefined;

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      const wrong =
        line.what === 'event' ? this.happened(line) : line.kind === 'priority' && this.had(line, moment);
      if (wrong) return wrong;
    }
    const { decision, hasPriority } = moment;
    return hasPriority && decision ? this.judge(decision.player, moment) : undefined;
  }

  private happened({ kind, player, detail }: TraceLine): string | undefined {
    if (kind === 'begin') {
      const { part = '' } = this;
      this.part = detail;
      if (WITH_PRIORITY.has(part)) return `The ${part} is over, without anybody having had priority in it.`;
    }
    if (ENDS.has(kind)) this.part = undefined;
    if (kind === 'lose the game') this.due = undefined;
    else if (kind === 'begin' && player !== undefined) {
      this.active = player;
      this.due = { player, after: BEGUN };
      // A resource ability resolves at once, and priority stays where it was (406.6c).
    } else if (kind === 'resolve' && this.active !== undefined && this.due?.after !== ACTED)
      this.due = { player: this.active, after: RESOLVED };
    return undefined;
  }

  private had({ player = -1, text }: TraceLine, moment: Moment): string | undefined {
    const wrong = this.judge(player, moment);
    if (this.part === 'reset step') return 'Somebody has priority in the reset step.';
    if (WITH_PRIORITY.has(this.part ?? '')) moment.reach.saw(PASSED_OVER);
    this.part = undefined;
    this.due = isPass(text) ? undefined : { player, after: ACTED };
    return wrong;
  }

  private judge(player: number, { table, reach }: Moment): string | undefined {
    const { due } = this;
    if (!due || table.players.some(({ seat, inGame }) => seat === due.player && !inGame)) return undefined;
    reach.saw(due.after);
    if (player === due.player) return undefined;
    const [who, wanted] = [player, due.player].map((seat) => table.players[seat]?.name ?? 'Somebody');
    return `${SAID[due.after]}, and ${who} has priority, not ${wanted}.`;
  }
}

/** What ends a part of a turn, or a game, before anybody has priority. */
const ENDS: ReadonlySet<string> = new Set([
  'end the turn',
  'lose the game',
  'win the game',
  'the game is a draw',
]);
const WITH_PRIORITY: ReadonlySet<string> = new Set([
  ...['effect step', 'resource step', 'prebattle main phase', 'beginning of battle step'],
  ...['declare attackers step', 'declare blockers step', 'battle damage step'],
  ...['end of battle step', 'postbattle main phase', 'end step'],
]);

const PASSED = /: pass(?: \(the only way\))?$/;

/** Did whoever had priority pass, going by the text of the decision? */
export const isPass = (text: string): boolean => PASSED.test(text);

const SAID: Readonly<Record<Occasion, string>> = {
  [BEGUN]: 'A part of a turn has begun',
  [RESOLVED]: 'Something has resolved',
  [ACTED]: 'A player has acted with priority',
};
