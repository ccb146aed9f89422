import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { nameOn } from '../../../invariants/spoken';

const HEALED = 'a unit that was healed by no text';

/** 317.2.b, 444.1.a.1, 142.3.b: nothing but the end of a turn, the end of a combat and what a text says heals. */
export const healing: Invariant = {
  number: 'R75',
  name: 'healing',
  rules: ['142.3.b', '317.2.b', '444.1.a.1'],
  cost: 'cheap',
  documentation:
    'Units are healed by what a text says (of which the trace names no source where it is the unit’s own), between the Ending Step and the Expiration Step, or as a combat or its showdown ends; by no other cleanup.',
  gherkin: 'no unit is healed but by a text, as a turn ends or as a combat ends',
  broken: 'a unit is healed by no text, and neither a turn nor a combat ends',
  mustReach: { [HEALED]: 5 },
  watch: () => new Healing(),
};

const FIGHTING: ReadonlySet<string> = new Set(['attacking', 'defending']);
const ENDS: ReadonlySet<string> = new Set(['end a combat', 'end a showdown']);

const BY_A_TEXT = /" by "/;

class Healing implements Watcher {
  private before: readonly ObjectView[] = [];
  private isEnding = false;

  look({ lines, table, reach }: Moment): string | undefined {
    // The designations may be gone by now, and the end of the combat may be told only after what its cleanup triggers.
    const isFighting =
      lines.some(({ kind }) => ENDS.has(kind)) ||
      this.before.some(({ statuses }) => statuses.some((status) => FIGHTING.has(status)));
    for (const line of lines) {
      if (line.kind === 'begin') this.isEnding = line.detail === 'ending step';
      if (line.kind !== 'heal' || BY_A_TEXT.test(line.text) || this.heals(line, table.objects)) continue;
      reach.saw(HEALED);
      if (!this.isEnding && !isFighting)
        return `"${nameOn(line)}" is healed, and neither a turn nor a combat ends.`;
    }
    if (lines.length > 0) this.before = table.objects;
    return undefined;
  }

  /** Does what is healed speak of healing? What it does to itself is told without a source. */
  private heals({ object }: TraceLine, now: readonly ObjectView[]): boolean {
    return [...this.before, ...now].some(
      ({ id, abilities }) => id === object && abilities.some((text) => /\bheal/i.test(text)),
    );
  }
}
