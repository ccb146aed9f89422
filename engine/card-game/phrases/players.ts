import { concatMap } from '../../kernel';
import type { SharedWho } from '../../text/tree';
import type { TypesOf } from '../game';
import type { Context } from './context';
import type { MeantObjects } from './objects';

/** What only a game says of its players. */
interface PlayerRules<T extends TypesOf<T>> {
  /** Whom "you" means. */
  readonly you: (game: T['game'], context: T['context']) => readonly number[];
  /** Seats of the players in the game, in the order in which they act. */
  readonly inTurnOrder: (game: T['game']) => readonly number[];
  /** Is "you", in what one player's abilities say, the player in a seat? Left out: whose abilities they are. */
  readonly isYou?: (game: T['game'], seat: number, context: T['context']) => boolean;
  readonly areOpponents: (game: T['game'], seat: number, other: number) => boolean;
  /** Whom "defending player" means. */
  readonly defendingPlayers: (game: T['game'], context: T['context']) => readonly number[];
  readonly controllerOf: (game: T['game'], object: T['object'], context: T['context']) => number;
}

/** "That player": who was spoken of last; the player who is the one target, where nobody was. */
function thatPlayer<T extends TypesOf<T>>({ thatPlayer: spoken, targets }: Context<T>): readonly number[] {
  if (spoken !== undefined) return [spoken];
  const seats = new Set(concatMap(targets.flat(), ({ player }) => (player === undefined ? [] : [player])));
  return seats.size === 1 ? [...seats] : [];
}

/** Makes what reads the phrases for players. */
export function playerPhrases<T extends TypesOf<T>>(
  meant: MeantObjects<T>,
  {
    you,
    inTurnOrder,
    isYou = (_game, seat, context) => seat === context.controller,
    areOpponents,
    defendingPlayers,
    controllerOf,
  }: PlayerRules<T>,
) {
  const each = (of: readonly number[]): readonly number[] => [...new Set(of)];

  const players = (game: T['game'], who: SharedWho<T['tree']>, context: T['context']): readonly number[] => {
    switch (who.who) {
      case 'you':
        return you(game, context);
      case 'each player':
      case 'any player':
        return inTurnOrder(game);
      case 'opponent':
      case 'each opponent':
        return inTurnOrder(game).filter((seat) => areOpponents(game, context.controller, seat));
      case 'active player':
        return [game.now.active];
      case 'defending player':
        return defendingPlayers(game, context);
      case 'that player':
        return thatPlayer<T>(context);
      case 'target player':
        return concatMap(context.targets[who.target] ?? [], ({ player }) =>
          player === undefined ? [] : [player],
        );
      case 'controller of':
        return each(
          meant(game, who.object, context, true).map((object) => controllerOf(game, object, context)),
        );
      case 'owner of':
        return each(meant(game, who.object, context, true).map(({ owner }) => owner));
    }
  };

  /** Is the player in a seat one whom a description's word means? */
  const belongs = (
    game: T['game'],
    seat: number,
    whose: 'you' | 'opponent' | 'defending player' | 'that player',
    context: T['context'],
  ): boolean => {
    switch (whose) {
      case 'you':
        return isYou(game, seat, context);
      case 'opponent':
        return seat !== context.controller && areOpponents(game, context.controller, seat);
      case 'defending player':
        return defendingPlayers(game, context).includes(seat);
      case 'that player':
        return thatPlayer<T>(context).includes(seat);
    }
  };

  return { players, belongs };
}
