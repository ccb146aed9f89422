import type { ObjectView, TraceLine } from '../../../../port/contract';

const FORM =
  /^(?:(?:when|the first time) (?:(?<self>I|I'm)|(?<one>an?|another) (?<whose>friendly |enemy )?unit|(?<who>you|an opponent)) (?<does>[^,]*?)(?: each turn)?|at the (?<end>start|end) of (?<whoseTurn>your|each player's) (?<part>turn|\w+ Phase)), /i;

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

/** What the trace calls the parts of a turn. */
const PARTS: Readonly<Record<string, string>> = {
  turn: 'awaken phase',
  'beginning phase': 'beginning phase',
  'draw phase': 'draw phase',
  'action phase': 'action phase',
};

/** On what an ability triggers. */
interface Occasion {
  readonly isIt: IsIt;
  /** Does the trace tell all that is asked for: who does it, and where? */
  readonly isKnown: boolean;
  /** Are there events of that kind of other things that it doesn't trigger on, which only their types tell? */
  readonly isOfTypes: boolean;
}

/** Is a line of the trace what an ability triggers on? `you`: its controller. */
type IsIt = (
  line: TraceLine,
  source: ObjectView,
  you: number | undefined,
  types: readonly string[] | undefined,
) => boolean;

const known = new Map<string, Occasion | undefined>();

/** On what a text triggers; undefined where it doesn't say so plainly. */
export function occasionOf(text: string): Occasion | undefined {
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
  end = '',
  whoseTurn = '',
  part = '',
}: Partial<Record<string, string>>): Occasion | undefined {
  if (who !== '') {
    const [, kind, told] = OF_PLAYERS.find(([each]) => each.test(does)) ?? [];
    const wanted = /unit|spell/.exec(does)?.[0];
    const isYours = told === undefined ? who.toLowerCase() === 'you' : told === 'friendly';
    const isHere = does.endsWith(' here');
    // 052: a rune is no card to a text.
    const isOfCards = does.endsWith(' card');
    if (kind === undefined) return undefined;
    const isIt: IsIt = (line, source, you, types) =>
      line.kind === kind &&
      (told === 'any' || (line.player === you) === isYours) &&
      (!isHere || line.object === source.id) &&
      !(isOfCards && types?.includes('rune')) &&
      (wanted === undefined || types === undefined || types.includes(wanted));
    return { isIt, isKnown: told === undefined, isOfTypes: wanted !== undefined || isOfCards };
  }
  if (part !== '') {
    // 317.1: what triggers at the end of a turn does so in its Ending Step.
    const begun = end.toLowerCase() === 'end' ? 'ending step' : PARTS[part.toLowerCase()];
    const isIt: IsIt = ({ kind, detail, player }, _source, you) =>
      kind === 'begin' && detail === begun && (whoseTurn.toLowerCase() !== 'your' || player === you);
    return begun === undefined ? undefined : { isIt, isKnown: true, isOfTypes: false };
  }
  const [, kinds] = OF_UNITS.find(([each]) => each.test(does)) ?? [];
  if (!kinds) return undefined;
  const isKnown = !does.startsWith('move') || /^moves?$/.test(does);
  if (self !== undefined) {
    const isIt: IsIt = (line, source, you) =>
      kinds.includes(line.kind) &&
      (line.kind === 'conquer' || line.kind === 'hold' ? line.player === you : line.object === source.id);
    // Where its unit is as its player conquers or holds isn't told.
    return { isIt, isKnown: isKnown && !/conquer|hold/.test(does), isOfTypes: false };
  }
  const isIt: IsIt = (line, source, you, types) =>
    kinds.includes(line.kind) &&
    (whose === undefined || (line.player === you) === /friendly/i.test(whose)) &&
    (!/another/i.test(one) || line.object !== source.id) &&
    (types === undefined || types.includes('unit'));
  return { isIt, isKnown, isOfTypes: true };
}
