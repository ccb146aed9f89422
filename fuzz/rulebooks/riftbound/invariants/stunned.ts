import type { ObjectView } from '../../../../port/contract';
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
    'When a player first gets priority in a turn no unit is stunned, unless something was stunned since the Ending Step of the turn before began; and none that was stunned before that has not lost the status since.',
  gherkin: 'stunned units lose that status as the turn ends',
  broken: 'a unit is still stunned as the next turn begins',
  mustReach: { [OVER]: 3 },
  seldom: true,
  watch: () => {
    let isEnding = false;
    let isStunned = false;
    let hasBegun = false;
    /** What was stunned and has not ceased to be, by its id; and what of that was so as the Ending Step began. */
    const now = new Set<string>();
    let due = new Set<string>();
    return {
      look: (moment) => {
        for (const { kind, detail, object = '' } of moment.lines) {
          if (kind === 'stun') now.add(object);
          if (kind === 'lose stunned') {
            now.delete(object);
            due.delete(object);
          }
          if (kind === 'lose stunned' && isEnding) moment.reach.saw(OVER);
          if (kind === 'stun' || kind === 'become stunned') isStunned = true;
          if (kind !== 'begin') continue;
          if (detail === 'ending step') {
            isEnding = true;
            isStunned = false;
            due = new Set(now);
          } else if (detail === 'awaken phase') hasBegun = isEnding;
          else if (detail === 'action phase') isEnding = false;
        }
        if (!hasBegun || !moment.hasPriority) return undefined;
        hasBegun = false;
        return stillStunned(moment, ({ id }) => !isStunned || due.has(id));
      },
    };
  },
};

function stillStunned({ table }: Moment, isJudged: (unit: ObjectView) => boolean): string | undefined {
  const found = unitsOn(table).find((unit) => unit.statuses.includes('stunned') && isJudged(unit));
  return found && `A turn has begun, and "${found.name}" is still stunned.`;
}
