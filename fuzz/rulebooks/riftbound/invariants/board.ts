import type { ObjectView, Observation } from '../../../../port/contract';
import { atPriority, type Invariant, type Moment } from '../../../invariant';

/** 106.4.b, 106.4.c, 322.7: at most one card is hidden at a battlefield, by the player who controls it. */
export const facedownZones: Invariant = {
  number: 'R1',
  name: 'facedown zones',
  rules: ['106.4.b', '106.4.c', '322.7'],
  cost: 'cheap',
  documentation:
    'A facedown zone holds one card at most. When a player receives priority the player who controls that card controls its battlefield as well.',
  gherkin: 'no facedown zone holds two cards, or one of a player who does not control its battlefield',
  broken: 'a facedown zone holds two cards, or one of a player who does not control its battlefield',
  mustReach: { 'a card in a facedown zone': 5 },
  watch: () =>
    atPriority(({ table, reach }) => {
      const taken = new Set<string>();
      for (const object of table.objects) {
        if (object.zone !== 'facedown zone') continue;
        reach.saw('a card in a facedown zone');
        const battlefield = table.objects.find(({ id }) => id === object.at);
        const at = battlefield?.name ?? 'nowhere';
        if (taken.has(object.at ?? '')) return `Two cards are in the facedown zone of "${at}".`;
        taken.add(object.at ?? '');
        if (battlefield?.controller !== object.controller)
          return `A card is hidden at "${at}" by a player who doesn't control it.`;
      }
      return undefined;
    }),
};

/** 308, 322.6, 322.13, 322.14, 184.4: in a neutral open state every battlefield is settled. */
export const battlefields: Invariant = {
  number: 'R2',
  name: 'battlefields',
  rules: ['322.14', '322.13', '322.6', '184.4.a', '184.4.c'],
  ruleOf: (message) =>
    message.includes('without any unit') ? '322.6' : message.includes('contested') ? '322.13' : undefined,
  cost: 'cheap',
  documentation:
    'When a player receives priority in a neutral open state no battlefield has units of two players or is contested, whoever has units at one controls it, and nobody controls one without units.',
  gherkin: 'every battlefield is settled when a player gets priority in a neutral open state',
  broken: 'a battlefield is not settled when a player gets priority in a neutral open state',
  mustReach: { 'a battlefield with units': 20 },
  watch: () => atPriority((moment) => (moment.table.state === NEUTRAL_OPEN ? unsettled(moment) : undefined)),
};

const NEUTRAL_OPEN = 'neutral open';

function unsettled({ table, reach }: Moment): string | undefined {
  const present = new Map<string, Set<number>>();
  for (const unit of unitsOn(table))
    if (unit.at !== undefined && unit.controller !== undefined)
      present.set(unit.at, (present.get(unit.at) ?? new Set()).add(unit.controller));
  for (const { id, name, types, statuses, controller } of table.objects) {
    if (!types.includes('battlefield')) continue;
    const [one, another] = present.get(id) ?? [];
    if (one !== undefined) reach.saw('a battlefield with units');
    if (another !== undefined) return `Units of two players are at "${name}", and nobody fights.`;
    if (statuses.includes('contested')) return `"${name}" is contested, and nothing comes of it.`;
    const holder = statuses.includes('controlled') ? controller : undefined;
    if (one !== undefined && holder !== one)
      return `${table.players[one]?.name} alone has units at "${name}", and doesn't control it.`;
    if (one === undefined && holder !== undefined)
      return `${table.players[holder]?.name} controls "${name}" without any unit there.`;
  }
  return undefined;
}

/** 322.4, 142.2.a: nobody survives lethal damage. */
export const wounds: Invariant = {
  number: 'R3',
  name: 'lethal damage',
  rules: ['322.4', '142.2.a'],
  cost: 'cheap',
  documentation:
    'Damage is never less than nothing. When a player receives priority no unit bears damage that equals or exceeds its Might.',
  gherkin: 'no unit with lethal damage is on the board when a player gets priority',
  broken: 'a unit with lethal damage is on the board when a player gets priority',
  mustReach: { 'a damaged unit': 10 },
  watch: () =>
    atPriority(({ table, reach }) => {
      for (const { name, damage, characteristics } of unitsOn(table)) {
        if (damage === 0) continue;
        reach.saw('a damaged unit');
        const { might = 0 } = characteristics;
        if (damage < 0 || damage >= might)
          return `"${name}" is on the board with ${damage} damage and ${might} Might.`;
      }
      return undefined;
    }),
};

