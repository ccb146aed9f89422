import { isSilent } from '../3-card-types/301-abilities';
import { holds } from '../conditions';
import { fact } from '../forms';
import type { LegionsGame } from '../game';
import { contextOf } from '../phrases';
import type { Piece } from '../piece';
import type { Ability } from '../text/tree';
import { wait } from './603-triggers';

/** 603.7: state triggers trigger as soon as the state is right, and not again while one waits or is on the chain. */
export const stateTriggers = fact('603.7', 'A state trigger triggers when the game state matches', (game) => {
  let found = false;
  if (game.traits['state trigger'] === 0 && !game.changesAbilities) return found;
  for (const source of game.sources) {
    if (isSilent(game, source)) continue;
    for (const ability of game.look(source).abilities) {
      if (ability.kind !== 'triggered' || ability.trigger.on !== 'state') continue;
      const context = contextOf(source);
      if (!holds(game, ability.trigger.condition, context) || isPending(game, source, ability)) continue;
      wait(game, ability, source, context);
      found = true;
    }
  }
  return found;
});

const isPending = (game: LegionsGame, source: Piece, ability: Ability): boolean =>
  game.waiting.some((each) => each.source === source && each.ability === ability) ||
  game.chain.objects.some((each) => each.ability === ability && each.context?.source === source);
