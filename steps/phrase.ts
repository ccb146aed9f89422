import { exampleOf } from './terms';
import type { RulesWorld } from './world';

/** A step of the vocabulary, as data: cucumber gets it from here, and so does the vocabulary's page. */
export interface Phrase {
  readonly keyword: 'Given' | 'When' | 'Then' | 'Given or Then';
  readonly expression: string;
  readonly says: string;
  readonly example: string;
  /** What the step does with the values of its gaps, and then its doc string or table. */
  readonly run: (world: RulesWorld, ...values: never[]) => void | Promise<void>;
}

/** Makes a step out of its words and what it does. */
export const phrase = (
  keyword: Phrase['keyword'],
  expression: string,
  says: string,
  example: string,
  run: Phrase['run'],
): Phrase => ({ keyword, expression, says, example, run });

/** The same, where an example takes the words of some game: the games bring it. */
export const phraseOfGames = (
  keyword: Phrase['keyword'],
  expression: string,
  says: string,
  run: Phrase['run'],
): Phrase => phrase(keyword, expression, says, exampleOf(expression), run);
