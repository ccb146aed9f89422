import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { isOnlyKeywords } from './all-said';

const ASKED = 'combat damage to be assigned where one unit has Tank';

/** 741.1.c: units with Tank are assigned combat damage first. */
export const tanks: Invariant = {
  number: 'R62',
  name: 'tanks',
  rules: ['741.1.c'],
  cost: 'cheap',
  documentation:
    'Who assigns combat damage is offered no unit without Tank as long as one with Tank is offered; where nothing on the table says of itself that it is assigned damage first or last.',
  gherkin: 'combat damage is assigned to units with Tank first',
  broken: 'combat damage can be assigned to another unit before one with Tank',
  mustReach: { [ASKED]: 0 },
  watch: () => ({
    look: (moment) => (moment.decision?.purpose === 'assign combat damage' ? tooEarly(moment) : undefined),
  }),
};

function tooEarly({ decision, table, objects, reach }: Moment): string | undefined {
  const offered = decision?.options.flatMap(({ object = '' }) => objects.get(object) ?? []) ?? [];
  const tank = offered.find(hasTank);
  if (!tank || table.objects.some(saysWhen)) return undefined;
  reach.saw(ASKED);
  const other = offered.find((unit) => !hasTank(unit));
  return other && `"${other.name}" can be assigned combat damage before "${tank.name}", which has Tank.`;
}

const hasTank = ({ abilities }: ObjectView): boolean =>
  abilities.some((text) => isOnlyKeywords(text) && /\[Tank\]/i.test(text));

const saysWhen = ({ abilities }: ObjectView): boolean =>
  abilities.some((text) => /assigned combat damage (?:first|last)/i.test(text));
