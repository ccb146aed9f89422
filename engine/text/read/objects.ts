import type { Node } from 'ohm-js';
import type { ObjectReference } from '../tree/shared';
import { choiceOf, type Dictionaries, numberAmount, type Reader, someOfThose, YOU } from './reader';

/** Players, and the objects that a text refers to. */
export function objectMeanings(read: Reader): Pick<Dictionaries, 'who' | 'object' | 'count' | 'subject'> {
  const top = (who: Node, amount: ReturnType<Reader['amount']>): ObjectReference => ({
    ref: 'top of deck',
    who: read.who(who),
    amount,
  });

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
      SelfHere_own: (_name) => ({ ref: 'this' }),
      Target: (target) => ({ ref: 'target', target: read.targetIndex(target) }),
      Top_one: (_words, who, _deck) => top(who, numberAmount(1)),
      Top_many: (_words, amount, _cards, who, _deck) => top(who, read.amount(amount)),
      That_pronoun: (it) => read.pronoun(it),
      That_noun: (_that, nouns) => {
        const { types } = read.filter(nouns);
        return { ref: 'that', ...(types === undefined ? {} : { types }) };
      },
      That_chosen: (_words, _nouns) => ({ ref: 'that' }),
      Every_every: (_all, nouns) => ({ ref: 'all', filter: read.filter(nouns) }),
      Every_opponents: (_opponents, nouns) => ({
        ref: 'all',
        filter: { ...read.filter(nouns), controller: 'opponent' },
      }),
      Every_bare: (nouns) => ({ ref: 'all', filter: read.filter(nouns) }),
      Choice_opponents: (_opponents, nouns) => choiceOf({ ...read.filter(nouns), controller: 'opponent' }, 1),
      Choice_one: (_a, nouns) => choiceOf(read.filter(nouns), 1),
      Choice_another: (_another, nouns) => choiceOf(read.filter(nouns), 1),
      Choice_many: (count, nouns) => {
        const { minimum, maximum } = read.count(count);
        return choiceOf(read.filter(nouns), minimum, maximum);
      },
      Among_nouns: (_a, nouns, _words) => {
        // What was looked at isn't where objects usually are.
        const { zone: _usual, ...filter } = read.filter(nouns);
        return someOfThose(filter, 1);
      },
      Among_some: (number, _words) => someOfThose({}, read.number(number)),
      Rest: (_words) => ({ ref: 'the rest' }),
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
