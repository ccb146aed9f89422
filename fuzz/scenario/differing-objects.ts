import type { ObjectView, Observation } from '../../port/contract';
import { type Ending, nameOf, type Said } from './ending';
import type { Told } from './telling';
import { quoted, type ScenarioWords, Unsayable } from './words';

/** What is so of objects that have a name of their own on both engines. */
export function objects(told: Told, one: Ending, other: Ending, words: ScenarioWords): readonly Said[] {
  const [mine, theirs] = [byName(one.observation), byName(other.observation)];
  const said: Said[] = [];
  for (const [key, all] of mine) {
    const same = theirs.get(key) ?? [];
    if (same.length > 1 && same.length !== all.length) continue;
    for (const [place, object] of all.entries())
      said.push(...oneObject(told, one, other, object, same[place], words));
  }
  for (const [key, [object]] of theirs)
    if (object?.name !== undefined && !mine.has(key))
      for (const [phrase, zone] of Object.entries(words.sharedZones))
        if (zone === object.zone) said.push([[`${quoted(object.name)} is not ${phrase}`]]);
  return said;
}

/** What is so of one object; of another one with its name on the other engine it isn't. */
function oneObject(
  told: Told,
  one: Ending,
  other: Ending,
  object: ObjectView,
  there: ObjectView | undefined,
  words: ScenarioWords,
): readonly Said[] {
  const name = told.object(told.length, object.id);
  const is = (what: string): Said => [[`${name} is ${what}`], [`${name} is still ${what}`]];
  const has = (what: string): Said => [[`${name} has ${what}`], [`${name} still has ${what}`]];
  const where = zones(one, object, there, words).map(is);
  if (!there || there.zone !== object.zone) return where;
  const isNot = words.statuses
    .filter((status) => there.statuses.includes(status) && !object.statuses.includes(status))
    .map((status): Said => [[`${name} is not ${status}`]]);
  const hasNot = there.abilities
    .filter((text) => !object.abilities.includes(text))
    .map((text): Said => [[`${name} doesn't have the ability ${inQuotes(text)}`]]);
  return [
    ...where,
    ...states(told, one, other, object, there, words).map(is),
    ...isNot,
    ...qualities(object, there, words).map(has),
    ...hasNot,
  ];
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

/** Name of the place that an object is in. */
const placeOf = ({ at }: ObjectView, { observation }: Ending): string | undefined =>
  observation.objects.find(({ id }) => id === at)?.name;

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
  if (object.at !== undefined && placeOf(object, one) !== placeOf(there, other))
    said.push(`in ${told.object(told.length, object.at)}`);
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
