import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';
import { nameOn } from '../../../invariants/spoken';

const CAME = 'a permanent that came to a base';

/** 301.3a, 404.2: nothing comes to a base that is full. */
export const room: Invariant = {
  number: 'L46',
  name: 'room',
  rules: ['301.3a', '404.2g'],
  ruleOf: (message) => (message.includes('moved') ? '404.2g' : '301.3a'),
  cost: 'cheap',
  documentation:
    'What has moved to a base, or entered the battlefield there, since somebody last had priority found room: the base held less then, with what has come and gone since, than its capacity, which is what it was.',
  gherkin: 'nothing moves to a base, or enters the battlefield in it, that is full',
  broken: 'something has moved to a base, or entered the battlefield in it, that was full',
  mustReach: { [CAME]: 10 },
  watch: () => new Room(),
};

const MOVES = 'move between bases';
const COMES: ReadonlySet<string> = new Set([MOVES, 'enter the battlefield']);
/** Control changes, and faces turn: what a base holds may become something else by these. */
const UNSETTLING: ReadonlySet<string> = new Set([
  'change control',
  'turn face down',
  'turn face up',
  'destroy',
]);

class Room implements Watcher {
  private readonly since = new SinceAsked();

  look(moment: Moment): string | undefined {
    this.since.hear(moment);
    // Before somebody chooses what leaves: that choice is asked for only because of what is wrong.
    const wrong = this.crowded(moment);
    this.since.settle(moment);
    return wrong;
  }

  private crowded(moment: Moment): string | undefined {
    const { since } = this;
    const { events, before } = since;
    if (!before || !events.some(({ kind }) => COMES.has(kind))) return undefined;
    const held = new Map<string, Set<string>>();
    // What enters the battlefield is a new object, which the trace doesn't name.
    const newcomers = moment.table.objects.filter(({ id, at: base }) => base !== undefined && !since.was(id));
    for (const { id, at: base, zone } of before.objects)
      if (zone === 'battlefield' && base !== undefined) held.set(base, (held.get(base) ?? new Set()).add(id));
    for (const line of events) {
      const { kind, object = '', detail } = line;
      // What is destroyed and stays where it is is a base.
      if (UNSETTLING.has(kind) && detail === undefined) return undefined;
      if (kind === 'change control') return undefined;
      for (const each of held.values()) each.delete(object);
      // Of a name that has entered twice, what is there now may be either.
      const isTwice =
        kind !== MOVES &&
        events.some((each) => each !== line && each.kind === kind && comerOf(each) === comerOf(line));
      const now = isTwice ? undefined : arrived(line, newcomers, moment);
      if (now?.at === undefined) continue;
      // Where it entered isn't seen any more, if it has moved since.
      if (kind !== MOVES && events.some((each) => each.kind === MOVES && each.object === now.id)) continue;
      const there = held.get(now.at) ?? new Set();
      // Two of one name have entered, and one of them has gone again, by an id that wasn't seen.
      if (kind !== MOVES && there.has(now.id)) return undefined;
      const wrong = this.isFull(now.at, there, moment)
        ? `"${now.name}" has ${kind === MOVES ? 'moved to' : 'entered the battlefield in'} "${moment.objects.get(now.at)?.name}", which was full.`
        : undefined;
      if (wrong !== undefined) return wrong;
      moment.reach.saw(CAME);
      held.set(now.at, there.add(now.id));
    }
    return undefined;
  }

  private isFull(base: string, { size }: ReadonlySet<string>, { objects }: Moment): boolean {
    const [was, now] = [capacityOf(this.since.was(base)), capacityOf(objects.get(base))];
    return was !== undefined && was === now && size >= was;
  }
}

/** The name of what has entered: the trace names the base after it. */
const comerOf = (line: TraceLine): string | undefined => nameOn(line).split('" → ')[0];

/** What an event has brought to a base, as it is there now. */
function arrived(
  line: TraceLine,
  newcomers: readonly ObjectView[],
  { objects }: Moment,
): ObjectView | undefined {
  if (!COMES.has(line.kind)) return undefined;
  if (line.kind === MOVES) return objects.get(line.object ?? '');
  const [only, another] = newcomers.filter(({ name }) => nameOn(line).startsWith(`${name}" → `));
  return another ? undefined : only;
}

const capacityOf = (base: ObjectView | undefined): number | undefined => base?.characteristics.capacity;
