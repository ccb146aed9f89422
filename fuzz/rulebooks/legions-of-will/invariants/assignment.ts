import type { Invariant, Moment } from '../../../invariant';

const ASSIGNED = 'battle damage to be divided among blockers';

/** 510.1a, 510.1c: how much an attacking unit divides, and how much is lethal to each unit that blocks it. */
export const assignment: Invariant = {
  number: 'L28',
  name: 'damage assignment',
  rules: ['510.1c', '510.1a'],
  ruleOf: (message) => (message.includes('lethal') ? '510.1c' : '510.1a'),
  cost: 'cheap',
  documentation:
    'When a unit that attacks alone divides its battle damage among the units blocking it there is as much as its power, and before another unit gets any each must get its own power, less the damage that is marked on it already.',
  gherkin: 'an attacking unit divides damage equal to its power, lethal damage to each blocker in order',
  broken: 'an attacking unit divides another amount than its power, or other amounts are taken for lethal',
  mustReach: { [ASSIGNED]: 3 },
  seldom: true,
  watch: () => ({
    look: (moment) =>
      moment.decision?.purpose.startsWith('assign battle damage') ? wronglyAsked(moment) : undefined,
  }),
};

function wronglyAsked({ decision, table, objects, reach }: Moment): string | undefined {
  const [attacker, another] = table.objects.filter(({ attacking }) => attacking !== undefined);
  if (decision?.kind !== 'distribute' || !attacker || another) return undefined;
  const { options, amount, thresholds } = decision;
  const blockers = options.map(({ object = '' }) => objects.get(object));
  if (!blockers.every((unit) => unit?.blocking.includes(attacker.id))) return undefined;
  reach.saw(ASSIGNED);
  const power = attacker.characteristics.power ?? 0;
  if (amount !== power) return `"${attacker.name}" has power ${power} and assigns ${amount} battle damage.`;
  for (const [place, unit] of blockers.entries()) {
    const lethal = Math.max(0, (unit?.characteristics.power ?? 0) - (unit?.damage ?? 0));
    const asked = thresholds?.[place] ?? lethal;
    if (asked !== lethal)
      return `"${unit?.name}" needs ${lethal} damage more, and ${asked} are taken for lethal.`;
  }
  return undefined;
}
