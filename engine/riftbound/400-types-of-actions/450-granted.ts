/** Lists of abilities with others behind them: the same list for the same ones, so that what was told of it once holds. */
import { PerGame } from '../../kernel';
import type { RiftboundGame } from '../game';
import type { Piece } from '../piece';
import type { Ability } from '../text/tree/index';

const longer = new PerGame<WeakMap<readonly Ability[], Map<Ability, readonly Ability[]>>>();

/** A list of abilities and one more behind them: in a game always the very same list. */
export function withAbility(
  game: RiftboundGame,
  abilities: readonly Ability[],
  ability: Ability,
): readonly Ability[] {
  const lists = longer.get(game) ?? longer.set(game, new WeakMap());
  let known = lists.get(abilities);
  if (!known) {
    known = new Map();
    lists.set(abilities, known);
  }
  let found = known.get(ability);
  if (!found) {
    found = [...abilities, ability];
    known.set(ability, found);
  }
  return found;
}

/** 454.2.c: abilities, and behind them the effect text of what is attached to their object: always the same list, too. */
export function withEffectText(
  game: RiftboundGame,
  abilities: readonly Ability[],
  { attached }: Piece,
): readonly Ability[] {
  let found = abilities;
  for (const { card } of attached)
    for (const ability of card.effectAbilities) found = withAbility(game, found, ability);
  return found;
}
