import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CardTextError, createParser, type GameText, type PrintedCard, writeRecipe } from '../../text';
import { keywordLines } from './keyword-lines';
import { withoutRule } from './no-rule';
import { riftboundAbilities } from './read/abilities';
import { riftboundEffects } from './read/effects';
import { riftboundHappenings } from './read/happenings';
import { riftboundObjects } from './read/objects';
import { riftboundStatements } from './read/statements';
import { specifications, targets } from './read/targets';
import { apart } from './run-on-lines';
import type { Ability, CardText, Riftbound } from './tree';
import { unknownX } from './unknown-x';
import { canonical, nouns, singularSubtypes, subtypes } from './words';

export const riftboundText: GameText<Riftbound> = {
  name: 'RiftboundText',
  folder: __dirname,
  source: ['riftbound', 'effects', 'happenings', 'statements']
    .map((part) => readFileSync(path.join(__dirname, 'grammar', `${part}.ohm`), 'utf8'))
    .join('\n'),
  subtypes,
  singularSubtypes,
  nouns,
  canonical,
  meanings: (read) => ({
    ...riftboundObjects(read),
    ...riftboundEffects(read),
    ...riftboundHappenings(read),
    ...riftboundStatements(read),
    ability: riftboundAbilities(read),
  }),
  parts: [],
  choosesAsPlayed: true,
  paragraph: (card) => (card.types.includes('spell') ? 'SpellText' : 'PermanentText'),
  self: () => ({ ref: 'this' }),
  specifications,
  targets,
  zoneOfCosts: () => undefined,
  announcing: {
    divisions: ['Verb_split', 'Verb_splitAmong'],
    spoken: ['CardCount_thatMany', 'Counted_thatMany'],
    apart: ['ReflexiveSentence', 'OneOfSentence'],
    spending: ['SpendAny'],
    triggered: ['Paragraph_deathknell'],
    whyLater: 'as it is known only when that is done, and targets are chosen before (352.8, 352.14.c)',
    instead: ['“Do this: …” in a sentence of its own'],
  },
  mentions: ['Private', 'Among', 'Subject_ofYours'],
};

const parse = createParser(riftboundText);

/**
 * Writes the grammar down for the published package.
 *
 * @public called by scripts/build.mjs
 */
export const writeGrammar = (): void => writeRecipe(riftboundText);

/**
 * Reads the text box of a Riftbound card as an ability tree, one ability a paragraph.
 *
 * @throws CardTextError pointing at the first word that is not understood
 */
export function parseCardText(text: string, card: PrintedCard): CardText {
  const read = inLines(text, card);
  const unknown = unknownX(text, read.abilities);
  if (unknown) throw unknown;
  return read;
}

/** Reads a text whose paragraphs may stand in one line. */
function inLines(text: string, card: PrintedCard): CardText {
  let lines = keywordLines(text);
  for (;;) {
    try {
      return parse(lines.map(({ content }) => content).join('\n'), card);
    } catch (error) {
      const at = error instanceof CardTextError ? lines[error.line - 1] : undefined;
      if (!at || !(error instanceof CardTextError)) throw error;
      const several = apart(at, (words) => readAlone(words, card));
      const unruled = several ? undefined : withoutRule(at, card.name);
      if (unruled) throw unruled;
      if (!several)
        throw new CardTextError(at.line, error.column + at.column - 1, error.word, error.expected, error.why);
      lines = lines.flatMap((each) => (each === at ? several : [each]));
    }
  }
}

/** One paragraph; undefined where it is none. */
function readAlone(text: string, card: PrintedCard): Ability | undefined {
  try {
    return parse(text, card).abilities[0];
  } catch (error) {
    if (error instanceof CardTextError) return undefined;
    throw error;
  }
}
