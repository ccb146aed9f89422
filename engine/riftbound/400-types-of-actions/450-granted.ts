/** Abilities that an object has besides others, behind those (454.2). */
import { query } from '../../kernel';
import type { RiftboundGame } from '../game';
import type { GameObject } from '../object';
import type { Ability } from '../text/tree/index';

/** A list of abilities and one more behind them. */
export const withAbility = query(
  'abilities and one more',
  (_game: RiftboundGame, abilities: readonly Ability[], ability: Ability): readonly Ability[] => [
    ...abilities,
    ability,
  ],
);

/** 454.2.c: abilities, and behind them the effect text of what is attached to their object. */
export function withEffectText(
  game: RiftboundGame,
  abilities: readonly Ability[],
  { attached }: GameObject,
): readonly Ability[] {
  let found = abilities;
  for (const { card } of attached)
    for (const ability of card.effectAbilities) found = withAbility(game, found, ability);
  return found;
}
