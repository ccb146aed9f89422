import fc from 'fast-check';
import type { Answering } from '../answer-from';
import { type Reluctance, reluctantly } from '../avoiding';
import { type Next, numbersFrom, seeded } from '../numbers';
import { byNumbers } from '../play';
import type { Entry } from './entry';

const anyNumber = fc.nat(0x7fffffff);
const tables = fc.noBias(
  fc.record({
    shape: anyNumber,
    deal: anyNumber,
    things: fc.array(anyNumber, { maxLength: 40, size: 'max' }),
    rest: anyNumber,
  }),
);

/**
 * The seed of a game: its number, mixed with the campaign's seed. For one campaign no two of the first 2^32 games have
 * the same.
 */
export function mix(seed: number, game: number): number {
  return scrambled((scrambled(seed >>> 0) + Math.imul(game, 0x9e3779b9)) >>> 0);
}

/** A bijection of 32 bits (the finalizer of MurmurHash3). */
function scrambled(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A game of a campaign by its number, out of nothing but its seed. */
export function freshEntry(rulebook: string, seed: number): Entry {
  const [numbers] = fc.sample(tables, { seed, numRuns: 1 });
  if (!numbers) throw new Error('fast-check drew no numbers.');
  return { entry: 1, rulebook, ...numbers, decisions: [] };
}

/** Numbers that answers are made of are below so much: they are taken modulo far less, and are kept in files. */
const SMALL = 0xfff;

/** Answers decisions by an entry, and keeps what the answers were made of. */
export class EntryAnswers {
  /** For each decision so far, the numbers that its answer is made of. */
  readonly drawn: (readonly number[])[] = [];
  /** The answer to the next decision. */
  readonly answer: Answering;

  /** @param reluctance what players would rather not do */
  constructor(entry: Entry, reluctance: Reluctance) {
    const more = seeded(entry.rest);
    let numbers: number[] = [];
    let source: Next = more;
    const byEntry = reluctantly(
      reluctance,
      byNumbers(() => {
        const number = source() & SMALL;
        numbers.push(number);
        return number;
      }),
    );
    this.answer = (decision) => {
      const given = entry.decisions[this.drawn.length];
      source = given === undefined ? more : numbersFrom(given, 0);
      numbers = [];
      const answer = byEntry(decision);
      this.drawn.push(numbers);
      return answer;
    };
  }
}
