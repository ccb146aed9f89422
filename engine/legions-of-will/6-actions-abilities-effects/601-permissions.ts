/** Which rule permits an action: what stands in the way where it doesn't apply. */
import type { Rule } from '../../kernel';
import type { Action } from '../1-game-concepts/111-actions-offered';
import { activateBases, moveUnits, redeem } from '../1-game-concepts/115-special-actions';
import { playUpgrades } from '../3-card-types/302-upgrades';
import { activateTraps, playTraps } from '../3-card-types/303-traps';
import { playActions } from '../3-card-types/304-actions';
import { playUnits } from '../3-card-types/305-units';
import type { GameObject } from '../object';
import { activateElsewhere, activateOwn } from './602-activating-activated-abilities';

const playing: Readonly<Record<string, Rule>> = {
  unit: playUnits,
  upgrade: playUpgrades,
  trap: playTraps,
  action: playActions,
};

const playingOf = ({ card }: GameObject): Rule | undefined =>
  card.types.flatMap((type) => playing[type] ?? []).at(0);

/** The rule that would permit an action if it were the time for it; undefined for what no rule permits at any time. */
export function permissionOf(action: Action): Rule | undefined {
  switch (action.action) {
    case 'pass':
      return undefined;
    case 'play':
      return playingOf(action.object);
    case 'redeem':
      return redeem;
    case 'turn up a base':
      return activateBases;
    case 'move a unit':
      return moveUnits;
    case 'activate':
      if (action.ability.kind === 'activated' && action.ability.zone !== undefined) return activateElsewhere;
      return action.object.isTrap ? activateTraps : activateOwn;
  }
}
