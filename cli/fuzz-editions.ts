import { editionsOf, gameOf, type PlayedGame, rulesetOf } from '../port/in-process/games';
import { gameEdition } from '../port/in-process-editions';
import { editionIn } from './fuzz-engine';
import { Problem } from './problem';

/** What is asked for, as far as it has to do with editions. */
interface EditionOptions {
  readonly edition?: string;
  readonly against?: string;
  readonly off: readonly string[];
  readonly amend?: string;
  readonly ruling?: readonly string[];
}

/** Which editions of games are played, and compared. Throws a Problem where no game has them, or they are asked for with what can't be. */
export class PlayedEditions {
  readonly #edition: string | undefined;
  readonly #against: string | undefined;

  constructor(
    { edition, against, off, amend, ruling }: EditionOptions,
    private readonly asked: string | undefined,
  ) {
    this.#edition = edition;
    this.#against = editionIn(against);
    if (this.#against === undefined) return;
    if (off.length > 0 || amend !== undefined || (ruling?.length ?? 0) > 0)
      throw new Problem([
        '--against edition: compares two editions as they are, and numbers of rules are those of one: leave --off, --amend and --ruling out.',
      ]);
  }

  /** Of rulebooks those whose games have the editions that are asked for. */
  having(rulebooks: readonly string[]): readonly string[] {
    const wanted = [
      { option: '--edition', edition: this.#edition },
      { option: '--against edition:', edition: this.#against },
    ];
    for (const { option, edition } of wanted) {
      if (edition === undefined || rulebooks.some((id) => rulesetOf(id, edition))) continue;
      const has = rulebooks.flatMap((id) => {
        const game = gameOf(id);
        return game ? [`${game.description.title} has ${namesOf(game)}`] : [];
      });
      throw new Problem([
        `${option} ${edition}: no game that is played has such an edition; ${has.join('; ')}.`,
      ]);
    }
    return rulebooks.filter((id) =>
      wanted.every(({ edition }) => edition === undefined || rulesetOf(id, edition) !== undefined),
    );
  }

  /** The edition that is played of a rulebook's game: nothing where it is the usual one, and no other is compared. */
  of(rulebook: string): { readonly edition?: string } {
    const wanted = this.#edition ?? this.#usualOf(rulebook);
    if (wanted === undefined) return {};
    if (wanted === this.#against)
      throw new Problem([`--against edition:${wanted} is the edition that is played: name another one.`]);
    return { edition: wanted };
  }

  /** Where a rulebook was asked for that isn't its game's first, or editions are compared, it is named. */
  #usualOf(rulebook: string): string | undefined {
    const isNamed = this.asked !== undefined && this.asked !== rulebook;
    if (!isNamed && this.#against === undefined) return undefined;
    return gameEdition(isNamed ? (this.asked ?? rulebook) : rulebook)?.edition;
  }
}

const namesOf = (game: PlayedGame): string =>
  editionsOf(game)
    .map(({ ruleset }) => ruleset.name)
    .join(', ');
