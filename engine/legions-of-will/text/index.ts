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
import { meanings } from './meanings';
import type { CardText, Filter, LegionsOfWill } from './tree';
import { canonical, nouns, singularSubtypes, subtypes } from './words';

const CHAIN = 'chain of events';
const ON_THE_CHAIN = new Set(['action', 'ability', 'activated ability', 'triggered ability']);

const PARTS = ['abilities', 'words', 'objects', 'effects', 'triggers', 'statements'];

// Rules 107.2b and 110.2: what can't be on the battlefield is sought on the chain of events.
const usualZone = (filter: Filter, saysCard: boolean): string | undefined =>
  saysCard || filter.types?.some((type) => ON_THE_CHAIN.has(type)) ? CHAIN : undefined;

export const legionsOfWillText: GameText<LegionsOfWill> = {
  name: 'LegionsOfWillText',
  folder: __dirname,
  source: grammarFiles(PARTS.map((part) => path.join(__dirname, 'grammar', `${part}.ohm`))),
  subtypes,
  singularSubtypes,
  nouns,
  canonical,
  meanings,
  parts: [piles('battlefield'), counters, prevention, blocking],
  choosesAsPlayed: false,
  paragraph: (card) => (card.types.includes('action') ? 'ActionCard' : 'PermanentCard'),
  // Rule 107.2: "this base" on anything but a base is the base that it is in.
  self: (noun, card) =>
    noun === 'base' && !card.types.includes('base')
      ? { ref: 'base of', object: { ref: 'this' } }
      : { ref: 'this' },
  specifications: (targets, read) =>
    targetSpecifications<LegionsOfWill>(targets, read, usualZone, { controller: 'opponent' }),
  targets: {},
  // An ability whose cost moves its card out of a hand functions there.
  zoneOfCosts: (costs) => (costs.some((cost) => cost.cost === 'discard this') ? 'hand' : undefined),
  announcing: {
    divisions: ['Damage_divided'],
    done: ['RollSentence'],
    whyLater: 'as it is known only when that is done, and targets are chosen before (601.1c, 601.1d)',
    instead: ['something that is not “target”'],
    whyFew: 'as each of them receives at least one (601.1d)',
  },
  mentions: ['Expelled', 'Found', 'Event_destroyed', 'Event_leaves', 'Event_graveyard'],
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
