import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';

const LEFT = 'what was attached to something that has left';

/** 719.5: what was attached to what has left the board is detached from it. */
export const detaching: Invariant = {
  number: 'R76',
  name: 'detaching',
  rules: ['719.5'],
  cost: 'cheap',
  documentation:
    'What is on the board, and was attached to something that has left it since, is told to detach from that before a player gets priority.',
  gherkin: 'what was attached to something that leaves the board is detached',
  broken: 'something has left the board, and what was attached to it is not detached',
  mustReach: { [LEFT]: 1 },
  seldom: true,
  watch: () => new Detaching(),
};

class Detaching implements Watcher {
  private before: readonly ObjectView[] = [];
  /** What was attached to something that has left, and is not told to be detached yet. */
  private readonly owed = new Set<string>();

  look({ lines, table, objects, decision, reach }: Moment): string | undefined {
    if (lines.length === 0) return undefined;
    const { before, owed } = this;
    this.before = table.objects;
    for (const { id, attachedTo } of before) {
      if (attachedTo === undefined || objects.get(attachedTo)?.zone === 'board') continue;
      reach.saw(LEFT);
      owed.add(id);
    }
    if (owed.size === 0) return undefined;
    for (const { kind, object } of lines) if (kind === 'detach' && object !== undefined) owed.delete(object);
    // 734.2.a: Deathknells, and the order in which several detach, may be asked for before.
    if (decision?.purpose !== 'priority') return undefined;
    const attached = [...owed].map((id) => objects.get(id)).find((object) => object?.zone === 'board');
    owed.clear();
    return (
      attached && `"${attached.name}" was attached to something that has left the board, and is not detached.`
    );
  }
}
