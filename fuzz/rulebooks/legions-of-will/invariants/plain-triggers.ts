import type { ObjectView, Observation, TraceLine } from '../../../../port/contract';
import type { Invariant, Moment, WatchedGame, Watcher } from '../../../invariant';
import { nameOn, rememberingTexts, type Spoken } from '../../../invariants/spoken';
import { spokenIn } from './spoken';

const TRIGGERED = 'an ability that triggered as its text says';

/** 603.2, 603.2c: an ability triggers on each event that its text names, and on no other. */
export const plainTriggers: Invariant = {
  number: 'L43',
  name: 'plain triggers',
  rules: ['603.2', '603.2c', '508.3b', '708.1a'],
  ruleOf: (message) => (message.includes(' triggers 0 times') ? '603.2' : '603.2c'),
  cost: 'cheap',
  documentation:
    'Where a text plainly says on which events it triggers (units that attack, block, are destroyed, rested, reset or dealt damage; players who draw, discard, gain resource or attack; bases that are attacked, or turned up), abilities of that text are put on the chain of events once for each such event since the last time that somebody had priority, until somebody has it again, and no more; for permanents that had it, under the same control, all that time. What had triggered before a turn was ended does not count. Whatever is aimed or chosen as it is put there may be fewer, and where a text speaks of triggering nothing is looked at.',
  gherkin: 'abilities trigger once for each event that their text plainly names',
  broken: 'an ability triggers more or less often than there were events that its text names',
  mustReach: { [TRIGGERED]: 3 },
  seldom: true,
  watch: (game) => new Triggering(game),
};

const PLAIN =
  /^whenever (?:(?<what>this unit|a unit(?: you control| an opponent controls)?) (?<does>attacks|blocks|is destroyed|becomes rested|becomes reset|is dealt damage)|(?<who>you|an opponent|a player) (?<deed>draws? a card|discards? a card|gains? resource|attacks?)|(?<base>a base(?: you control| an opponent controls)?) (?<done>is attacked|is turned face up)), (?!if\b)/i;
const OTHERWISE = /\b(?:once|trigger)/i;
const CHOSEN = /target|choose/i;

const DRAW = 'draw a card';
const ATTACK = 'attack';

const KINDS: Readonly<Record<string, string>> = {
  attacks: ATTACK,
  blocks: 'block',
  'is destroyed': 'destroy',
  'becomes rested': 'become rested',
  'becomes reset': 'become reset',
  draw: DRAW,
  discard: 'discard a card',
  gain: 'gain resource',
  'is dealt damage': 'deal damage',
  attack: ATTACK,
  'is attacked': ATTACK,
  'is turned face up': 'turn face up',
};
const HEARD: ReadonlySet<string> = new Set(Object.values(KINDS));

/** On what a text triggers: its groups, all in lower case. */
type On = Readonly<Partial<Record<string, string>>>;

const known = new Map<string, On | undefined>();

function triggersOn(text: string): On | undefined {
  if (!known.has(text)) {
    if (known.size > 10_000) known.clear();
    known.set(text, OTHERWISE.test(text) ? undefined : PLAIN.exec(text.toLowerCase())?.groups);
  }
  return known.get(text);
}

const kindOf = ({ does, done, deed = '' }: On): string | undefined =>
  KINDS[does ?? done ?? deed.replace(/s? .*|s$/, '')];

class Triggering implements Watcher {
  private readonly spoken: Spoken;
  /** What there was when somebody had priority last, and what has happened since. */
  private before: ReadonlyMap<string, ObjectView> | undefined;
  private table: Observation | undefined;
  private since: TraceLine[] = [];
  /** Had somebody priority in between, after something had happened? What had triggered then was put there before. */
  private isClosed = false;

  constructor({ table }: WatchedGame) {
    this.spoken = spokenIn(
      table,
      rememberingTexts((text) => /trigger/i.test(text)),
    );
  }

  look(moment: Moment): string | undefined {
    this.spoken.hear(moment.lines);
    for (const line of moment.lines)
      if (line.kind === 'priority') this.isClosed ||= this.since.length > 0;
      else if (line.what === 'event' && !this.isClosed) this.since.push(line);
    if (!moment.hasPriority) return undefined;
    const { before, since, table } = this;
    if (since.length === 0 && before) return undefined;
    this.before = new Map(moment.table.objects.map((each) => [each.id, each]));
    this.table = moment.table;
    this.since = [];
    this.isClosed = false;
    if (!before || !since.some(({ kind }) => HEARD.has(kind))) return undefined;
    if (this.spoken.isSaid || this.spoken.isOnEither(table, moment.table)) return undefined;
    return wrongly(before, since, moment);
  }
}

/** An ability that several permanents of one name and controller may have: on the chain they are told apart by nothing. */
interface Expected {
  readonly player: number;
  readonly text: string;
  readonly should: number;
}

