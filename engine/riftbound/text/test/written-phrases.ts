/** Players, objects, places and amounts of ability trees, written down as text again. */
import type { Amount, Filter, ObjectReference, Place, Resources, TargetSpecification, Who } from '../tree';

/** The targets that references point to. */
export type Targets = readonly TargetSpecification[];
/** The targets of a text that has none. */
export const NONE: Targets = [];

/** Of what no template says. */
export function unknown(part: unknown): never {
  throw new Error(`No template says ${JSON.stringify(part)}`);
}

/** A player. */
export function player(who: Who, targets: Targets): string {
  switch (who.who) {
    case 'you':
    case 'each player':
    case 'that player':
      return who.who;
    case 'each opponent':
      return 'opponents';
    case 'opponent':
      return 'an opponent';
    case 'controller of':
      return who.object.ref === 'that' ? 'its controller' : `${object(who.object, targets)}'s controller`;
    default:
      return unknown(who);
  }
}

const POWERS: Readonly<Record<string, string>> = { any: 'a', own: 'c' };

/** Energy and Power. */
export function resources({ energy, power = [] }: Resources): string {
  return `${energy ? `[${numbered(energy)}]` : ''}${power.map((each) => `[${POWERS[each] ?? each}]`).join('')}`;
}

/** "2 for each unit you control": what is counted, and how much each counts for. */
export function forEach(amount: Amount): { readonly each: number; readonly of: string } | undefined {
  if (amount.amount === 'product') {
    const per = forEach(amount.times);
    return per && amount.of.amount === 'number' ? { ...per, each: amount.of.value } : undefined;
  }
  if (amount.amount === 'count')
    return { each: amount.times, of: `for each ${described(amount.filter, []).replace(PLURAL, '$1')}` };
  if (amount.amount === 'done this way' && amount.done === 'spend buff')
    return { each: 1, of: 'for each buff spent this way' };
  if (amount.amount === 'done this way')
    return { each: 1, of: `for each ${described(amount.filter, [])} ${participle(amount.done)} this way` };
  if (amount.amount === 'times this turn' && amount.trigger.on === 'dies')
    return {
      each: 1,
      of: `for each ${described(amount.trigger.object.filter, []).replace(PLURAL, '$1')} that died this turn`,
    };
  return amount.amount === 'times this turn' && amount.trigger.on === 'plays'
    ? { each: 1, of: `for each ${described(amount.trigger.filter, [])} you've played this turn` }
    : undefined;
}

const participle = (done: string): string =>
  ({ kill: 'killed', discard: 'discarded', banish: 'banished', recycle: 'recycled', buff: 'buffed' })[done] ??
  unknown(done);

/** An amount. */
export function numbered(amount: Amount): string {
  switch (amount.amount) {
    case 'number':
      return String(amount.value);
    case 'count':
      return amount.times === 1 ? `the number of ${described(amount.filter, [])}` : unknown(amount);
    case 'that much':
      return 'that much';
    case 'X':
      return 'x';
    case 'characteristic':
      return `${amount.object.ref === 'this' ? 'my' : 'its'} ${amount.characteristic}`;
    case 'points':
      return 'your points';
    case 'cards in hand':
      return 'the number of cards in your hand';
    case 'among':
      return `the ${amount.which} ${amount.characteristic} among ${described(amount.filter, [])}`;
    default:
      return unknown(amount);
  }
}

/** "friendly unit at a battlefield": without an article. */
export function described(filter: Filter, targets: Targets): string {
  if (filter.chosenChampion) {
    const { chosenChampion: _champion, types: _unit, ...rest } = filter;
    return `chosen champion ${described(rest, targets)}`;
  }
  const {
    statuses = [],
    types = [],
    subtypes = [],
    notSubtypes = [],
    supertypes = [],
    domains = [],
  } = filter;
  const words = [
    ...(filter.other ? ['other'] : []),
    ...(filter.side ? [filter.side] : []),
    ...statuses,
    ...domains,
    ...supertypes,
    ...notSubtypes.map((each) => `non-${each}`),
    ...subtypes.map((each) => (types.length === 0 ? `${each}s` : each)),
    ...types.map((type) => (type === 'gear' ? type : `${type}s`)),
  ];
  const tails = [
    ...(filter.at
      ? [
          filter.at.place === 'here'
            ? 'here'
            : filter.at.place === 'chosen' && filter.at.battlefield.ref === 'that'
              ? 'there'
              : `${filter.at.place === 'base' ? 'in' : 'at'} ${place(filter.at, targets)}`,
        ]
      : []),
    ...(filter.zone ? [`from your ${filter.zone}`] : []),
    ...(filter.controller === 'you' ? ['you control'] : []),
    ...(filter.controller === 'opponent' ? ['an opponent controls'] : []),
    ...(filter.controller === 'that player' ? ['they control'] : []),
    ...(filter.extreme ? [`with the ${filter.extreme.which} ${filter.extreme.characteristic}`] : []),
    ...(filter.dealtDamage ? ['that was dealt damage this turn'] : []),
    ...(filter.keyword ? [`with ${filter.keyword}`] : []),
    ...(filter.chooses ? [`that chooses ${filter.chooses.this ? 'me' : some(filter.chooses, targets)}`] : []),
    ...(filter.names ? [`named ${filter.names.join(' ')}`] : []),
    ...(filter.compare ?? []).map(({ characteristic, is, amount }) => {
      const way = is === 'exactly' ? '' : is === 'at least' ? ' or more' : ' or less';
      return characteristic === 'energy cost'
        ? `that costs ${numbered(amount)}${way}`
        : `with ${characteristic} ${numbered(amount)}${way}`;
    }),
  ];
  return [...words, ...tails].join(' ');
}

