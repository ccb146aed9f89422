import type { ObjectView, Observation, PendingDecision, TraceLine } from '../../port/contract';
import { deedOf, type Names } from '../shrink/deed';
import { same } from './same';

/** What one engine says, and what the other one says in its place. */
export interface Statements {
  readonly one: string;
  readonly other: string;
}

/** A moment of one engine's game, and the names of what there is in it. */
export interface Seen {
  readonly decision: PendingDecision | undefined;
  /** What happened since the moment before. */
  readonly lines: readonly TraceLine[];
  readonly table: Observation;
  readonly names: Names;
}

const NOTHING = 'nothing more';

/**
 * The first event that two engines don't share. What the first engine does, or failing that the other one, stands in
 * plain words; what is said beside it stands in quotes, for it is another way to say the same difference.
 */
export function eventsDiffer(
  one: Seen,
  other: Seen,
): (Statements & { readonly isProgress: boolean; readonly rule?: string }) | undefined {
  const [mine, theirs] = [one, other].map(({ lines, names }) =>
    lines.filter(({ what }) => what === 'event').map((line) => ({ line, text: eventIn(line, names) })),
  );
  const place = longer(mine ?? [], theirs ?? []).findIndex(
    (_, at) => mine?.[at]?.text !== theirs?.[at]?.text,
  );
  if (place < 0) return undefined;
  const [here, there] = [mine?.[place], theirs?.[place]];
  const essential = here ?? there;
  const aside = (text = NOTHING): string => `"${text.replaceAll('"', "'")}"`;
  return {
    one: here?.text ?? aside(),
    other: here ? aside(there?.text) : (there?.text ?? aside()),
    // That a step begins follows from what was or wasn't done before.
    isProgress: essential?.line.kind === 'begin',
    ...(essential?.line.rule ? { rule: essential.line.rule } : {}),
  };
}

const longer = <T>(one: readonly T[], other: readonly T[]): readonly T[] =>
  one.length >= other.length ? one : other;

function eventIn({ kind, player, object, amount, detail }: TraceLine, names: Names): string {
  return [
    kind,
    ...(player === undefined ? [] : [names.player(player)]),
    ...(object === undefined ? [] : [`"${names.object(object) ?? 'something'}"`]),
    ...(amount === undefined ? [] : [String(amount)]),
    ...(detail === undefined ? [] : [detail]),
  ].join(' ');
}

/** The first thing on the table that two engines show otherwise. Ids are each engine's own: names are compared. */
export function tablesDiffer(one: Seen, other: Seen): Statements | undefined {
  // Engines of one kind most often give the same ids.
  if (same(one.table, other.table)) return undefined;
  const [mine, theirs] = [linesOf(one), linesOf(other)];
  for (const [about, line] of mine) if (theirs.get(about) !== line) return put(line, theirs.get(about));
  const more = [...theirs.keys()].find((key) => !mine.has(key));
  if (more !== undefined) return put(undefined, theirs.get(more));
  return objectsDiffer(one, other) ?? partsDiffer(one, other);
}

function partsDiffer(one: Seen, other: Seen): Statements | undefined {
  const [mine, theirs] = [one, other].map(
    ({ table: { turn, activePlayer, step }, names }) =>
      `it is turn ${turn}, ${names.player(activePlayer)}'s ${step}`,
  );
  return mine === theirs ? undefined : put(mine, theirs);
}

/** Objects of one name and owner are compared all together: which of them is which, each engine knows for itself. */
function objectsDiffer(one: Seen, other: Seen): Statements | undefined {
  const [mine, theirs] = [groupsOf(one), groupsOf(other)];
  for (const called of new Set([...mine.keys(), ...theirs.keys()])) {
    const [here, there] = [mine.get(called) ?? [], theirs.get(called) ?? []];
    if (here.length !== there.length)
      return put(`there are ${here.length} of ${called}`, `there are ${there.length} of ${called}`);
    const said = here.map((object) => propertiesOf(object, called, one.names));
    const left = there.map((object) => propertiesOf(object, called, other.names));
    for (const properties of said) {
      const twin = left.findIndex((each) => same([...each], [...properties]));
      if (twin >= 0) left.splice(twin, 1);
      else return propertyOf(properties, nearest(properties, left));
    }
  }
  return undefined;
}

/** Of several objects the one that shares the most with another. */
function nearest(
  properties: ReadonlyMap<string, string>,
  others: readonly ReadonlyMap<string, string>[],
): ReadonlyMap<string, string> {
  const shared = (each: ReadonlyMap<string, string>): number =>
    [...properties].filter(([about, line]) => each.get(about) === line).length;
  return others.toSorted((some, more) => shared(more) - shared(some))[0] ?? new Map();
}

function propertyOf(
  mine: ReadonlyMap<string, string>,
  theirs: ReadonlyMap<string, string>,
): Statements | undefined {
  const about = [...new Set([...mine.keys(), ...theirs.keys()])].find(
    (key) => mine.get(key) !== theirs.get(key),
  );
  return about === undefined ? undefined : put(mine.get(about), theirs.get(about));
}