function wrongly(
  before: ReadonlyMap<string, ObjectView>,
  since: readonly TraceLine[],
  moment: Moment,
): string | undefined {
  if (since.some(({ kind }) => kind === 'lose the game')) return undefined;
  // 708.1a: what had triggered as a turn was ended ceases to exist.
  const counted = since.slice(Math.max(0, since.findIndex(isOfTheEnd)));
  const all = new Map<string, Expected | undefined>();
  for (const was of before.values()) {
    if (was.zone !== 'battlefield' || was.abilities.length === 0) continue;
    const now = moment.objects.get(was.id);
    for (const text of new Set([...was.abilities, ...(now?.abilities ?? [])])) {
      const on = triggersOn(text);
      if (!on) continue;
      const name = `${was.name}: ${text}`;
      const times = isSteady(was, now, text) ? eventsFor(on, was, counted, before, moment) : undefined;
      const same = all.get(name);
      const isKnown = times !== undefined && (!all.has(name) || same?.player === was.controller);
      all.set(
        name,
        isKnown ? { player: was.controller ?? 0, text, should: times + (same?.should ?? 0) } : undefined,
      );
    }
  }
  // What has come meanwhile may have triggered as well.
  for (const { id, name, abilities, zone } of moment.objects.values())
    if (zone === 'battlefield' && before.get(id)?.zone !== zone)
      for (const text of abilities) all.set(`${name}: ${text}`, undefined);
  for (const [name, expected] of all) {
    const wrong = expected && miscounted(name, expected, since, moment);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Does it happen because a turn is ended? */
const isOfTheEnd = ({ kind, rule }: TraceLine): boolean =>
  kind === 'end the turn' || rule?.startsWith('708.1') === true;

/** Has it had the ability, under the same control, and as a unit if it was one, all the time? */
const isSteady = (was: ObjectView, now: ObjectView | undefined, text: string): boolean =>
  now !== undefined &&
  now.zone === was.zone &&
  now.controller === was.controller &&
  [was, now].every(
    ({ abilities, statuses }) =>
      abilities.filter((each) => each === text).length === 1 && !statuses.includes('face down'),
  );

/** How many events a text of an object's names; undefined where that can't be told. */
function eventsFor(
  on: On,
  source: ObjectView,
  since: readonly TraceLine[],
  before: ReadonlyMap<string, ObjectView>,
  { objects, table }: Moment,
): number | undefined {
  const kind = kindOf(on);
  const attacked = new Set<string>();
  let times = 0;
  for (const line of since) {
    if (line.kind !== kind) continue;
    if (line.amount === 0) return undefined;
    if (on.base !== undefined) {
      const base = baseIn(line, objects);
      if (!base) return undefined;
      if (!base.types.includes('base') || !isMeant(on.base, base.controller === source.controller)) continue;
      // 508.3b: once, however many units attack it.
      if (kind === ATTACK && attacked.has(base.id)) continue;
      attacked.add(base.id);
      times += 1;
      continue;
    }
    if (on.who !== undefined) {
      if (line.player === undefined) return undefined;
      if (!isMeant(on.who, line.player === source.controller)) continue;
      // From an empty deck nothing is drawn, though the trace tells of a draw.
      if (kind === DRAW && !hasDeck(table, line.player)) return undefined;
      // 508.3d: once, however many units attack.
      times = kind === ATTACK ? 1 : times + 1;
      continue;
    }
    if (on.what === 'this unit') {
      if (line.object === source.id) times += 1;
      continue;
    }
    const was = before.get(line.object ?? '');
    const now = objects.get(line.object ?? '') ?? was;
    if (!was || !now || was.controller !== now.controller) return undefined;
    if (was.types.includes('unit') !== now.types.includes('unit')) return undefined;
    if (was.types.includes('unit') && isMeant(on.what ?? '', was.controller === source.controller))
      times += 1;
  }
  // Who blocks another attacker as well doesn't block once more.
  return kind === 'block' && (times > 1 || [...before.values()].some(({ blocking }) => blocking.length > 0))
    ? undefined
    : times;
}

/** The base that an event is about: the one that is attacked, or is turned up. */
const baseIn = (
  { kind, object = '' }: TraceLine,
  objects: ReadonlyMap<string, ObjectView>,
): ObjectView | undefined => objects.get(kind === ATTACK ? (objects.get(object)?.attacking ?? '') : object);

const hasDeck = ({ objects }: Observation, player: number): boolean =>
  objects.some(({ zone, owner }) => zone === 'deck' && owner === player);

const OWN: ReadonlySet<string> = new Set(['you', 'a unit you control', 'a base you control']);
const OTHERS: ReadonlySet<string> = new Set([
  ...['an opponent', 'a unit an opponent controls', 'a base an opponent controls'],
]);
const isMeant = (who: string, isOwn: boolean): boolean => (isOwn ? !OTHERS.has(who) : !OWN.has(who));

function miscounted(
  name: string,
  { player, text, should }: Expected,
  since: readonly TraceLine[],
  { reach }: Moment,
): string | undefined {
  const put = since.filter(
    (line) => line.kind === 'put on the chain of events' && line.player === player && nameOn(line) === name,
  ).length;
  if (should > 0 && put === should) reach.saw(TRIGGERED);
  if (put === should || (put < should && CHOSEN.test(text))) return undefined;
  return `"${name}" triggers ${put} times, and there ${should === 1 ? 'is 1 such event' : `are ${should} such events`}.`;
}
