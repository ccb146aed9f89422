/** Statements of ability trees, written down as text again. */
import type {
  Ability,
  Amount,
  Effect,
  Modification,
  ReplacedEvent,
  StatedTime,
  Statement,
} from '../tree/index';
import { costs } from './written-happenings';
import {
  described,
  forEach,
  NONE,
  numbered,
  object,
  place,
  player,
  resources,
  some,
  type Targets,
  unknown,
} from './written-phrases';

type Happens = (done: Effect, targets: Targets) => string;

/** A keyword, in its brackets. */
export const keyword = (ability: Ability): string =>
  ability.kind === 'keyword'
    ? `[${ability.keyword}${ability.value ? ` ${numbered(ability.value)}` : ''}]${ability.costs ? ` ${costs(ability.costs, NONE)}` : ''}`
    : unknown(ability);

/** So many of something, or that for each of something else. */
export function counted(amount: Amount, words: (count: string) => string): string {
  const each = forEach(amount);
  return each ? `${words(String(each.each))} ${each.of}` : words(numbered(amount));
}

/** What something gets. */
export function gained(change: Modification): string {
  switch (change.change) {
    case 'modify':
      return `${change.sign > 0 ? '+' : '-'}${numbered(change.by)} [m]`;
    case 'gain ability':
      return keyword(change.ability);
    default:
      return unknown(change);
  }
}

/** What is said of a subject that changes; `subject` in the nominative. */
export function changed(subject: string, changes: readonly Modification[]): string {
  const [first] = changes;
  if (first?.change === 'modify' && (first.by.amount === 'cards in hand' || first.by.amount === 'points'))
    return `my might is increased by ${numbered(first.by)}`;
  if (first?.change === 'modify' && first.by.amount === 'count' && subject === 'me')
    return `increase my might by ${first.by.times} ${forEach(first.by)?.of ?? unknown(first)}`;
  const least = first?.change === 'modify' ? first.minimum : undefined;
  const limit = least === undefined ? '' : `, to a minimum of ${least}`;
  switch (first?.change) {
    case 'add tags':
      return `${subject} are ${first.tags.join(' ')}`;
    case 'set':
      if (subject === 'me') return `my might is equal to ${numbered(first.to)}`;
      return `${subject}'s might becomes ${numbered(first.to)}`;
    case 'lose all abilities':
      return `${subject} lose all abilities`;
    default:
      return `${subject} have ${changes.map(gained).join(' and ')}${limit}`;
  }
}

/** Who or what a replaced event would happen to. */
function happensTo(replaced: ReplacedEvent, targets: Targets): string {
  if (!('object' in replaced)) return player(replaced.who, targets);
  const { object: subject } = replaced;
  return subject.this === 'that' ? 'it' : subject.this ? 'I' : some(subject.filter, targets);
}

