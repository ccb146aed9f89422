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
    const base = object.base === undefined ? undefined : bases.get(object.base);
    if (!base) return `"${object.name}" is in no base.`;
    if (!base.statuses.includes('face up'))
      return `"${object.name}" is in "${base.name}", which is face down.`;
    if (base.controller !== object.controller)
      return `"${object.name}" is in a base that another player controls.`;
  }
  return undefined;
}

/** 704.5e, 203.4c: one legendary permanent of a name for each player. */
export const legends: Invariant = {
  number: 'L12',
  name: 'legends',
  rules: ['704.5e', '704.5f', '203.4c'],
  cost: 'cheap',
  documentation:
    'When a player receives priority nobody controls two legendary permanents of one name; bases count when they are face up. Several players may have one each.',
  gherkin: 'no player controls two legendary permanents of one name when a player gets priority',
  broken: 'a player controls two legendary permanents of one name when a player gets priority',
  mustReach: {},
  watch: () => atPriority(twice),
};

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
