/** What makes the rules of Magic faster: the composition root hands it to the tables, and no rule knows of it. */
import { type Column, column, PerGame, type Speed, speedUp } from '../../kernel';
import { type PlayedToPay, playedToPay } from '../a-abilities/A.6-mana-sources';
import type { MagicGame } from '../game';
import { baseColours } from '../k-card-types/K.7-color';
import { isNoAbility } from '../k-card-types/K.10-asterisks';
import { builtIn } from '../k-card-types/K.15-land';
import { asLegend } from '../k-card-types/K.17-legends';
import type { Card, Characteristics } from '../object';
import { printedOn } from '../t-timing/T.8-effects-in-force';

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

/** What each player could play to pay with, by seat, as of some time. */
interface Paying {
  readonly at: number;
  readonly bySeat: (PlayedToPay | undefined)[];
}

const paying = new PerGame<Paying>();

/** Worked out once for all that is asked about before anything is written. */
const playedToPaySpeedUp = speedUp(playedToPay, {
  answer: (game: MagicGame, player: number) => {
    const { writtenAt: at } = game;
    const last = paying.get(game);
    const { bySeat } = last?.at === at ? last : paying.set(game, { at, bySeat: [] });
    bySeat[player] ??= playedToPay.rules(game, player);
    return bySeat[player];
  },
});

export const speed: Speed = { speedUps: [printedSpeedUp, playedToPaySpeedUp], passings: [] };
