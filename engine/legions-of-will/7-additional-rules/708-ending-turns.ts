import {
  checkedWithoutPriority,
  nothingWaits,
  stackEmptied,
  straightTo,
} from '../../card-game/turn/ending-turns';
import { type Procedure, procedure } from '../../kernel';
import { move, type ZoneName } from '../4-zones/400-general';
import { isInBattle, removeFromBattle } from '../4-zones/battle-state';
import { isAbility, removalOf } from '../6-actions-abilities-effects/605-resolving-cards-and-abilities';
import { AS_WRITTEN, varied } from '../forms';
import type { LegionsGame, LegionsTypes } from '../game';
import { instruction } from '../instruction';
import type { GameObject } from '../object';
import { stateBased } from './704-state-based-actions';

const PLAYED_FROM: readonly ZoneName[] = ['hand', 'deck', 'graveyard', 'expelled'];

/** The zone that a card was played from; a copy that nobody played has none. */
const playedFrom = (card: GameObject): ZoneName =>
  PLAYED_FROM.find((zone) => zone === card.playedFrom) ?? 'graveyard';

/** Empties the chain of events, and puts its cards into other zones. */
const cardsLeaving =
  (zoneOf: (card: GameObject) => ZoneName) =>
  (game: LegionsGame): void =>
    game.propose(
      ...game.chain.objects.map((object) =>
        isAbility(object)
          ? removalOf(game, object)
          : move(object, 'leave the chain of events', { zone: zoneOf(object) }),
      ),
    );

/** 708.1: how a turn is ended by an effect. */
export const endingTheTurn: Procedure<LegionsGame, object> = procedure('ending the turn', [
  nothingWaits<LegionsTypes>('708.1a', 'Abilities that triggered before and still wait cease to exist'),
  varied(
    stackEmptied<LegionsTypes>(
      '708.1b',
      'Everything leaves the chain of events, what is resolving included',
      removalOf,
    ),
    {
      'what of cards': {
        'they are put into graveyards': AS_WRITTEN,
        // low-069
        'they are expelled': { run: cardsLeaving(() => 'expelled') },
        'they go back': { run: cardsLeaving(playedFrom) },
      },
    },
  ),
  checkedWithoutPriority<LegionsTypes>(
    '708.1c',
    'State-based actions are checked, without anybody receiving priority',
    stateBased,
  ),
  straightTo<LegionsTypes>('708.1d', 'The game goes straight to the cleanup step', 'cleanup step', (game) => {
    const units = game.battlefield.objects.filter(isInBattle);
    if (units.length === 0) return;
    game.keepBooks('remove from battle', () => {
      for (const unit of units) removeFromBattle(game, unit);
    });
  }),
]);

export const endsTheTurn = instruction('708.1', 'An effect ends the turn', 'end the turn', {
  perform: (game) => {
    game.call(endingTheTurn, {});
    return [];
  },
});
