/** How much words say, by how rare they are among texts. */
export class Weights {
  readonly #having = new Map<string, number>();

  /** @param texts the words of each text, each once */
  constructor(private readonly texts: readonly ReadonlySet<string>[]) {
    for (const words of texts)
      for (const each of words) this.#having.set(each, (this.#having.get(each) ?? 0) + 1);
  }

  /** How much some words say, all together. */
  of(words: Iterable<string>): number {
    let sum = 0;
    for (const each of words) sum += Math.log(this.texts.length / ((this.#having.get(each) ?? 0) + 1));
    return sum;
  }

  /** How much of what is in either of two texts is in both, from 0 to 1. */
  same(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
    const both = this.#both(one, other);
    return both / (this.of(one) + this.of(other) - both || 1);
  }

  /** How much of the text that says less is in the other one, from 0 to 1. */
  held(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
    return this.#both(one, other) / (Math.min(this.of(one), this.of(other)) || 1);
  }

  #both(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
    return this.of([...one].filter((each) => other.has(each)));
  }
}
