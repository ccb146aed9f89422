/** What objects are and what is said of them where nothing in play speaks of it: told by each card, and once until other cards are there. */
import { PerGame, type Query, type SpeedUp, speedUp } from '../../kernel';
import { areMeant } from '../a-abilities/A.1-meant-abilities';
import { triggeringOnMana } from '../a-abilities/A.6-mana-added';
import { isControlAsked } from '../g-glossary/G.5-changing-control';
import type { MagicGame } from '../game';
import { definedBy } from '../k-card-types/K.10-asterisks';
import { areWorldsSpokenOf } from '../k-card-types/K.12-world-enchantments';
import { areLegendsSpokenOf } from '../k-card-types/K.17-legendary';
import { tokensElsewhere } from '../k-card-types/K.25-tokens';
import type { Card, Characteristics, MagicObject } from '../object';
import { abilitiesAsOf, characteristicsOf, isPlain, printedOn } from '../t-timing/T.8-effects-in-force';
import { statementsOf } from '../t-timing/T.8-statements';
import { BOARD, CONTROL, isPlainNow, TOKENS, versionOf } from './versions';

/**
 * Answers a question about the game as it was answered last, for as long as an aspect of it is the same. Of simultaneous events each finds
 * what was so before all of them: then the rules answer.
 *
 * @param mayBeKept may the answer be kept now? Left out: always
 */
function keptBy<T>(
  of: Query<MagicGame, [], T>,
  aspect: number,
  mayBeKept: (game: MagicGame) => boolean = () => true,
): SpeedUp {
  const kept = new PerGame<{ readonly at: number; readonly answer: T }>();
  return speedUp(of, {
    answer: (game: MagicGame): T | undefined => {
      if (game.isStill || !mayBeKept(game)) return undefined;
      const at = versionOf(game, aspect);
      const last = kept.get(game);
      return (last?.at === at ? last : kept.set(game, { at, answer: of.rules(game) })).answer;
    },
  });
}

const speedUpsOfTheGame: readonly SpeedUp[] = [
  speedUp(isPlain, { answer: (game: MagicGame) => (game.isStill ? undefined : isPlainNow(game)) }),
  keptBy(statementsOf, BOARD, isPlainNow),
  keptBy(triggeringOnMana, BOARD, isPlainNow),
  keptBy(areLegendsSpokenOf, BOARD),
  keptBy(areWorldsSpokenOf, BOARD),
  keptBy(isControlAsked, CONTROL),
  // Tokens come to lists and leave them as everything does: nobody looks through libraries for them.
  keptBy(tokensElsewhere, TOKENS),
];

/** Below none, so that they aren't taken for those that the rules give. */
const abilitiesSpeedUp = speedUp(abilitiesAsOf, {
  answer: (game: MagicGame) =>
    game.isStill || !isPlainNow(game) ? undefined : -1 - versionOf(game, CONTROL),
});

/** Of each card what is printed on it; null: that isn't all that it is by itself. */
const printed = new PerGame<Map<Card, Characteristics | null>>();

function asPrinted(game: MagicGame, card: Card): Characteristics | undefined {
  const byCard = printed.get(game) ?? printed.set(game, new Map());
  const known = byCard.get(card);
  if (known !== undefined) return known ?? undefined;
  const isAll = !areMeant(card.abilities) && definedBy(card).length === 0;
  byCard.set(card, isAll ? printedOn(game, card) : null);
  return isAll ? printedOn(game, card) : undefined;
}

const hasNone = (record: object): boolean => {
  for (const _ in record) return false;
  return true;
};

/** Where nothing changes what objects are, one without counters, and of which nothing was chosen, is what is printed on it. */
const characteristicsSpeedUp = speedUp(characteristicsOf, {
  answer: (game: MagicGame, object: MagicObject): Characteristics | undefined =>
    game.isStill || !hasNone(object.counters) || !hasNone(object.chosen) || !isPlainNow(game)
      ? undefined
      : asPrinted(game, object.card),
});

export const speedUpsOfPlainTables: readonly SpeedUp[] = [
  ...speedUpsOfTheGame,
  abilitiesSpeedUp,
  characteristicsSpeedUp,
];
