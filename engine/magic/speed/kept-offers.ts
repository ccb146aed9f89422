/** What players with priority are offered, kept for as long as it stays the same. */
import { type Choice, column, speedUp } from '../../kernel';
import { hasPart } from '../../text/tree/parts';
import { areMeant } from '../a-abilities/A.1-meant-abilities';
import type { MagicGame } from '../game';
import { isMainPhase } from '../k-card-types/K.15-land';
import type { Card } from '../object';
import { type Action, actionsOf } from '../t-timing/T.2-stack';
import { PerSeat } from './per-seat';
import { isSimple, versionOfSeat } from './seats';
import { isPlainNow, versionOfCards } from './versions';

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

/** What was offered, and as of when. */
interface Offered {
  readonly at: number;
  readonly choice: Choice<Action>;
}

/** What was offered to a player. */
interface Kept {
  /** As of when it is known whether the part of the turn makes a difference. */
  cardsAt: number;
  mindsTheTime: boolean;
  /** The parts of the turn that had begun; undefined where they make no difference. */
  begun: readonly string[] | undefined;
  /** In main phases or not, with the stack empty or not. */
  readonly byTime: (Offered | undefined)[];
}

const offered = new PerSeat<Kept>(() => ({
  cardsAt: -1,
  mindsTheTime: true,
  begun: undefined,
  byTime: [undefined, undefined, undefined, undefined],
}));

/** Could it make a difference to a player which part of a turn it is, besides whether it is a main phase? Rules of a designer's own may say so. */
function mindsTheTime(game: MagicGame, player: number): boolean {
  if (game.ruleset.added !== undefined || !isPlainNow(game)) return true;
  const { hand, graveyard } = game.player(player);
  return [hand, graveyard, game.inPlay].some(({ objects }) => objects.some(({ card }) => isTimed(card)));
}

function areSame(some: Choice<Action>['offers'], others: Choice<Action>['offers']): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) {
    const [one, other] = [some[at]?.value, others[at]?.value];
    if (one === undefined || other === undefined || one.action !== other.action) return false;
    if (one.action === 'pass' || other.action === 'pass') continue;
    if (one.object !== other.object) return false;
    if (one.action === 'activate' && other.action === 'activate' && one.ability !== other.ability)
      return false;
  }
  return true;
}

/** Kept until something is written that it may hang on: mostly nothing is from one priority to the next. */
export const offersSpeedUp = speedUp(actionsOf, {
  answer: (game: MagicGame, player: number): Choice<Action> => {
    const kept = offered.of(game, player);
    const { phase, begun, active } = game.now;
    const cardsAt = versionOfCards(game, player);
    if (kept.cardsAt !== cardsAt) {
      kept.mindsTheTime = mindsTheTime(game, player);
      kept.cardsAt = cardsAt;
    }
    const since = kept.mindsTheTime ? begun : undefined;
    if (kept.begun !== since) {
      kept.begun = since;
      for (let time = 0; time < kept.byTime.length; time += 1) kept.byTime[time] = undefined;
    }
    const isInMainPhase = isMainPhase(phase) && (active === player || !isSimple(game, player));
    const place = (isInMainPhase ? 2 : 0) + (game.stack.objects.length === 0 ? 1 : 0);
    const at = versionOfSeat(game, player);
    const last = kept.byTime[place];
    if (last?.at === at) return last.choice;
    const found = actionsOf.rules(game, player);
    // The same offers are the same choice: what was made of it needn't be made anew.
    const choice = last !== undefined && areSame(last.choice.offers, found.offers) ? last.choice : found;
    kept.byTime[place] = { at, choice };
    return choice;
  },
});
