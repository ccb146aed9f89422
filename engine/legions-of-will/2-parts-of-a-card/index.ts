/** The rules of chapter 2, section by section. */
export * as name from './201-name';
export * as resourceCost from './202-resource-cost';
export * as subtypes from './203-subtypes';
export * as typeLine from './203-type-line';
export * as willPower from './207-will-power';
