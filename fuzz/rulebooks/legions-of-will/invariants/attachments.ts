import type { ObjectView } from '../../../../port/contract';
import { atPriority, type Invariant, type Moment } from '../../../invariant';

/** 704.5g, 302.2b, 303.2b, 305.3b: what isn't a base is in a face-up base of its controller's. */
export const attachments: Invariant = {
  number: 'L11',
  name: 'attachments',
  rules: ['704.5g', '302.2b', '303.2b', '305.3b'],
  cost: 'cheap',
  documentation:
    'When a player receives priority every unit, upgrade and trap on the battlefield is in a face-up base that its own controller controls.',
  gherkin: "every permanent is in a face-up base of its controller's when a player gets priority",
  broken: "a permanent is not in a face-up base of its controller's when a player gets priority",
  mustReach: {},
  watch: () => atPriority(astray),
};

function astray({ table }: Moment): string | undefined {
  const bases = new Map<string, ObjectView>();
  for (const object of table.objects) if (isOnTable(object) && isBase(object)) bases.set(object.id, object);
  for (const object of table.objects) {
    if (!isOnTable(object) || isBase(object)) continue;
    const base = object.at === undefined ? undefined : bases.get(object.at);
    if (!base) return `"${object.name}" is in no base.`;
    if (!base.statuses.includes('face up'))
      return `"${object.name}" is in "${base.name}", which is face down.`;
    if (base.controller !== object.controller)
      return `"${object.name}" is in a base that another player controls.`;
  }
  return undefined;
}

const KEPT = 'a choice of the legend to keep';

/** 704.5e, 203.4c: one legendary permanent of a name for each player. */
export const legends: Invariant = {
  number: 'L12',
  name: 'legends',
  rules: ['704.5e', '704.5f', '203.4c'],
  cost: 'cheap',
  documentation:
    'When a player receives priority nobody controls two legendary permanents of one name; bases count when they are face up. Several players may have one each. Whoever chooses which one to keep chooses among legendary permanents of one name that are the own.',
  gherkin: 'no player controls two legendary permanents of one name when a player gets priority',
  broken: 'a player controls two legendary permanents of one name when a player gets priority',
  mustReach: { [KEPT]: 1 },
  seldom: true,
  watch: () => {
    const held = atPriority(twice);
    return { look: (moment) => wronglyKept(moment) ?? held.look(moment) };
  },
};

function wronglyKept({ decision, objects, reach }: Moment): string | undefined {
  if (decision?.purpose !== 'choose the legend to keep') return undefined;
  reach.saw(KEPT);
  const [first, ...others] = decision.options.flatMap(({ object = '' }) => objects.get(object) ?? []);
  const stranger = [first, ...others].find(
    (each) =>
      each &&
      !(isOnTable(each) && each.supertypes.includes('legendary') && each.controller === decision.player),
  );
  if (stranger) return `"${stranger.name}" may be kept as a legend, and is no legend of its player's.`;
  const other = others.find(({ name }) => name !== first?.name);
  return other && `"${first?.name}" and "${other.name}" are not legends of one name.`;
}

function twice({ table }: Moment): string | undefined {
  const held = new Set<string>();
  for (const object of table.objects) {
    if (!isOnTable(object) || !object.supertypes.includes('legendary')) continue;
    if (object.statuses.includes('face down')) continue;
    const key = `${object.controller} ${isBase(object)} ${object.name}`;
    if (held.has(key))
      return `${table.players[object.controller ?? 0]?.name} controls two legendary permanents "${object.name}".`;
    held.add(key);
  }
  return undefined;
}

const isOnTable = ({ zone }: ObjectView): boolean => zone === 'battlefield';
const isBase = ({ types }: ObjectView): boolean => types.includes('base');
