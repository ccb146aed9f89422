import type { ObjectView, Observation, OfferedOption, PendingDecision, TraceLine } from '../../port/contract';
import type { Step } from './given';
import type { Told } from './telling';
import { quoted, type ScenarioWords, Unsayable } from './words';

/** A game as one engine has it at the end of a scenario. */
export interface Ending {
  readonly observation: Observation;
  readonly decision: PendingDecision | undefined;
  /** All that happened since the setup. */
  readonly trace: readonly TraceLine[];
}

/** A sentence, and the words that it has where it was so from the beginning. */
type Said = readonly [Step, Step?];

/**
 * What may be said at the end of a scenario that is so on one engine and not on another, the plainest first. Whether it
 * is so, and not for nothing, is seen when the scenario is played on both.
 *
 * @param told the game as the first engine has it
 */
export function differingSteps(
  told: Told,
  one: Ending,
  other: Ending,
  words: ScenarioWords,
): readonly Step[] {
  const so: readonly (() => readonly Said[])[] = [
    () => endings(one, other),
    () => objects(told, one, other, words),
    () => players(one, other, words),
    () => offers(told, one, other),
    () => asked(one, other),
    () => chain(told, one, other, words),
    () => events(told, one, other),
  ];
  const said = so.flatMap((says) => sayable(says));
  return said.flatMap(([now, still]) => (still ? [now, still] : [now]));
}

function sayable<T>(says: () => readonly T[]): readonly T[] {
  try {
    return says();
  } catch (error) {
    if (error instanceof Unsayable) return [];
    throw error;
  }
}

const nameOf = ({ observation }: Ending, seat: number): string => observation.players[seat]?.name ?? '';

function endings(one: Ending, other: Ending): readonly Said[] {
  const said: Said[] = [];
  const { observation: here } = one;
  const { observation: there } = other;
  for (const { seat, name, won, lost } of here.players) {
    const same = there.players[seat];
    if (won && !same?.won) said.push([[`${name} wins the game`]]);
    if (lost && !same?.lost) said.push([[`${name} loses the game`]]);
  }
  if (here.drawn && !there.drawn) said.push([['the game is a draw']]);
  if (!here.over && there.over) said.push([['the game is not over']]);
  return said;
}

/** What is so of objects that have a name of their own on both engines. */
function objects(told: Told, one: Ending, other: Ending, words: ScenarioWords): readonly Said[] {
  const [mine, theirs] = [byName(one.observation), byName(other.observation)];
  const end = told.length;
  const said: Said[] = [];
  for (const [key, [object, another]] of mine) {
    if (!object || another) continue;
    const same = theirs.get(key) ?? [];
    if (same.length > 1) continue;
    const name = told.object(end, object.id);
    const is = (what: string): Said => [[`${name} is ${what}`], [`${name} is still ${what}`]];
    const has = (what: string): Said => [[`${name} has ${what}`], [`${name} still has ${what}`]];
    said.push(...zones(one, object, same[0], words).map(is));
    const [there] = same;
    if (!there || there.zone !== object.zone) continue;
    said.push(...states(told, one, other, object, there, words).map(is));
    for (const status of words.statuses)
      if (there.statuses.includes(status) && !object.statuses.includes(status))
        said.push([[`${name} is not ${status}`]]);
    said.push(...qualities(object, there, words).map(has));
    for (const text of there.abilities)
      if (!object.abilities.includes(text))
        said.push([[`${name} doesn't have the ability ${inQuotes(text)}`]]);
  }
  for (const [key, [object]] of theirs)
    if (object?.name !== undefined && !mine.has(key))
      for (const [phrase, zone] of Object.entries(words.sharedZones))
        if (zone === object.zone) said.push([[`${quoted(object.name)} is not ${phrase}`]]);
  return said;
}

/** Objects that aren't abilities, by name and owner. */
function byName({ objects: all }: Observation): ReadonlyMap<string, readonly ObjectView[]> {
  const found = new Map<string, ObjectView[]>();
  for (const object of all) {
    if (object.name === undefined || object.source !== undefined) continue;
    const key = `${object.owner} ${object.name}`;
    found.set(key, [...(found.get(key) ?? []), object]);
  }
  return found;
}

function zones(
  one: Ending,
  { zone, owner }: ObjectView,
  there: ObjectView | undefined,
  { piles, sharedZones }: ScenarioWords,
): readonly string[] {
  if (there?.zone === zone) return [];
  if (piles.includes(zone)) return [`in ${nameOf(one, owner)}'s ${zone}`];
  return Object.entries(sharedZones).flatMap(([phrase, shared]) => (shared === zone ? [phrase] : []));
}

