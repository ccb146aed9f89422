/** What a creature is that has become a local enchantment (E.8). */
import { definition } from '../forms';
import type { LastingEffect, MagicGame } from '../game';
import type { Card, MagicObject } from '../object';
import type { ActivatedAbility, Modification } from '../text/tree';

/** What of something tells whether it is a local enchantment, and for what. */
export type Form = Pick<Card, 'types' | 'subtypes' | 'abilities'>;

/** Is it the ability with which the effect is ended by which something is an enchantment? */
export const endsItsForm = ({ effect }: ActivatedAbility): boolean => effect.do === 'end this effect';

/** What a player does who plays an ability: ending an effect is no playing of an ability of the permanent. */
export const playedBy = (ability: ActivatedAbility): 'activate' | 'end an effect' =>
  endsItsForm(ability) ? 'end an effect' : 'activate';

const makesEnchantment = (modification: Modification): boolean =>
  modification.change === 'set types' && modification.types.includes('enchantment');

/** The effects by which a permanent is an enchantment, in the order in which they began. */
export const effectsOfForm = ({ effects }: MagicGame, object: MagicObject): readonly LastingEffect[] =>
  effects.filter(
    ({ objects, modifications }) => objects.includes(object) && modifications.some(makesEnchantment),
  );

/** E.8.2, K.12.2: switched off, it is what its card is. */
export const formOf = definition(
  { '2003': 'E.8.2' },
  'What has become an enchant creature is a local enchantment for creatures, and what it was no more',
  (game: MagicGame, object: MagicObject): Form =>
    game.effects.length > 0 && effectsOfForm(game, object).length > 0 ? game.look(object) : object.card,
  (_game, { card }) => card,
);
