/** The rules of chapter 1, section by section. */
export * as orderOfChoices from './101-order-of-choices';
export * as laterMulligans from './103-mulligans';
export * as openingHands from './103-opening-hands';
export * as hybridMana from './106-mana';
export * as anyNumbers from './107-any-number';
export * as manaSymbols from './107-mana-symbols';
export * as negativeNumbers from './107-negative-numbers';
export * as permanents from './110-permanents';
export * as abilitiesInZones from './112-abilities';
export * as targetsLookedAt from './114-targets';
export * as costReductions from './117-costs';
export * as lifeTotals from './118-life';
