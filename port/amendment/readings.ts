import type { Amendment, PlacedChange } from './model';

/** A reading of a ruling that an option asks for. */
export interface ReadingOption {
  readonly ruling: string;
  readonly reading: string;
  /** As it was given: `--ruling low-033=letter`. */
  readonly option: string;
}

/** No line of a file: sentences about it name the option. */
const NOWHERE = { line: 1, column: 1 };

const placed = ({ ruling, reading, option }: ReadingOption): PlacedChange => ({
  change: { verb: 'ruling', ruling, reading },
  text: `ruling ${ruling}: ${reading}`,
  option,
  ...NOWHERE,
});

/** An amendment that says other readings of a rulebook's rulings, and nothing else; it is called by them. */
export function amendmentOfReadings(rulebook: string, readings: readonly ReadingOption[]): Amendment {
  const changes = readings.map(placed);
  const name = changes.map(({ text }) => text).join('; ');
  return { name, rulebook, changes, places: { rulebook: NOWHERE } };
}

/** The same amendment, with other readings of rulings besides. */
export const withReadings = (amendment: Amendment, readings: readonly ReadingOption[]): Amendment => ({
  ...amendment,
  changes: [...amendment.changes, ...readings.map(placed)],
});
