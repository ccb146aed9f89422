import type { Observation, TraceLine } from '../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../invariant';
import { numberOf } from './number-words';
import { rememberingTexts, Spoken, type SpokenWords, textsNamedBy } from './spoken';

/** Something that a text tells to be done so many times, or with so much, and what the trace calls it. */
interface PlainDeed {
  /** A whole text that says nothing else of it; its first group is how many. */
  readonly says: RegExp;
  /** Events of the deed. */
  readonly kind: string;
  /**
   * Is each of the events of so much, or all of them together; are there so many of them at most, so many and no fewer, or
   * one for each player?
   */
  readonly counts: 'each' | 'sum' | 'events' | 'exactly' | 'each player';
  /** The zone of a player's that it is taken from: where nothing is left there, less may have been done than was to be. */
  readonly from?: string;
  readonly rule: string;
  /** Text that changes how much of this is done, besides what changes any. */
  readonly changedBy?: RegExp;
}

/** What a rulebook's texts tell plainly. */
interface PlainDeeds extends Pick<Invariant, 'number'> {
  readonly deeds: readonly PlainDeed[];
  readonly words: SpokenWords;
  /** Text that changes how much is done, or has something else done as well. */
  readonly changes: RegExp;
  /** Text that gives other abilities to what has one: where nothing was done it may be one of those that resolved. */
  readonly gives?: RegExp;
  /** A text that need not do anything at all; left out: any may come to nothing. */
  readonly idle?: RegExp;
  /** Does a line tell that something that it names has resolved? Left out: one that says so by its kind. */
  readonly isResolving?: (line: TraceLine, moment: Moment) => boolean;
}

const DONE = 'something that was done as a text says';

/** What resolves does what its text says, and no more. */
export const plainDeeds = ({
  number,
  deeds,
  words,
  changes,
  gives,
  idle = /^/,
  isResolving = ({ kind }) => kind === 'resolve',
}: PlainDeeds): Invariant => {
  const reading = (said: RegExp): Says => rememberingTexts((text) => said.test(text));
  const isChanging = reading(changes);
  const isGiving = gives && reading(gives);
  // Deeds that are changed alike share what listens for it.
  const changedBy = [...new Set(deeds.flatMap((deed) => deed.changedBy ?? []))].map(
    (said) => [said, reading(said)] as const,
  );
  const isIdle = rememberingTexts((text) => idle.test(text));
  return {
    number,
    name: 'plain deeds',
    rules: [...new Set(deeds.map(({ rule }) => rule))],
    ruleOf: (message) => deeds.find(({ kind }) => message.includes(` ${kind}`))?.rule,
    cost: 'cheap',
    documentation: `Where all that a text says is to do one thing with a fixed number (${[...new Set(deeds.map(({ kind }) => kind))].join(', ')}), what happens between the last time that somebody had priority and its resolving is of that number, and not of more${deeds.some(isExact) ? ', nor of less where there was enough to do it with' : ''}; where nothing in play, or that ever was on the chain, changes how much is done.`,
    gherkin: 'what a text says plainly is done with the number that it says',
    broken: 'something is done with another number than its text says',
    mustReach: { [DONE]: 5 },
    seldom: true,
    watch: (game) => {
      const listening = (says: Says): Spoken => new Spoken(game.table, says, words);
      return new Doing(game, {
        ...{ deeds, isIdle, isResolving },
        all: listening(isChanging),
        giving: isGiving && listening(isGiving),
        some: new Map(changedBy.map(([said, says]) => [said, listening(says)])),
      });
    },
  };
};

/** A loop tells of thousands of things that resolve: so many of a moment are looked at. */
const MOST = 4;

type Says = (text: string) => boolean;

interface Watched extends Required<Pick<PlainDeeds, 'deeds' | 'isResolving'>> {
  readonly isIdle: Says;
  /** Hears what changes any deed. */
  readonly all: Spoken;
  /** Hears what gives abilities. */
  readonly giving: Spoken | undefined;
  /** Hear what changes some deeds. */
  readonly some: ReadonlyMap<RegExp, Spoken>;
}

class Doing implements Watcher {
  /** What happened since somebody had priority. */
  private since: TraceLine[] = [];
  /** What there was when a player was asked with priority last: what changed how much is done may be gone by now. */
  private before: Observation | undefined;
  /** How much was done from then on until what happens now: something else may have resolved at once. */
  private earlier = 0;

