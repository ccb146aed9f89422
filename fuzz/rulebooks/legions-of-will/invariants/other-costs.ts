import type { Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { numberOf } from '../../../invariants/number-words';
import { nameOn, rememberingTexts, type Spoken, textsNamedBy } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const PAID = 'a cost besides resource, or of an ability, that was paid';

/** 112.1, 112.7, 602.1: what is written before a colon, or as an additional cost, is done. */
export const otherCosts: Invariant = {
  number: 'L45',
  name: 'costs',
  rules: ['112.1', '112.7'],
  ruleOf: (message) => (message.includes('is activated') ? '112.1' : '112.7'),
  cost: 'cheap',
  documentation:
    'From the moment that an ability is put on the chain of events until it is activated what stands before its colon is done, each part as often as it says and no more: resource paid, permanents rested, sacrificed, cards discarded or expelled, counters removed. And so is the additional cost that a card says is to be paid for it, until it is played; where nothing in play, or that ever was on the chain, says what happens instead of something.',
  gherkin: 'whoever activates an ability or plays a card does all that it costs',
  broken: 'an ability is activated, or a card played, and not all that it costs is done',
  mustReach: { [PAID]: 10 },
  watch: (game) => new Costs(game),
};

/** A part of a cost: events of a kind, so many, or so much all together. */
interface Part {
  readonly kind: string;
  readonly times: number;
  /** What is counted: the events, or what they amount to. */
  readonly counts: 'events' | 'sum';
}

/** Every cost that is told plainly: a whole part of it, in lower case. */
const KNOWN: readonly (readonly [says: RegExp, part: (...groups: string[]) => Part])[] = [
  [/^\{?pay (\d+)(?: resource)?\}?$/, (much = '') => ({ kind: 'pay', times: Number(much), counts: 'sum' })],
  [/^\{?rest(?: this \w+)?\}?$/, () => ({ kind: 'become rested', times: 1, counts: 'events' })],
  [
    /^rest (two|three) units you control$/,
    (many = '') => ({ kind: 'become rested', times: numberOf(many) ?? 1, counts: 'events' }),
  ],
  [
    /^sacrifice (?:this|another|a) (?:unit|upgrade|trap|permanent)$/,
    () => ({ kind: 'sacrifice', times: 1, counts: 'events' }),
  ],
  [
    /^discard (a|two|three) cards?(?: at random)?$/,
    (many = '') => ({ kind: 'discard a card', times: numberOf(many) ?? 1, counts: 'events' }),
  ],
  [/^discard this card$/, () => ({ kind: 'discard a card', times: 1, counts: 'events' })],
  [/^expel this card from your graveyard$/, () => ({ kind: 'expel', times: 1, counts: 'events' })],
  [
    /^remove (a|two|three) \w+ counters? from this \w+$/,
    (many = '') => ({ kind: 'remove counters', times: numberOf(many) ?? 1, counts: 'sum' }),
  ],
];

const parts = new Map<string, readonly Part[] | undefined>();

/** What a cost consists of; undefined where it says something else as well. */
function partsOf(cost: string): readonly Part[] | undefined {
  if (!parts.has(cost)) parts.set(cost, readParts(cost.toLowerCase()));
  return parts.get(cost);
}

function readParts(cost: string): readonly Part[] | undefined {
  const found: Part[] = [];
  for (const each of cost.split(/, | and /)) {
    const [match, part] = matching(each);
    if (!match || !part) return undefined;
    const more = part(...match.slice(1));
    const same = found.findIndex(({ kind }) => kind === more.kind);
    if (same >= 0) return undefined;
    found.push(more);
  }
  return found;
}

function matching(text: string): readonly [RegExpExecArray?, ((...groups: string[]) => Part)?] {
  for (const [says, part] of KNOWN) {
    const match = says.exec(text);
    if (match) return [match, part];
  }
  return [];
}

const ADDITIONAL = /^as an additional cost to play this card, (?!you may)([^.]*)\.$/im;

/** What has something else happen than what is to be paid. */
const replaces = rememberingTexts((text) => /\bwould\b|instead/i.test(text));

class Costs implements Watcher {
  private readonly spoken: Spoken;
  /** What is being announced, and what has been done since. */
  private announced: { readonly put: TraceLine; readonly done: TraceLine[] } | undefined;
  /** The table as somebody last had priority: what is paid may have said something itself. */
  private before: Observation | undefined;

  constructor(private readonly game: WatchedGame) {
    this.spoken = spokenIn(game.table, replaces);
  }

  look(moment: Moment): string | undefined {
    this.spoken.hear(moment.lines);
    for (const line of moment.lines) {
      if (line.what !== 'event') continue;
      if (line.kind === 'put on the chain of events') this.announced = { put: line, done: [] };
      else if (line.kind === 'activate' || line.kind === 'play') {
        const wrong = this.paid(line, moment);
        this.announced = undefined;
        if (wrong !== undefined) return wrong;
      } else this.announced?.done.push(line);
    }
    if (moment.hasPriority) this.before = moment.table;
    return undefined;
  }

  private paid(line: TraceLine, moment: Moment): string | undefined {
    const { announced, game, spoken } = this;
    const isAbility = line.kind === 'activate';
    if (!announced || nameOn(announced.put) !== nameOn(line)) return undefined;
    const cost = isAbility ? nameOn(line).replace(/^[^:]*: /, '') : textsNamedBy(game.table, line).join('\n');
    const [, asked = ''] = (isAbility ? /^([^:"]*):/ : ADDITIONAL).exec(cost) ?? [];
    const due = asked === '' ? undefined : partsOf(asked);
    if (!due || spoken.isSaid || spoken.isOnEither(this.before, moment.table)) return undefined;
    const name = `"${nameOn(line)}" is ${isAbility ? 'activated' : 'played'}`;
    moment.reach.saw(PAID);
    for (const { kind, times, counts } of due) {
      // What a card costs besides is paid together with its resource cost.
      if (!isAbility && kind === 'pay') continue;
      const done = announced.done.filter((each) => each.kind === kind);
      const much = counts === 'events' ? done.length : done.reduce((sum, { amount = 0 }) => sum + amount, 0);
      if (much !== times)
        return `${name}, which asks for "${asked}", and there is ${kind} ${much}, not ${times}.`;
    }
    return undefined;
  }
}
