import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const ATTACKED = 'a declare blockers step with units that attack';
const ORDERED = 'a unit against several others, whose damage was ordered';

/** 508.8, 509.2, 509.3: which steps a battle has, and what is announced as blockers have been declared. */
export const battleSteps: Invariant = {
  number: 'L68',
  name: 'steps of battles',
  rules: ['508.8', '509.2', '509.3'],
  ruleOf: (message) =>
    message.includes('blocks') ? '509.3' : message.includes('is blocked by') ? '509.2' : '508.8',
  cost: 'cheap',
  documentation:
    'There is a declare blockers step only where something has attacked in the battle. When a player first gets priority in it, the damage of every unit that blocks several others, or is blocked by several, has been ordered.',
  gherkin: 'blockers are declared only against attackers, and damage among several units is ordered',
  broken: 'blockers are declared against nothing, or damage among several units is not ordered',
  mustReach: { [ATTACKED]: 5, [ORDERED]: 0 },
  watch: () => new BattleSteps(),
};

const STEP = 'declare blockers step';
const BATTLE = 'beginning of battle step';

class BattleSteps implements Watcher {
  /** Has anything attacked in this battle? */
  private hasAttacked = false;
  private ordered = new Set<string>();
  private isNew = false;

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      const wrong = this.happened(line, moment);
      if (wrong !== undefined) return wrong;
    }
    const { hasPriority, lines, table } = moment;
    if (lines.length > 0) this.hasAttacked ||= table.objects.some(({ attacking }) => attacking !== undefined);
    if (!hasPriority || !this.isNew) return undefined;
    this.isNew = false;
    return table.step === STEP ? this.unordered(moment) : undefined;
  }

  private happened({ what, kind, detail, text }: TraceLine, { reach }: Moment): string | undefined {
    if (what === 'decision') {
      if (kind.startsWith(ORDER)) this.ordered.add(kind.slice(ORDER.length));
      else if (kind === 'priority') this.isNew = false;
      return undefined;
    }
    if (kind === 'attack' || /attacking/.test(text)) this.hasAttacked = true;
    if (kind !== 'begin') return undefined;
    if (detail === BATTLE) this.hasAttacked = false;
    if (detail !== STEP) return undefined;
    this.ordered = new Set();
    this.isNew = true;
    reach.saw(ATTACKED);
    return !this.hasAttacked ? 'There is a declare blockers step, and nothing attacks.' : undefined;
  }

  private unordered({ table: { objects }, reach }: Moment): string | undefined {
    for (const unit of objects) {
      const blocked = unit.blocking.length;
      const blockers = objects.filter(({ blocking }) => blocking.includes(unit.id)).length;
      if (blocked < 2 && blockers < 2) continue;
      reach.saw(ORDERED);
      if (!this.ordered.has(unit.name ?? ''))
        return `"${unit.name}" ${blocked > 1 ? `blocks ${blocked}` : `is blocked by ${blockers}`} units, and its damage has not been ordered.`;
    }
    return undefined;
  }
}

const ORDER = 'damage assignment order of ';
