import type { Observation, PendingDecision, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { nameOn, rememberingTexts, type Spoken, textsNamedBy } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const JUDGED = 'damage or counters that were divided, and done';

/** 601.1d, 605.2b, 110.7d: what is divided as something is played stays so divided. */
export const dividedEffects: Invariant = {
  number: 'L54',
  name: 'divided effects',
  rules: ['601.1d', '605.2b'],
  ruleOf: (message) => (message.includes('resolves') ? '605.2b' : '601.1d'),
  cost: 'cheap',
  documentation:
    'Where the damage or the counters of one effect are divided among targets, each is to get at least one, and none of them gets more than what was announced for it: nobody gets the share of another that is no longer legal. Where a card says what would be done instead, or adds to it, and where targets were changed, nothing is looked at.',
  gherkin: 'each target gets some of what is divided, and no more than was announced',
  broken: 'a target gets none of what is divided, or more than was announced',
  mustReach: { [JUDGED]: 3 },
  seldom: true,
  watch: (game) => new Divided(game),
};

/** The one thing that a text does with numbers is to divide. */
const DIVIDES = /^(?!.*(?:damage|counter).*(?:damage|counter)).*(?:divided|distribute)/is;
const DEEDS: ReadonlySet<string> = new Set(['deal damage', 'put counters']);

const otherwise = rememberingTexts((text) =>
  /\bwould\b(?! be dealt to target)|instead|additional|that much more|twice|change the target|choose new targets/i.test(
    text,
  ),
);

/** The shares of targets, by their ids. */
type Shares = ReadonlyMap<string, number>;

class Divided implements Watcher {
  private readonly spoken: Spoken;
  private asked: PendingDecision | undefined;
  /** What was announced for what lies on the chain of events, by its id. */
  private readonly announced = new Map<string, Shares>();
  private done: TraceLine[] = [];
  /** The table as somebody last had priority, where anything is announced. */
  private before: Observation | undefined;

  constructor(private readonly game: WatchedGame) {
    this.spoken = spokenIn(game.table, otherwise);
  }

  look(moment: Moment): string | undefined {
    const { lines, decision } = moment;
    this.spoken.hear(lines);
    let wrong = this.asked && this.announce(this.asked, lines);
    this.asked = decision?.kind === 'distribute' && decision.purpose === 'divide' ? decision : undefined;
    for (const line of lines) {
      if (ENDS.has(line.kind)) {
        if (line.kind === 'resolve') wrong ??= this.resolved(line, moment);
        this.done = [];
      } else if (line.what === 'event') this.done.push(line);
    }
    if (moment.hasPriority && this.announced.size > 0) this.before = moment.table;
    return wrong;
  }

  /** Notes what was announced: what is wrong with it, if anything is. */
  private announce({ options }: PendingDecision, lines: readonly TraceLine[]): string | undefined {
    const answer = this.game.answers.at(-1) ?? [];
    const used = lines.find(({ kind }) => kind === 'play' || kind === 'activate');
    const isOne =
      used !== undefined && textsNamedBy(this.game.table, used).some((text) => DIVIDES.test(text));
    if (!isOne || used.object === undefined || options.some(({ object }) => object === undefined))
      return undefined;
    this.announced.set(
      used.object,
      new Map(options.map(({ object = '' }, place) => [object, answer[place] ?? 0])),
    );
    const none = answer.indexOf(0);
    return none < 0
      ? undefined
      : `"${nameOn(used)}": "${options[none]?.label}" is a target, and gets none of what is divided.`;
  }

  private resolved(line: TraceLine, { table, reach, objects }: Moment): string | undefined {
    const shares = this.announced.get(line.object ?? '');
    if (!shares || this.spoken.isSaid || this.spoken.isOnEither(this.before, table)) return undefined;
    reach.saw(JUDGED);
    const got = new Map<string, number>();
    for (const { kind, object = '', amount = 0 } of this.done)
      if (DEEDS.has(kind)) got.set(object, (got.get(object) ?? 0) + amount);
    for (const [id, amount] of got) {
      const share = shares.get(id) ?? 0;
      if (amount > share)
        return `"${nameOn(line)}" resolves: "${objects.get(id)?.name ?? id}" gets ${amount}, and ${share} was announced.`;
    }
    return undefined;
  }
}

/** What comes before these belongs to what resolves first. */
const ENDS: ReadonlySet<string> = new Set(['resolve', 'begin', 'activate', 'play', 'priority']);