/** Name of the base that an object is in. */
const baseOf = ({ base }: ObjectView, { observation }: Ending): string | undefined =>
  observation.objects.find(({ id }) => id === base)?.name;

/** Where and what an object is, as a sentence says it after "is". */
function states(
  told: Told,
  one: Ending,
  other: Ending,
  object: ObjectView,
  there: ObjectView,
  { statuses }: ScenarioWords,
): readonly string[] {
  const said: string[] = [];
  if (object.controller !== undefined && object.controller !== there.controller)
    said.push(`controlled by ${nameOf(one, object.controller)}`);
  if (object.base !== undefined && baseOf(object, one) !== baseOf(there, other))
    said.push(`in ${told.object(told.length, object.base)}`);
  for (const status of statuses)
    if (object.statuses.includes(status) && !there.statuses.includes(status)) said.push(status);
  if (object.attacking !== undefined && there.attacking === undefined)
    said.push(`attacking ${told.object(told.length, object.attacking)}`);
  return said;
}

/** What an object has, as a sentence says it after "has". */
function qualities(
  object: ObjectView,
  there: ObjectView,
  { characteristics }: ScenarioWords,
): readonly string[] {
  const said: string[] = [];
  for (const { words, shown } of characteristics) {
    if (shown === undefined) continue;
    const value = object.characteristics[shown];
    const [word] = words;
    if (value !== undefined && value !== there.characteristics[shown] && word !== undefined)
      said.push(`${word} ${value}`);
  }
  if (object.damage !== there.damage) said.push(`${object.damage || 'no'} damage marked`);
  for (const counter of new Set([...Object.keys(object.counters), ...Object.keys(there.counters)])) {
    const count = object.counters[counter] ?? 0;
    if (count !== (there.counters[counter] ?? 0))
      said.push(`${count || 'no'} ${counter} ${count === 1 ? 'counter' : 'counters'}`);
  }
  for (const text of object.abilities)
    if (!there.abilities.includes(text)) said.push(`the ability ${inQuotes(text)}`);
  return said;
}

function inQuotes(text: string): string {
  const mark = ['"', "'"].find((each) => !text.includes(each));
  if (mark === undefined || text.includes('\n'))
    throw new Unsayable('an ability with both kinds of quotes in it');
  return `${mark}${text}${mark}`;
}

function players(one: Ending, other: Ending, { piles, resources }: ScenarioWords): readonly Said[] {
  const said: Said[] = [];
  for (const { seat, name, resource, pool, points } of one.observation.players) {
    const there = other.observation.players[seat];
    const has = (what: string): void => {
      said.push([[`${name} has ${what}`], [`${name} still has ${what}`]]);
    };
    for (const [word, kind] of Object.entries(resources)) {
      const amount = pool ? (pool[kind] ?? 0) : resource;
      const same = there?.pool ? (there.pool[kind] ?? 0) : there?.resource;
      if (amount !== same) has(`${amount} ${word}`);
    }
    if (points !== undefined && points !== there?.points) has(`${points} points`);
    for (const pile of piles) {
      const [count, same] = [one, other].map(
        ({ observation }) =>
          observation.objects.filter(({ zone, owner }) => zone === pile && owner === seat).length,
      );
      const cards = `${count} ${count === 1 ? 'card' : 'cards'}`;
      if (count !== same)
        said.push([[`${name}'s ${pile} holds ${cards}`], [`${name}'s ${pile} still holds ${cards}`]]);
    }
  }
  return said;
}

/** What one player is offered with priority and isn't on the other engine, and the other way round. */
function offers(told: Told, one: Ending, other: Ending): readonly Said[] {
  const [here, there] = [one.decision, other.decision];
  if (!here || !there || here.player !== there.player || here.purpose !== there.purpose) return [];
  const name = nameOf(one, here.player);
  const all = deedsIn(here, (id) => told.object(told.length, id));
  const theirs = deedsIn(there, (id) => calledIn(other.observation, id));
  return [
    ...[...all]
      .filter((deed) => !theirs.has(deed))
      .map((deed): Said => [[`${name} can ${deed}`], [`${name} can still ${deed}`]]),
    ...[...theirs].filter((deed) => !all.has(deed)).map((deed): Said => [[`${name} can't ${deed}`]]),
  ];
}

const calledIn = ({ objects: all }: Observation, id: string): string =>
  quoted(all.find((object) => object.id === id)?.name ?? '');

