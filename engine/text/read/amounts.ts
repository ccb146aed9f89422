import type { Amount, ObjectReference } from '../tree';
import { type Dictionaries, ITS, numberAmount, type Reader } from './reader';

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
      dieSize: (number, _s1, _hyphen, _s2, _sided) => read.number(number),
      CostNumber_one: (_a) => 1,
      CostNumber_another: (_another) => 1,
      FoundNumber_one: (_a) => 1,
      FoundNumber_upTo: (_upTo, number) => read.number(number),
    },
    amount: {
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
      Quantity_counters: (_the, counters, _on, object) => ({
        amount: 'counters',
        counter: read.word(counters.child(0)),
        object: read.object(object),
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
      ForEach_counters: (_forEach, counters, _on, object) => ({
        amount: 'counters',
        counter: read.word(counters.child(0)),
        object: read.object(object),
      }),
      ForEach_count: (_forEach, nouns) => ({ amount: 'count', filter: read.filter(nouns), times: 1 }),
      PayAmount_x: (_x) => ({ amount: 'X' }),
      PayAmount_number: (number) => numberAmount(read.number(number)),
      SetValue_x: (_x) => ({ amount: 'X' }),
      SetValue_number: (number) => numberAmount(read.number(number)),
      SetValue_equal: (_equalTo, quantity) => read.amount(quantity),
      DamageAmount_equal: (_equal, quantity) => read.amount(quantity),
      DamageAmount_forEach: (amount, _damage, each) => multiplied(read.amount(amount), read.amount(each)),
      DamageAmount_plain: (amount, _damage) => read.amount(amount),
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

/** An amount taken `factor` times. */
function times(amount: Amount, factor: number): Amount {
  if (amount.amount === 'number') return numberAmount(amount.value * factor);
  if (amount.amount === 'count' || amount.amount === 'characteristic') {
    return { ...amount, times: amount.times * factor };
  }
  if (factor === 1) return amount;
  if (amount.amount === 'counters') return { ...amount, times: (amount.times ?? 1) * factor };
  return { amount: 'product', of: amount, times: numberAmount(factor) };
}

/** "2 damage for each …": the second amount as many times as the first says. */
export function multiplied(amount: Amount, each: Amount): Amount {
  if (amount.amount === 'number') return times(each, amount.value);
  return { amount: 'product', of: each, times: amount };
}

/** In "its power", said in a sentence about one object, "it" is that object. */
export function about(amount: Amount, subject: ObjectReference): Amount {
  if (subject.ref === 'all' || subject.ref === 'choice') return amount;
  switch (amount.amount) {
    case 'characteristic':
    case 'counters':
      return amount.object === ITS ? { ...amount, object: subject } : amount;
    case 'half':
    case 'product':
      return { ...amount, of: about(amount.of, subject) };
    default:
      return amount;
  }
}
