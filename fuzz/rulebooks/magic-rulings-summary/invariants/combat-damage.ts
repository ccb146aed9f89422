import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const DEALT = 'combat damage that was dealt';

/** What combat damage is to do to somebody or something. */
interface Due {
  readonly player: number;
  readonly toPlayer: number;
  readonly toObjects: ReadonlyMap<string, number>;
}

/** C.5: combat damage is as much as was announced, to whom it was announced. */
export const combatDamage: Invariant = {
  number: 'M16',
  name: 'combat damage',
  rules: ['C.5.1', 'C.5.2', 'C.5.3', 'C.5.4', 'C.5.5', 'C.5.6'],
  ruleOf: (message) => (message.includes('life') ? 'C.5.3' : undefined),
  cost: 'cheap',
  needs: 'C.5.6',
  documentation:
    'As combat damage is put on the stack, each unblocked attacking creature has as much for the defending player as it has power then, each blocking creature for what it blocks, and each that a single creature blocks for that one. Where somebody has priority right then and it resolves later, so much is dealt to each of them that is still there, whatever has become of who deals it. An edition in which it does not go on the stack is not watched.',
  gherkin: 'combat damage is dealt as it was announced',
  broken: 'combat damage is dealt otherwise than it was announced',
  mustReach: { [DEALT]: 10 },
  seldom: true,
  watch: () => new CombatDamage(),
};

class CombatDamage implements Watcher {
  private due: Due | undefined;
  private stacked: string | undefined;

  look(moment: Moment): string | undefined {
    const { lines, table } = moment;
    const wrong = this.due && this.dealt(lines, this.due, moment);
    if (lines.some(({ kind }) => kind === 'put combat damage on the stack')) {
      // It is the newest: nothing else has been put there, or has changed a number, since.
      const [newest] = table.objects.filter(({ zone }) => zone === 'stack');
      const isSeen = newest?.source !== undefined && newest.source === newest.id;
      const isNew = !lines
        .slice(lines.findIndex(({ kind }) => kind === 'put combat damage on the stack') + 1)
        .some(({ what }) => what === 'event');
      this.stacked = moment.hasPriority && isSeen && isNew ? newest.id : undefined;
      this.due = this.stacked === undefined ? undefined : dueOn(table);
    }
    return wrong;
  }

  private dealt(
    lines: readonly TraceLine[],
    due: Due,
    { table, objects, reach }: Moment,
  ): string | undefined {
    const end = lines.findIndex(({ kind, object }) => kind === 'leave the stack' && object === this.stacked);
    if (end < 0) return undefined;
    const start = lines.slice(0, end).findLastIndex(({ what }) => what === 'decision');
    const dealt = lines.slice(start + 1, end).filter(({ kind }) => kind === 'deal damage');
    this.due = undefined;
    reach.saw(DEALT);
    const sum = (isIt: (line: TraceLine) => boolean): number =>
      dealt.reduce((all, line) => all + (isIt(line) ? (line.amount ?? 0) : 0), 0);
    const toPlayer = sum(({ player, object }) => object === undefined && player === due.player);
    if (toPlayer !== due.toPlayer)
      return `${due.toPlayer} combat damage was announced for ${table.players[due.player]?.name}'s life, and ${toPlayer} was dealt.`;
    for (const [id, amount] of due.toObjects) {
      const now = objects.get(id);
      const found = sum(({ object }) => object === id);
      if (now?.zone === 'in play' && found !== amount)
        return `${amount} combat damage was announced for "${now.name}", and ${found} was dealt.`;
    }
    return undefined;
  }
}

function dueOn({ objects, activePlayer, players }: Observation): Due {
  const blockers = objects.filter(({ statuses }) => statuses.includes('blocking'));
  const power = ({ characteristics }: ObjectView): number => Math.max(0, characteristics.power ?? 0);
  const toObjects = new Map<string, number>();
  let toPlayer = 0;
  for (const attacker of objects.filter(({ statuses }) => statuses.includes('attacking'))) {
    const against = blockers.filter(({ blocking = [] }) => blocking.includes(attacker.id));
    if (attacker.statuses.includes('unblocked')) toPlayer += power(attacker);
    const [only] = against;
    if (only && against.length === 1) toObjects.set(only.id, power(attacker));
    if (against.length > 0)
      toObjects.set(
        attacker.id,
        against.reduce((sum, each) => sum + power(each), 0),
      );
  }
  return { player: (activePlayer + 1) % players.length, toPlayer, toObjects };
}
