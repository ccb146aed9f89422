import { type CardSpecification, SetupProblem } from '../port/contract';
import type { CharacteristicTerm } from './terms';

/** More copies of a card, or cards in a pile, than any game is played with. */
const MOST_CARDS = 10_000;

/** Throws a SetupProblem for a number that can't be counted with. `what` says which: `"Imp" has power`. */
export function refuseUncountable(what: string, value: number): void {
  if (!Number.isSafeInteger(value))
    throw new SetupProblem(
      `${what} ${value}, which is beyond what can be counted with: from -${Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}.`,
    );
}

/** Throws a SetupProblem for more cards than a table has room for. */
export function refuseTooMany(what: string, count: number): void {
  if (count > MOST_CARDS)
    throw new SetupProblem(`${what} ${count} cards: a table has room for ${MOST_CARDS} at most.`);
}

/**
 * Throws a SetupProblem for numbers that no card has.
 *
 * @param characteristics what can be printed on cards, of all games
 */
export function refuseImpossibleCard(
  { name, types, fields = {} }: CardSpecification,
  characteristics: readonly CharacteristicTerm[],
): void {
  for (const { printed, words, least } of characteristics) {
    const value = fields[printed];
    const word = words[0] ?? printed;
    if (typeof value !== 'number') continue;
    refuseUncountable(`"${name}" has ${word}`, value);
    if (least && value < least.value && !types.some((type) => least.butFor.includes(type)))
      throw new SetupProblem(
        `"${name}" can't have ${word} ${value}: no card's ${word} is below ${least.value}.`,
      );
  }
}

/** Throws a SetupProblem for a value that a die doesn't show. `sides`: undefined where cards say how many it has. */
export function refuseOffTheDie(roll: string, value: number, sides: number | undefined): void {
  if (value >= 1 && value <= (sides ?? Number.MAX_SAFE_INTEGER)) return;
  const shown = sides === undefined ? 'a die shows 1 or more' : `that die shows 1 to ${sides}`;
  throw new SetupProblem(`The next ${roll} can't be ${value}: ${shown}.`);
}
