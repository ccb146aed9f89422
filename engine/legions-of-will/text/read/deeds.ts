import type { Node } from 'ohm-js';
import {
  chosenBy,
  chosenFirst,
  countedAmount,
  doneToEach,
  ITS,
  multiplied,
  numberAmount,
  optional,
  ownHand,
  present,
  sequence,
  theirOwn,
} from '../../../text';
import type { Amount, Effect, LegionsOfWill, ObjectReference, Who } from '../tree';
import type { Deed, Dictionaries, Reader } from './reader';

type Simple = 'reveal' | 'turn face up' | 'turn face down' | 'remove from battle';

/** What a player is told to do; "you" where the text names nobody. */
export function deedMeanings(read: Reader): Partial<Dictionaries['deed']> {
  const simple =
    (name: Simple, object: Node): Deed =>
    (who) => ({ do: name, object: chosenBy(who, read.object(object)) });
  const forEach = (amount: Node, each: Node): Amount => {
    const base = read.amount(amount);
    const times = optional(each, read.amount);
    return times === undefined ? base : multiplied(base, times);
  };
  const put =
    (object: Node, destination: Node): Deed =>
    (who) => {
      const to = read.destination(destination);
      // 108.2a: under the control of who puts it there.
      const under = to.zone === 'battlefield' && who.who !== 'you' ? { under: who } : {};
      return { do: 'put into zone', object: chosenBy(who, read.object(object)), ...under, ...to };
    };
  const duration = (node: Node) => optional(node, read.duration) ?? 'for the rest of the game';
  const randomly = (words: Node): { random?: true } => (present(words) ? { random: true } : {});
  const resource =
    (name: 'add resource' | 'lose resource', amount: Amount) =>
    (who: Who): Effect => ({ do: name, who, amount });
  const moved =
    (object: Node, base: Node) =>
    (who: Who): Effect => {
      const to = chosenBy(who, read.object(base));
      return chosenFirst(who, chosenBy(who, read.object(object)), to, (what) => ({
        do: 'move to base',
        object: what,
        base: to,
      }));
    };

  return {
    Verb_draw: (_draw, amount, _card, each) => (who) => ({
      do: 'draw',
      who,
      amount: forEach(amount, each),
    }),
    Verb_drawEqual: (_draw, quantity) => (who) => ({ do: 'draw', who, amount: read.amount(quantity) }),
    Verb_discardHand: (_discard, whose, _hand) => (who) => {
      const owner = ownHand(who, whose, read);
      return {
        do: 'discard',
        who,
        amount: { amount: 'cards in hand', who: who.who.startsWith('each') ? owner : theirOwn(who, owner) },
      };
    },
    Verb_discard: (_discard, amount, _card, random) => (who) => ({
      do: 'discard',
      who,
      amount: read.amount(amount),
      ...randomly(random),
    }),
    Verb_discardSome: (_discard, count, _cards) => (who) => {
      const { minimum, maximum } = read.count(count);
      return { do: 'discard', who, minimum: countedAmount(minimum), amount: countedAmount(maximum) };
    },
    Verb_sacrifice: (_sacrifice, object) => (who) => ({
      do: 'sacrifice',
      who,
      object: chosenBy(who, read.object(object)),
    }),
    Verb_destroy: (_destroy, objects) =>
      doneToEach<LegionsOfWill>(objects, read, (object) => ({ do: 'destroy', object })),
    Verb_expel: (_expel, object, faceDown, until) => (who) => ({
      do: 'expel',
      object: chosenBy(who, read.object(object)),
      ...(present(faceDown) ? { faceDown: true } : {}),
      ...(present(until) ? { until: 'this leaves the battlefield' } : {}),
    }),
    Verb_double: (_double, object, characteristic, _and, second, time) => (who) => ({
      do: 'double',
      object: chosenBy(who, read.object(object)),
      characteristics: [read.word(characteristic), ...second.children.map(read.word)],
      duration: duration(time),
    }),
    Verb_switch: (_switch, object, _first, _and, _second, time) => (who) => ({
      do: 'apply',
      object: chosenBy(who, read.object(object)),
      modifications: [{ change: 'switch will and power' }],
      duration: duration(time),
    }),
    Verb_millOne: (_put, _top, whose, _into, _into2, _graveyard) => (who) => ({
      do: 'mill',
      who: theirOwn(who, read.who(whose)),
      amount: numberAmount(1),
    }),
    Verb_mill: (_put, _top, amount, _cards, whose, _into, _into2, _graveyard) => (who) => ({
      do: 'mill',
      who: theirOwn(who, read.who(whose)),
      amount: read.amount(amount),
    }),
    Verb_return: (_return, object, _to, destination) => put(object, destination),
    Verb_putAndRest: (_put, object, destination, _and, rest, to, _order) => (who) =>
      sequence<Effect>([put(object, destination)(who), put(rest, to)(who)]),
    Verb_putRest: (_put, rest, destination, _order) => put(rest, destination),
    Verb_put: (_put, object, destination) => put(object, destination),
    Verb_shuffleZones: (_shuffle, whose, zones, _into, _deckOwner, _deck) => (who) => ({
      do: 'shuffle',
      who: theirOwn(who, read.who(whose)),
      zones: zones.asIteration().children.map(read.word),
    }),
    Verb_shuffle: (_shuffle, whose, _deck) => (who) => ({
      do: 'shuffle',
      who: theirOwn(who, read.who(whose)),
    }),
    Verb_shuffleObject: (_shuffle, object, _into, whose, _deck) => (who) =>
      sequence([
        { do: 'put into zone', object: chosenBy(who, read.object(object)), zone: 'deck' },
        { do: 'shuffle', who: ownerOf(read.who(whose), read.object(object)) },
      ]),
    Verb_shuffleThatDeck: (_shuffle) => (who) => ({ do: 'shuffle', who }),
    Verb_extraTurn: (_words) => (who) => ({ do: 'extra turn', who }),
    Verb_skip: (_skip, _whose, _next, step) => (who) => ({ do: 'skip', who, step: read.word(step) }),
    Verb_endTurn: (_words) => () => ({ do: 'end the turn' }),
    Verb_changeTargets: (_change, object) => () => ({
      do: 'change targets',
      object: read.object(object),
      how: 'change the target',
    }),
    Verb_newTargets: (_choose, object) => () => ({
      do: 'change targets',
      object: read.object(object),
      how: 'choose new targets',
    }),
    Verb_reselectBase: (_reselect, unit, _attacking) => (who) => {
      const object = chosenBy(who, read.object(unit));
      return chosenFirst(who, object, object, (what) => ({ do: 'reselect base', object: what }));
    },
    Verb_play: (_play, object) => (who) => ({
      do: 'play card',
      who,
      object: chosenBy(who, read.object(object)),
    }),
    Verb_faceUp: (_turn, object, _words) => simple('turn face up', object),
    Verb_faceDown: (_turn, object, _words) => simple('turn face down', object),
    // 406.7: how expelling was called before.
    Verb_removeFromGame: (_remove, object, _words) => (who) => ({
      do: 'expel',
      object: chosenBy(who, read.object(object)),
    }),
    Verb_removeFromBattle: (_remove, object, _words) => simple('remove from battle', object),
    Verb_search: (_search, _whose, zone, _for, found, _join, reveal, _join2, _put, destination) => (who) =>
      sequence<Effect>([
        {
          do: 'search',
          who,
          zone: read.word(zone),
          filter: read.filter(found),
          amount: read.number(found.child(0)),
          reveal: present(reveal),
        },
        { do: 'put into zone', object: { ref: 'that' }, ...read.destination(destination) },
      ]),
    Verb_rest: (_rest, objects) =>
      doneToEach<LegionsOfWill>(objects, read, (object) => ({ do: 'rest', object })),
    Verb_reset: (_reset, objects) =>
      doneToEach<LegionsOfWill>(objects, read, (object) => ({ do: 'reset', object })),
    Verb_gain: (_gain, amount, _more, _resource, each) => resource('add resource', forEach(amount, each)),
    Verb_gainEqual: (_gain, quantity) => resource('add resource', read.amount(quantity)),
    Verb_add: (_add, amount, _resource, _to, _whose, _reserve, each) =>
      resource('add resource', forEach(amount, each)),
    Verb_loseResource: (_lose, amount, _resource, each) => resource('lose resource', forEach(amount, each)),
    Verb_loseEqual: (_lose, quantity) => resource('lose resource', read.amount(quantity)),
    Verb_doubleResource: (_double, whose, _resource) => (who) => {
      const owner = read.who(whose);
      return { do: 'double resource', who: theirOwn(who, owner) };
    },
    Verb_move: (_move, object, _to, base) => moved(object, base),
  };
}

/** In "target unit … its owner's deck", "its" is that unit's. */
function ownerOf(who: Who, object: ObjectReference): Who {
  const related = who.who === 'owner of' || who.who === 'controller of';
  return related && who.object === ITS && object.ref !== 'all' ? { ...who, object } : who;
}
