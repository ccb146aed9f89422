import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { namedTargets } from '../../../invariants/named-targets';

const CHAIN = 'chain of events';

/** 601.1c, 701.15b: what a text says of its target. */
export const targets = namedTargets({
  number: 'L20',
  rules: ['601.1c'],
  chooses: /target/gi,
  cantBe: {
    zone: 'battlefield',
    says: /^this (?:unit|upgrade|base|trap) can't be targeted\.$/i,
  },
  targets: [
    { phrase: /target unit card from your graveyard/i, types: ['unit'], zone: 'graveyard', whose: 'own' },
    { phrase: /target unit card\b/i, types: ['unit'] },
    { phrase: /target unit you control/i, types: ['unit'], whose: 'own', zone: 'battlefield' },
    {
      phrase: /target unit an opponent controls/i,
      types: ['unit'],
      whose: "an opponent's",
      zone: 'battlefield',
    },
    { phrase: /target unit\b(?! or )/i, types: ['unit'], zone: 'battlefield' },
    { phrase: /target upgrade\b(?! or )/i, types: ['upgrade'] },
    { phrase: /target trap\b(?! or )/i, types: ['trap'] },
    { phrase: /target base\b/i, types: ['base'] },
  ],
  textOf: ({ objects }, player) => {
    // Which of several it is isn't told.
    const [only, another] = objects.filter(({ zone }) => zone === CHAIN);
    if (only?.controller !== player || another) return undefined;
    if (only.source !== undefined) return only.name?.replace(/^[^:]*: /, '');
    // A permanent is played into a base that is its target, whatever its text says.
    return only.types.includes('action') ? only.abilities.join('\n') : undefined;
  },
});

const GONE = 'something on the chain of events whose targets are gone';

/** 605.2b, 605.3b: what has lost all of its targets doesn't resolve. */
export const goneTargets: Invariant = {
  number: 'L24',
  name: 'lost targets',
  rules: ['605.2b', '605.3b'],
  cost: 'cheap',
  documentation:
    "What has targets on the chain of events, all of which have left the zone that they were in when a player gets priority, doesn't resolve.",
  gherkin: 'nothing resolves all of whose targets are gone',
  broken: 'something resolves although all of its targets are gone',
  mustReach: { [GONE]: 3 },
  seldom: true,
  watch: () => new LostTargets(),
};

const PUT: ReadonlySet<string> = new Set(['put on the chain of events', 'play', 'activate']);

class LostTargets implements Watcher {
  /** What has targets, by its id, and those of them that were objects. */
  private readonly aimed = new Map<string, readonly string[]>();
  /** What has lost all of them. */
  private readonly lost = new Map<string, string>();
  /**
   * What has become a target since a player last got priority, by what was put on the chain of events before that: a delayed
   * ability that speaks of a target has none of its own.
   */
  private readonly targeted = new Map<string, Set<string>>();
  private readonly retargeted = new Set<string>();

  look(moment: Moment): string | undefined {
    const { lines, hasPriority } = moment;
    let newest = '';
    for (const { kind, object = '' } of lines) {
      if (kind === 'resolve' && this.lost.has(object))
        return `"${this.lost.get(object)}" resolves, and all that it targeted is gone.`;
      if (PUT.has(kind)) newest = object;
      if (kind === 'change targets') this.retarget(object);
      if (kind === 'become the target')
        this.targeted.set(newest, (this.targeted.get(newest) ?? new Set()).add(object));
    }
    if (hasPriority && lines.length > 0) {
      this.note(moment);
      this.targeted.clear();
    }
    return undefined;
  }

  /** 110.7: what had lost its targets may have others now, and is aimed at them by being shown so. */
  private retarget(id: string): void {
    this.lost.delete(id);
    this.aimed.delete(id);
    this.retargeted.add(id);
  }

  private note({ table, objects, reach }: Moment): void {
    for (const each of table.objects) {
      if (each.zone !== CHAIN || each.targets.length === 0) continue;
      const known = this.aimed.get(each.id) ?? this.aim(each, objects);
      if (known.length !== each.targets.length || known.some((id) => objects.has(id))) continue;
      if (!this.lost.has(each.id)) reach.saw(GONE);
      this.lost.set(each.id, each.name ?? '');
    }
  }

  private aim({ id, targets: all }: ObjectView, objects: Moment['objects']): readonly string[] {
    const found = all
      .filter(
        (target) =>
          typeof target === 'string' &&
          objects.has(target) &&
          (this.retargeted.has(id) || this.targeted.get(id)?.has(target) === true),
      )
      .map(String);
    this.aimed.set(id, found);
    return found;
  }
}
