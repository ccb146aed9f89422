/** The books of the turn: what is counted as events happen, for texts that ask for it (T.6.7). */
import { lastControllerOf } from '../../card-game/objects/game-object';
import type { GameEvent } from '../../kernel';
import { damageTakesLife } from '../a-abilities/A.4-trigger-words';
import { resultOfDamage } from '../g-glossary/G.10-damage';
import type { MagicGame } from '../game';
import type { MagicObject } from '../object';
import { isOccurrence, type Occurrence } from '../occurrence';
import type { Tallied } from '../text/tree';
import { talliedOf } from './T.6-turn-so-far';

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
      return player !== undefined && damageTakesLife(game, event)
        ? of('life lost', player, resultOfDamage(game, player, amount))
        : [];
    default:
      return object && died(game, event) ? of('creatures died', controllerOfLost(object), 1) : [];
  }
}

/** Writes what events come to into the books of the turn. */
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
