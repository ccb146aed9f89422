const FORMS: readonly (readonly [string, string])[] = [
  ['unit', 'units'],
  ['spell', 'spells'],
  ['rune', 'runes'],
  ['battlefield', 'battlefields'],
  ['legend', 'legends'],
  ['permanent', 'permanents'],
  ['card', 'cards'],
  ['ability', 'abilities'],
  ['activated ability', 'activated abilities'],
  ['triggered ability', 'triggered abilities'],
  ['hand', 'hands'],
  ['might', '[m]'],
  ['might', '[s]'],
  ['might', 'mights'],
];

/** Words that a number can stand before, each with its plural. */
export const nouns: readonly (readonly [string, string])[] = [
  ...FORMS.filter(([one]) => one !== 'might' && !one.includes(' ')),
  ['buff', 'buffs'],
  ['point', 'points'],
  ['token', 'tokens'],
];

/** The one form of a word that the tree uses, by its other forms in lower case. */
export const canonical: ReadonlyMap<string, string> = new Map(FORMS.map(([one, other]) => [other, one]));

/** Tags that the rulebook itself gives: of tokens, and of gear that is attached. */
export const subtypes: readonly string[] = ['Equipment', 'Fae', 'Recruit', 'Recruits'];

/** Those of them that mean one object. */
export const singularSubtypes: readonly string[] = ['Recruit'];
