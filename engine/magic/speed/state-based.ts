/** State-based effects on tables where nothing that is in play can give a reason for one. */
import { findingsOf, PerGame, speedUp } from '../../kernel';
import { areMeant } from '../a-abilities/A.1-meant-abilities';
import type { MagicGame } from '../game';
import { definedBy } from '../k-card-types/K.10-asterisks';
import { isLethal } from '../k-card-types/K.10-power-and-toughness';
import { areWorldsSpokenOf } from '../k-card-types/K.12-world-enchantments';
import { areLegendsSpokenOf } from '../k-card-types/K.17-legendary';
import { isLegendary } from '../k-card-types/K.17-legends';
import type { Card, MagicObject } from '../object';
import { stateBased } from '../t-timing/T.11-state-based-effects';
import { isPlainNow } from './versions';

const NO_OBJECTS: readonly MagicObject[] = [];

const TYPES: ReadonlySet<string> = new Set(['land', 'creature']);

/** Is a card a land, or a creature with toughness, that is nothing else and says nothing of what it is or is put on? */
const isOrdinary = (card: Card): boolean =>
  card.types.every((type) => TYPES.has(type)) &&
  (!card.types.includes('creature') || (card.toughness ?? 0) > 0) &&
  card.unbestowed === undefined &&
  !card.abilities.some(({ kind }) => kind === 'static' || kind === 'keyword') &&
  !areMeant(card.abilities) &&
  definedBy(card).length === 0;

/** Which cards that were in play as the rules looked for state-based effects are ordinary. */
const looked = new PerGame<Map<Card, boolean>>();

const hasNone = (record: object): boolean => {
  for (const _ in record) return false;
  return true;
};

/** Was nothing done to an object in play that any state-based effect looks for? */
const isUntouched = ({ damage, isTouched, attachedTo, enchants, counters, chosen }: MagicObject): boolean =>
  damage === 0 &&
  !isTouched &&
  attachedTo === undefined &&
  enchants === undefined &&
  hasNone(counters) &&
  hasNone(chosen);

/** Where nothing changes what objects are, and nothing was done to any, only what is looked for in the game as a whole can be found. */
export const stateBasedSpeedUp = speedUp(stateBased.found, {
  assumes: [isLethal, isLegendary],
  answer: (game: MagicGame) => {
    if (game.isStill || game.ruleset.added !== undefined || !isPlainNow(game)) return undefined;
    if (areLegendsSpokenOf(game) || areWorldsSpokenOf(game)) return undefined;
    const known = looked.get(game) ?? looked.set(game, new Map());
    let isQuiet = true;
    for (const object of game.inPlay.objects) {
      const { card } = object;
      const is = known.get(card);
      // The rules are asked once of each card, so that they count as exercised.
      if (is === undefined) known.set(card, isOrdinary(card));
      if (!is || !isUntouched(object)) isQuiet = false;
    }
    if (!isQuiet) return undefined;
    return findingsOf(game.tables.stateBasedActions, game, NO_OBJECTS);
  },
});
