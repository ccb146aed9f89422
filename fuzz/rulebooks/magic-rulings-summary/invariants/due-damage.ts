import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import { hasKeyword } from './keywords';

/** What combat damage is to do to somebody or something. */
export interface Due {
  readonly player: number;
  /** Undefined where trample leaves that to a choice. */
  readonly toPlayer: number | undefined;
  readonly toObjects: ReadonlyMap<string, { readonly name: string; readonly amount: number }>;
}

/** C.5.9: knows in each combat who has dealt damage in the first of two steps. */
export class Strikes {
  /** Ids of those who struck first in this combat; undefined: nobody has yet. */
  private first: ReadonlySet<string> | undefined;

  hear(lines: readonly TraceLine[]): void {
    if (lines.some(({ kind, detail }) => kind === 'begin' && detail === 'declare attackers step'))
      this.first = undefined;
  }

  /** What the damage does that is assigned on a table as it is now. */
  due(table: Observation): Due {
    const fighting = table.objects.filter(({ statuses }) =>
      statuses.some((status) => status === 'attacking' || status === 'blocking'),
    );
    const firstStrikers = fighting.filter((object) => hasKeyword(object, 'first strike')).map(({ id }) => id);
    const before = this.first;
    if (firstStrikers.length > 0) this.first ??= new Set(firstStrikers);
    if (before) return dueOn(table, ({ id }) => !before.has(id));
    return dueOn(table, ({ id }) => firstStrikers.length === 0 || firstStrikers.includes(id));
  }
}

function dueOn(
  { objects, activePlayer, players }: Observation,
  strikes: (object: ObjectView) => boolean,
): Due {
  const blockers = objects.filter(({ statuses }) => statuses.includes('blocking'));
  const powerOf = (object: ObjectView): number =>
    strikes(object) ? Math.max(0, object.characteristics.power ?? 0) : 0;
  const toObjects = new Map<string, { readonly name: string; readonly amount: number }>();
  let toPlayer: number | undefined = 0;
  for (const attacker of objects.filter(({ statuses }) => statuses.includes('attacking'))) {
    const against = blockers.filter(({ blocking = [] }) => blocking.includes(attacker.id));
    const isFree = hasKeyword(attacker, 'trample') && strikes(attacker);
    if (attacker.statuses.includes('unblocked'))
      toPlayer = toPlayer === undefined ? undefined : toPlayer + powerOf(attacker);
    else if (isFree) toPlayer = undefined;
    const [only] = against;
    const { name = '' } = attacker;
    if (only && against.length === 1 && !isFree)
      toObjects.set(only.id, { name: only.name ?? '', amount: powerOf(attacker) });
    if (against.length > 0)
      toObjects.set(attacker.id, { name, amount: against.reduce((sum, each) => sum + powerOf(each), 0) });
  }
  return { player: (activePlayer + 1) % players.length, toPlayer, toObjects };
}