/** What is simply true; `effect` writes what happens. */
export function statement(said: Statement, targets: Targets, effect: Happens): string {
  switch (said.says) {
    case 'modify':
      return changed(object(said.subject, targets), said.modifications);
    case 'enters':
      return `${object(said.subject, targets)} enter ${said.how}`;
    case 'assigned combat damage first':
      return `${object(said.subject, targets)} must be assigned combat damage first`;
    case 'assigned combat damage last':
      return `${object(said.subject, targets)} must be assigned combat damage last`;
    case "doesn't deal combat damage":
      return `${object(said.subject, targets)} deal no combat damage`;
    case "doesn't take damage":
      return `${object(said.subject, targets)} don't take damage`;
    case "player can't":
      return `${player(said.who, targets)} can't ${said.filter ? `play ${described(said.filter, targets)}` : said.what}${said.at ? ' here' : ''}`;
    case 'may play to':
      return `${object(said.subject, targets)} may be played to ${said.places.map((each) => place(each, targets)).join('')}`;
    case 'play only':
      return `play me only ${time(said.when)}`;
    case 'additional cost': {
      const may = said.optional ? 'you may ' : '';
      const then = said.then ?? said.effect;
      if (!then) return `as an additional cost to play this, ${may}${costs(said.costs, targets)}`;
      const { then: discount, effect: done } = said;
      const outcome =
        discount?.says === 'costs'
          ? `reduce my cost by ${resources(discount.by)}`
          : done
            ? effect(done, targets)
            : 'I enter ready';
      return `as you play me, ${may}${costs(said.costs, targets)} as an additional cost. If you do, ${outcome}`;
    }
    case 'may play from':
      return `you may play me from your ${said.zone}`;
    case "can't move": {
      const from = said.from ? ` from ${place(said.from, targets)}` : '';
      const to = said.to ? ` to ${place(said.to, targets)}` : '';
      return `${object(said.subject, targets)} can't move${from}${to}`;
    }
    case 'costs': {
      const least = said.minimum ? `, to a minimum of ${resources(said.minimum)}` : '';
      const way = said.sign < 0 ? 'reduced' : 'increased';
      const each = said.by.energy && forEach(said.by.energy);
      if (said.at) {
        const to = said.at.place === 'here' ? 'here' : `to ${place(said.at, targets)}`;
        const what = said.filter.this
          ? 'I'
          : `${described(said.filter, targets)}${said.who.who === 'you' ? ' you play' : ''}`;
        return `${what} cost ${resources(said.by)} ${said.sign < 0 ? 'less' : 'more'} to play ${to}`;
      }
      if (said.filter.this && each)
        return `I cost ${resources({ ...said.by, energy: { amount: 'number', value: each.each } })} ${said.sign < 0 ? 'less' : 'more'} ${each.of}`;
      const kind = said.by.energy ? 'energy ' : '';
      const by =
        said.by.energy && said.by.energy.amount !== 'number' ? numbered(said.by.energy) : resources(said.by);
      if (said.filter.this) return `my ${kind}cost is ${way} by ${by}${least}`;
      if (said.who.who === 'each opponent')
        return `${described(said.filter, targets)} opponents play cost ${by} ${said.sign < 0 ? 'less' : 'more'}${least}`;
      if (said.who.who === 'any player')
        return `${described(said.filter, targets)} cost ${by} ${said.sign < 0 ? 'less' : 'more'}`;
      return said.minimum
        ? `the energy cost of ${described(said.filter, targets)} you play is ${way} by ${by}${least}`
        : `${described(said.filter, targets)} you play cost ${by} ${said.sign < 0 ? 'less' : 'more'}`;
    }
    case 'bonus damage':
      return said.next
        ? `the next spell you play this turn deals ${numbered(said.amount)} bonus damage`
        : `${said.who.who === 'any player' ? described(said.filter, targets) : 'your spells and abilities'} deal ${numbered(said.amount)} bonus damage`;
    case 'buffs give':
      return `buffs give an additional +${numbered(said.amount)} [m] to ${described(said.filter, targets)}`;
    case 'victory score':
      return `${said.by > 0 ? 'increase' : 'reduce'} the points needed to win by ${Math.abs(said.by)}`;
    case 'replace':
    case 'replace first':
    case 'replace next': {
      const { would } = said.event;
      const what = would === 'gain points' ? 'gain a point' : would === 'draw a card' ? 'draw a card' : would;
      const word =
        said.says === 'replace' ? 'if' : said.says === 'replace first' ? 'the first time' : 'the next time';
      const each = said.says === 'replace first' ? ' each turn' : '';
      if (said.instead.do === 'change amount') return unknown(said);
      const [first, ...others] = said.instead.do === 'sequence' ? said.instead.steps : [said.instead];
      if (!first) return unknown(said);
      const more = others.length > 0 ? `. ${others.map((each) => effect(each, targets)).join(' and ')}` : '';
      return `${word} ${happensTo(said.event, targets)} would ${what}${each}, ${effect(first, targets)} instead${more}`;
    }
    default:
      if ('subject' in said) {
        const by =
          'by' in said && said.by
            ? ` by ${described(said.by, targets).replace(' abilitys', ' and abilities')}`
            : '';
        return `${object(said.subject, targets)} ${said.says}${by}`;
      }
      return unknown(said);
  }
}

function time({ during }: StatedTime): string {
  if (!during) throw new Error('No text of this game names a point in a turn.');
  const whose = { your: 'your', "opponent's": "an opponent's" };
  return `during ${during.whose ? whose[during.whose] : 'the'} ${during.part}`;
}
