/** A number without its last part, and that part: `704.5c` is `704.5` and `c`, `103.1.b` is `103.1.` and `b`. */
export interface SplitNumber {
  /** With the dot before the last part, if there is one. Empty where the number has only one part. */
  readonly prefix: string;
  readonly last: string;
}

const parts = /\d+|[A-Za-z]+/g;

/** The parts of a number: `704.5c` has `704`, `5` and `c`. */
export function partsOf(number: string): string[] {
  return number.match(parts) ?? [];
}

/** Takes the last part off a number. */
export function splitNumber(number: string): SplitNumber {
  const last = partsOf(number).at(-1) ?? '';
  return { prefix: number.slice(0, number.length - last.length), last };
}

/** The number of which this one is a part, printed or not; undefined for one that has a single part. */
export function wholeOf(number: string): string | undefined {
  const whole = splitNumber(number).prefix.replace(/\.$/, '');
  return whole === '' ? undefined : whole;
}

/** Whether a part of a number is a word, such as `Ruling` in `A.4.Ruling.3`, rather than a place in a sequence. */
export function isWord(part: string): boolean {
  return /^[A-Za-z]{3,}$/.test(part);
}

/** Counts in digits and in letters, with some letters left out. */
export class Counting {
  readonly #letters: string;

  /** @param skipped the letters that are left out, in lower case */
  constructor(readonly skipped: ReadonlySet<string>) {
    this.#letters = [...'abcdefghijklmnopqrstuvwxyz'].filter((letter) => !skipped.has(letter)).join('');
  }

  /** The place of a part in its sequence: 5 for `5`, 3 for `c`. Undefined for a word or a skipped letter. */
  placeOf(part: string): number | undefined {
    if (/^\d+$/.test(part)) return Number(part);
    if (!/^[a-z]{1,2}$/.test(part)) return undefined;
    const places = [...part].map((letter) => this.#letters.indexOf(letter) + 1);
    if (places.includes(0)) return undefined;
    return places.reduce((all, place) => all * this.#letters.length + place, 0);
  }

  /** The part at a place of a sequence that has another part like this one in it. */
  partAt(place: number, like: string): string {
    if (/^\d/.test(like)) return String(place).padStart(like.startsWith('0') ? like.length : 1, '0');
    const letters = this.#letters.length;
    const [first, second] = [Math.floor((place - 1) / letters), (place - 1) % letters];
    return `${first === 0 ? '' : this.#letters[first - 1]}${this.#letters[second]}`;
  }

  /** The number that follows in the same sequence: `704.5k` is followed by `704.5m` where l is skipped. */
  next(number: string): string | undefined {
    const { prefix, last } = splitNumber(number);
    const place = this.placeOf(last);
    return place === undefined ? undefined : `${prefix}${this.partAt(place + 1, last)}`;
  }
}
