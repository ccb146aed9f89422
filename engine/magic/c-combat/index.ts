/** The rules of chapter C, section by section. */
export * as combat from './C.1-the-combat-phase';
export * as combatSteps from './C.2-steps-of-combat';
export * as combatCosts from './C.3-costs';
export * as attackers from './C.3-declare-attackers';
export * as blockers from './C.4-declare-blockers';
export * as howMany from './C.4-how-many';
export * as assigningDamage from './C.5-assigning-combat-damage';
export * as combatDamage from './C.5-combat-damage';
export * as damageOnTheStack from './C.5-damage-on-the-stack';
export * as twoSteps from './C.5-two-steps';
export * as mustAttack from './C.7-must-attack-or-block';
