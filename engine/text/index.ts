export { CardTextError } from './card-text-error';
export { createParser, type GameText, type ParseCardText, writeRecipe } from './parser';
export { multiplied } from './read/amounts';
export type { GameWords } from './read/create-reader';
export { theirOwn } from './read/deeds';
export { type Dictionaries, doneToEach, optional, type PrintedCard, type Reader } from './read/reader';
export { chosenBy } from './read/sequence';
export * from './tree';
