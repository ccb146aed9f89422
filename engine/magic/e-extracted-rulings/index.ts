/** The rules of chapter E, section by section. */

export * as alternateCosts from './E.1-alternate-cost-spells';
export * as poison from './E.10-poison';
