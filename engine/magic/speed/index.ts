/** What makes the rules of Magic faster: the composition root hands it to the tables, and no rule knows of it. */
import { type Column, column, PerGame, type Speed, speedUp } from '../../kernel';
import type { MagicGame } from '../game';
import { baseColours } from '../k-card-types/K.7-color';
import { isNoAbility } from '../k-card-types/K.10-asterisks';
import { builtIn } from '../k-card-types/K.15-land';
import { asLegend } from '../k-card-types/K.17-legends';
import type { Card, Characteristics } from '../object';
import { printedOn } from '../t-timing/T.8-effects-in-force';
import { offersSpeedUp } from './kept-offers';
import { abilitiesSpeedUp, activatingSpeedUp, payingSpeedUp } from './mana';
import { speedUpsOfPlainTables } from './plain-tables';
import { cardsSpeedUp, payableSpeedUp, playableSpeedUp, targetsSpeedUp } from './playable';
import { stateBasedSpeedUp } from './state-based';

const printed = new PerGame<Column<Card, Characteristics>>();

/** Worked out once for each card of a game: nothing but the rules in force can make it other. */
const printedSpeedUp = speedUp(printedOn, {
  unvaried: [isNoAbility, builtIn, baseColours, asLegend],
  answer: (game: MagicGame, card: Card) =>
    (
      printed.get(game) ??
      printed.set(
        game,
        column((each: Card) => printedOn.rules(game, each)),
      )
    )(card),
});

export const speed: Speed = {
  speedUps: [
    printedSpeedUp,
    ...speedUpsOfPlainTables,
    activatingSpeedUp,
    payingSpeedUp,
    payableSpeedUp,
    targetsSpeedUp,
    playableSpeedUp,
    cardsSpeedUp,
    stateBasedSpeedUp,
    abilitiesSpeedUp,
    offersSpeedUp,
  ],
  passings: [],
};