  constructor(
    private readonly game: WatchedGame,
    private readonly plain: Watched,
  ) {}

  look(moment: Moment): string | undefined {
    const wrong = moment.lines.length === 0 ? undefined : this.judge(moment);
    if (moment.hasPriority) {
      this.before = moment.table;
      this.earlier = 0;
    }
    return wrong;
  }

  private forget(): void {
    this.earlier += this.since.length;
    this.since = [];
  }

  private judge(moment: Moment): string | undefined {
    const { lines } = moment;
    const { all, giving, some } = this.plain;
    for (const each of [all, ...(giving ? [giving] : []), ...some.values()]) each.hear(lines);
    if (all.isSaid) return undefined;
    let looked = 0;
    for (const line of lines) {
      if (line.what === 'decision' ? line.kind === 'priority' : line.kind === 'begin') this.forget();
      else if (this.plain.isResolving(line, moment)) {
        looked += 1;
        const wrong = looked <= MOST ? this.resolved(line, moment) : undefined;
        this.forget();
        if (wrong !== undefined) return wrong;
      } else if (line.what === 'event' && this.plain.deeds.some(({ kind }) => kind === line.kind))
        this.since.push(line);
    }
    return undefined;
  }

  /** Has anything been said, or is it now, by which something else may have been done? */
  private isChanged({ changedBy }: PlainDeed, isNothing: boolean, { table }: Moment): boolean {
    const { all, giving, some } = this.plain;
    const { before } = this;
    return [all, changedBy && some.get(changedBy), isNothing ? giving : undefined].some(
      (each) =>
        each !== undefined &&
        (each.isSaid || each.isOn(table) || (before !== undefined && each.isOn(before))),
    );
  }

  private resolved(line: TraceLine, moment: Moment): string | undefined {
    const { deeds } = this.plain;
    if (this.since.length === 0 && !deeds.some(isExact)) return undefined;
    const texts = textsNamedBy(this.game.table, line);
    const text = texts[texts.length - 1];
    const deed = text === undefined ? undefined : deeds.find(({ says }) => says.test(text));
    if (!deed || text === undefined) return undefined;
    const done = this.since.filter(({ kind }) => kind === deed.kind);
    if (done.length === 0 && (!isExact(deed) || this.plain.isIdle(text))) return undefined;
    if (this.isChanged(deed, done.length === 0, moment)) return undefined;
    moment.reach.saw(DONE);
    const should = numberOf(deed.says.exec(text)?.[1] ?? '1') ?? 1;
    const wrong =
      deed.counts === 'each player'
        ? unevenly(deed, done, moment)
        : otherwise(deed, done, should, [moment, this.before, this.earlier]);
    return wrong === undefined ? undefined : `"${text}" resolves, and there is ${deed.kind} ${wrong}.`;
  }
}

const isExact = ({ counts }: PlainDeed): boolean => counts === 'exactly';

/** How much was done, where that is another number than it should be. */
function otherwise(
  { counts, from }: PlainDeed,
  done: readonly TraceLine[],
  should: number,
  [{ decision, table }, before, earlier]: readonly [Moment, Observation | undefined, number],
): number | undefined {
  const { length } = done;
  if (counts === 'each') return done.find(({ amount }) => amount !== should)?.amount;
  if (counts === 'sum') {
    const sum = done.reduce((all, { amount = 0 }) => all + amount, 0);
    return sum === should ? undefined : sum;
  }
  if (length > should) return length;
  // A game that is over ends in the middle of things.
  if (counts !== 'exactly' || length === should || !decision) return undefined;
  if (from === undefined) return length;
  const left = (there: Observation): readonly number[] =>
    there.players.map(
      ({ seat }) => there.objects.filter(({ zone, owner }) => zone === from && owner === seat).length,
    );
  // What was used up may be there anew by now.
  const isUsedUp =
    left(table).includes(0) || before === undefined || left(before).some((count) => count - earlier < should);
  return isUsedUp ? undefined : length;
}

/** What some player did more than once, or not at all where nothing could have kept them from it. */
function unevenly(
  { from }: PlainDeed,
  done: readonly TraceLine[],
  { table, decision }: Moment,
): string | undefined {
  for (const { seat, name } of table.players) {
    const times = done.filter(({ player }) => player === seat).length;
    if (times > 1) return `${times} times for ${name}`;
  }
  return from === undefined && decision && done.length < table.players.length
    ? 'for some players only'
    : undefined;
}
