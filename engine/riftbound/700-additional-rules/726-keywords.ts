/** What keywords are short for (727.1): abilities that trigger, or can be activated. */
import { gathered, onceForEach, PerGame, speedUps } from '../../kernel';
import type { RiftboundGame } from '../game';
import type { Ability } from '../text/tree/index';
import { isSecondTemporary, temporary } from './742-temporary';
import { vision } from './743-vision';
import { equip } from './744-equip';
import { isSecondQuickDraw, quickDraw } from './745-quick-draw';
import { weaponmaster } from './747-weaponmaster';

const meanings = new PerGame<WeakMap<Ability, readonly Ability[]>>();

function meaningOf(game: RiftboundGame, ability: Ability): readonly Ability[] {
  if (ability.kind !== 'keyword') return [ability];
  switch (ability.keyword) {
    case 'temporary':
      return [ability, ...temporary(game, ability.text)];
    case 'vision':
      return [ability, ...vision(game, ability.text)];
    case 'equip':
      return [ability, ...equip(game, ability)];
    case 'quick-draw':
      return [ability, ...quickDraw(game, ability.text)];
    case 'weaponmaster':
      return [ability, ...weaponmaster(game, ability.text)];
    default:
      return [ability];
  }
}

const hasKeywords = onceForEach((abilities: readonly Ability[]) =>
  abilities.some(({ kind }) => kind === 'keyword'),
);

/** Abilities, and after each keyword among them what it is short for: always the same objects. */
export function withMeanings(game: RiftboundGame, abilities: readonly Ability[]): readonly Ability[] {
  if (!hasKeywords(abilities)) return abilities;
  if (!speedUps.areUsed) return inFull(game, abilities);
  const lists = spelledOut.get(game) ?? spelledOut.set(game, new WeakMap());
  let found = lists.get(abilities);
  if (!found) {
    found = inFull(game, abilities);
    lists.set(abilities, found);
  }
  return found;
}

const spelledOut = new PerGame<WeakMap<readonly Ability[], readonly Ability[]>>();

function inFull(game: RiftboundGame, abilities: readonly Ability[]): readonly Ability[] {
  const known = meanings.get(game) ?? meanings.set(game, new WeakMap());
  return gathered(abilities, (ability, place) => {
    const before = abilities.slice(0, place);
    if (isSecondTemporary(game, ability, before) || isSecondQuickDraw(game, ability, before))
      return [ability];
    const found = known.get(ability) ?? meaningOf(game, ability);
    known.set(ability, found);
    return found;
  });
}
