import type { ObjectView, Observation, TraceLine } from '../../port/contract';
import type { Moment, WatchedGame, Watcher } from '../invariant';
import { SinceAsked } from './since-asked';
import { rememberingTexts, Spoken, type SpokenWords } from './spoken';

/** What is known of an event when it is judged. */
interface Happened {
  readonly line: TraceLine;
  /** The object that it is about, as it was when somebody last had priority. */
  readonly was: ObjectView | undefined;
  /** What says that something else happens instead. */
  readonly source: ObjectView;
  readonly table: Observation;
}

/** Is an event one that a text doesn't let happen, because something else happens instead? */
export type Forestalls = (happened: Happened) => boolean;

/** What is replaced in a game. */
export interface Replacing {
  /** Reads a text; undefined where it replaces nothing, or nothing that can be told. */
  readonly reads: (text: string) => Forestalls | undefined;
  /** Does an object's text count? */
  readonly counts: (object: ObjectView) => boolean;
  /** What is reached: a time in which something replaced things. */
  readonly reached: string;
  readonly words: SpokenWords;
}

const speaksOfReplacing = rememberingTexts((text) => /\bwould\b|\binstead\b/i.test(text));
/** What resolves may replace things afterwards; so may what is copied or given. */
const lasts = rememberingTexts((text) =>
  /\b(?:would|instead)\b.*\b(?:turn|next)\b|\bnext\b.*\bwould\b/is.test(text),
);

/** Watches that nothing happens of what something in play has replaced, all the time since somebody last had priority. */
export class Replaced implements Watcher {
  private readonly since = new SinceAsked();
  private readonly spoken: Spoken;

  constructor(
    game: WatchedGame,
    private readonly replacing: Replacing,
  ) {
    this.spoken = new Spoken(game.table, lasts, replacing.words);
  }

  look(moment: Moment): string | undefined {
    this.since.hear(moment);
    this.spoken.hear(moment.lines);
    const wrong = moment.hasPriority && !this.spoken.isSaid ? this.judge(moment) : undefined;
    this.since.settle(moment);
    return wrong;
  }

  private judge({ table, objects, reach }: Moment): string | undefined {
    const { since, replacing } = this;
    const { before, events } = since;
    if (!before || events.length === 0) return undefined;
    const source = theOnlyOne(before, replacing);
    const text = source && saidBy(source);
    const now = source && objects.get(source.id);
    if (!source || text === undefined || !now || now.controller !== source.controller) return undefined;
    if (!replacing.counts(now) || saidBy(now) !== text || theOnlyOne(table, replacing) !== now)
      return undefined;
    const forestalls = replacing.reads(text);
    if (!forestalls) return undefined;
    reach.saw(replacing.reached);
    for (const line of events) {
      if (forestalls({ line, was: since.was(line.object), source, table: before }))
        return `"${line.text}", and "${source.name}" says: ${text}`;
    }
    return undefined;
  }
}

/** The one thing in play that replaces anything. */
function theOnlyOne({ objects }: Observation, { counts }: Replacing): ObjectView | undefined {
  let found: ObjectView | undefined;
  for (const each of objects) {
    if (each.abilities.length === 0 || !counts(each) || !each.abilities.some(speaksOfReplacing)) continue;
    if (found) return undefined;
    found = each;
  }
  return found;
}

/** The only text of an object that replaces anything. */
function saidBy({ abilities }: ObjectView): string | undefined {
  const [text, another] = abilities.filter(speaksOfReplacing);
  return another === undefined ? text : undefined;
}
