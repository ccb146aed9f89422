import { theirOwn } from '../../../text';
import type { Who } from '../tree';
import { amountOf } from './amounts';
import type { Dictionaries, Reader } from './reader';

/** Life and poison counters that players get and lose. */
export function lifeInstructions(read: Reader): Partial<Dictionaries['instruction']> {
  return {
    Verb_poison: (_get, amount, _counters) => (who) => ({
      do: 'get poison counters',
      who,
      amount: read.amount(amount),
    }),
    Verb_gainLife: (_gain, amount, _life, each) => (who) => ({
      do: 'gain life',
      who,
      amount: amountOf(read, amount, each),
    }),
    Verb_gainLifeEqual: (_gain, quantity) => (who) => ({
      do: 'gain life',
      who,
      amount: read.amount(quantity),
    }),
    Verb_loseHalf: (_lose, whose, _life, _comma, _rounded, way) => (who) => ({
      do: 'lose life',
      who,
      amount: {
        amount: 'half',
        of: { amount: 'life total', who: eachTheirOwn(who, read.who(whose)) },
        rounded: read.word(way) === 'up' ? 'up' : 'down',
      },
    }),
    Verb_loseLifeEqual: (_lose, quantity) => (who) => ({
      do: 'lose life',
      who,
      amount: read.amount(quantity),
    }),
    Verb_loseLife: (_lose, amount, _life, each) => (who) => ({
      do: 'lose life',
      who,
      amount: amountOf(read, amount, each),
    }),
    Verb_doubleLife: (_double, whose, _total) => (who) => ({
      do: 'double life',
      who: theirOwn(who, read.who(whose)),
    }),
  };
}

/** "Their life", said of what several players do, is each one's own: it is known as each of them does it. */
const eachTheirOwn = (who: Who, whose: Who): Who =>
  who.who === 'each player' || who.who === 'each opponent' ? whose : theirOwn(who, whose);
