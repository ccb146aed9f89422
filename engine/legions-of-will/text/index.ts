import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type CardText, createParser, type GameText, type PrintedCard, writeRecipe } from '../../text';
import { meanings } from './meanings';
import { canonical, subtypes } from './words';

const CHAIN = 'chain of events';
const ON_THE_CHAIN = new Set(['action', 'ability', 'activated ability', 'triggered ability']);

const legionsOfWillText: GameText = {
  name: 'LegionsOfWillText',
  source: readFileSync(path.join(__dirname, 'legions-of-will.ohm'), 'utf8'),
  subtypes,
  canonical,
  meanings,
  paragraph: (card) => (card.types.includes('action') ? 'ActionCard' : 'PermanentCard'),
  // Rule 107.2: "this base" on anything but a base is the base that it is in.
  self: (noun, card) =>
    noun === 'base' && !card.types.includes('base')
      ? { ref: 'base of', object: { ref: 'this' } }
      : { ref: 'this' },
  // Rules 107.2b and 110.2: what can't be on the battlefield is sought on the chain of events.
  usualZone: (filter, saysCard) =>
    saysCard || filter.types?.some((type) => ON_THE_CHAIN.has(type)) ? CHAIN : undefined,
};

const parse = createParser(legionsOfWillText);

/**
 * Writes the grammar down for the published package.
 *
 * @public called by scripts/build.mjs
 */
export const writeGrammar = (): void => writeRecipe(legionsOfWillText);

/**
 * Reads the text box of a Legions of Will card as an ability tree, one ability a paragraph.
 *
 * @throws CardTextError pointing at the first word that is not understood
 */
export function parseCardText(text: string, card: PrintedCard): CardText {
  return parse(text, card);
}
