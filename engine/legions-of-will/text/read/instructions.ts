import type { Node } from 'ohm-js';
import {
  chosenBy,
  chosenFirst,
  countedAmount,
  doneToEach,
  durationOf,
  forEach,
  numberAmount,
  ownHand,
  present,
  theirOwn,
} from '../../../text';
import type { Amount, Effect, LegionsOfWill, Who } from '../tree';
import type { Dictionaries, Instruction, Reader } from './reader';

type Simple = 'reveal' | 'turn face up' | 'turn face down' | 'remove from battle';

/** What a player is told to do; "you" where the text names nobody. */
export function legionsInstructions(read: Reader): Partial<Dictionaries['instruction']> {
  const simple =
    (name: Simple, object: Node): Instruction =>
    (who) => ({ do: name, object: chosenBy(who, read.object(object)) });
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
    Verb_discardHand: (_discard, whose, _hand) => (who) => {
      const owner = ownHand(who, whose, read);
      return {
        do: 'discard',
        who,
        amount: { amount: 'cards in hand', who: who.who.startsWith('each') ? owner : theirOwn(who, owner) },
      };
    },
    Verb_discard: (_discard, amount, random) => (who) => ({
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
    Verb_switch: (_switch, object, _first, _and, _second, time) => (who) => ({
      do: 'apply',
      object: chosenBy(who, read.object(object)),
      modifications: [{ change: 'switch will and power' }],
      duration: durationOf(time, read),
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
    Verb_rest: (_rest, objects) =>
      doneToEach<LegionsOfWill>(objects, read, (object) => ({ do: 'rest', object })),
    Verb_reset: (_reset, objects) =>
      doneToEach<LegionsOfWill>(objects, read, (object) => ({ do: 'reset', object })),
    Verb_gain: (_gain, amount, _more, _resource, each) =>
      resource('add resource', forEach(amount, each, read)),
    Verb_gainEqual: (_gain, quantity) => resource('add resource', read.amount(quantity)),
    Verb_add: (_add, amount, _resource, _to, _whose, _reserve, each) =>
      resource('add resource', forEach(amount, each, read)),
    Verb_loseResource: (_lose, amount, _resource, each) =>
      resource('lose resource', forEach(amount, each, read)),
    Verb_loseEqual: (_lose, quantity) => resource('lose resource', read.amount(quantity)),
    Verb_doubleResource: (_double, whose, _resource) => (who) => {
      const owner = read.who(whose);
      return { do: 'double resource', who: theirOwn(who, owner) };
    },
    Verb_move: (_move, object, _to, base) => moved(object, base),
  };
}
