import type { ObjectView, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, Watcher } from '../../../invariant';
import { onlyTrigger } from './only-trigger';

const TRIGGERED = 'an ability that triggered on what its text names';

/** 376.2: an ability triggers on what its text names, and on nothing else. */
export const occasions: Invariant = {
  number: 'R53',
  name: 'occasions',
  rules: ['376.2'],
  cost: 'cheap',
  documentation:
    'Where the only text of an object that could trigger plainly says on what (units that attack, defend, conquer, hold, move, die, take damage, become Mighty or ready or are played; players who conquer, hold, play, discard, draw, channel, recycle, stun, buff or kill), something of that kind, by whom or to whom the text says, was told of between the last time that somebody had priority and the ability being put onto the chain; where what it does is not to trigger later.',
  gherkin: 'abilities trigger on what their text names',
  broken: 'an ability triggers on something else than its text names',
  mustReach: { [TRIGGERED]: 10 },
  watch: () => new Occasions(),
};

const FORM =
  /^(?:when|the first time) (?:(?<self>I|I'm)|(?<one>an?|another) (?<whose>friendly |enemy )?unit|(?<who>you|an opponent)) (?<does>[^,]*?)(?: each turn)?, /i;

/** What a unit does, or is done to it, with what the trace calls that. */
const OF_UNITS: readonly (readonly [does: RegExp, kinds: readonly string[]])[] = [
  [/^attacks?$/, ['become an attacker']],
  [/^defends?$/, ['become a defender']],
  [/^attacks? or defends?$/, ['become an attacker', 'become a defender']],
  [/^conquers?$/, ['conquer']],
  [/^holds?$/, ['hold']],
  [/^moves?(?: to a battlefield| here)?$/, ['move']],
  [/^dies?$/, ['kill']],
  [/^takes? damage$/, ['deal damage']],
  [/^becomes? mighty$/, ['become mighty']],
  [/^becomes? ready$/, ['ready']],
  [/^played$/, ['play']],
];

/** What a player does, with what the trace calls that, and whom it tells of: who does it, or whose unit it is done to. */
const OF_PLAYERS: readonly (readonly [does: RegExp, kind: string, told?: 'friendly' | 'enemy' | 'any'])[] = [
  [/^conquers?(?: here)?$/, 'conquer'],
  [/^holds?(?: here)?$/, 'hold'],
  [/^plays? a (?:unit|spell)$/, 'play'],
  [/^discards? a card$/, 'discard'],
  [/^draws? a card$/, 'draw'],
  [/^channels? a rune$/, 'channel'],
  [/^recycles? a card$/, 'recycle', 'any'],
  [/^stuns? an enemy unit$/, 'stun', 'enemy'],
  [/^buffs? a friendly unit$/, 'buff', 'friendly'],
  [/^kills? a unit$/, 'kill', 'any'],
];

/** Is a line of the trace what an ability triggers on? `you`: its controller. */
type IsIt = (
  line: TraceLine,
  source: ObjectView,
  you: number | undefined,
  types: readonly string[] | undefined,
) => boolean;

const known = new Map<string, IsIt | undefined>();

/** On what a text triggers; undefined where it doesn't say so plainly. */
function occasionOf(text: string): IsIt | undefined {
  if (!known.has(text)) {
    if (known.size > 10_000) known.clear();
    known.set(text, read(FORM.exec(text)?.groups ?? {}));
  }
  return known.get(text);
}

function read({
  self,
  one = '',
  whose,
  who = '',
  does = '',
}: Partial<Record<string, string>>): IsIt | undefined {
  if (who !== '') {
    const [, kind, told] = OF_PLAYERS.find(([each]) => each.test(does)) ?? [];
    const wanted = /unit|spell/.exec(does)?.[0];
    const isYours = told === undefined ? who.toLowerCase() === 'you' : told === 'friendly';
    return kind === undefined
      ? undefined
      : (line, _source, you, types) =>
          line.kind === kind &&
          (told === 'any' || (line.player === you) === isYours) &&
          (wanted === undefined || types === undefined || types.includes(wanted));
  }
  const [, kinds] = OF_UNITS.find(([each]) => each.test(does)) ?? [];
  if (!kinds) return undefined;
  if (self !== undefined)
    return (line, source, you) =>
      kinds.includes(line.kind) &&
      (line.kind === 'conquer' || line.kind === 'hold' ? line.player === you : line.object === source.id);
  return (line, source, you, types) =>
    kinds.includes(line.kind) &&
    (whose === undefined || (line.player === you) === /friendly/i.test(whose)) &&
    (!/another/i.test(one) || line.object !== source.id) &&
    (types === undefined || types.includes('unit'));
}

class Occasions implements Watcher {
  private before: readonly ObjectView[] = [];
  private since: TraceLine[] = [];

  look(moment: Moment): string | undefined {
    // What had happened as something was put onto the chain, by what was put there.
    const heard = new Map<string, readonly TraceLine[]>();
    for (const line of moment.lines) {
      if (line.what === 'decision') {
        if (line.kind === 'priority') this.since = [];
        continue;
      }
      if (line.kind === 'put onto the chain' && line.object !== undefined)
        heard.set(line.object, [...this.since]);
      this.since.push(line);
    }
    const wrong = heard.size > 0 ? this.wrong(moment, heard) : undefined;
    this.before = moment.table.objects;
    return wrong;
  }

  private wrong(
    { table, objects, reach }: Moment,
    put: ReadonlyMap<string, readonly TraceLine[]>,
  ): string | undefined {
    for (const { id, zone, source: of = '', controller } of table.objects) {
      const heard = zone === 'chain' ? put.get(id) : undefined;
      const source = objects.get(of);
      const text = heard && source && onlyTrigger(source);
      const isIt = text === undefined ? undefined : occasionOf(text);
      if (!heard || !source || !isIt) continue;
      const isTold = heard.some((line) => isIt(line, source, controller, this.typesOf(line, objects)));
      if (!isTold)
        return `"${text}" of "${source.name}" has triggered, and nothing of that kind has happened.`;
      reach.saw(TRIGGERED);
    }
    return undefined;
  }

  /** The types of what a line is about; undefined where it hasn't been seen. */
  private typesOf({ object = '' }: TraceLine, now: Moment['objects']): readonly string[] | undefined {
    return (this.before.find(({ id }) => id === object) ?? now.get(object))?.types;
  }
}
