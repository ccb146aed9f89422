import { isSilent } from '../3-card-types/301-abilities';
import { holds } from '../conditions';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { contextOf } from '../phrases';
import type { Context, Piece } from '../piece';
import type { Ability, Trigger } from '../text/tree';
import { wait } from './603-triggers';

type StateTrigger = Extract<Trigger, { readonly on: 'state' }>;

/** 603.7: state triggers trigger as soon as the state is right, and not again while one waits or is on the chain. */
export const stateMatches = fact(
  '603.7',
  'A state trigger triggers when the game state matches',
  (game: LegionsGame, trigger: StateTrigger, ability: Ability, context: Context) =>
    holds(game, trigger.condition, context) && !isPending(game, context.source, ability),
);

/** Lets every state trigger trigger whose state is right. */
export function stateTriggers(game: LegionsGame): void {
  if (game.traits['state trigger'] === 0 && !game.changesAbilities) return;
  for (const source of game.sources) {
    if (isSilent(game, source)) continue;
    for (const ability of game.look(source).abilities) {
      if (ability.kind !== 'triggered' || ability.trigger.on !== 'state') continue;
      const context = contextOf(source);
      if (!stateMatches(game, ability.trigger, ability, context)) continue;
      wait(game, ability, source, context);
    }
  }
}

const isPending = (game: LegionsGame, source: Piece, ability: Ability): boolean =>
  game.waiting.some((each) => each.source === source && each.ability === ability) ||
  game.chain.objects.some((each) => each.ability === ability && each.context?.source === source);