const put = (one: string | undefined, other: string | undefined): Statements => ({
  one: one ?? 'there is none such',
  other: other ?? 'there is none such',
});

/** What is so of the game and its players, by what it is about. */
function linesOf({ table }: Seen): ReadonlyMap<string, string> {
  const { players, over, drawn } = table;
  const lines = new Map<string, string>();
  lines.set('over', `the game is ${drawn ? 'a draw' : over ? 'over' : 'not over'}`);
  for (const { name, seat, resources, statuses = [], inGame, won, lost } of players) {
    lines.set(
      `${seat} plays`,
      `${name} ${won ? 'has won' : lost ? 'has lost' : inGame ? 'plays' : 'is out of the game'}`,
    );
    for (const [kind, amount] of Object.entries(resources))
      lines.set(`${seat} has ${kind}`, `${name} has ${amount} ${kind}`);
    for (const status of statuses) lines.set(`${seat} is ${status}`, `${name} has ${status}`);
  }
  return lines;
}

/** Objects by how a sentence names them: name and owner. */
function groupsOf({ table: { objects }, names }: Seen): ReadonlyMap<string, readonly ObjectView[]> {
  const groups = new Map<string, ObjectView[]>();
  for (const object of objects) {
    const { name, source, owner } = object;
    const known = name ?? (source === undefined ? undefined : names.object(source));
    const ability = source === undefined ? '' : 'the ability of ';
    const called = `${ability}"${known ?? 'a hidden card'}" of ${names.player(owner)}`;
    groups.set(called, [...(groups.get(called) ?? []), object]);
  }
  return groups;
}

function propertiesOf(object: ObjectView, called: string, names: Names): ReadonlyMap<string, string> {
  const { zone, controller, at, attacking, statuses, damage, characteristics, counters, abilities } = object;
  const named = (id: string | undefined): string =>
    id === undefined ? 'nothing' : `"${names.object(id) ?? 'something'}"`;
  const properties: readonly (readonly [string, string])[] = [
    ['zone', `is in the ${zone}`],
    ['controller', `is controlled by ${controller === undefined ? 'nobody' : names.player(controller)}`],
    ['at', `is in ${named(at)}`],
    ['statuses', `is ${[...statuses].sort().join(', ') || 'nothing of note'}`],
    ['attacking', `attacks ${named(attacking)}`],
    ['damage', `has ${damage} damage`],
    ...Object.entries(characteristics)
      .map(([what, value]) => [what, `has ${what} ${value}`] as const)
      .sort(),
    [
      'counters',
      `has ${
        Object.entries(counters)
          .filter(([, count]) => count > 0)
          .map(([counter, count]) => `${count} ${counter}`)
          .sort()
          .join(', ') || 'no'
      } counters`,
    ],
    ...[...abilities].sort().map((text) => [text, `has the ability "${text.replaceAll('"', "'")}"`] as const),
  ];
  return new Map(properties.map(([about, said]) => [about, `${called} ${said}`]));
}

/** What two engines ask otherwise. */
export function decisionsDiffer(one: Seen, other: Seen): Statements | undefined {
  if (same(one.decision, other.decision)) return undefined;
  const [mine, theirs] = [askedIn(one), askedIn(other)];
  if (mine !== theirs) return { one: mine, other: theirs };
  const [offered, offeredThere] = [offersIn(one), offersIn(other)];
  const more = onlyIn(offered, offeredThere);
  if (more !== undefined) return { one: `it offers ${more}`, other: "it doesn't" };
  const fewer = onlyIn(offeredThere, offered);
  return fewer === undefined ? undefined : { one: "it doesn't", other: `it offers ${fewer}` };
}

function askedIn({ decision, names }: Seen): string {
  if (!decision) return 'nobody is asked anything';
  const { player, purpose, kind, minimum, maximum, amount } = decision;
  const many = kind === 'distribute' ? `${amount}` : `${minimum} to ${maximum}`;
  return purpose === 'priority'
    ? `${names.player(player)} has priority`
    : `${names.player(player)} is asked to ${purpose} (${kind}${kind === 'order' ? '' : ` ${many}`})`;
}

function offersIn({ decision, names }: Seen): readonly string[] {
  if (!decision) return [];
  return decision.options.map((_, place) => {
    const [thing] = deedOf({ ...decision, kind: 'choose' }, [place], names).things;
    const { action, object, onto, player, label } = thing ?? { label: '' };
    const what =
      object === undefined ? (player ?? (action === undefined ? `"${label}"` : undefined)) : `"${object}"`;
    return [action, what, onto === undefined ? undefined : `"${onto}"`]
      .filter((part) => part !== undefined)
      .join(' ');
  });
}

/** The first of some that others don't have as often. */
function onlyIn(some: readonly string[], others: readonly string[]): string | undefined {
  const left = [...others];
  return some.find((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
