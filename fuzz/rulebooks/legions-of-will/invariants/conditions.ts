import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';
import { nameOn } from '../../../invariants/spoken';
import { conditionOf, type Known } from './conditions-known';

const JUDGED = 'a condition of something that triggered or resolved';

/** 603.4, 605.2a: what triggers, or is done, if something is so. */
export const conditions: Invariant = {
  number: 'L50',
  name: 'conditions',
  rules: ['603.4', '605.2a'],
  ruleOf: (message) => (message.includes('resolves') ? '605.2a' : '603.4'),
  cost: 'cheap',
  documentation:
    'A triggered ability with a condition right after its event is not put on the chain of events where that was not so when somebody last had priority, and is not so now, with at most one event since that could change it; and it does not resolve where it was not so when somebody last had priority, with nothing resolved in between. Of conditions those are judged that count units, traps, cards in hand or resource, or say whose turn it is or whether this unit is rested.',
  gherkin: 'abilities trigger and resolve only if the condition that they name is so',
  broken: 'an ability triggers or resolves although the condition that it names is not so',
  mustReach: { [JUDGED]: 3 },
  seldom: true,
  watch: () => new Conditions(),
};

const INTERVENING = /^(?:when|whenever|at) [^,:"]*, if ([^,"]*), /i;

/** An ability that is put on the chain of events, or resolves, with its condition. */
interface Judged {
  readonly text: string;
  readonly condition: string;
  readonly says: Known;
  readonly you: number;
}

class Conditions implements Watcher {
  private readonly since = new SinceAsked();

  look(moment: Moment): string | undefined {
    this.since.hear(moment);
    const wrong = this.since.before && this.judge(moment, this.since.before);
    this.since.settle(moment);
    return wrong;
  }

  private judge(moment: Moment, before: Observation): string | undefined {
    for (const line of moment.lines) {
      if (line.what !== 'event') continue;
      const wrong =
        line.kind === 'put on the chain of events' && line.detail === undefined
          ? this.triggered(line, moment, before)
          : line.kind === 'resolve'
            ? this.resolved(line, moment, before)
            : undefined;
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  private triggered(line: TraceLine, moment: Moment, before: Observation): string | undefined {
    const judged = judgedBy(line, line.player);
    // It is looked at only as long as it lies there: its source is known by it.
    const item = moment.objects.get(line.object ?? '');
    if (!judged || !moment.hasPriority || item?.zone !== CHAIN) return undefined;
    if (this.since.events.filter(judged.says.moves).length > 1) return undefined;
    const isSo = [
      isSoOn(before, judged, this.since.was(item.source)),
      isSoOn(moment.table, judged, moment.objects.get(item.source ?? '')),
    ];
    if (isSo.some((each) => each !== undefined)) moment.reach.saw(JUDGED);
    if (isSo.some((each) => each !== false)) return undefined;
    return `"${judged.text}" triggers, and it is not so that ${judged.condition}.`;
  }

  private resolved(line: TraceLine, { reach }: Moment, before: Observation): string | undefined {
    const { since } = this;
    const item = since.was(line.object);
    const judged = item?.zone === CHAIN ? judgedBy(line, item.controller) : undefined;
    if (!judged || since.events.find(({ kind }) => kind === 'resolve' || kind === 'begin') !== line)
      return undefined;
    const isSo = isSoOn(before, judged, since.was(item?.source));
    if (isSo !== undefined) reach.saw(JUDGED);
    if (isSo !== false) return undefined;
    return `"${judged.text}" resolves, and it was not so that ${judged.condition}.`;
  }
}

const CHAIN = 'chain of events';

function judgedBy(line: TraceLine, you: number | undefined): Judged | undefined {
  const text = nameOn(line).replace(/^[^:]*: /, '');
  const [, condition = ''] = INTERVENING.exec(text) ?? [];
  const says = condition === '' ? undefined : conditionOf(condition);
  return says && you !== undefined ? { text, condition, says, you } : undefined;
}

const isSoOn = (
  table: Observation,
  { says, you }: Judged,
  source: ObjectView | undefined,
): boolean | undefined => says.isSo({ table, you, source });
