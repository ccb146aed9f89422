import type { TraceLine } from '../../port/contract';
import type { Invariant, Moment } from '../invariant';

const MARKED = 'damage that was dealt and is marked';

/** How a game tells of damage. */
interface MarkedDamage {
  /** Where damage is marked. */
  readonly zone: string;
  /** The event of an object that is used up for the turn: it leaves damage alone. */
  readonly spent: string;
}

/** What is dealt damage bears it. */
export const markedDamage = (
  told: Pick<Invariant, 'number' | 'rules' | 'ruleOf'> & MarkedDamage,
): Invariant => ({
  ...told,
  name: 'marked damage',
  cost: 'cheap',
  documentation:
    'What was dealt damage since the moment before bears at least as much when a player is asked next, unless something else happened to it since, or it is not where it was any more.',
  gherkin: 'damage that is dealt is marked',
  broken: 'damage is dealt and not marked',
  mustReach: { [MARKED]: 20 },
  seldom: true,
  watch: () => ({ look: (moment) => unmarked(moment, told) }),
});

function unmarked(moment: Moment, { zone, spent }: MarkedDamage): string | undefined {
  const dealt = dealtIn(moment.lines, spent);
  for (const [id, amount] of dealt) {
    const object = moment.objects.get(id);
    if (object?.zone !== zone || amount <= 0) continue;
    moment.reach.saw(MARKED);
    if (object.damage < amount)
      return `"${object.name}" was dealt ${amount} damage and bears ${object.damage}.`;
  }
  return undefined;
}

/** How much each object was dealt, since anything else last happened to it. */
function dealtIn(lines: readonly TraceLine[], spent: string): ReadonlyMap<string, number> {
  const dealt = new Map<string, number>();
  for (const { what, kind, object, amount = 0 } of lines) {
    if (what !== 'event' || (object === undefined && dealt.size === 0)) continue;
    if (kind === 'deal damage' && object !== undefined) dealt.set(object, (dealt.get(object) ?? 0) + amount);
    else if (object !== undefined && kind !== spent && !LEAVES_DAMAGE.has(kind)) dealt.delete(object);
    // What heals everything needn't name it all.
    else if (kind === 'begin') dealt.clear();
  }
  return dealt;
}

const LEAVES_DAMAGE: ReadonlySet<string> = new Set(['become the target', 'choose']);
