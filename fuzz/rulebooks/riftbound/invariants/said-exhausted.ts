import type { CardSpecification, TraceLine } from '../../../../port/contract';
import { cardsByName } from '../../../cards-of-setup';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';

const EXHAUSTED = 'an object that a text brought somewhere exhausted';

/** What texts tell to be done exhausted: the word for it, by what the trace calls it, with the rule. */
const DEEDS: Readonly<Record<string, readonly [verb: RegExp, rule: string]>> = {
  recall: [/\brecall\b[^.,]*/gi, '436.1'],
  channel: [/\bchannel\b[^.,]*/gi, '417.1'],
  'enter the board': [/\bplay\b[^.,]*tokens?\b[^.,]*/gi, '174'],
};

/** 436.1, 417.1, 174: what a text says is recalled, channelled or played exhausted is so. */
export const saidExhausted: Invariant = {
  number: 'R59',
  name: 'said exhausted',
  rules: Object.values(DEEDS).map(([, rule]) => rule),
  ruleOf: (message) => Object.entries(DEEDS).find(([kind]) => message.startsWith(`There is ${kind}`))?.[1][1],
  cost: 'cheap',
  documentation:
    'What was recalled, channelled or played as a token by a card whose text tells to do that exhausted, and never otherwise, is exhausted when a player gets priority next, unless the trace tells since that it was readied.',
  gherkin: 'what a text brings somewhere exhausted is exhausted there',
  broken: 'what a text brings somewhere exhausted is not exhausted there',
  mustReach: { [EXHAUSTED]: 5 },
  watch: (game) => new SaidExhausted(game),
};

class SaidExhausted implements Watcher {
  private readonly printed: ReadonlyMap<string, CardSpecification>;
  /** What was brought somewhere exhausted since somebody had priority, with the line that told of it. */
  private readonly brought = new Map<string, TraceLine>();

  constructor({ table }: WatchedGame) {
    this.printed = cardsByName(table);
  }

  look({ lines, hasPriority, objects, reach }: Moment): string | undefined {
    for (const line of lines) {
      if (line.what !== 'event' || line.object === undefined) continue;
      if (line.kind === 'ready') this.brought.delete(line.object);
      else if (this.saysExhausted(line)) this.brought.set(line.object, line);
    }
    if (!hasPriority || this.brought.size === 0) return undefined;
    const brought = [...this.brought];
    this.brought.clear();
    for (const [id, { kind, text }] of brought) {
      const object = objects.get(id);
      if (object?.zone !== 'board') continue;
      reach.saw(EXHAUSTED);
      if (!object.statuses.includes('exhausted'))
        return `There is ${kind} of "${object.name}" by "${by(text)}", which says exhausted, and it is ready.`;
    }
    return undefined;
  }

  private saysExhausted({ kind, text }: TraceLine): boolean {
    const [verb] = DEEDS[kind] ?? [];
    const said = verb && this.printed.get(by(text) ?? '')?.text?.match(verb);
    return said?.every((phrase) => /\bexhausted\b/i.test(phrase)) ?? false;
  }
}

/** Whose text did what a line tells of. */
const by = (text: string): string | undefined => / by "([^":]*)/.exec(text)?.[1];
