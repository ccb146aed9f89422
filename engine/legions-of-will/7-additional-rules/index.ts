/** The rules of chapter 7, section by section. */
export * as discardedElsewhere from './701-discarded-elsewhere';
export * as keywords from './701-keywords';
export * as keywordsSearchAndShuffle from './701-search-and-shuffle';
export * as keywordsZoneChanges from './701-zone-changes';
export * as keywordAbilities from './702-keyword-abilities';
export * as stateBased from './704-state-based-actions';
export * as rollingADie from './706-rolling-a-die';
export * as endingTurns from './708-ending-turns';
export * as illegal from './710-handling-illegal-actions';
