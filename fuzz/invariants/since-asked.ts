import type { ObjectView, Observation, TraceLine } from '../../port/contract';
import type { Moment } from '../invariant';

/** What there was when a player was asked with priority last, and what has happened since. */
export class SinceAsked {
  /** The table then; undefined before anybody was asked. */
  before: Observation | undefined;
  private readonly happened: TraceLine[] = [];

  /** The events since then, oldest first. */
  get events(): readonly TraceLine[] {
    return this.happened;
  }

  /** An object as it was then. */
  was(id: string | undefined): ObjectView | undefined {
    return id === undefined || !this.before ? undefined : byId(this.before.objects).get(id);
  }

  /** Hears what has happened: to be told of each moment before it is judged. */
  hear({ lines }: Moment): void {
    for (const line of lines) if (line.what === 'event') this.happened.push(line);
  }

  /** To be told of each moment once it has been judged: where somebody has priority all begins anew. */
  settle(moment: Moment): void {
    if (!moment.hasPriority) return;
    this.happened.length = 0;
    this.before = moment.table;
  }
}

let listed: readonly ObjectView[] = [];
let listedById: ReadonlyMap<string, ObjectView> = new Map();

/** The objects of a list by their ids: many ask of the same list, one after another. */
function byId(objects: readonly ObjectView[]): ReadonlyMap<string, ObjectView> {
  if (objects !== listed) {
    listed = objects;
    listedById = new Map(objects.map((each) => [each.id, each]));
  }
  return listedById;
}
