import path from 'node:path';
import {
  blocking,
  counters,
  createParser,
  type GameText,
  grammarFiles,
  type PrintedCard,
  piles,
  prevention,
  targetSpecifications,
  writeRecipe,
} from '../../text';
import { isContinuation, keywordLines } from './keyword-lines';
import { meanings } from './meanings';
import { withTheRest } from './read/cards-shown';
import { withProcesses } from './read/processes';
import type { CardText, Filter, MagicTree } from './tree';
import { canonical, nouns, singularSubtypes, subtypes } from './words';

const PARTS = [
  'words',
  'templates',
  'abilities',
  'objects',
  'effects',
  'triggers',
  'statements',
  'redirection',
];

// G.41.Ruling.5: what is no permanent is sought where the text says; a spell is nowhere but on the stack (K.23.4).
const usualZone = ({ types = [] }: Filter): string | undefined => {
  const isOnStack = (type: string): boolean => type === 'spell' || type.endsWith(' ability');
  if (!types.some(isOnStack)) return undefined;
  return types.every(isOnStack) ? 'stack' : 'stack or in play';
};

const magicText: GameText<MagicTree> = {
  name: 'MagicText',
  folder: __dirname,
  source: grammarFiles(PARTS.map((part) => path.join(__dirname, 'grammar', `${part}.ohm`))),
  subtypes,
  singularSubtypes,
  nouns,
  canonical,
  meanings,
  parts: [piles('in play'), counters, prevention, blocking],
  choosesAsPlayed: false,
  paragraph: ({ types }) =>
    types.includes('instant') || types.includes('sorcery') ? 'SpellCard' : 'PermanentCard',
  continues: isContinuation,
  self: () => ({ ref: 'this' }),
  specifications: (targets, read) =>
    targetSpecifications<MagicTree>(targets, read, usualZone, { controller: 'opponent' }),
  targets: {},
  // An ability whose cost moves its card out of a hand functions there.
  zoneOfCosts: (costs) => (costs.some(({ cost }) => cost === 'discard this') ? 'hand' : undefined),
  announcing: {
    divisions: ['Damage_divided'],
    done: ['RollSentence'],
    whyLater: 'as it is known only when that is done, and targets are chosen before (T.4.2)',
    instead: ['something that is not “target”'],
  },
  mentions: [
    'Verb_token',
    'Verb_create',
    'Event_entersOrLeaves',
    'Event_entersOrDies',
    'Event_entersOrAttacks',
    'Event_comesIntoPlay',
    'Event_leavesPlay',
    'Event_graveyard',
    'Event_dies',
  ],
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
  const { abilities, ...others } = withProcesses(parse(keywordLines(text), card));
  return { ...others, abilities: abilities.map(withTheRest) };
}
