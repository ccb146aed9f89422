/** What those who know the engine through the port alone can ask of its games. */
import type { GameDescription } from '../engine/card-game/description';
import type { Sentences } from '../engine/card-game/sentences';
import type { GamePages } from '../engine/card-game/table/pages';
import { playable } from './in-process/games';

export type { FieldDescription } from '../engine/card-game/description';
export { isQuestion, type Question, questionTable } from '../engine/card-game/questions';
export type { SentenceExamples } from '../engine/card-game/sentence-examples';
export type {
  ActionSentence,
  DeclarationSentence,
  Figure,
  OtherWording,
  PlayerStatusSentence,
  TogetherSentence,
} from '../engine/card-game/sentences';

/** What a game is, what goes without saying in its scenarios, and what pages say of it. */
export interface DescribedGame {
  readonly description: GameDescription;
  readonly sentences: Sentences;
  readonly pages: GamePages;
  /** The edition that is played where none is chosen, and the others. */
  readonly ruleset: EditionName;
  readonly otherEditions?: readonly { readonly ruleset: EditionName }[];
}

/** What an edition of a game is called, the id of its rulebook, and the day that this is of. */
interface EditionName {
  readonly name: string;
  readonly rulebook: string;
  readonly edition: string;
}

/** Every game that the reference engine plays. */
export const describedGames: readonly DescribedGame[] = playable;
