import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { rememberingTexts, Spoken } from '../../../invariants/spoken';

const ENTERED = 'a permanent that entered as its type does';

/** 142.4, 147.1: how permanents enter the board. */
export const entering: Invariant = {
  number: 'R44',
  name: 'entering',
  rules: ['142.4', '147.1'],
  ruleOf: (message) => (message.includes('ready') ? '142.4' : '147.1'),
  cost: 'cheap',
  documentation:
    'A unit that has been played is exhausted when a player gets priority next, and gear is ready, unless the trace tells since that it was readied or exhausted; where its own text has Accelerate or says how it enters, or anything in play or that ever was on the chain says how others do, nothing is looked at.',
  gherkin: 'units enter the board exhausted and gear enters ready',
  broken: 'a unit enters the board ready, or gear exhausted',
  mustReach: { [ENTERED]: 10 },
  watch: (game) => new Entering(game),
};

/** Does a text say how something enters? What a card says of itself is left to itself. */
const saysHow = rememberingTexts((text) =>
  /(?<!\bI )\benters? (?:the board )?(?:ready|exhausted)|\bready [^.]*token|token[^.]* ready|exhausted[^.]* token|token[^.]* exhausted|play [^.]* ready/i.test(
    text,
  ),
);
const saysOfItself = (text: string): boolean => /\bI enter|\[Accelerate\]/i.test(text);

class Entering implements Watcher {
  private readonly spoken: Spoken;
  private readonly since: TraceLine[] = [];

  constructor({ table }: WatchedGame) {
    this.spoken = new Spoken(table, saysHow);
  }

  look(moment: Moment): string | undefined {
    const { lines, hasPriority, objects, reach } = moment;
    this.spoken.hear(lines);
    if (this.spoken.isSaid) return undefined;
    for (const line of lines) if (line.what === 'event' && HEARD.has(line.kind)) this.since.push(line);
    if (!hasPriority || this.since.length === 0) return undefined;
    const played = this.since.filter(({ kind }) => kind === 'play');
    const others = new Set(this.since.flatMap(({ kind, object }) => (kind === 'play' ? [] : [object])));
    this.since.length = 0;
    for (const { object = '' } of played) {
      const there = objects.get(object);
      if (there?.zone !== 'board' || others.has(object)) continue;
      if (there.abilities.some(saysOfItself) || this.spoken.isOn(moment.table)) continue;
      reach.saw(ENTERED);
      const wrong = wronglyThere(there);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }
}

const HEARD: ReadonlySet<string> = new Set(['play', 'ready', 'exhaust']);

function wronglyThere({ name, types, statuses }: ObjectView): string | undefined {
  const isExhausted = statuses.includes('exhausted');
  if (types.includes('unit'))
    return isExhausted ? undefined : `"${name}" is a unit that has been played, and is ready.`;
  return isExhausted && types.includes('gear')
    ? `"${name}" is gear that has been played, and is exhausted.`
    : undefined;
}
