/** What players with priority are offered, kept for as long as it stays the same. */
import { type Choice, column, PerGame, speedUp } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { areMeant } from '../a-abilities/A.1-meant-abilities';
import type { MagicGame } from '../game';
import { isMainPhase } from '../k-card-types/K.15-land';
import type { Card } from '../object';
import { type Action, actionsOf } from '../t-timing/T.2-stack';
import { isPlain } from '../t-timing/T.8-effects-in-force';
import { TABLE, versionOf } from './versions';

/** Does a card say when in a turn something is done, or is a part of the turn among what it costs? Keywords may stand for that. */
const isTimed = column(
  (card: Card): boolean =>
    areMeant(card.abilities) ||
    hasPart(
      card.abilities,
      (part) =>
        part.during !== undefined ||
        part.before !== undefined ||
        part.after !== undefined ||
        part.asA !== undefined ||
        part.cost === 'skip',
    ),
);

/** Could it make a difference to a player which part of a turn it is, besides whether it is a main phase? Rules of a designer's own may say so. */
function mindsTheTime(game: MagicGame, player: number): boolean {
  if (game.ruleset.added !== undefined || !isPlain(game)) return true;
  const { hand, graveyard } = game.player(player);
  return [hand, graveyard, game.inPlay].some(({ objects }) => objects.some(({ card }) => isTimed(card)));
}

/** What was offered, and as of when. */
interface Offered {
  readonly at: number;
  readonly isInMainPhase: boolean;
  /** The parts of the turn that had begun; undefined where they make no difference. */
  readonly begun: readonly string[] | undefined;
  readonly choice: Choice<Action>;
}

const offered = new PerGame<(Offered | undefined)[]>();

/** Kept until something is written that it may hang on: mostly nothing is from one priority to the next. */
export const offersSpeedUp = speedUp(actionsOf, {
  answer: (game: MagicGame, player: number): Choice<Action> => {
    const at = versionOf(game, TABLE);
    const { phase, begun } = game.now;
    const isInMainPhase = isMainPhase(phase);
    const bySeat = offered.get(game) ?? offered.set(game, []);
    const last = bySeat[player];
    if (
      last?.at === at &&
      last.isInMainPhase === isInMainPhase &&
      (last.begun === undefined || last.begun === begun)
    )
      return last.choice;
    const choice = actionsOf.rules(game, player);
    while (bySeat.length < player) bySeat.push(undefined);
    bySeat[player] = { at, isInMainPhase, begun: mindsTheTime(game, player) ? begun : undefined, choice };
    return choice;
  },
});