/** 317.2.b: damage goes as a turn ends. */
export const healed: Invariant = {
  number: 'R4',
  name: 'healed',
  rules: ['317.2.b'],
  cost: 'cheap',
  documentation:
    'All units are healed as a turn ends: one that is damaged when a player is first asked in a turn was dealt damage since then, in the Expiration Step or later.',
  gherkin: 'all units are healed as a turn ends',
  broken: 'a unit is still damaged as the next turn begins',
  mustReach: { 'a turn that begins after damage was dealt': 3 },
  watch: () => {
    /** Was damage dealt since units were healed last, and before that, in the turn that ends? */
    let since = false;
    let before = false;
    return {
      look: (moment) => {
        let begins = false;
        for (const { kind, detail } of moment.lines) {
          if (kind === 'deal damage') since = true;
          else if (kind !== 'begin') continue;
          else if (detail === FIRST_PHASE) begins = true;
          else if (detail === AFTER_HEALING) {
            before = since;
            since = false;
          }
        }
        if (!begins) return undefined;
        const isDue = before && !since;
        before = false;
        if (!isDue) return undefined;
        moment.reach.saw('a turn that begins after damage was dealt');
        const hurt = unitsOn(moment.table).find(({ damage }) => damage > 0);
        return hurt && `A turn has begun, and "${hurt.name}" still bears ${hurt.damage} damage.`;
      },
    };
  },
};

const FIRST_PHASE = 'awaken phase';
/** 317.2, 317.3: what triggers in it may deal damage again. */
const AFTER_HEALING = 'expiration step';

/** 322.7, 147.3, 421.4, 719.3: gear is at a base, or attached, and then where its unit is. */
export const gear: Invariant = {
  number: 'R5',
  name: 'gear',
  rules: ['322.7', '147.3', '421.4'],
  cost: 'cheap',
  documentation:
    'When a player receives priority what is attached is attached to something on the board and where that is, and gear that is attached to nothing is at no battlefield.',
  gherkin: 'gear is attached where its unit is, or at a base, when a player gets priority',
  broken: 'gear is neither attached where its unit is nor at a base when a player gets priority',
  mustReach: { 'attached gear': 5 },
  watch: () => atPriority(astray),
};

function astray({ table, objects, reach }: Moment): string | undefined {
  for (const { name, zone, types, attachedTo, at: base } of table.objects) {
    if (zone !== BOARD) continue;
    if (attachedTo !== undefined) {
      reach.saw('attached gear');
      const to = objects.get(attachedTo);
      if (to?.zone !== BOARD) return `"${name}" is attached to something that isn't on the board.`;
      if (to.at !== base) return `"${name}" is elsewhere than "${to.name}", to which it is attached.`;
    } else if (types.includes('gear') && objects.get(base ?? '')?.types.includes('battlefield'))
      return `"${name}" is attached to nothing, and at a battlefield.`;
  }
  return undefined;
}

/** 180.1: tokens are on the board, or nowhere. */
export const tokens: Invariant = {
  number: 'R6',
  name: 'tokens',
  rules: ['180.1'],
  cost: 'cheap',
  documentation: 'A token that is put into a zone other than the board ceases to exist: none is seen there.',
  gherkin: 'no token is anywhere but on the board when a player gets priority',
  broken: 'a token is elsewhere than on the board when a player gets priority',
  mustReach: { 'a token on the board': 10 },
  watch: () =>
    atPriority(({ table, reach }) => {
      for (const { supertypes, zone, name, source } of table.objects) {
        if (!supertypes.includes('token') || source !== undefined) continue;
        if (zone !== BOARD) return `The token "${name}" is in the ${zone}.`;
        reach.saw('a token on the board');
      }
      return undefined;
    }),
};

const BOARD = 'board';

const known = new WeakMap<readonly ObjectView[], readonly ObjectView[]>();

/** The units on the board, in the order in which they are listed: looked for once in each list of objects. */
export function unitsOn({ objects }: Pick<Observation, 'objects'>): readonly ObjectView[] {
  let found = known.get(objects);
  if (!found) {
    found = objects.filter(({ zone, types }) => zone === BOARD && types.includes('unit'));
    known.set(objects, found);
  }
  return found;
}
