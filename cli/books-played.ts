import type { Ruleset } from '../engine/kernel';
import { editionsOf, gameOf, rulesetOf } from '../port/in-process/games';
import { loadRulebook } from '../rulebooks/library';
import { LibraryError } from '../rulebooks/library-error';
import type { Rulebook } from '../rulebooks/model';
import { assumedIn } from './game-editions';
import type { PlacedLink } from './plan';
import { rulebookOfFile } from './selection';

/** Which rulebook a scenario is about: that of its file, in another edition of its game where it chooses one. */
export class BooksPlayed {
  readonly #ids: readonly string[];
  readonly #loaded = new Map<string, Rulebook | undefined>();

  /** @param books the rulebooks that files are about */
  constructor(private readonly books: readonly Rulebook[]) {
    this.#ids = books.map(({ id }) => id);
  }

  /**
   * The rulebook of a scenario; undefined where nobody knows it.
   *
   * @param edition the short name of the edition that it chooses; undefined: none
   */
  of(uri: string, edition: string | undefined): Rulebook | undefined {
    const ruleset = edition === undefined ? undefined : this.#rulesetOf(uri, edition);
    if (ruleset) return this.#bookOf(ruleset);
    const id = rulebookOfFile(uri, this.#ids);
    return this.books.find((each) => each.id === id);
  }

  /** The rulebooks of scenarios in one file, each once. */
  ofAll(uri: string, editions: readonly (string | undefined)[]): readonly Rulebook[] {
    return [...new Set(editions.flatMap((edition) => this.of(uri, edition) ?? []))];
  }

  /** Is one of the scenarios in a file about the rulebook that the file is about, in the edition that is newest? */
  isAboutItsOwn({ uri, editions }: Pick<PlacedLink, 'uri' | 'editions'>): boolean {
    const own = this.of(uri, undefined);
    return editions.some((edition) => this.of(uri, edition) === own);
  }

  /** Numbers that the rulebook of a scenario only cites, as its edition of the game has their rules from another one. */
  assumedIn(uri: string, edition: string | undefined): ReadonlySet<string> {
    const ruleset = this.#rulesetOf(uri, edition);
    return new Set(ruleset ? assumedIn(ruleset).map(({ number }) => number) : []);
  }

  #rulesetOf(uri: string, edition: string | undefined): Ruleset | undefined {
    const id = rulebookOfFile(uri, this.#ids);
    if (id === undefined || edition === undefined) return rulesetOf(id ?? '');
    const game = gameOf(id);
    return game && editionsOf(game).find(({ ruleset }) => ruleset.name === edition)?.ruleset;
  }

  #bookOf({ rulebook, edition }: Ruleset): Rulebook | undefined {
    const known = this.books.find((each) => each.id === rulebook && each.edition === edition);
    const name = `${rulebook}@${edition}`;
    if (known === undefined && !this.#loaded.has(name)) this.#loaded.set(name, loadedOrNone(name));
    return known ?? this.#loaded.get(name);
  }
}

const loadedOrNone = (name: string): Rulebook | undefined => {
  try {
    return loadRulebook(name);
  } catch (error) {
    if (error instanceof LibraryError) return undefined;
    throw error;
  }
};
