import { games, words } from '../steps/terms';

/** What an object has, and should have. */
const NUMBERS = words(({ characteristics }) => characteristics.flatMap(({ shown = [] }) => shown)).join('|');
const NUMBER = new RegExp(`^"([^"]+)" has (${NUMBERS}) -?\\d+, not (-?\\d+)[,.]`);
/** Who has priority, and who should. */
const PRIORITY = /, and \w+ has priority, not (\w+)\.$/;
/** What stays away from where it should be. */
const TABLES = words(({ table }) => [table]).join('|');
const ENTERS = new RegExp(`^"([^"]+)" resolves, and does not enter the (?:${TABLES}) in "([^"]+)"\\.$`);
/** What is so of something from the first, and should be otherwise. */
const OPPOSITES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...games.map(({ opposites }) => opposites),
);
const ENTERED = new RegExp(
  `^"([^"]+)" has entered the (?:${TABLES}), and is (${Object.keys(OPPOSITES).join('|')})\\.$`,
);

/** The place that a player has without its being named is called by whose it is. */
const HOME = new RegExp(`^\\w+'s (?:${words(({ home }) => (home === undefined ? [] : [home])).join('|')})$`);
const calledBy = (name: string): string => (HOME.test(name) ? name : `"${name}"`);

/**
 * What the table should show where an invariant is broken, as a Then of the vocabulary says it.
 *
 * @param text a feature file with one scenario
 * @param message what is wrong with the table
 * @returns undefined where the vocabulary can't say it, or several objects have the name
 */
export function shownClaim(text: string, message: string): string | undefined {
  const [, first] = PRIORITY.exec(message) ?? [];
  if (first !== undefined) return `${first} has priority`;
  const [, object, number, value] = NUMBER.exec(message) ?? [];
  if (object !== undefined)
    return isOnly(text, object) ? `${calledBy(object)} has ${number} ${value}` : undefined;
  const [, permanent, place = ''] = ENTERS.exec(message) ?? [];
  if (permanent !== undefined)
    return isOnly(text, permanent) ? `"${permanent}" is in ${calledBy(place)}` : undefined;
  const [, entered, status = ''] = ENTERED.exec(message) ?? [];
  return entered !== undefined && isOnly(text, entered) ? `"${entered}" is ${OPPOSITES[status]}` : undefined;
}

/** Is one object at most called so where the scenario begins? */
function isOnly(text: string, name: string): boolean {
  const given = text.split(/\n\s+When /)[0] ?? '';
  const places = given
    .split('\n')
    .filter((line) => line.includes(`"${name}"`) && !line.trim().startsWith('Example'));
  const [before = ''] = places[0]?.split(`"${name}"`) ?? [];
  return places.length <= 1 && !/\b(?:[2-9]|\d{2,})(?: \w+)* $/.test(before);
}
