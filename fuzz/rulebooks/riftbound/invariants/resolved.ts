import type { Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { nameOn, rememberingTexts, textsNamedBy } from '../../../invariants/spoken';

const PLAYED = 'a card that was played as it resolved';
const ADDED = 'an ability that added resources at once';

/** 347.1, 416.2.a: what comes of what is finalized. */
export const resolved: Invariant = {
  number: 'R67',
  name: 'resolved',
  rules: ['347.1', '333.1.c', '416.2.a'],
  ruleOf: (message) =>
    message.includes('has not been played') ? '347.1' : message.includes('permanent') ? '333.1.c' : '416.2.a',
  cost: 'cheap',
  documentation:
    'A spell that is put into the trash as it resolves, and a permanent that enters the board from the chain, is told to have been played before anybody gets priority; no permanent that is not pending is on the chain as somebody gets it; and an ability whose only text is a cost and what it adds is told to resolve before anybody does after it was finalized.',
  gherkin: 'what resolves has been played, and permanents and what adds resources resolve at once',
  broken:
    'something resolves without having been played, or a permanent or what adds resources waits on the chain',
  mustReach: { [PLAYED]: 5, [ADDED]: 1 },
  seldom: true,
  watch: (game) => new Resolved(game),
};

const FROM_CHAIN: ReadonlySet<string> = new Set(['put into the trash', 'enter the board']);

/** A whole text that is a cost and what is added for it. */
const onlyAdds = rememberingTexts((text) => /^[^.:]*: (?:\[Reaction\] - )?add (?:\[\w\])+\.$/i.test(text));

class Resolved implements Watcher {
  /** What resolved and has not been played yet, and what has been finalized to add something. */
  private card: string | undefined;
  private adding: string | undefined;
  /** What has been activated last: what triggers may be called the same (389.1). */
  private activated: string | undefined;

  constructor(private readonly game: WatchedGame) {}

  look({ lines, hasPriority, table, reach }: Moment): string | undefined {
    for (const line of lines) {
      const wrong = line.what === 'event' ? this.happened(line, reach) : this.decided(line);
      if (wrong !== undefined) return wrong;
    }
    return hasPriority ? (this.unfinished() ?? waiting(table)) : undefined;
  }

  private happened(line: TraceLine, reach: Moment['reach']): undefined {
    const { kind, rule, text } = line;
    if (FROM_CHAIN.has(kind) && text.includes('(chain →')) this.card = nameOn(line);
    else if (kind === 'play' && this.card === nameOn(line)) {
      reach.saw(PLAYED);
      this.card = undefined;
    } else if (kind === 'resolve' && this.adding !== undefined) {
      reach.saw(ADDED);
      this.adding = undefined;
    } else if (kind === 'put onto the chain') this.activated = rule === '370.2' ? nameOn(line) : undefined;
    else if (kind === 'finalize' && this.activated === nameOn(line)) {
      this.activated = undefined;
      const [only, another] = textsNamedBy(this.game.table, line);
      if (only !== undefined && another === undefined && onlyAdds(only)) this.adding = nameOn(line);
    }
  }

  private decided({ kind }: TraceLine): string | undefined {
    return kind === 'priority' ? this.unfinished() : undefined;
  }

  private unfinished(): string | undefined {
    const { card, adding } = this;
    if (card !== undefined) return `"${card}" has resolved, and has not been played.`;
    return adding === undefined ? undefined : `"${adding}" adds resources, and waits on the chain.`;
  }
}

/** 333.1.c: a permanent on the chain, although it isn't pending any more. */
function waiting({ objects }: Observation): string | undefined {
  const permanent = objects.find(
    ({ zone, types, statuses, source }) =>
      zone === 'chain' &&
      source === undefined &&
      !statuses.includes('pending') &&
      (types.includes('unit') || types.includes('gear')),
  );
  return permanent && `"${permanent.name}" is a permanent, and waits on the chain.`;
}
