import type { TraceLine } from '../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../invariant';
import { rememberingTexts, Spoken, textsNamedBy } from './spoken';

/** Something that a text tells to be done so many times, or with so much, and what the trace calls it. */
interface PlainDeed {
  /** A whole text that says nothing else of it; its first group is how many. */
  readonly says: RegExp;
  /** Events of the deed. */
  readonly kind: string;
  /** Is each of the events of so much, or are there so many of them at most? */
  readonly counts: 'each' | 'events';
  readonly rule: string;
}

/** What a rulebook's texts tell plainly. */
interface PlainDeeds extends Pick<Invariant, 'number'> {
  readonly deeds: readonly PlainDeed[];
  /** Text that changes how much is done, or has something else done as well. */
  readonly changes: RegExp;
}

const DONE = 'something that was done as a text says';

/** What resolves does what its text says, and no more. */
export const plainDeeds = ({ number, deeds, changes }: PlainDeeds): Invariant => {
  const isChanging = rememberingTexts((text) => changes.test(text));
  return {
    number,
    name: 'plain deeds',
    rules: [...new Set(deeds.map(({ rule }) => rule))],
    ruleOf: (message) => deeds.find(({ kind }) => message.includes(` ${kind}`))?.rule,
    cost: 'cheap',
    documentation: `Where all that a text says is to do one thing with a fixed number (${deeds.map(({ kind }) => kind).join(', ')}), what happens between the last time that somebody had priority and its resolving is of that number, and not of more; where nothing in play, or that ever was on the chain, changes how much is done.`,
    gherkin: 'what a text says plainly is done with the number that it says',
    broken: 'something is done with another number than its text says',
    mustReach: { [DONE]: 5 },
    seldom: true,
    watch: (game) => new Doing(game, deeds, new Spoken(game.table, isChanging)),
  };
};

/** A loop tells of thousands of things that resolve: so many of a moment are looked at. */
const MOST = 4;

class Doing implements Watcher {
  /** What happened since somebody had priority. */
  private since: TraceLine[] = [];

  constructor(
    private readonly game: WatchedGame,
    private readonly deeds: readonly PlainDeed[],
    private readonly spoken: Spoken,
  ) {}

  look(moment: Moment): string | undefined {
    const { lines } = moment;
    if (lines.length === 0) return undefined;
    this.spoken.hear(lines);
    if (this.spoken.isSaid) return undefined;
    let looked = 0;
    for (const line of lines) {
      if (line.what === 'decision' ? line.kind === 'priority' : line.kind === 'begin') this.since = [];
      else if (line.kind === 'resolve') {
        looked += 1;
        const wrong = this.since.length > 0 && looked <= MOST ? this.resolved(line, moment) : undefined;
        this.since = [];
        if (wrong !== undefined) return wrong;
      } else if (this.deeds.some(({ kind }) => kind === line.kind)) this.since.push(line);
    }
    return undefined;
  }

  private resolved(line: TraceLine, { table, reach }: Moment): string | undefined {
    const texts = textsNamedBy(this.game.table, line);
    const text = texts[texts.length - 1];
    const deed = text === undefined ? undefined : this.deeds.find(({ says }) => says.test(text));
    if (!deed || text === undefined) return undefined;
    const done = this.since.filter(({ kind }) => kind === deed.kind);
    if (done.length === 0 || this.spoken.isOn(table)) return undefined;
    reach.saw(DONE);
    const should = numberOf(deed.says.exec(text)?.[1] ?? '');
    const wrong =
      deed.counts === 'each'
        ? done.find(({ amount }) => amount !== should)?.amount
        : done.length > should
          ? done.length
          : undefined;
    return wrong === undefined ? undefined : `"${text}" resolves, and there is ${deed.kind} ${wrong}.`;
  }
}

const WORDS = ['no', 'a', 'two', 'three', 'four', 'five'];

const numberOf = (word: string): number =>
  WORDS.includes(word.toLowerCase()) ? WORDS.indexOf(word.toLowerCase()) : Number(word);
