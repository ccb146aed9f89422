import { type Crossing, crossed } from './crossings';
import { named, type Outcome } from './small-game';

/** Who does it: the seats of two players, of whom the first plays the text. */
export interface Doer {
  readonly words: string;
  readonly seats: readonly number[];
  /** “Each player draws”, but “you draw”. */
  readonly third?: boolean;
  /** What is theirs. */
  readonly their?: string;
  readonly they?: string;
  /** Does nobody know who that is? */
  readonly isRefused?: true;
}

/** What is done. */
export interface PlayerInstruction {
  readonly says: (verb: (base: string) => string, they: string, their: string) => string;
  /** How much of it happened to a player or to what that player had. */
  readonly done: (outcome: Outcome, seat: number) => number;
  readonly much: number;
}

/** How many objects of a name a player has in a zone afterwards. */
export const inZone =
  (name: string, zone: string) =>
  ({ after }: Outcome, seat: number): number =>
    named(after, name, seat).filter((each) => each.zone === zone).length;

/** The third person of a verb. */
const third = (base: string): string =>
  /(?:sh|ch|x|ss)$/.test(base) ? `${base}es` : `${base.replace(/(?<=[^aeiou])y$/, 'ie')}s`;

/**
 * Crosses everybody with all that somebody does.
 *
 * @param type of the card that says it
 * @param table the table on which a text is played
 */
export const playerCrossings = <D extends PlayerInstruction>(
  instructions: readonly D[],
  doers: readonly Doer[],
  type: string,
  table: (text: string, instruction: D) => Crossing['table'],
): readonly Crossing[] =>
  crossed(
    instructions,
    () => doers,
    (
      instruction,
      { words, seats, third: isThird = true, their = 'their', they = 'they', isRefused = false },
    ): Crossing => {
      const text = `${words} ${instruction.says((base) => (isThird ? third(base) : base), they, their)}.`;
      const expected = [0, 1].map((seat) => (seats.includes(seat) ? instruction.much : 0));
      return {
        name: text,
        text,
        type,
        action: 'play',
        table: table(text, instruction),
        seen: (outcome) => [0, 1].map((seat) => instruction.done(outcome, seat)),
        least: expected,
        most: expected,
        isRefused,
      };
    },
  );
