import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { occasionOf } from './occasion-of';
import { onlyTrigger } from './only-trigger';

const TRIGGERED = 'an ability that triggered on what its text names';

/** 376.2: an ability triggers on what its text names, and on nothing else. */
export const occasions: Invariant = {
  number: 'R53',
  name: 'occasions',
  rules: ['376.2'],
  cost: 'cheap',
  documentation:
    'Where the only text of an object that could trigger plainly says on what (units that attack, defend, conquer, hold, move, die, take damage, become Mighty or ready or are played; players who conquer, hold, play, discard, draw, channel, recycle, stun, buff or kill), something of that kind, by whom or to whom the text says, was told of between the last time that somebody had priority and the ability being put onto the chain; where what it does is not to trigger later.',
  gherkin: 'abilities trigger on what their text names',
  broken: 'an ability triggers on something else than its text names',
  mustReach: { [TRIGGERED]: 10 },
  watch: () => new Occasions(),
};

class Occasions implements Watcher {
  private before: readonly ObjectView[] = [];
  private since: TraceLine[] = [];

  look(moment: Moment): string | undefined {
    // What had happened as something was put onto the chain, by what was put there.
    const heard = new Map<string, readonly TraceLine[]>();
    for (const line of moment.lines) {
      if (line.what === 'decision') {
        if (line.kind === 'priority') this.since = [];
        continue;
      }
      if (line.kind === 'put onto the chain' && line.object !== undefined)
        heard.set(line.object, [...this.since]);
      this.since.push(line);
    }
    const wrong = heard.size > 0 ? this.wrong(moment, heard) : undefined;
    this.before = moment.table.objects;
    return wrong;
  }

  private wrong(
    { table, objects, reach }: Moment,
    put: ReadonlyMap<string, readonly TraceLine[]>,
  ): string | undefined {
    for (const { id, zone, source: of = '', controller } of table.objects) {
      const heard = zone === 'chain' ? put.get(id) : undefined;
      const source = objects.get(of);
      const text = heard && source && onlyTrigger(source);
      const occasion = text === undefined ? undefined : occasionOf(text);
      if (!heard || !source || !occasion) continue;
      const isTold = heard.some((line) =>
        occasion.isIt(line, source, controller, this.typesOf(line, objects)),
      );
      if (!isTold)
        return `"${text}" of "${source.name}" has triggered, and nothing of that kind has happened.`;
      reach.saw(TRIGGERED);
    }
    return undefined;
  }

  /** The types of what a line is about; undefined where it hasn't been seen. */
  private typesOf({ object = '' }: TraceLine, now: Moment['objects']): readonly string[] | undefined {
    return (this.before.find(({ id }) => id === object) ?? now.get(object))?.types;
  }
}
