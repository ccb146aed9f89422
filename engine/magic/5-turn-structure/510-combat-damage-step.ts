import { assumed, slot, step } from '../../kernel';
import { type Assigning, dividedInAnyWay } from '../c-combat/C.5-combat-damage';
import { damageDealt, goesOnTheStack } from '../c-combat/C.5-damage-on-the-stack';
import { definition, timing } from '../forms';
import type { MagicGame } from '../game';
import { activePlayerReceives, nobodyReceives } from '../t-timing/T.2-stack';

const dealtAtOnce = step<MagicGame, Assigning>(
  { '2013': assumed('703.4', { from: ['2025', '703.4m'] }), '2025': '703.4m' },
  'Combat damage is dealt right after it was assigned, all at the same time',
  (game, { assigned }) => {
    game.propose(...damageDealt(assigned));
  },
);

export const combatDamageIsDealt = slot('combat damage that has been assigned', {
  '2003': goesOnTheStack,
  '2013': dealtAtOnce,
  '2025': dealtAtOnce,
});

export const priorityAfterDamage = timing(
  { '2013': assumed('P.3.2', { from: '2003' }), '2025': assumed('P.3.2', { from: '2003' }) },
  'The active player receives priority after combat damage has been dealt',
  activePlayerReceives,
  nobodyReceives,
);

/** 510.1c: what is behind another in the damage assignment order waits until that one is assigned lethal damage. */
const dividedInOrder = definition(
  { '2013': '510.1c' },
  'Damage goes to a blocker as long as each before it in the damage assignment order has lethal damage',
  () => false,
  () => true,
);

export const isFree = slot('damage divided among blockers', {
  '2003': dividedInAnyWay,
  '2013': dividedInOrder,
  '2025': dividedInAnyWay,
});
