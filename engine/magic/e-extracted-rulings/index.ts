/** The rules of chapter E, section by section. */

export * as alternateCosts from './E.1-alternate-cost-spells';
export * as enchantmentForm from './E.8-enchantment-form';
export * as licids from './E.8-licids';
export * as poison from './E.10-poison';
export * as templates from './E.12-templates';
export * as changedWords from './E.13-changed-words';
export * as textChanging from './E.13-text-changing';
