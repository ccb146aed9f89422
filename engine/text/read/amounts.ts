import type { Node } from 'ohm-js';
import type { Tree } from '../tree';
import { type Dictionaries, ITS, numberAmount, optional, type Reader, type ReaderOf } from './reader';

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** Amounts, numbers, and bounds on them. */
export function amountMeanings(read: Reader): Pick<Dictionaries, 'amount' | 'number' | 'bound'> {
  return {
    number: {
      number_digits: (digits) => Number(digits.sourceString),
      number_word: (word) => NUMBERS.indexOf(read.word(word)),
      ordinal: (word) => ORDINALS.indexOf(read.word(word)) + 1,
      CostNumber_one: (_a) => 1,
      CostNumber_another: (_another) => 1,
    },
    amount: {
      CardCount_amount: (amount, _cards) => read.amount(amount),
      Amount_number: (number) => numberAmount(read.number(number)),
      Amount_one: (_a) => numberAmount(1),
      Amount_x: (_x) => ({ amount: 'X' }),
      Amount_thatMuch: (_words) => ({ amount: 'that much' }),
      Amount_twiceThatMuch: (_twice, _words) => times({ amount: 'that much' }, 2),
      Quantity_twice: (_twice, quantity) => times(read.amount(quantity), 2),
      Quantity_half: (_half, quantity, _comma, _rounded, way) => ({
        amount: 'half',
        of: read.amount(quantity),
        rounded: read.word(way) === 'up' ? 'up' : 'down',
      }),
      Quantity_hand: (_the, who, _hand) => ({ amount: 'cards in hand', who: read.who(who) }),
      Quantity_count: (_the, nouns) => ({ amount: 'count', filter: read.filter(nouns), times: 1 }),
      Quantity_characteristic: (object, characteristic) => ({
        amount: 'characteristic',
        characteristic: read.word(characteristic),
        object: read.object(object),
        times: 1,
      }),
      Quantity_characteristicOf: (_the, characteristic, _of, object) => ({
        amount: 'characteristic',
        characteristic: read.word(characteristic),
        object: read.object(object),
        times: 1,
      }),
      Quantity_thatMuch: (_words) => ({ amount: 'that much' }),
      Quantity_number: (number) => numberAmount(read.number(number)),
      Quantity_x: (_x) => ({ amount: 'X' }),
      ForEach_count: (_forEach, nouns) => ({ amount: 'count', filter: read.filter(nouns), times: 1 }),
    },
    bound: {
      AtLeastOrMost_atLeast: (_or, _more) => ({ is: 'at least', amount: numberAmount(0) }),
      AtLeastOrMost_atMost: (_or, _fewer) => ({ is: 'at most', amount: numberAmount(0) }),
      CountBound_bound: (number, way) => ({
        is: read.bound(way).is,
        amount: numberAmount(read.number(number)),
      }),
      CountBound_exactly: (_exactly, number) => ({
        is: 'exactly',
        amount: numberAmount(read.number(number)),
      }),
      CountBound_no: (_no) => ({ is: 'exactly', amount: numberAmount(0) }),
      CountBound_another: (_another) => ({ is: 'at least', amount: numberAmount(1) }),
      CountBound_some: (_a) => ({ is: 'at least', amount: numberAmount(1) }),
      CountBound_oneOrMore: (_words) => ({ is: 'at least', amount: numberAmount(1) }),
      CountBound_x: (_x, way) => ({ is: read.bound(way).is, amount: { amount: 'X' } }),
      CountBound_moreThan: (_words, number) => ({
        is: 'at least',
        amount: numberAmount(read.number(number) + 1),
      }),
      CountBound_fewerThan: (_words, number) => ({
        is: 'at most',
        amount: numberAmount(read.number(number) - 1),
      }),
      CountBound_number: (number) => ({ is: 'at least', amount: numberAmount(read.number(number)) }),
    },
  };
}

type Amount = { readonly amount: string };
type Times<A> = A | { readonly amount: 'number'; readonly value: number } | Product<A>;
type Product<A> = { readonly amount: 'product'; readonly of: A; readonly times: A | NumberAmount };
type NumberAmount = { readonly amount: 'number'; readonly value: number };

/** An amount taken `factor` times. */
function times<A extends Amount>(amount: A, factor: number): Times<A> {
  if (isNumber(amount)) return numberAmount(amount.value * factor);
  if (isCounted(amount)) return { ...amount, times: amount.times * factor };
  return factor === 1 ? amount : { amount: 'product', of: amount, times: numberAmount(factor) };
}

/** "2 damage for each …": the second amount as many times as the first says. */
export function multipliedAmount<A extends Amount>(amount: A, each: A): Times<A> {
  return isNumber(amount) ? times(each, amount.value) : { amount: 'product', of: each, times: amount };
}

/** An amount, as often as "for each …" says, where it is said. */
export function forEach<T extends Tree>(amount: Node, each: Node, read: ReaderOf<T>) {
  const times = optional(each, read.amount);
  const base = read.amount(amount);
  return times === undefined ? base : multipliedAmount<T['amount']>(base, times);
}

/** In "its power", said in a sentence about one object, "it" is that object. */
export function about<A extends Amount, O extends { readonly ref: string }>(amount: A, subject: O): A {
  if (subject.ref === 'all' || subject.ref === 'choice') return amount;
  if ('object' in amount) return amount.object === ITS ? { ...amount, object: subject } : amount;
  return isMadeOf(amount) ? { ...amount, of: about(amount.of, subject) } : amount;
}

function isNumber<A extends Amount>(amount: A): amount is A & NumberAmount {
  return amount.amount === 'number';
}

/** A number of objects, or a number that objects have, which says itself how many times it is taken. */
function isCounted<A extends Amount>(amount: A): amount is A & { readonly times: number } {
  return 'times' in amount && typeof amount.times === 'number';
}

function isMadeOf<A extends Amount>(amount: A): amount is A & { readonly of: A } {
  return 'of' in amount && !Array.isArray(amount.of);
}
