import type { PendingDecision, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';

const JUDGED = 'a target that was to be changed';

/** 110.7a: a target is changed to another one. */
export const changedTargets: Invariant = {
  number: 'L56',
  name: 'changed targets',
  rules: ['110.7a'],
  cost: 'cheap',
  documentation:
    'Where an effect changes the target of what has one target, and has no new ones chosen, the target that it has is not offered.',
  gherkin: 'a target is changed to another one, never to itself',
  broken: 'the target that something has already is offered where its target is changed',
  mustReach: { [JUDGED]: 1 },
  seldom: true,
  watch: () => new Changing(),
};

const PURPOSE = 'change targets';

class Changing implements Watcher {
  private readonly since = new SinceAsked();
  /** What was offered since somebody last had priority, each time. */
  private readonly offered: PendingDecision[] = [];

  look(moment: Moment): string | undefined {
    this.since.hear(moment);
    let wrong: string | undefined;
    for (const line of moment.lines)
      if (line.kind === PURPOSE && line.what === 'event') wrong ??= this.judge(line, moment);
    if (moment.hasPriority) this.offered.length = 0;
    if (moment.decision?.purpose === PURPOSE) this.offered.push(moment.decision);
    this.since.settle(moment);
    return wrong;
  }

  private judge({ object }: TraceLine, { reach }: Moment): string | undefined {
    const changed = this.since.was(object);
    const [target, ...more] = changed?.targets ?? [];
    const [asked, ...again] = this.offered;
    // What resolved told who was asked, and how.
    if (typeof target !== 'string' || more.length > 0 || !asked || again.length > 0) return undefined;
    if (asked.options.some(({ action }) => action === 'unchanged')) return undefined;
    reach.saw(JUDGED);
    return asked.options.some((option) => option.object === target)
      ? `"${changed?.name}" targets "${this.since.was(target)?.name}", which it could be changed to.`
      : undefined;
  }
}
