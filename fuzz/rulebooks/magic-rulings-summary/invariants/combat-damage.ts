import type { TraceLine } from '../../../../port/contract';
import { hasRule } from '../../../../port/in-process-editions';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { type Due, Strikes } from './due-damage';

const DEALT = 'combat damage that was dealt';

/** C.5: combat damage is as much as was announced, to whom it was announced. */
export const combatDamage: Invariant = {
  number: 'M16',
  name: 'combat damage',
  rules: ['C.5.1', 'C.5.2', 'C.5.3', 'C.5.4', 'C.5.5', 'C.5.6'],
  ruleOf: (message) => (message.includes('life') ? 'C.5.3' : undefined),
  cost: 'cheap',
  documentation:
    'Each unblocked attacking creature has as much combat damage for the defending player as it has power when that is assigned, each blocking creature for what it blocks, and each that a single creature blocks for that one; who has trample is left out, and of two steps those with first strike have theirs in the first alone, the others in the second. Where it goes on the stack and somebody has priority right then, so much is dealt as it resolves to each of them that is still there, whatever has become of who deals it. In an edition in which it is dealt at once so much is dealt where somebody had priority right before, and nothing happened since.',
  gherkin: 'combat damage is dealt as it was announced',
  broken: 'combat damage is dealt otherwise than it was announced',
  mustReach: { [DEALT]: 10 },
  seldom: true,
  watch: ({ table }) => (hasRule(table, 'C.5.6') ? new DamageOnTheStack() : new DamageAtOnce()),
};

const STEP = 'combat damage step';

/** Is what was dealt what was due? */
function compared(
  dealt: readonly TraceLine[],
  due: Due,
  isThere: (id: string) => boolean,
  { table, objects, reach }: Moment,
): string | undefined {
  reach.saw(DEALT);
  const sum = (isIt: (line: TraceLine) => boolean): number =>
    dealt.reduce((all, line) => all + (isIt(line) ? (line.amount ?? 0) : 0), 0);
  const toPlayer = sum(({ player, object }) => object === undefined && player === due.player);
  if (due.toPlayer !== undefined && toPlayer !== due.toPlayer)
    return `${due.toPlayer} combat damage was announced for ${table.players[due.player]?.name}'s life, and ${toPlayer} was dealt.`;
  for (const [id, { name, amount }] of due.toObjects) {
    const found = sum(({ object }) => object === id);
    if (isThere(id) && found !== amount)
      return `${amount} combat damage was announced for "${objects.get(id)?.name ?? name}", and ${found} was dealt.`;
  }
  return undefined;
}

/** C.5.6: it waits on the stack. */
class DamageOnTheStack implements Watcher {
  private readonly strikes = new Strikes();
  private due: Due | undefined;
  private stacked: string | undefined;

  look(moment: Moment): string | undefined {
    const { lines, table } = moment;
    const wrong = this.due && this.dealt(this.due, moment);
    this.strikes.hear(lines);
    const announced = lines.findIndex(({ kind }) => kind === 'put combat damage on the stack');
    if (announced >= 0) {
      // It is the newest: nothing else has been put there, or has changed a number, since.
      const [newest] = table.objects.filter(({ zone }) => zone === 'stack');
      const isSeen = newest?.source !== undefined && newest.source === newest.id;
      const isNew = !lines.slice(announced + 1).some(({ what }) => what === 'event');
      const due = this.strikes.due(table);
      this.stacked = moment.hasPriority && isSeen && isNew ? newest.id : undefined;
      this.due = this.stacked === undefined ? undefined : due;
    }
    return wrong;
  }

  private dealt(due: Due, moment: Moment): string | undefined {
    const { lines, objects } = moment;
    const end = lines.findIndex(({ kind, object }) => kind === 'leave the stack' && object === this.stacked);
    if (end < 0) return undefined;
    const start = lines.slice(0, end).findLastIndex(({ what }) => what === 'decision');
    const dealt = lines.slice(start + 1, end).filter(({ kind }) => kind === 'deal damage');
    this.due = undefined;
    return compared(dealt, due, (id) => objects.get(id)?.zone === 'in play', moment);
  }
}

/** It is dealt as it is assigned. */
class DamageAtOnce implements Watcher {
  private readonly strikes = new Strikes();
  /** What was there when somebody had priority last. */
  private before: Pick<Moment, 'table' | 'hasPriority'> | undefined;
  private due: Due | undefined;
  private dealt: TraceLine[] = [];

  look(moment: Moment): string | undefined {
    const { lines, table, hasPriority, decision } = moment;
    this.strikes.hear(lines);
    const begins = lines.findLastIndex(({ kind, detail }) => kind === 'begin' && detail === STEP);
    if (begins >= 0) {
      const due = this.before && this.strikes.due(this.before.table);
      const isSettled =
        this.before?.hasPriority === true &&
        !lines.slice(0, begins).some(({ what, kind }) => what === 'event' && !IDLE.has(kind));
      this.due = isSettled ? due : undefined;
      this.dealt = [];
    }
    this.before = { table, hasPriority };
    if (!this.due) return undefined;
    this.dealt.push(...lines.slice(begins + 1).filter(({ kind }) => kind === 'deal damage'));
    if (decision?.purpose.startsWith('assign')) return undefined;
    const { due } = this;
    this.due = undefined;
    return compared(this.dealt, due, () => true, moment);
  }
}

/** What may happen between the last priority of a step and the next step without a change of any creature. */
const IDLE: ReadonlySet<string> = new Set(['lose mana', 'lose life']);
