import type { Rule } from '../../kernel';
import { playAbilities } from '../a-abilities/A.2-activated-abilities';
import { isManaAbility, playManaAbilities } from '../a-abilities/A.6-mana-abilities';
import { endsItsForm } from '../e-extracted-rulings/E.8-enchantment-form';
import { mayEndForm } from '../e-extracted-rulings/E.8-licids';
import type { MagicGame } from '../game';
import { playLands } from '../k-card-types/K.15-playing-lands';
import type { Action } from './T.2-stack';
import { playInMainPhases, playInstants } from './T.4-spells-that-may-be-played';

/** The rule that says when something is announced; undefined: it is none of those that need one. */
export function permissionOf(game: MagicGame, action: Action): Rule | undefined {
  if (action.action === 'pass') return undefined;
  if (action.action === 'activate' && endsItsForm(action.ability)) return mayEndForm;
  if (action.action === 'activate')
    return isManaAbility(game, action.ability) ? playManaAbilities : playAbilities;
  const { types } = action.object.card;
  if (types.includes('land')) return playLands;
  return types.includes('instant') ? playInstants : playInMainPhases;
}
