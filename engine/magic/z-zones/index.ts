/** The rules of chapter Z, section by section. */
export * as zones from './Z.1-zones-of-play';
export * as graveyard from './Z.3-graveyard';
export * as hand from './Z.4-hand';
export * as returning from './Z.4-returning';
export * as comingIntoPlay from './Z.5-coming-into-play';
export * as library from './Z.6-library';
export * as placing from './Z.6-placing';
export * as searching from './Z.6-searching';
export * as linkedCards from './Z.8-linked-cards';
export * as outOfGame from './Z.8-out-of-game';
