import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { OrderOfTurns } from './order-of-turns';

const ADDED = 'a turn or a phase that was added';
const SKIPPED = 'a part of a turn that was to be skipped';

/** 500.6, 500.7, 610.8: turns and phases that effects add come next, and parts that they have skipped don't come. */
export const addedAndSkipped: Invariant = {
  number: 'L65',
  name: 'added and skipped',
  rules: ['500.6', '500.7', '610.8'],
  ruleOf: (message) =>
    message.includes('skip')
      ? '610.8'
      : message.includes('turn was added') || message.includes('added turn')
        ? '500.6'
        : '500.7',
  cost: 'cheap',
  documentation:
    'A turn that the trace tells was added for a player comes next after the turn that it was added in, and a battle phase or a main phase that was added right after the phase it was added in, what was added last first, but for the first turn of a game (102.6a); and the next part of that name of a turn of a player who is to skip it does not begin. After an added turn the order goes on from the last turn that was not added: that of the next player in turn order comes. After a player has lost, or a turn was ended, what was added before is not looked for.',
  gherkin: 'turns and phases that were added come next, and what is to be skipped does not begin',
  broken: 'a turn or a phase that was added does not come next, or what was to be skipped begins',
  mustReach: { [ADDED]: 2, [SKIPPED]: 2 },
  seldom: true,
  watch: () => new AddedAndSkipped(),
};

/** The parts of a turn in their order. */
const PARTS: readonly string[] = [
  ...[
    'turn',
    'reset step',
    'effect step',
    'resource step',
    'prebattle main phase',
    'beginning of battle step',
  ],
  ...['declare attackers step', 'declare blockers step', 'battle damage step', 'end of battle step'],
  ...['postbattle main phase', 'end step', 'cleanup step'],
];
/** What each phase that can be added begins with. */
const PHASES: ReadonlyMap<string, string> = new Map([
  ['battle phase', 'beginning of battle step'],
  ['main phase', 'postbattle main phase'],
]);
const BEGINS_A_PHASE: ReadonlySet<string> = new Set([
  'turn',
  'prebattle main phase',
  'end step',
  ...PHASES.values(),
]);
const CLEARS: ReadonlySet<string> = new Set(['lose the game', 'end the turn']);

const beginsATurn = ({ what, kind, detail }: TraceLine): boolean =>
  what === 'event' && kind === 'begin' && detail === 'turn';

interface Skip {
  readonly player: number;
  readonly part: string;
  /** Will the next such part of that player's turns be the one that is skipped? */
  isNext: boolean;
}

class AddedAndSkipped implements Watcher {
  private turns: number[] = [];
  private phases: string[] = [];
  private skips: Skip[] = [];
  private readonly order = new OrderOfTurns();
  private active: number | undefined;
  private part = '';

  look({ lines, table, reach }: Moment): string | undefined {
    this.order.joinedIn(table.activePlayer, lines);
    // Whole parts of a turn may have gone by since somebody was asked last, and the next turn may have begun.
    let turn = table.turn - lines.filter(beginsATurn).length;
    for (const line of lines) {
      if (beginsATurn(line)) turn += 1;
      const wrong =
        line.what === 'event'
          ? (this.happened(line, turn, reach) ?? this.order.happened(line, table.players))
          : undefined;
      if (wrong !== undefined)
        return wrong.replace('#', table.players[line.player ?? -1]?.name ?? 'Somebody');
    }
    return undefined;
  }

  private happened(
    { kind, player = -1, detail = '' }: TraceLine,
    turn: number,
    reach: Moment['reach'],
  ): string | undefined {
    if (CLEARS.has(kind)) {
      this.turns = [];
      this.phases = [];
      this.skips = [];
    } else if (kind === 'add a turn') this.turns.push(player);
    else if (kind === 'add a phase') {
      const first = PHASES.get(detail);
      if (first === undefined) this.phases = [];
      else this.phases.push(first);
    } else if (kind === 'skip' && detail !== 'turn' && PARTS.includes(detail)) {
      const isNext = this.active === player && PARTS.indexOf(this.part) < PARTS.indexOf(detail);
      this.skips.push({ player, part: detail, isNext });
    } else if (kind === 'begin') return this.begun(player, detail, turn, reach);
    return undefined;
  }

  private begun(player: number, part: string, turn: number, reach: Moment['reach']): string | undefined {
    this.active = player;
    this.part = part;
    if (part === 'turn') {
      this.phases = [];
      for (const skip of this.skips) if (skip.player === player) skip.isNext = true;
      const due = this.turns.pop();
      if (due === undefined) return undefined;
      reach.saw(ADDED);
      return due === player ? undefined : 'A turn was added for somebody else, and the next one is #’s.';
    }
    return (
      this.skippedWrongly(player, part, reach) ?? (turn > 1 ? this.addedWrongly(part, reach) : undefined)
    );
  }

  private skippedWrongly(player: number, part: string, reach: Moment['reach']): string | undefined {
    const at = this.skips.findIndex(
      (skip) => skip.isNext && skip.player === player && PARTS.indexOf(skip.part) <= PARTS.indexOf(part),
    );
    const [skip] = at < 0 ? [] : this.skips.splice(at, 1);
    if (!skip) return undefined;
    reach.saw(SKIPPED);
    return skip.part === part ? `# was to skip the next ${part}, and it begins.` : undefined;
  }

  private addedWrongly(part: string, reach: Moment['reach']): string | undefined {
    if (!BEGINS_A_PHASE.has(part)) return undefined;
    const due = this.phases.pop();
    if (due === undefined) return undefined;
    reach.saw(ADDED);
    return due === part
      ? undefined
      : `A phase was added that begins with the ${due}, and the ${part} begins.`;
  }
}
