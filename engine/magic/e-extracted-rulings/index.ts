/** The rules of chapter E, section by section. */
export * as poison from './E.10-poison';
