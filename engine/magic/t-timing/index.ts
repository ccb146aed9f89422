/** The rules of chapter T, section by section. */

export * as stack from './T.2-stack';
export * as announcement from './T.4-announcement';
export * as announcing from './T.4-announcing';
export * as asAnnounced from './T.4-as-announced';
export * as choosingCosts from './T.4-choosing-costs';
export * as orderOfCosts from './T.4-order-of-costs';
export * as spellsThatMayBePlayed from './T.4-spells-that-may-be-played';
export * as timesOfPlay from './T.4-times-of-play';
export * as totalCost from './T.4-total-cost';
export * as waysToCast from './T.4-ways-to-cast';
export * as choices from './T.6-choices';
export * as choosingWords from './T.6-choosing-words';
export * as instructions from './T.6-instructions';
export * as lastKnown from './T.6-last-known';
export * as resolution from './T.6-resolution';
export * as turnSoFar from './T.6-turn-so-far';
export * as wordsToChoose from './T.6-words-to-choose';
export * as typesOfEffects from './T.7-types-of-effects';
export * as changes from './T.8-changes';
export * as continuous from './T.8-continuous-effects';
export * as dependency from './T.8-dependency';
export * as inForce from './T.8-effects-in-force';
export * as replacement from './T.10-replacement-and-prevention';
export * as stateBased from './T.11-state-based-effects';
export * as conflicts from './T.12-timing-conflicts';
