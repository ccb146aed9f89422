import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';
import { isPut } from './is-put';

const RUNG = 'a Deathknell of what was killed';
const TOGETHER = 'Deathknells of what was killed at once';

/** 734.1.d: what is killed and put into the trash triggers all its Deathknells. */
export const deathknells: Invariant = {
  number: 'R57',
  name: 'deathknells',
  rules: ['734.1.d'],
  cost: 'cheap',
  documentation:
    'Of every permanent that had Deathknells when somebody last had priority, and was killed and put into the trash since, as many abilities have been put onto the chain as it had Deathknells; of permanents of one name, all together. A Deathknell that says “if” need not trigger.',
  gherkin: 'every Deathknell of what is killed triggers',
  broken: 'something with Deathknell is killed, and its Deathknell does not trigger',
  mustReach: { [RUNG]: 5, [TOGETHER]: 0 },
  watch: () => {
    const since = new SinceAsked();
    return {
      look: (moment) => {
        since.hear(moment);
        const wrong = moment.hasPriority && since.before ? silent(since, moment) : undefined;
        since.settle(moment);
        return wrong;
      },
    };
  },
};

function silent(since: SinceAsked, { reach }: Moment): string | undefined {
  const due = new Map<string, { readonly killed: ObjectView; count: number }>();
  for (const { kind, detail, object } of since.events) {
    const killed = kind === 'kill' && detail === 'trash' ? since.was(object) : undefined;
    if (killed?.zone !== 'board' || killed.attachedTo !== undefined) continue;
    const count = killed.abilities.filter((text) => DEATHKNELL.test(text)).length;
    if (count === 0) continue;
    const called = `${killed.controller} ${killed.name}`;
    const known = due.get(called) ?? { killed, count: 0 };
    known.count += count;
    due.set(called, known);
  }
  if (due.size > 1) reach.saw(TOGETHER);
  for (const { killed, count } of due.values()) {
    reach.saw(RUNG);
    const put = since.events.filter((line) => isPut(line, killed)).length;
    if (put < count)
      return `"${killed.name}" is killed, and ${put === 0 ? 'its Deathknell does not trigger' : `only ${put} of ${count} Deathknells trigger`}.`;
  }
  return undefined;
}

const DEATHKNELL = /^\[Deathknell\] - (?!if\b)/i;
