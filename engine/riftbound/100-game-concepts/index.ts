/** The rules of chapter 100, section by section. */
export * as decks from './101-decks';
export * as spaces from './105-spaces';
export * as setup from './110-setup-process';
export * as privacy from './127-privacy';
export * as cost from './130-cost';
export * as category from './132-category';
export * as units from './139-units';
export * as basicRunes from './160-basic-runes';
export * as runePools from './161-rune-pools';
export * as tokens from './173-tokens';
export * as givenControl from './182-control';
export * as control from './184-battlefields';
