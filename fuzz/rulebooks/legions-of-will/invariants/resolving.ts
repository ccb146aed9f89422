import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Moment } from '../../../invariant';
import { SinceAsked } from '../../../invariants/since-asked';

/** A card or an ability that has just resolved, the first one since somebody last had priority. */
export interface Resolved {
  /** How it was on the chain of events then. */
  readonly item: ObjectView;
  /** What it says that is done: of an ability all of it, of an action all of its texts; undefined of what is no action. */
  readonly text: string | undefined;
  /** Its targets, as they were then: players by their seats. */
  readonly targets: readonly (ObjectView | number | undefined)[];
  /** The table then. */
  readonly before: Observation;
  /** What has happened from then on until it resolved, oldest first. */
  readonly done: readonly TraceLine[];
}

/** Tells what has just resolved, with what there was before and what was done since: to be asked at each moment. */
export class Resolving {
  private readonly since = new SinceAsked();

  /** What has resolved since the moment before; undefined where nothing has, or something else before it. */
  at(moment: Moment): Resolved | undefined {
    this.since.hear(moment);
    const { before } = this.since;
    const found = before && this.found(before, moment);
    this.since.settle(moment);
    return found;
  }

  private found(before: Observation, { lines }: Moment): Resolved | undefined {
    const { since } = this;
    const at = since.events.findIndex(({ kind }) => ENDS.has(kind));
    const first = since.events[at];
    const next = since.events[at + 1];
    // An ability ceases to exist as the last part of its resolution (605.2m, 605.2n).
    const line =
      first?.kind === 'cease to exist' && next?.kind === 'resolve' && next.object === first.object
        ? next
        : first;
    // What resolves after it is judged by another table.
    if (line?.kind !== 'resolve' || !lines.includes(line)) return undefined;
    const item = since.was(line.object);
    if (item?.zone !== CHAIN) return undefined;
    const targets = item.targets.map((id) => (typeof id === 'string' ? since.was(id) : id));
    return { item, text: textOf(item), targets, before, done: since.events.slice(0, at) };
  }
}

const CHAIN = 'chain of events';
/** What comes before these belongs to what resolves first. */
const ENDS: ReadonlySet<string> = new Set(['resolve', 'begin', 'activate', 'play', 'cease to exist']);

function textOf({ source, name = '', types, abilities }: ObjectView): string | undefined {
  if (source !== undefined) return name.replace(/^[^:]*: /, '');
  return types.includes('action') ? abilities.join('\n') : undefined;
}
