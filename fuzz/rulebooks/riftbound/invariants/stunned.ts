import type { Invariant, Moment } from '../../../invariant';
import { unitsOn } from './board';

const OVER = 'a stun that was over as a turn ended';

/** 410.1.a.2: units are stunned until the beginning of the next Ending Step. */
export const stunned: Invariant = {
  number: 'R23',
  name: 'stunned',
  rules: ['410.1.a.2'],
  cost: 'cheap',
  documentation:
    'When a player first gets priority in a turn no unit is stunned, unless something was stunned since the Ending Step of the turn before began.',
  gherkin: 'stunned units lose that status as the turn ends',
  broken: 'a unit is still stunned as the next turn begins',
  mustReach: { [OVER]: 3 },
  seldom: true,
  watch: () => {
    let isEnding = false;
    let isStunned = false;
    let hasBegun = false;
    return {
      look: (moment) => {
        for (const { kind, detail } of moment.lines) {
          if (kind === 'lose stunned' && isEnding) moment.reach.saw(OVER);
          if (kind === 'stun' || kind === 'become stunned') isStunned = true;
          if (kind !== 'begin') continue;
          if (detail === 'ending step') {
            isEnding = true;
            isStunned = false;
          } else if (detail === 'awaken phase') hasBegun = isEnding;
          else if (detail === 'action phase') isEnding = false;
        }
        if (!hasBegun || !moment.hasPriority) return undefined;
        hasBegun = false;
        return isStunned ? undefined : stillStunned(moment);
      },
    };
  },
};

function stillStunned({ table }: Moment): string | undefined {
  const found = unitsOn(table).find(({ statuses }) => statuses.includes('stunned'));
  return found && `A turn has begun, and "${found.name}" is still stunned.`;
}
