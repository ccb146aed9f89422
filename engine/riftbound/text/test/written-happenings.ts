/** Costs, events and conditions of ability trees, written down as text again. */
import type { Condition, Cost, Filter, Trigger } from '../tree';
import {
  described,
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

function cost(paid: Cost, targets: Targets): string {
  switch (paid.cost) {
    case 'pay':
      return resources(paid);
    case 'discard':
      return `discard ${paid.amount}`;
    case 'spend buff':
      return paid.from.ref === 'this' ? 'spend my buff' : 'spend a buff';
    case 'return to hand':
      return `return ${object(paid.object, targets)} to your hand`;
    case 'exhaust':
    case 'kill':
    case 'recycle':
    case 'banish':
    case 'recall':
    case 'reveal':
      if (paid.cost === 'exhaust' && paid.object.ref === 'this') return '[e]';
      return `${paid.cost} ${object(paid.object, targets)}`;
    default:
      return unknown(paid);
  }
}

/** What is paid. */
export const costs = (paid: readonly Cost[], targets: Targets): string =>
  paid.map((each) => cost(each, targets)).join(', ');

const SINGULAR: Readonly<Record<string, string>> = {
  dies: 'die',
  attacks: 'attack',
  defends: 'defend',
  moves: 'move',
  conquers: 'conquer',
  holds: 'hold',
  'takes damage': 'take damage',
  'becomes mighty': 'become mighty',
  'becomes ready': 'become ready',
  'is discarded': 'am discarded',
  'becomes buffed': 'become buffed',
  'becomes stunned': 'become stunned',
  'becomes exhausted': 'become exhausted',
  'is recycled': 'am recycled',
  'is banished': 'am banished',
  'is healed': 'am healed',
  'is recalled': 'am recalled',
  'is returned': 'am returned',
  'is revealed': 'am revealed',
  'is attached': 'am attached',
  'is detached': 'am detached',
  'is equipped': 'am equipped',
  'wins a combat': 'win a combat',
};

/** The same of a third person. */
const thirdPerson = (verb: string): string =>
  verb.startsWith('am ') ? verb.replace('am', 'is') : verb.replace(/^\w+/, '$&s');

const hidden = ({ fromHidden }: Filter): string => (fromHidden ? ' from hidden' : '');

/** What sets an ability off, without "when" or "at". */
export function event(trigger: Trigger): string {
  switch (trigger.on) {
    case 'any of':
      return trigger.triggers.map((each) => event(each)).join(' or ');
    case 'one or more':
      return `one or more ${event(trigger.trigger).replace(/^an? /, '')}`;
    case 'nth time':
      return `the ${['first', 'second', 'third'][trigger.nth - 1] ?? ''} time ${event(trigger.trigger)} each turn`;
    case 'start of':
    case 'end of': {
      const whose = { your: 'your', each: "each player's", the: 'the', "opponent's": "an opponent's" }[
        trigger.whose
      ];
      const which = trigger.first ? ' first' : trigger.next ? ' next' : '';
      return `the ${trigger.on} ${whose}${which} ${trigger.phase}`;
    }
    case 'plays':
      if (trigger.filter.chosenChampion) return `${player(trigger.who, NONE)} play your chosen champion`;
      if (!trigger.filter.this)
        return `${player(trigger.who, NONE)} play a ${described(trigger.filter, NONE)}${hidden(trigger.filter)}`;
      if (trigger.who.who === 'any player') return "I'm played";
      return `${player(trigger.who, NONE)} play me${hidden(trigger.filter)}${trigger.filter.at ? ` to ${place(trigger.filter.at, NONE)}` : ''}`;
    case 'player does':
      if (trigger.what === 'spend buff') return `${player(trigger.who, NONE)} spend a buff`;
      if (trigger.who.who === 'any player')
        return trigger.filter?.this
          ? `I'm chosen${trigger.with ? ` by ${some(trigger.with, NONE)}` : ''}`
          : `I kill ${some(trigger.filter ?? {}, NONE)}`;
      return `${player(trigger.who, NONE)} ${trigger.what} ${trigger.filter?.this ? 'me' : trigger.filter ? some(trigger.filter, NONE) : ''}${trigger.with ? ` with ${some(trigger.with, NONE)}` : ''}`;
    case 'draws a card':
      return `${player(trigger.who, NONE)} draw a card`;
    case 'player attacks':
    case 'player defends':
      return `${player(trigger.who, NONE)} ${trigger.on.slice('player '.length, -1)}${trigger.at ? ` at ${place(trigger.at, NONE)}` : ''}`.replace(
        'at here',
        'here',
      );
    case 'player scores':
      return `${player(trigger.who, NONE)} score`;
    case 'player gains points':
      return `${player(trigger.who, NONE)} gain a point`;
    case 'player burns out':
      return `${player(trigger.who, NONE)} burn out`;
    case 'player conquers':
      return `${player(trigger.who, NONE)} conquer`;
    case 'player holds':
      return `${player(trigger.who, NONE)} hold`;
    default: {
      if (!('object' in trigger)) return unknown(trigger);
      if (trigger.on === 'wins a combat' && trigger.who) return `${player(trigger.who, NONE)} win a combat`;
      const { object: subject } = trigger;
      const isAlone = subject.this === false && subject.filter.statuses?.includes('alone');
      const verb = `${SINGULAR[trigger.on] ?? unknown(trigger)}${isAlone ? ' alone' : ''}`;
      const to =
        trigger.on === 'is returned' ? ` to ${'who' in trigger && trigger.who ? 'your' : 'a'} hand` : '';
      const from = 'from' in trigger && trigger.from ? ` from ${place(trigger.from, NONE)}` : '';
      const at =
        'at' in trigger && trigger.at
          ? ` ${trigger.on === 'moves' ? 'to' : 'at'} ${place(trigger.at, NONE)}`
          : to;
      if (subject.this === 'that') return `it ${thirdPerson(verb)}${from}${at}`;
      if (subject.this || subject.filter.this) return `I ${verb}${from}${at}`;
      return `${some({ ...subject.filter, ...(isAlone ? { statuses: [] } : {}) }, NONE)} ${thirdPerson(verb)}${from}${at}`;
    }
  }
}

/** What may be the case. */
export function condition(asked: Condition): string {
  switch (asked.if) {
    case 'legion':
      return "you've played another card this turn";
    case 'additional cost paid':
      return 'you paid the additional cost';
    case 'your turn':
      return "it's your turn";
    case 'times this turn':
      if (asked.trigger.on === 'player conquers') return "you've conquered this turn";
      if (asked.trigger.on === 'dies')
        return `${numbered(asked.amount)} or more ${described(asked.trigger.object.filter, NONE)} died this turn`;
      if (asked.trigger.on === 'player does')
        return `you've discarded ${numbered(asked.amount)} or more ${described(asked.trigger.filter, NONE)} this turn`;
      return asked.trigger.on === 'plays'
        ? `you've played ${numbered(asked.amount)} or more ${described(asked.trigger.filter, NONE)} this turn`
        : `I have moved ${numbered(asked.amount)} or more times this turn`;
    case 'points':
      return `${player(asked.who, NONE)} have ${numbered(asked.amount)} or more points`;
    case 'points to victory':
      return `your score is within ${asked.atMost} points of the Victory Score`;
    case 'compare': {
      const { amount, is, than } = asked;
      if (amount.amount === 'count') {
        const { controller, ...filter } = amount.filter;
        const more = `${is === 'more than' ? 'more' : 'fewer'} ${described(filter, NONE)} than`;
        return controller === 'you' ? `you control ${more} an opponent` : `an opponent controls ${more} you`;
      }
      if (amount.amount !== 'characteristic') return unknown(asked);
      const whose = amount.object.ref === 'this' ? 'my' : 'its';
      const bound =
        is === 'at least' || is === 'at most'
          ? `${numbered(than)} or ${is === 'at least' ? 'more' : 'less'}`
          : is === 'exactly'
            ? numbered(than)
            : `${is} ${numbered(than)}`.replace('more than', 'greater than');
      const verb = amount.object.ref === 'that as it was' ? 'was' : 'is';
      return `${whose} ${amount.characteristic} ${verb} ${bound}`;
    }
    case 'done this way': {
      const done = {
        buff: 'buffed',
        kill: 'killed',
        stun: 'stunned',
        ready: 'readied',
        discard: 'discarded',
      };
      const which = asked.filter ? `one or more ${described(asked.filter, [])} were` : 'it was';
      return `${which} ${Object.entries(done).find(([word]) => word === asked.done)?.[1] ?? unknown(asked)} this way`;
    }
    case 'not':
      if (asked.condition.if === 'done this way')
        return `you couldn't channel ${numbered(asked.condition.amount)} runes this way`;
      return asked.condition.if === 'your turn' ? "it's not your turn" : unknown(asked);
    case 'any':
      return `I'm attacking or defending${JSON.stringify(asked).includes('alone') ? ' alone' : ''}`;
    case 'cards in hand':
      return `you have ${numbered(asked.amount)} or more cards in hand`;
    case 'count': {
      const { controller, ...filter } = asked.filter;
      const who =
        controller === 'opponent'
          ? 'an opponent controls'
          : filter.zone
            ? 'you have'
            : controller === undefined
              ? 'there are'
              : 'you control';
      return `${who} ${numbered(asked.amount)} or more ${described(filter, NONE)}`;
    }
    case 'is':
      if (asked.object.ref === 'that as it was')
        return `it was ${asked.filter.statuses?.[0] ?? some(asked.filter, NONE)}`;
      if (asked.object.ref === 'that' && asked.filter.at) return `it's at ${place(asked.filter.at, NONE)}`;
      if (asked.object.ref !== 'this') return unknown(asked);
      return asked.filter.at
        ? `I'm at ${place(asked.filter.at, NONE)}`
        : `I'm ${asked.filter.statuses?.join(' ') ?? ''}`;
    default:
      return unknown(asked);
  }
}
