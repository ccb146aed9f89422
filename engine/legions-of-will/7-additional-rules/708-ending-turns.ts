import { type Procedure, procedure, step } from '../../kernel';
import { isInBattle, removeFromBattle } from '../4-zones/battle-state';
import { removed } from '../6-actions-abilities-effects/605-resolving-cards-and-abilities';
import type { LegionsGame } from '../game';
import { instruction } from '../instruction';
import { Occurrence } from '../occurrence';
import { stateBased } from './704-state-based-actions';

/** 708.1: how a turn is ended by an effect. */
export const endingTheTurn: Procedure<LegionsGame, object> = procedure('ending the turn', [
  step('708.1a', 'Abilities that triggered before and still wait cease to exist', (game) => {
    for (const triggered of [...game.waiting]) game.journal.remove(game.waiting, triggered);
  }),
  step('708.1b', 'Everything leaves the chain of events, what is resolving included', (game) => {
    game.propose(...game.chain.objects.map((piece) => removed(game, piece)));
  }),
  step('708.1c', 'State-based actions are checked, without anybody receiving priority', (game) => {
    const found = stateBased.check(game);
    if (found.length === 0) return undefined;
    stateBased.perform(game, found);
    return 'again';
  }),
  step(['708.1d', '708.1e', '708.1f'], 'The game goes straight to the cleanup step', (game) => {
    game.propose(new Occurrence('end the turn', {}, () => game.set(game.now, 'endingTurn', true)));
    for (const piece of game.battlefield.objects) if (isInBattle(piece)) removeFromBattle(game, piece);
  }),
]);

export const endsTheTurn = instruction('708.1', 'An effect ends the turn', 'end the turn', {
  perform: (game) => {
    game.call(endingTheTurn, {});
    return [];
  },
});
