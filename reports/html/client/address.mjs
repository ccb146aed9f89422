// What the part of the page's address after # says: which place is open, and what is searched and filtered. A place is
// `riftbound/400.1` (a rule), `riftbound/section/400`, `riftbound/chapter/399`, `riftbound/ruling/rift-313`,
// `scenario/my.feature:7` or `scenario/my.feature:7/step/2`; what is searched follows a question mark.

/**
 * What narrows the page to some of the rules.
 *
 * @typedef {object} View
 * @property {string} search
 * @property {readonly string[]} states States and marks that are shown; all while there is none.
 * @property {string} kind
 * @property {string} rulebook
 */

/** @type {View} */
export const wholeView = { search: '', states: [], kind: '', rulebook: '' };

/** @param {string} part */
const encoded = (part) =>
  encodeURIComponent(part).replace(/%(?:2F|3A|7E|40)/g, (code) => decodeURIComponent(code));

/** @param {string} rulebook @param {string} key */
export const ruleAddress = (rulebook, key) => `${rulebook}/${key}`;

/** @param {string} rulebook @param {string} number */
export const sectionAddress = (rulebook, number) => `${rulebook}/section/${number}`;

/** @param {string} rulebook @param {string} number */
export const chapterAddress = (rulebook, number) => `${rulebook}/chapter/${number}`;

/** @param {string} rulebook @param {string} id */
export const rulingAddress = (rulebook, id) => `${rulebook}/ruling/${id}`;

/** @param {string} id */
export const scenarioAddress = (id) => `scenario/${id}`;

/** @param {string} id @param {number} place */
export const stepAddress = (id, place) => `scenario/${id}/step/${place + 1}`;

/**
 * A place, and what is shown around it, as the part of an address that begins with #; empty where it says nothing.
 *
 * @param {string} place
 * @param {View} view
 */
export function hashOf(place, { search, states, kind, rulebook }) {
  const asked = new URLSearchParams();
  if (search !== '') asked.set('search', search);
  for (const state of states) asked.append('state', state);
  if (kind !== '') asked.set('kind', kind);
  if (rulebook !== '') asked.set('rulebook', rulebook);
  const query = asked.toString();
  if (place === '' && query === '') return '';
  return `#${encoded(place)}${query === '' ? '' : `?${query}`}`;
}

/**
 * Reads the part of an address that begins with #.
 *
 * @param {string} hash
 * @returns {{ place: string, view: View }}
 */
export function readHash(hash) {
  const [place = '', ...rest] = hash.replace(/^#/, '').split('?');
  const asked = new URLSearchParams(rest.join('?'));
  return {
    place: decoded(place),
    view: {
      search: asked.get('search') ?? '',
      states: asked.getAll('state'),
      kind: asked.get('kind') ?? '',
      rulebook: asked.get('rulebook') ?? '',
    },
  };
}

/** @param {string} text What isn't rightly encoded is taken as it stands. */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
