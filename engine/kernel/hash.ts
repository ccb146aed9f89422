/** What some values come to, as two numbers of 32 bits. */
export type Lanes = readonly [number, number];

/** What names come to, once somebody has hashed them: the same few are hashed at every position. */
const names = new Map<string, Lanes>();
/** So many are kept, then begun with anew. */
const MOST_NAMES = 10_000;

/** Collects numbers and strings into a hash that is the same on every machine (cyrb53, two 32-bit lanes). */
export class Hasher {
  private high = 0xdeadbeef;
  private low = 0x41c6ce57;

  add(value: number | string | boolean | undefined): this {
    if (typeof value === 'number') return this.number(value);
    if (typeof value === 'string') {
      for (let at = 0; at < value.length; at += 1) this.mix(value.charCodeAt(at));
      return this.mix(11);
    }
    return this.mix(value === undefined ? 13 : value ? 17 : 19);
  }

  /** Adds a string that is hashed again and again, and of which there are few: what it comes to is kept. */
  name(value: string): this {
    return this.part(names.get(value) ?? hashedName(value));
  }

  /** Adds what other values came to. */
  part([high, low]: Lanes): this {
    return this.mixThree(high, low, 11);
  }

  /** What the values so far come to, as two numbers of 32 bits. */
  lanes(): Lanes {
    return [this.high | 0, this.low | 0];
  }

  digest(): string {
    let high =
      Math.imul(this.high ^ (this.high >>> 16), 2246822507) ^
      Math.imul(this.low ^ (this.low >>> 13), 3266489909);
    let low =
      Math.imul(this.low ^ (this.low >>> 16), 2246822507) ^
      Math.imul(this.high ^ (this.high >>> 13), 3266489909);
    high >>>= 0;
    low >>>= 0;
    return inHex(high >>> 16) + inHex(high & 0xffff) + inHex(low >>> 16) + inHex(low & 0xffff);
  }

  private number(value: number): this {
    if (!Number.isSafeInteger(value)) return this.add(String(value)).mix(7);
    return this.mixThree(value | 0, Math.floor(value / 4_294_967_296), 7);
  }

  private mix(value: number): this {
    this.high = Math.imul(this.high ^ value, 2654435761);
    this.low = Math.imul(this.low ^ value, 1597334677);
    return this;
  }

  /** One after another, at one call: where loops are looked for, nearly everything that is hashed comes in threes. */
  private mixThree(first: number, second: number, third: number): this {
    const { high, low } = this;
    this.high = Math.imul(
      Math.imul(Math.imul(high ^ first, 2654435761) ^ second, 2654435761) ^ third,
      2654435761,
    );
    this.low = Math.imul(
      Math.imul(Math.imul(low ^ first, 1597334677) ^ second, 1597334677) ^ third,
      1597334677,
    );
    return this;
  }
}

/** Four digits. Positions are hashed so often that it matters how a number is written. */
const inHex = (number: number): string =>
  String.fromCharCode(digit(number >>> 12), digit(number >>> 8), digit(number >>> 4), digit(number));

/** The character of a number's last digit in base 16. */
const digit = (number: number): number => ((number & 15) < 10 ? 48 : 87) + (number & 15);

function hashedName(value: string): Lanes {
  if (names.size >= MOST_NAMES) names.clear();
  const made = new Hasher().add(value).lanes();
  names.set(value, made);
  return made;
}