const PLURAL = /\b(unit|spell|rune|battlefield|legend|card|permanent)s\b/;

/** The same of one: with an article. */
export function some(filter: Filter, targets: Targets): string {
  const { other, ...rest } = filter;
  const words = described(rest, targets).replace(PLURAL, '$1');
  return other ? `another ${words}` : `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

function targeted(
  { what, filter, minimum, maximum, group, toOrFromBase }: TargetSpecification,
  targets: Targets,
): string {
  if (what === 'location') return toOrFromBase ? 'or from its base' : '';
  const [status] = filter.statuses ?? [];
  if (filter.other && status && !filter.types) return `something else that's ${status}`;
  if (minimum === 1 && maximum === 1) return some(filter, targets);
  if (group?.at === 'each battlefield')
    return `${some({ ...filter, at: undefined }, targets)} at each battlefield`;
  const count =
    maximum === 'any number'
      ? minimum === 0
        ? 'any number of'
        : `${minimum} or more`
      : minimum === maximum
        ? String(maximum)
        : `up to ${maximum}`;
  const together = group?.total
    ? ` with total ${group.total.characteristic} ${numbered(group.total.amount)} or less`
    : group
      ? ' at the same battlefield'
      : '';
  return `${count} ${described(filter, targets)}${together}`;
}

/** Objects; of targets, their description. */
export function object(reference: ObjectReference, targets: Targets): string {
  switch (reference.ref) {
    case 'this':
      return 'me';
    case 'that':
      return reference.types ? `that ${reference.types.join(' ')}` : 'it';
    case 'the rest':
      return 'the rest';
    case 'target': {
      const target = targets[reference.target];
      return target ? targeted(target, targets) : unknown(reference);
    }
    case 'all': {
      const { filter } = reference;
      const [legend] = filter.types ?? [];
      if (legend === 'legend') return 'your legend';
      if (filter.chosenChampion) return `your ${described({ ...filter, controller: undefined }, targets)}`;
      if (filter.at?.place !== 'chosen')
        return described(filter, targets).replace('at a battlefield', 'at battlefields');
      return filter.controller === 'you'
        ? `your ${described({ ...filter, controller: undefined }, targets)}`
        : `all ${described(filter, targets)}`;
    }
    case 'choice': {
      const { filter, minimum } = reference;
      const { types, zone } = filter;
      if (zone && !types) return `${numbered(minimum)} from your ${zone}`;
      if ('group' in reference)
        return `${numbered(minimum)} ${described(filter, targets)} at the same location`;
      return some(filter, targets);
    }
    case 'of those':
      if (reference.filter.types) return `${some(reference.filter, targets)} from it`;
      return `${numbered(reference.minimum)} of them`;
    case 'top of deck until':
      return `cards from the top of ${reference.who.who === 'you' ? 'your' : `${player(reference.who, targets)}'s`} main deck until you reveal ${some(reference.filter, targets)}`;
    case 'top of deck':
      return reference.amount.amount === 'number' && reference.amount.value === 1
        ? 'the top card of your main deck'
        : `the top ${numbered(reference.amount)} cards of your main deck`;
    default:
      return unknown(reference);
  }
}

/** A location. */
export function place(where: Place, targets: Targets): string {
  switch (where.place) {
    case 'here':
      return 'here';
    case 'battlefield':
      return `a battlefield${where.filter ? (where.filter.controller === 'you' ? ' you control' : ' an opponent controls') : ''}`;
    case 'base':
      return !where.whose ? 'a base' : where.whose.who === 'you' ? 'your base' : 'its base';
    case 'chosen':
      return where.battlefield.ref === 'that' ? 'that battlefield' : object(where.battlefield, targets);
    case 'of':
      return `${where.object.ref === 'this' ? 'my' : 'its'} ${where.battlefield ? 'battlefield' : 'location'}`;
    case 'original of':
      return where.object.ref === 'this' ? 'my original location' : 'its original location';
    case 'another':
      return where.battlefield ? 'another battlefield' : 'another location';
  }
}
