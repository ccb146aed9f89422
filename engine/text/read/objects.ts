import type { Node } from 'ohm-js';
import type { ObjectReference, Who } from '../tree/shared';
import { countedAmount, type Dictionaries, numberAmount, type Reader } from './reader';

const YOU: Who = { who: 'you' };

/** Players, and the objects that a text refers to. */
export function objectMeanings(read: Reader): Pick<Dictionaries, 'who' | 'object' | 'count' | 'subject'> {
  const choice = (nouns: Node, minimum: number): ObjectReference => ({
    ref: 'choice',
    who: YOU,
    filter: read.filter(nouns),
    minimum: numberAmount(minimum),
    maximum: numberAmount(minimum),
  });
  const top = (who: Node, amount: ReturnType<Reader['amount']>): ObjectReference => ({
    ref: 'top of deck',
    who: read.who(who),
    amount,
  });
  const that = (): ObjectReference => ({ ref: 'that' });

  return {
    who: {
      Who_you: (_you) => YOU,
      Who_eachPlayer: (_words) => ({ who: 'each player' }),
      Who_eachOpponent: (_words) => ({ who: 'each opponent' }),
      Who_opponent: (_words) => ({ who: 'opponent' }),
      Who_activePlayer: (_the, _words) => ({ who: 'active player' }),
      Who_defendingPlayer: (_the, _words) => ({ who: 'defending player' }),
      Who_thatPlayer: (_words) => ({ who: 'that player' }),
      Who_anyPlayer: (_words) => ({ who: 'any player' }),
      Related_controllerOf: (object, _controller) => ({ who: 'controller of', object: read.object(object) }),
      Related_ownerOf: (object, _owner) => ({ who: 'owner of', object: read.object(object) }),
      TargetPlayer: (player) => ({ who: 'target player', target: read.targetIndex(player) }),
      PossessivePlayer_your: (_your) => YOU,
      PossessivePlayer_their: (_their) => ({ who: 'that player' }),
      PossessivePlayer_other: (who, _s) => read.who(who),
    },
    object: {
      Possessive_pronoun: (its) => read.possessor(its),
      Possessive_other: (object, _s) => read.object(object),
      Self: (self, _from) => read.object(self),
      SelfHere_name: (_name) => ({ ref: 'this' }),
      Target: (target) => ({ ref: 'target', target: read.targetIndex(target) }),
      Top_one: (_words, who, _deck) => top(who, numberAmount(1)),
      Top_many: (_words, amount, _cards, who, _deck) => top(who, read.amount(amount)),
      That_pronoun: (it) => read.pronoun(it),
      That_noun: (_that, _nouns) => that(),
      That_chosen: (_words, _nouns) => that(),
      Every_every: (_all, nouns) => ({ ref: 'all', filter: read.filter(nouns) }),
      Every_opponents: (_opponents, nouns) => ({
        ref: 'all',
        filter: { ...read.filter(nouns), controller: 'opponent' },
      }),
      Every_bare: (nouns) => ({ ref: 'all', filter: read.filter(nouns) }),
      Choice_opponents: (_opponents, nouns) => ({
        ref: 'choice',
        who: YOU,
        filter: { ...read.filter(nouns), controller: 'opponent' },
        minimum: numberAmount(1),
        maximum: numberAmount(1),
      }),
      Choice_one: (_a, nouns) => choice(nouns, 1),
      Choice_another: (_another, nouns) => choice(nouns, 1),
      Choice_many: (count, nouns) => {
        const { minimum, maximum } = read.count(count);
        return {
          ref: 'choice',
          who: YOU,
          filter: read.filter(nouns),
          minimum: countedAmount(minimum),
          maximum: countedAmount(maximum),
        };
      },
    },
    count: {
      HowMany_upTo: (_upTo, number) => ({ minimum: 0, maximum: read.number(number) }),
      HowMany_any: (_words) => ({ minimum: 0, maximum: 'any number' }),
      HowMany_orMore: (number, _words) => ({ minimum: read.number(number), maximum: 'any number' }),
      HowMany_exactly: (number) => ({ minimum: read.number(number), maximum: read.number(number) }),
      HowMany_x: (_x) => ({ minimum: 'X', maximum: 'X' }),
      HowMany_upToX: (_words) => ({ minimum: 0, maximum: 'X' }),
      ModeCount_oneOrBoth: (_words) => ({ minimum: 1, maximum: 2 }),
      ModeCount_oneOrMore: (_words) => ({ minimum: 1, maximum: 'any number' }),
      ModeCount_any: (_words) => ({ minimum: 0, maximum: 'any number' }),
      ModeCount_upTo: (_upTo, number) => ({ minimum: 0, maximum: read.number(number) }),
      ModeCount_exactly: (number) => ({ minimum: read.number(number), maximum: read.number(number) }),
    },
    subject: {
      Subject_self: (_self) => ({ this: true }),
      Subject_that: (_that) => ({ this: 'that' }),
      Subject_opponents: (_opponents, nouns) => ({
        this: false,
        filter: { ...read.filter(nouns), controller: 'opponent' },
      }),
      Subject_nouns: (_a, nouns) => ({ this: false, filter: read.filter(nouns) }),
    },
  };
}