const VERBS: Readonly<Record<string, string>> = {
  play: 'play',
  redeem: 'redeem',
  activate: 'activate',
  'turn up a base': 'turn up',
};

/** What is offered, as a sentence says it after "can". */
function deedsIn({ options, purpose }: PendingDecision, called: (id: string) => string): ReadonlySet<string> {
  const deeds = options.flatMap(({ action = '', object, onto, player, label }: OfferedOption) => {
    if (object === undefined)
      return player === undefined && purpose !== 'priority' && action === ''
        ? [`choose ${quoted(label)}`]
        : [];
    const verb = VERBS[action];
    if (verb !== undefined) return [`${verb} ${called(object)}`];
    if (onto !== undefined && action === 'move a unit') return [`move ${called(object)} to ${called(onto)}`];
    if (onto !== undefined && (action === 'attack' || action === 'block'))
      return [`${action} ${called(onto)} with ${called(object)}`];
    return purpose === 'priority' || action !== '' ? [] : [`choose ${called(object)}`];
  });
  return new Set(deeds);
}

function asked(one: Ending, other: Ending): readonly Said[] {
  const said: Said[] = [];
  const { decision, observation } = one;
  const there = other.decision;
  if (decision && (decision.player !== there?.player || decision.purpose !== there.purpose)) {
    const name = nameOf(one, decision.player);
    said.push(
      decision.purpose === 'priority'
        ? [[`${name} has priority`], [`${name} still has priority`]]
        : [[`${name} is asked to ${decision.purpose}`]],
    );
  }
  if (
    observation.step !== other.observation.step ||
    observation.activePlayer !== other.observation.activePlayer
  ) {
    const part = `${nameOf(one, observation.activePlayer)}'s ${observation.step}`;
    said.push([[`it is ${part}`], [`it is still ${part}`]]);
  }
  return said;
}

/** What lies on the chain of events, from the top. */
function chain(told: Told, one: Ending, other: Ending, words: ScenarioWords): readonly Said[] {
  const [mine, theirs] = [one, other].map(({ observation }) =>
    observation.objects.filter(({ zone }) => zone === words.chain),
  );
  if (!mine || !theirs) return [];
  if (mine.length === 0) return theirs.length === 0 ? [] : [[['the chain of events is empty']]];
  return [[[`the chain of events holds ${mine.map(({ id }) => told.object(told.length, id)).join(', ')}`]]];
}

/** Events that only the first engine tells of, and rules that only one of them cites. */
function events(told: Told, one: Ending, other: Ending): readonly Said[] {
  const line = firstOnly(told, one, other);
  const said: Said[] = [];
  if (line) {
    const cells = [
      ['event', line.kind],
      ...(line.player === undefined ? [] : [['player', nameOf(one, line.player)]]),
      ...(line.object === undefined ? [] : [['object', told.nameEver(line.object)]]),
      ...(line.amount === undefined ? [] : [['amount', String(line.amount)]]),
      ...(line.detail === undefined ? [] : [['detail', line.detail]]),
    ];
    const row = (place: 0 | 1): string =>
      `| ${cells.map((cell) => (cell[place] ?? '').padEnd(Math.max(...cell.map(({ length }) => length)))).join(' | ')} |`;
    said.push([['the trace shows, in this order:', row(0), row(1)]]);
  }
  const [mine, theirs] = [one, other].map(
    ({ trace }) => new Set(trace.flatMap(({ rule, what }) => (rule && what === 'event' ? [rule] : []))),
  );
  for (const rule of theirs ?? []) if (!mine?.has(rule)) said.push([[`the trace doesn't cite rule ${rule}`]]);
  for (const rule of mine ?? []) if (!theirs?.has(rule)) said.push([[`the trace cites rule ${rule}`]]);
  return said;
}

/** The first event, from the end of what both tell of, that only the first engine tells of. */
function firstOnly(told: Told, one: Ending, other: Ending): TraceLine | undefined {
  const key = ({ kind, player, amount, detail, object }: TraceLine, ending: Ending): string =>
    JSON.stringify([
      kind,
      player,
      amount,
      detail,
      object === undefined
        ? ''
        : ending === one
          ? told.nameEver(object)
          : (ending.observation.objects.find(({ id }) => id === object)?.name ?? ''),
    ]);
  const left = other.trace.map((line) => key(line, other));
  return one.trace.find((line) => {
    if (line.what !== 'event' || line.kind === 'begin') return false;
    const place = left.indexOf(key(line, one));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
