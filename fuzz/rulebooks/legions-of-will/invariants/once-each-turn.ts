import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const DONE = 'an ability that is done only once each turn, resolved';

/** 603.2i: what is done only once each turn doesn't trigger again in it. */
export const onceEachTurn: Invariant = {
  number: 'L42',
  name: 'once each turn',
  rules: ['603.2i'],
  cost: 'cheap',
  documentation:
    "A triggered ability that is to be done only once each turn is not put on the chain of events in a turn in which the same object's has resolved before, unless it had triggered by then: a player got priority in between.",
  gherkin: 'what is done only once each turn does not trigger again once it has been done',
  broken: 'an ability that is to be done only once each turn triggers again after it was done',
  mustReach: { [DONE]: 1 },
  seldom: true,
  watch: () => new OnceEachTurn(),
};

const ONLY_ONCE = /do this only once each turn/i;

class OnceEachTurn implements Watcher {
  /** Whose, and which, by their ids on the chain of events. */
  private readonly known = new Map<string, string>();
  /** Those that have resolved this turn; those of them after which a player had priority. */
  private readonly resolved = new Set<string>();
  private readonly settled = new Set<string>();

  look(moment: Moment): string | undefined {
    const { lines, reach } = moment;
    /** What was put on the chain, with what was settled by then. */
    const put = new Map<string, ReadonlySet<string>>();
    for (const { what, kind, detail, object = '' } of lines) {
      if (what === 'decision') {
        if (kind === 'priority') this.settle();
      } else if (kind === 'put on the chain of events' && this.settled.size > 0)
        put.set(object, new Set(this.settled));
      else if (kind === 'begin' && detail === 'turn') this.begin(put);
      else if (kind === 'resolve' && this.known.has(object)) {
        this.resolved.add(this.known.get(object) ?? '');
        reach.saw(DONE);
      }
    }
    const wrong = lines.length > 0 && moment.hasPriority ? this.note(moment, put) : undefined;
    if (moment.hasPriority) this.settle();
    return wrong;
  }

  private begin(put: Map<string, ReadonlySet<string>>): void {
    put.clear();
    this.resolved.clear();
    this.settled.clear();
  }

  private settle(): void {
    for (const each of this.resolved) this.settled.add(each);
  }

  /** Looks at what lies on the chain of events now. */
  private note({ table }: Moment, put: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
    for (const each of table.objects) {
      const { zone, id, name = '' } = each;
      if (zone !== 'chain of events' || this.known.has(id) || !ONLY_ONCE.test(name)) continue;
      const which = whichOf(each);
      if (which === undefined) continue;
      if (put.get(id)?.has(which)) return `"${name}" triggers again in the turn in which it was done.`;
      this.known.set(id, which);
    }
    return undefined;
  }
}

/** A source and its ability. */
const whichOf = ({ source, name = '' }: ObjectView): string | undefined =>
  source === undefined ? undefined : `${source} ${name}`;
