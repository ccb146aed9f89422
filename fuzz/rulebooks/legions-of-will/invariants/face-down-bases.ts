import { atPriority, type Invariant, type Moment } from '../../../invariant';

const BARE = 'a base that is face down';

/** 301.11, 301.7: a base that is face down is another object than it was, and nothing is on it. */
export const bareBases: Invariant = {
  number: 'L47',
  name: 'face-down bases',
  rules: ['301.11'],
  cost: 'cheap',
  documentation:
    'When a player receives priority no base that is face down bears damage or has counters, and nothing attacks it, where it was turned face down since somebody last had priority and nothing was put on it since.',
  gherkin: 'nothing of what was on a base is left when it is turned face down',
  broken: 'a base was turned face down and still bears damage or counters, or is attacked',
  mustReach: { [BARE]: 3 },
  seldom: true,
  watch: () => {
    /** Bases that were turned face down, and that nothing has happened to since. */
    const turned = new Set<string>();
    const watcher = atPriority((moment) => {
      const wrong = stillBurdened(moment, turned);
      turned.clear();
      return wrong;
    });
    return {
      look: (moment) => {
        for (const { what, kind, object, detail } of moment.lines) {
          if (what !== 'event' || object === undefined) continue;
          if (kind === 'turn face down' || (kind === 'destroy' && detail === undefined)) turned.add(object);
          else turned.delete(object);
        }
        return watcher.look(moment);
      },
    };
  },
};

function stillBurdened({ objects, table, reach }: Moment, turned: ReadonlySet<string>): string | undefined {
  for (const id of turned) {
    const base = objects.get(id);
    if (!base?.types.includes('base') || !base.statuses.includes('face down')) continue;
    reach.saw(BARE);
    const name = `"${base.name}" was turned face down, and`;
    if (base.damage > 0) return `${name} bears ${base.damage} damage.`;
    const counter = Object.keys(base.counters).find((each) => (base.counters[each] ?? 0) > 0);
    if (counter !== undefined) return `${name} has ${counter} counters.`;
    const attacker = table.objects.find(({ attacking }) => attacking === id);
    if (attacker) return `${name} "${attacker.name}" attacks it.`;
  }
  return undefined;
}
