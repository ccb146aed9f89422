export { CardTextError, misunderstood } from './card-text-error';
export { keepReadingsIn } from './kept-readings';
export { createParser, type GameText, writeRecipe } from './parser';
export { about, multiplied } from './read/amounts';
export type { GameWords } from './read/create-reader';
export { ownedBy, together } from './read/filter';
export {
  countedAmount,
  type DictionariesOf,
  doneToEach,
  given,
  ITS,
  meant,
  members,
  numberAmount,
  optional,
  ownHand,
  type PrintedCard,
  paragraph,
  present,
  type ReaderOf,
} from './read/reader';
export { chosenBy, doneTogether, sequence, theirOwn } from './read/sequence';
export { changing } from './read/statements';
export { othersThan, targetSpecifications } from './read/targets';
export * from './tree';
export { grammarFiles } from './words';
