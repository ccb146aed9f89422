/** What a turn has held so far, for texts that ask for it (T.6.7): "if a creature died this turn". */
import { lastControllerOf } from '../../card-game/objects/game-object';
import { assumed, type GameEvent } from '../../kernel';
import { fact } from '../forms';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { isOccurrence, type Occurrence } from '../occurrence';
import type { Tallied } from '../text/tree';

/** T.6.7 */
export const happenedThisTurn = fact(
  { '2003': 'T.6.7', '2013': '608.2g', '2025': assumed('608.2h', { from: ['2013', '608.2g'] }) },
  'What has happened in the turn is known to whatever asks for it',
  (game: MagicGame, seats: readonly number[], what: Tallied) =>
    seats.some((seat) => talliedOf(game, seat, what) > 0),
);

/** How much of something a player has had in this turn. */
export const talliedOf = (game: MagicGame, seat: number, what: Tallied): number =>
  game.player(seat).soFar[what] ?? 0;

interface Tally {
  readonly seat: number;
  readonly what: Tallied;
  readonly amount: number;
}

const died = (game: MagicGame, { about: { from, object }, became: [arrived] }: Occurrence): boolean =>
  from === 'in play' &&
  object !== undefined &&
  arrived?.zone.name === 'graveyard' &&
  game.look(object).types.includes('creature');

const controllerOfLost = (object: MagicObject): number => lastControllerOf(object) ?? object.owner;

function talliesOf(game: MagicGame, event: Occurrence): readonly Tally[] {
  const { object, player, amount = 0 } = event.about;
  const of = (what: Tallied, seat = player, count = amount): readonly Tally[] =>
    seat === undefined || count <= 0 ? [] : [{ seat, what, amount: count }];
  switch (event.kind) {
    case 'draw a card':
      return event.became[0] ? of('cards drawn', player, 1) : [];
    case 'gain life':
      return of('life gained');
    case 'lose life':
      return of('life lost');
    case 'deal damage':
      return object === undefined ? of('life lost') : [];
    default:
      return object && died(game, event) ? of('creatures died', controllerOfLost(object), 1) : [];
  }
}

/** The books of the turn. */
export function noteTurn(game: MagicGame, events: readonly GameEvent<MagicGame>[]): void {
  for (const event of events)
    if (isOccurrence(event))
      for (const { seat, what, amount } of talliesOf(game, event)) {
        const player = game.player(seat);
        const before = talliedOf(game, seat, what);
        game.keepBooks('count what a turn holds', () =>
          game.set(player, 'soFar', { ...player.soFar, [what]: before + amount }),
        );
      }
}
