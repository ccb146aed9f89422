import { rememberingTexts } from '../../../invariants/spoken';

/**
 * What may stand before the one thing that a text tells to be done: keywords, and a cost or a trigger. Repeat does it
 * again, and so does what is to be done twice.
 */
const FIRST = /^(?![^.]*(?:\[Repeat|twice))(?:(?:\[[\w-]+(?: \d+)?\]\s*)+\n)?(?:[^.\n]*[:,-] )?/;

/**
 * Is a deed all that a text tells to be done?
 *
 * @param deed a regular expression's source, without the full stop
 */
export const allSaid = (deed: string): RegExp => new RegExp(`${FIRST.source}${deed}\\.$`, 'i');

/**
 * Is a deed what a text tells to be done first, before other sentences?
 *
 * @param deed a regular expression's source, without the full stop
 */
export const saidFirst = (deed: string): RegExp => new RegExp(`${FIRST.source}${deed}\\. `, 'i');

const ONLY_KEYWORDS = /^(?:\s*\[[A-Z][\w-]*(?: \d+)?\],?)+\s*$/;

/** Is a text nothing but keywords, so that they are its object's own? What it gives to others isn't. */
export const isOnlyKeywords = rememberingTexts((text): boolean => ONLY_KEYWORDS.test(text));
