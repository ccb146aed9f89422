import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';
import { textsNamedBy } from '../../../invariants/spoken';

const ENTERED = 'a permanent that has just entered the battlefield';
const ELSEWHERE = 'a card that has left the battlefield';

/** 108.4b, 114.2b, 400.6: a permanent enters new, and nothing stays on what leaves the battlefield. */
export const entering: Invariant = {
  number: 'L61',
  name: 'entering and leaving',
  rules: ['108.4b', '114.2b'],
  ruleOf: (message) => (message.includes('is not on the battlefield') ? '114.2b' : '108.4b'),
  cost: 'cheap',
  documentation:
    'When a player receives priority, what has entered the battlefield since somebody last had it is reset, face up unless it is a trap, and has no damage and no counters, unless the trace tells that it was given some since, its own text or the text of anything that something has happened to since says how it enters, or something in play says how others do. And no card that is not on the battlefield has damage or counters.',
  gherkin: 'permanents enter the battlefield as new ones, and leave everything behind as they go',
  broken:
    'a permanent enters the battlefield with something that it should not have, or keeps it as it leaves',
  mustReach: { [ENTERED]: 20, [ELSEWHERE]: 20 },
  watch: ({ table }) => new Entering(table),
};

const SAYS_HOW =
  /\benters?\b|\brested\b|\bface (?:up|down)\b|\bwith (?:an?|two|three) \w+ counters?\b|\bblocking\b|\battacking\b/i;

class Entering implements Watcher {
  private readonly since = new SinceAsked();
  private changed = false;

  constructor(private readonly setup: WatchedGame['table']) {}

  look(moment: Moment): string | undefined {
    this.since.hear(moment);
    this.changed ||= moment.changed;
    const wrong = moment.hasPriority && this.changed && this.since.before ? this.judge(moment) : undefined;
    if (moment.hasPriority) this.changed = false;
    this.since.settle(moment);
    return wrong;
  }

  private judge({ table, reach }: Moment): string | undefined {
    const { since } = this;
    const isSaid = [table, since.before].some((each) =>
      each?.objects.some(
        ({ zone, abilities, name = '' }) =>
          (zone === 'battlefield' || zone === 'chain of events') &&
          (SAYS_HOW.test(name) || abilities.some((text) => SAYS_HOW.test(text))),
      ),
    );
    for (const object of table.objects) {
      const { id, zone } = object;
      if (zone !== 'battlefield') {
        if (since.was(id)?.zone === zone) continue;
        reach.saw(ELSEWHERE);
        const kept = marksOf(object);
        if (kept) return `"${object.name}" is not on the battlefield, and has ${kept}.`;
      } else if (since.was(id)?.zone !== zone && !isSaid) {
        if (since.events.some(({ kind, object: of }) => of === id && CHANGES.has(kind))) continue;
        reach.saw(ENTERED);
        const wrong = marksOf(object) ?? strangeStatus(object);
        if (wrong && !this.hasBeenSaid())
          return `"${object.name}" has entered the battlefield, and ${wrong === 'rested' || wrong.startsWith('face') ? 'is' : 'has'} ${wrong}.`;
      }
    }
    return undefined;
  }

  /** Was it said by what was on the chain only while nobody was asked? */
  private hasBeenSaid(): boolean {
    return this.since.events.some((line) =>
      textsNamedBy(this.setup, line).some((text) => SAYS_HOW.test(text)),
    );
  }
}

const CHANGES: ReadonlySet<string> = new Set([
  ...['deal damage', 'put counters', 'become rested', 'turn face up', 'turn face down', 'attack', 'block'],
]);

function marksOf({ damage, counters }: ObjectView): string | undefined {
  const counter = Object.entries(counters).find(([, count]) => count > 0)?.[0];
  return damage > 0 ? `${damage} damage` : counter && `${counter} counters`;
}

function strangeStatus({ statuses, types }: ObjectView): string | undefined {
  if (statuses.includes('rested')) return 'rested';
  const isDown = statuses.includes('face down');
  if (isDown === types.includes('trap') || types.includes('base')) return undefined;
  return isDown ? 'face down' : 'face up';
}
