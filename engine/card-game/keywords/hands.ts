/** Drawing cards, and discarding them. */
import { concatMap, Occurrence, type Zone } from '../../kernel';
import type { EventOf } from '../events/game-event';
import type { TypesOf } from '../game';
import type { ChoiceRequest } from '../instructions/choice-requests';
import type { InstructionBody } from '../instructions/instruction';
import type { Phrases } from '../phrases/phrases';
import type { Destination, Movement } from '../zones/movement';

/** So many cards, by each of some players. */
interface CardsOf<T extends TypesOf<T>> {
  readonly who: T['tree']['who'];
  readonly amount: T['tree']['amount'];
}

/** How much an effect says of each player: "that many" may be another number for each. */
type AmountFor<T extends TypesOf<T>> = (
  game: T['game'],
  effect: CardsOf<T>,
  seat: number,
  context: T['context'],
) => number;

/** What drawing a card moves, and where it comes from and goes. */
interface Drawing<T extends TypesOf<T>, D extends Destination> {
  readonly move: Movement<T, D>['move'];
  pileOf(game: T['game'], seat: number): Zone<T['object']>;
  readonly kind: string;
  readonly to: D;
}

/**
 * The event of a player drawing the card that is on top as it happens. It happens where there is none, too, so that it can be
 * replaced all the same.
 */
export const drawingTop = <T extends TypesOf<T>, D extends Destination>(
  seat: number,
  { move, pileOf, kind, to }: Drawing<T, D>,
): EventOf<T> =>
  new Occurrence<T['game'], T['object'], T['about']>(kind, { player: seat }, (game, event) => {
    const { top } = pileOf(game, seat);
    if (top) move(top, kind, to).change(game, event);
  });

/**
 * Makes the body of "draw": each player draws so many cards, one event each.
 *
 * @param draw the events of a player drawing one card
 */
export const drawingCards = <T extends TypesOf<T>>(
  { players }: Pick<Phrases<T>, 'players'>,
  amountFor: AmountFor<T>,
  draw: (game: T['game'], seat: number) => readonly EventOf<T>[],
): InstructionBody<T, CardsOf<T>> => ({
  perform: (game, effect, context) =>
    concatMap(players(game, effect.who, context), (seat) =>
      concatMap(Array.from({ length: Math.max(0, amountFor(game, effect, seat, context)) }), () =>
        draw(game, seat),
      ),
    ),
});

/** "Discard a card", "discard up to two cards", "discard a card at random". */
interface Discarding<T extends TypesOf<T>> extends CardsOf<T> {
  readonly minimum?: T['tree']['amount'];
  readonly random?: boolean;
}

/** Makes the choice of each player who discards: as many cards of a hand as there are, of those that an effect says. */
export const choosingDiscards =
  <T extends TypesOf<T>>(
    { players, amount }: Pick<Phrases<T>, 'players' | 'amount'>,
    amountFor: AmountFor<T>,
    handOf: (game: T['game'], seat: number) => readonly T['object'][],
  ) =>
  (game: T['game'], effect: Discarding<T>, context: T['context']): readonly ChoiceRequest<T>[] =>
    players(game, effect.who, context).map((player) => {
      const objects = handOf(game, player);
      const maximum = Math.max(0, Math.min(objects.length, amountFor(game, effect, player, context)));
      const least = effect.minimum ? amount(game, effect.minimum, context) : maximum;
      return {
        player,
        purpose: 'discard',
        objects,
        minimum: Math.min(maximum, least),
        maximum,
        random: effect.random,
      };
    });
