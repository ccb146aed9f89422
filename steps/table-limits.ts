import { type CardSpecification, SetupProblem } from '../port/contract';

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

/** What is printed below zero nowhere but on an upgrade, which may take something from its base. */
const NEVER_NEGATIVE = ['defense', 'capacity', 'production', 'activationCost'] as const;

/** Throws a SetupProblem for numbers that no card has. */
export function refuseImpossibleCard(card: CardSpecification, word: (field: string) => string): void {
  const { name, types } = card;
  for (const field of ['cost', 'will', 'power', ...NEVER_NEGATIVE] as const) {
    const value = card[field];
    if (typeof value === 'number') refuseUncountable(`"${name}" has ${word(field)}`, value);
  }
  const negative = ['cost' as const, ...(types.includes('upgrade') ? [] : NEVER_NEGATIVE)].find(
    (field) => Number(card[field] ?? 0) < 0,
  );
  if (negative !== undefined)
    throw new SetupProblem(
      `"${name}" can't have ${word(negative)} ${card[negative]}: no card's ${word(negative)} is below 0.`,
    );
}

/** Throws a SetupProblem for a value that a die doesn't show. `sides`: undefined where cards say how many it has. */
export function refuseOffTheDie(roll: string, value: number, sides: number | undefined): void {
  if (value >= 1 && value <= (sides ?? Number.MAX_SAFE_INTEGER)) return;
  const shown = sides === undefined ? 'a die shows 1 or more' : `that die shows 1 to ${sides}`;
  throw new SetupProblem(`The next ${roll} can't be ${value}: ${shown}.`);
}
