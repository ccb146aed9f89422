/** The rules of chapter 6, section by section. */

export * as choicesOfOthers from './601-choices-of-others';
export * as triggeredOnTheStack from './603-handling-triggered-abilities';
export * as chosenWordsKnown from './607-chosen-words';
export * as valuesPaid from './607-values-paid';
export * as layers from './613-layers';
