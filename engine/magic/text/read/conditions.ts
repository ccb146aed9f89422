import type { Node } from 'ohm-js';
import { controlledBy, numberAmount, optionalProperty, together, YOU } from '../../../text';
import type { Amount, Condition, Filter, Who } from '../tree';
import { manaIn } from './mana';
import type { Dictionaries, Reader } from './reader';

/** Whose devotion to which colors a text means. */
export const devotionIn = (
  read: Reader,
  devotion: Node,
): { readonly who: Who; readonly colours: readonly string[] } => ({
  who: read.who(devotion.child(0)),
  colours: [devotion.child(2), ...devotion.child(4).children].map((color) => read.word(color)),
});

/** So many more of some than an amount. */
const moreThan = (filter: Filter, than: Amount): Condition => ({
  if: 'count',
  filter,
  is: 'at least',
  amount: { amount: 'sum', of: [than, numberAmount(1)] },
});

/** What may be the case. */
export function magicConditions(read: Reader): Partial<Dictionaries['condition']> {
  const controls = (count: Node, controller: Filter['controller']): Condition => ({
    if: 'count',
    filter: { ...read.filter(count), ...optionalProperty('controller', controller) },
    ...read.bound(count.child(0)),
  });
  const besides = (who: Who, more: number): Amount => ({
    amount: 'sum',
    of: [{ amount: 'life total', who }, numberAmount(more)],
  });
  const diedOf = (type: Node): 'creatures died' => {
    if (read.word(type) !== 'creature') throw read.misread(type, ['“creature”'], 'as only creatures die');
    return 'creatures died';
  };
  const kickedFor = (symbols: Node): Condition => ({
    if: 'paid',
    keyword: 'kicker',
    mana: manaIn(read, symbols),
  });
  return {
    Condition_yourTurnAnd: (_its, _turn, _and, other) => ({
      if: 'both',
      conditions: [{ if: 'your turn' }, read.condition(other)],
    }),
    Condition_controlMore: (_you, nouns, _than, who) => {
      const theirs: Amount = {
        amount: 'count',
        filter: together<Filter>(read.filter(nouns), controlledBy(read.who(who))),
        times: 1,
      };
      return moreThan({ ...read.filter(nouns), controller: 'you' }, theirs);
    },
    Condition_controlFewer: (_opponent, nouns, _than) =>
      moreThan(
        { ...read.filter(nouns), controller: 'opponent' },
        { amount: 'count', filter: { ...read.filter(nouns), controller: 'you' }, times: 1 },
      ),
    Condition_noneInPlay: (_no, nouns, _are, _inPlay) => ({
      if: 'count',
      filter: read.filter(nouns),
      is: 'exactly',
      amount: numberAmount(0),
    }),
    Condition_hadCounters: (object, _had, bound, counters, _on, _it) => ({
      if: 'counters',
      object: read.object(object),
      counter: read.word(counters.child(0)),
      ...read.bound(bound),
    }),
    Condition_was: (object, _was, quality) => ({
      if: 'is',
      object: read.object(object),
      filter: read.filter(quality),
    }),
    Condition_attackedThisTurn: (object, _words) => ({
      if: 'is',
      object: read.object(object),
      filter: { attackedThisTurn: true },
    }),
    Condition_died: (_a, type, _died) => ({
      if: 'this turn',
      who: { who: 'each player' },
      what: diedOf(type),
    }),
    Condition_yoursDied: (_a, type, _you, _died) => ({ if: 'this turn', who: YOU, what: diedOf(type) }),
    Condition_lifeThisTurn: (who, way, _words) => ({
      if: 'this turn',
      who: read.who(who),
      what: read.word(way) === 'gained' ? 'life gained' : 'life lost',
    }),
    Condition_moreLife: (who, _has, other) => ({
      if: 'life',
      who: read.who(who),
      is: 'at least',
      amount: besides(read.who(other), 1),
    }),
    Condition_lessLife: (who, _has, other) => ({
      if: 'life',
      who: read.who(who),
      is: 'at most',
      amount: besides(read.who(other), -1),
    }),
    Condition_life: (who, _has, bound, _life) => ({ if: 'life', who: read.who(who), ...read.bound(bound) }),
    Condition_lifeTotal: (whose, _words, number, way) => ({
      if: 'life',
      who: read.who(whose),
      is: read.bound(way).is,
      amount: numberAmount(read.number(number)),
    }),
    Condition_emptyHand: (whose, _words) => ({
      if: 'cards in hand',
      who: read.who(whose),
      is: 'at most',
      amount: numberAmount(0),
    }),
    Condition_devotionLess: (devotion, _is, _less, _than, number) => ({
      if: 'devotion',
      ...devotionIn(read, devotion),
      is: 'at most',
      amount: numberAmount(read.number(number) - 1),
    }),
    Condition_devotion: (devotion, _is, number, way) => ({
      if: 'devotion',
      ...devotionIn(read, devotion),
      is: read.bound(way).is,
      amount: numberAmount(read.number(number)),
    }),
    Condition_activated: (object, _words) => ({ if: 'activated this turn', object: read.object(object) }),
    Condition_doubles: (who, _words) => ({ if: 'rolled doubles', who: read.who(who) }),
    Condition_descended: (who, _words) => ({ if: 'descended', who: read.who(who) }),
    Condition_fullParty: (_words) => ({ if: 'full party', who: YOU }),
    Condition_thereAndControl: (there, _and, control) => ({
      if: 'both',
      conditions: [there, control].map((each) => read.condition(each)),
    }),
    SelfInZone: (self, _is, _in, zone) => ({
      if: 'is',
      object: read.object(self),
      filter: read.filter(zone),
    }),
    Condition_both: (one, _and, other) => ({
      if: 'both',
      conditions: [one, other].map((each) => read.condition(each)),
    }),
    SomeControl_you: (_words, count) => controls(count, 'you'),
    SomeControl_opponent: (_words, count) => controls(count, 'opponent'),
    Condition_paidAdditional: (_whose, _words) => ({ if: 'paid', keyword: 'additional cost' }),
    Condition_beheld: (_a, nouns, _words) => ({ if: 'beheld', filter: read.filter(nouns) }),
    Condition_wordChosen: (word, _words) => ({ if: 'word chosen', word: read.printed(word) }),
    Condition_castOutOfTime: (_object, _words) => ({ if: 'paid', keyword: 'cast out of time' }),
    Condition_kicked: (_words) => ({ if: 'paid', keyword: 'kicker' }),
    Condition_wasKicked: (_object, _words) => ({ if: 'paid', keyword: 'kicker' }),
    Condition_kickedFor: (_the, symbols, _words) => kickedFor(symbols),
    Condition_wasKickedWith: (_object, _words, symbols, _kicker) => kickedFor(symbols),
    Condition_boughtBack: (_words) => ({ if: 'paid', keyword: 'buyback' }),
  };
}
