export { CardTextError, misunderstood } from './card-text-error';
export { keepReadingsIn } from './kept-readings';
export { createParser, type GameText, writeRecipe } from './parser';
export { about, forEach, multipliedAmount } from './read/amounts';
export { anySuch } from './read/any-such';
export { blocking, controlledBy } from './read/blocking';
export { chosenFirst } from './read/chosen-first';
export { counters } from './read/counters';
export type { GameWords } from './read/create-reader';
export { ownedBy, together } from './read/filter';
export { listed } from './read/instructions';
export { inRandomOrder, piles } from './read/piles';
export { preventedAmount, preventedSource, prevention } from './read/prevention';
export {
  choiceOf,
  countedAmount,
  type DictionariesOf,
  doneToEach,
  durationOf,
  ITS,
  members,
  numberAmount,
  optional,
  optionalProperty,
  ownHand,
  type PrintedCard,
  paragraph,
  present,
  type ReaderOf,
  requiredMeaning,
  someOfThose,
  THIS,
  YOU,
} from './read/reader';
export { chosenBy, doneTogether, sequence, theirOwn } from './read/sequence';
export { changing } from './read/statements';
export { othersThan, targetSpecifications } from './read/targets';
export { beginning } from './read/triggers';
export * from './tree';
export { grammarFiles } from './words';
