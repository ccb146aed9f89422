/** The rules of chapter 8, section by section. */
export * as leaving from './800-general';
export * as leavingTheGame from './800-leaving-the-game';
export * as turnsOfWhoLeft from './800-turns-of-who-left';
export * as whoHasLeft from './800-who-has-left';
