import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { nameOn, rememberingTexts, textsNamedBy } from '../../../invariants/spoken';

const TRIGGERED = 'an ability that a spell left behind and that triggered';
const SPARED = 'a death that what was left behind replaced';

/** 383, 384: what is left behind for a turn, or for the next time. */
export const leftBehind: Invariant = {
  number: 'R80',
  name: 'left behind',
  rules: ['384', '383.2', '317.3.a'],
  ruleOf: (message) => (message.includes('is over') ? '317.3.a' : '384'),
  cost: 'cheap',
  documentation:
    'What a spell leaves behind to trigger “this turn” triggers in no later turn, and what it leaves for “the next time” no more often than it was left behind. What is left behind to recall a unit the next time that it would die in a turn does so no more often than that, and in no later turn. Nothing is looked at of cards with other texts besides.',
  gherkin: 'what is left behind for a turn or for the next time does nothing thereafter',
  broken: 'what was left behind for a turn or for the next time does something thereafter',
  mustReach: { [TRIGGERED]: 1, [SPARED]: 1 },
  seldom: true,
  watch: (game) => new LeftBehind(game),
};

/** What triggers later in the turn; and not what a reflexive trigger or another turn waits for. */
const LATER = /\b(?:when|the next time)\b(?![^.]*\bwould\b)[^.]*\bthis turn\b/i;
const OTHERWISE = /\bwhen you do\b|\bdo this\b|next turn|next (?:beginning|main) phase/i;
const NEXT = /\bthe next time\b/i;
const SPARES =
  /\bthe next time [^.]* would die this turn, recall (?:it|that unit)(?: exhausted)? instead\.$/i;

const triggersLater = rememberingTexts((text) => LATER.test(text) && !OTHERWISE.test(text));
const sparesOnce = rememberingTexts((text) => SPARES.test(text) && !/recall.*recall/i.test(text));

/** How often something was left behind in this turn, and how often it has done something. */
interface Left {
  times: number;
  done: number;
  /** What it was done to last. */
  last: string | undefined;
}

class LeftBehind implements Watcher {
  private left = new Map<string, Left>();
  /** What was left behind in some turn: of what was there as the game was joined nothing is known. */
  private readonly ever = new Set<string>();

  constructor(private readonly game: WatchedGame) {}

  look(moment: Moment): string | undefined {
    for (const line of moment.lines) {
      if (line.what !== 'event') continue;
      if (line.kind === 'begin' && line.detail === 'awaken phase') this.left = new Map();
      const wrong = this.hear(line, moment);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }

  private hear(line: TraceLine, moment: Moment): string | undefined {
    switch (line.kind) {
      case 'begin a delayed ability':
        this.leave(line, triggersLater);
        return undefined;
      case 'apply':
        if (line.object === undefined) this.leave(line, sparesOnce);
        return undefined;
      case 'put onto the chain':
        return this.ever.size > 0 ? this.triggers(line, moment) : undefined;
      case 'recall':
      case 'exhaust':
        return this.ever.size > 0 ? this.spares(line, moment) : undefined;
      default:
        return undefined;
    }
  }

  /** The only text of what a line names, if it is such a one. */
  private textOf(line: TraceLine, isSuch: (text: string) => boolean): string | undefined {
    const [text, another] = textsNamedBy(this.game.table, line);
    return text !== undefined && another === undefined && isSuch(text) ? text : undefined;
  }

  private leave(line: TraceLine, isSuch: (text: string) => boolean): void {
    if (this.textOf(line, isSuch) === undefined) return;
    const name = nameOn(line);
    this.ever.add(name);
    this.of(name).times += 1;
  }

  private of(name: string): Left {
    const known = this.left.get(name) ?? { times: 0, done: 0, last: undefined };
    this.left.set(name, known);
    return known;
  }

  private triggers(line: TraceLine, { objects, reach }: Moment): string | undefined {
    const name = nameOn(line);
    if (!this.ever.has(name)) return undefined;
    const text = this.textOf(line, triggersLater);
    const item = objects.get(line.object ?? '');
    // An ability of a spell is shown as one, with its source.
    if (text === undefined || item?.source === undefined || !item.types.includes('spell')) return undefined;
    reach.saw(TRIGGERED);
    const left = this.of(name);
    left.done += 1;
    return tooOften(name, text, left);
  }

  private spares(line: TraceLine, { reach }: Moment): string | undefined {
    const [, name = ''] = BY.exec(line.text) ?? [];
    if (!this.ever.has(name)) return undefined;
    const [text = ''] = textsNamedBy(this.game.table, { ...line, text: `"${name}"` });
    if (!sparesOnce(text)) return undefined;
    const left = this.of(name);
    // Of what is at its base already no recall is told, but that it is exhausted.
    if (line.kind === 'exhaust' && left.last === line.object) return undefined;
    left.last = line.object;
    left.done += 1;
    reach.saw(SPARED);
    return tooOften(name, text, left);
  }
}

const BY = / by "(.*?)"(?: \(|$)/;

function tooOften(name: string, text: string, { times, done }: Left): string | undefined {
  if (times === 0) return `"${name}" does something in a later turn, and its own is over: ${text}`;
  return NEXT.test(text) && done > times
    ? `"${name}" does something ${done} times in a turn, and was left behind ${times} times: ${text}`
    : undefined;
}
