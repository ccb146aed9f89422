/** The names that a scenario may use: those that it has introduced itself, and those that its game has shown. */
import { distance } from 'fastest-levenshtein';
import type { Observation, PendingDecision, SetupRequest } from '../../port/contract';

/** Of what a name is at most so much is wrong, when another is suggested. */
const ALIKE = 0.4;
/** So many names are listed where none is alike. */
const MOST_LISTED = 8;

export class Introduced {
  /** What players, cards and places are called on the table as it was set up. */
  readonly names: readonly string[];
  /** How many cards of each name the scenario has put on the table. */
  private readonly cards = new Map<string, number>();
  /** Everything else that the table says: texts name tokens, and other cards. */
  private readonly words: string[] = [];
  private readonly shown = new Set<string>();
  /** Nobody needs to introduce a player's first home, nor what a table is filled up with. */
  private readonly implied: RegExp;

  /**
   * @param words what the game itself calls cards, which a player may try to name
   * @param home what a place is called that each player has without its being named; undefined: there is none
   */
  constructor(
    { players, ...rest }: SetupRequest,
    words: readonly string[],
    private readonly home: string | undefined,
  ) {
    this.words.push(...words);
    this.implied = new RegExp(`^(?:${players.map(({ name }) => name).join('|')})'s `, 'u');
    for (const { name: _, ...side } of players) this.take(side);
    this.take(rest);
    this.names = [...players.map(({ name }) => name), ...this.cards.keys()];
  }

  /** Takes note of what the game shows: names of objects, and what is offered to be chosen. */
  see({ objects }: Observation, decision: PendingDecision | undefined): void {
    for (const { name } of objects) if (name !== undefined) this.shown.add(name);
    for (const { label } of decision?.options ?? []) this.shown.add(label);
  }

  /** Has the scenario or its game introduced this name? `Luck (1)` is the first of what `Luck` offers. */
  knows(name: string): boolean {
    const plain = name.replace(/ \(\d+\)$/, '');
    if ([name, plain].some((each) => this.cards.has(each) || this.shown.has(each))) return true;
    if (this.home !== undefined && this.implied.test(name) && name.endsWith(`'s ${this.home}`)) return true;
    // "Human Dog" is no card, but two words that somebody may try to choose as one.
    return this.mentions(plain) || plain.split(' ').every((word) => this.mentions(word));
  }

  /** Do texts on the table name this, so that the engine may have to make any number of it? */
  mentions(name: string): boolean {
    const word = new RegExp(
      `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
      'iu',
    );
    return this.words.some((text) => word.test(text));
  }

  /** How many cards the scenario itself has given this name. */
  cardsCalled(name: string): number {
    return this.cards.get(name) ?? 0;
  }

  /** What may be meant by a name that nobody has introduced: a suggestion, or else what there is. */
  suggest(name: string): string {
    const names = [...new Set([...this.cards.keys(), ...this.shown])].filter((each) => each !== name);
    const nearest = nearestOf(name, names);
    if (nearest !== undefined) return `; perhaps "${nearest}"`;
    const named = [...this.cards.keys()].filter((each) => !this.implied.test(each));
    const listed = named.slice(0, MOST_LISTED).map((each) => `"${each}"`);
    return listed.length === 0 ? '' : `; the scenario names ${listed.join(', ')}`;
  }

  /** Takes in a part of what is asked of the engine, whatever its shape. */
  private take(value: unknown): void {
    if (typeof value === 'string') this.words.push(value);
    else if (Array.isArray(value)) for (const each of value) this.take(each);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) {
        if (key !== 'name' || typeof each !== 'string') this.take(each);
        else this.cards.set(each, this.cardsCalled(each) + 1);
      }
  }
}

/** Of some names the one that is most like a name; undefined where none is much like it. */
export function nearestOf(name: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((each) => ({ each, far: distance(each.toLowerCase(), name.toLowerCase()) / each.length }))
    .filter(({ far }) => far <= ALIKE)
    .sort((one, other) => one.far - other.far);
  return nearest?.each;
}
