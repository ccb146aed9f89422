import type { Observation, TraceLine } from '../../../../port/contract';
import type { Moment, WatchedGame } from '../../../invariant';
import { rememberingTexts, type Spoken, textsNamedBy } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

/** Keywords whose abilities are called as that of the text is, on the card itself or given to it. */
const TRIGGERING = /\[(?:Vision|Temporary|Weaponmaster|Equip|Quick-Draw|Deathknell)/;
const givesAbilities = rememberingTexts(
  (text) => /\b(?:gains?|ha(?:s|ve)|give)\b/i.test(text) && TRIGGERING.test(text),
);

/** Does an event tell that something has resolved, a spell or an ability? */
export const isResolving = ({ what, kind }: TraceLine): boolean =>
  what === 'event' && (kind === 'resolve' || kind === 'play');

/** Something that resolved, the only thing since somebody had priority. */
export interface Resolution {
  /** The only text of its card. */
  readonly text: string;
  /** Whose it is. */
  readonly you: number;
  /** What was on the chain, by its id there. */
  readonly item: string | undefined;
  /** What was told since somebody had priority, with what followed on its resolving. */
  readonly lines: readonly TraceLine[];
  /** The table as somebody had priority. */
  readonly before: Observation;
  /** May it be an ability of a keyword that was given to the same card? */
  readonly mayBeGiven: boolean;
}

/** Listens for what resolves, where it can be told by its text. */
export class Resolutions {
  private before: Observation | undefined;
  /** Has anything happened between what there was before and when somebody last had priority, without being asked? */
  private isPast = false;
  private since: TraceLine[] = [];
  private resolved: TraceLine[] = [];
  private readonly spoken: Spoken;

  constructor(private readonly game: WatchedGame) {
    this.spoken = spokenIn(game.table, givesAbilities);
  }

  /** What has resolved since the moment before; undefined where it is nothing, or can't be told from other things. */
  at(moment: Moment): Resolution | undefined {
    const { lines, hasPriority, objects, table } = moment;
    this.spoken.hear(lines);
    let isNew = false;
    for (const line of lines) {
      if (line.what === 'decision' && line.kind === 'priority') {
        this.isPast ||= this.since.some(({ what }) => what === 'event');
        this.since = [];
        this.resolved = [];
        isNew = false;
        continue;
      }
      this.since.push(line);
      const { what, kind, object = '' } = line;
      if (
        what !== 'event' ||
        !(kind === 'resolve' || (kind === 'play' && objects.get(object)?.types.includes('spell')))
      )
        continue;
      this.resolved.push(line);
      isNew = true;
    }
    const found = isNew && this.resolved.length === 1 ? this.toldBy(moment) : undefined;
    if (hasPriority) {
      this.before = table;
      this.isPast = false;
      this.since = [];
    }
    return found;
  }

  private toldBy({ table }: Moment): Resolution | undefined {
    const { before, spoken, since } = this;
    const [line] = this.resolved;
    if (!before || !line || this.isPast) return undefined;
    const [text, another] = textsNamedBy(this.game.table, line);
    const item = before.objects.find(({ id, zone }) => id === line.object && zone === 'chain');
    const you = line.kind === 'play' ? line.player : item?.controller;
    if (text === undefined || another !== undefined || you === undefined) return undefined;
    if (TRIGGERING.test(text.replace(/^\[Deathknell\] - /, ''))) return undefined;
    const mayBeGiven = spoken.isSaid || spoken.isOn(table) || spoken.isOn(before);
    // A spell that was played is in the trash, under another id than on the chain.
    const put = line.kind === 'play' ? since.findLast(({ kind }) => kind === 'put into the trash') : line;
    return { text, you, item: put?.object, lines: since, before, mayBeGiven };
  }
}

/** Listens for what resolves while nothing in play, or that ever was on the chain, says something. */
export class UnchangedResolutions {
  private readonly resolutions: Resolutions;
  private readonly spoken: Spoken;

  /** @param changes does a text say what changes what is done? */
  constructor(game: WatchedGame, changes: (text: string) => boolean) {
    this.resolutions = new Resolutions(game);
    this.spoken = spokenIn(game.table, changes);
  }

  /** What has resolved since the moment before, as `Resolutions` tells; undefined where something changes it as well. */
  at(moment: Moment): Resolution | undefined {
    const { spoken } = this;
    spoken.hear(moment.lines);
    const found = this.resolutions.at(moment);
    return found && !spoken.isSaid && !spoken.isOn(moment.table) && !spoken.isOn(found.before)
      ? found
      : undefined;
  }
}
