import path from 'node:path';
import {
  createParser,
  type GameText,
  grammarFiles,
  type PrintedCard,
  targetSpecifications,
  writeRecipe,
} from '../../text';
import { meanings } from './meanings';
import type { CardText, Filter, MagicTree } from './tree';
import { canonical, nouns, singularSubtypes, subtypes } from './words';

// G.41.Ruling.5: what is no permanent is sought where the text says; a spell is nowhere but on the stack (K.23.4).
const usualZone = (filter: Filter): string | undefined =>
  filter.types?.includes('spell') ? 'stack' : undefined;

const magicText: GameText<MagicTree> = {
  name: 'MagicText',
  folder: __dirname,
  source: grammarFiles([path.join(__dirname, 'grammar', 'magic.ohm')]),
  subtypes,
  singularSubtypes,
  nouns,
  canonical,
  meanings,
  parts: [],
  choosesAsPlayed: false,
  paragraph: ({ types }) =>
    types.includes('instant') || types.includes('sorcery') ? 'SpellCard' : 'PermanentCard',
  self: () => ({ ref: 'this' }),
  specifications: (targets, read) =>
    targetSpecifications<MagicTree>(targets, read, usualZone, { controller: 'opponent' }),
  targets: {},
  zoneOfCosts: () => undefined,
  announcing: {
    divisions: [],
    whyLater: 'as it is known only when that is done, and targets are chosen before (T.4.2)',
    instead: ['something that is not “target”'],
  },
  mentions: [],
};

const parse = createParser(magicText);

/**
 * Writes the grammar down for the published package.
 *
 * @public called by scripts/build.mjs
 */
export const writeGrammar = (): void => writeRecipe(magicText);

/**
 * Reads the text box of a Magic card as an ability tree, one ability a paragraph.
 *
 * @throws CardTextError pointing at the first word that is not understood
 */
export function parseCardText(text: string, card: PrintedCard): CardText {
  return parse(text, card);
}
