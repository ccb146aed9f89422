/** The rules of chapter 5, section by section. */
export * as comingAttacking from './506-coming-attacking';
export * as timesInCombat from './506-times-in-combat';
export * as laterCombatDamage from './510-combat-damage-step';
export * as damageOrders from './510-damage-assignment-orders';
export * as totalAssignment from './510-total-assignment';
