import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';
import { isPut } from './is-put';
import { occasionOf } from './occasion-of';
import { UNCHOSEN } from './unchosen';

const TRIGGERED = 'an ability that triggered each time that its text names';

/** 376.2, 376.1.b: an ability triggers each time, or the first time in a turn, that its condition is met. */
export const eachTime: Invariant = {
  number: 'R54',
  name: 'each time',
  rules: ['376.2', '376.1.b'],
  ruleOf: (message) => (message.includes('"The first time') ? '376.1.b' : '376.2'),
  cost: 'cheap',
  documentation:
    'Where a permanent has stayed on the board, under the same control and with the same text, since somebody last had priority, and its text plainly says on what it triggers, by whom or of which units, and to do what nobody has to choose anything for, as many abilities of the name of that permanent have been put onto the chain as there were events of that kind; of what triggers the first time each turn one, where that was the first in the turn. Where there are two permanents of one name nothing is looked at.',
  gherkin: 'abilities trigger each time that their text names',
  broken: 'an ability does not trigger though something has happened that its text names',
  mustReach: { [TRIGGERED]: 3 },
  seldom: true,
  watch: () => new EachTime(),
};

/** A whole text that tells to do something that nobody has to choose anything for, after when that is. */
const TELLS = new RegExp(
  `^(?:when|the first time|at the (?:start|end)) [^,]*, (?:you may )?(?:${UNCHOSEN})\\.$`,
  'i',
);
const FIRST = /^the first time/i;

class EachTime implements Watcher {
  private readonly since = new SinceAsked();
  /** What has been on the board since the turn began, and what has triggered in it that does so once. */
  private readonly wholeTurn = new Set<string>();
  private readonly triggered = new Set<string>();

  look(moment: Moment): string | undefined {
    const { since } = this;
    since.hear(moment);
    if (!moment.hasPriority) return undefined;
    const isNewTurn = since.events.some(({ kind, detail }) => kind === 'begin' && detail === 'awaken phase');
    if (isNewTurn) {
      this.triggered.clear();
      this.wholeTurn.clear();
    }
    const wrong = since.before && since.events.length > 0 ? this.wrong(since.before, moment) : undefined;
    if (isNewTurn)
      for (const { id, zone } of moment.table.objects) if (zone === 'board') this.wholeTurn.add(id);
    since.settle(moment);
    return wrong;
  }

  private wrong({ objects: before }: Observation, moment: Moment): string | undefined {
    const { since } = this;
    const were = before.filter(({ zone }) => zone === 'board');
    for (const was of were) {
      const text = was.abilities.find((each) => TELLS.test(each));
      const occasion = text === undefined ? undefined : occasionOf(text);
      const now = moment.objects.get(was.id);
      if (text === undefined || !occasion?.isKnown || !now) continue;
      const typesOf = (line: TraceLine): readonly string[] | undefined =>
        (since.was(line.object) ?? moment.objects.get(line.object ?? ''))?.types;
      const events = since.events.filter((line) => occasion.isIt(line, was, was.controller, typesOf(line)));
      if (events.length === 0) continue;
      const isFirst = FIRST.test(text);
      const hasTriggered = this.triggered.has(was.id);
      if (isFirst) this.triggered.add(was.id);
      if (!isSteady(was, now) || (isFirst && (hasTriggered || !this.wholeTurn.has(was.id)))) continue;
      if (occasion.isOfTypes && events.some((line) => typesOf(line) === undefined)) continue;
      const isOfIt = ({ zone, name }: ObjectView): boolean => zone === 'board' && name === was.name;
      if (were.filter(isOfIt).length > 1 || moment.table.objects.filter(isOfIt).length > 1) continue;
      const due = isFirst ? 1 : events.length;
      const put = since.events.filter((line) => isPut(line, was)).length;
      if (put < due)
        return `"${text}" of "${was.name}" has triggered ${put} times, and there ${due === 1 ? 'was 1 such event' : `were ${due} such events`}.`;
      moment.reach.saw(TRIGGERED);
    }
    return undefined;
  }
}

/** Has it been the same, with the same texts, from one moment to the other? */
const isSteady = (was: ObjectView, now: ObjectView): boolean =>
  now.zone === was.zone &&
  was.controller !== undefined &&
  now.controller === was.controller &&
  was.attachedTo === undefined &&
  now.attachedTo === undefined &&
  was.abilities.length === now.abilities.length &&
  was.abilities.every((each, place) => each === now.abilities[place]);
