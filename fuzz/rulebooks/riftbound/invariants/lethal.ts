import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { nameOn } from '../../../invariants/spoken';

const KILLED = 'a unit that was killed for its damage';
const LETHAL = '322.4';

/** 322.4, 366, 109: a cleanup kills nobody without damage, such as a unit that was spared and healed. */
export const lethal: Invariant = {
  number: 'R47',
  name: 'lethal',
  rules: [LETHAL, '366', '109'],
  ruleOf: (message) => (message.includes('entered') ? '109' : undefined),
  cost: 'cheap',
  documentation:
    'What a cleanup kills by 322.4 bears damage: what it bore when somebody was asked last, with what the trace tells that it was dealt since, unless it was healed after that, as by what replaces its death; what has entered since bore none as it did.',
  gherkin: 'no unit is killed for lethal damage that bears none',
  broken: 'a unit is killed for lethal damage, and bears none',
  mustReach: { [KILLED]: 5 },
  watch: () => new Lethal(),
};

class Lethal implements Watcher {
  private before: readonly ObjectView[] = [];

  look(moment: Moment): string | undefined {
    const { lines, table, reach } = moment;
    const damage = new Map<string, number>();
    // What has died in another's place is told once more to die with others.
    const gone = new Set<string>();
    for (const line of lines) {
      const { kind, rule, object = '', amount = 0 } = line;
      if (kind === 'deal damage') damage.set(object, (damage.get(object) ?? 0) + amount);
      else if (kind === 'heal') damage.set(object, 0);
      else if (kind === 'kill' && rule !== LETHAL) gone.add(object);
      else if (kind === 'kill' && !gone.has(object)) {
        const unit = this.before.find(({ id }) => id === object);
        const wounds = damage.get(object) ?? unit?.damage;
        reach.saw(KILLED);
        if (unit && wounds === 0) return `"${unit.name}" is killed for lethal damage, and bears none.`;
        if (!unit && this.before.length > 0 && wounds === undefined)
          return `"${nameOn(line)}" is killed for lethal damage, and has entered without any.`;
      }
    }
    if (lines.length > 0) this.before = table.objects;
    return undefined;
  }
}
