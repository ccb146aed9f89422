import { TableProblem } from '../engine/card-game/table/table-problem';
import { type CardSpecification, SetupProblem } from './contract';
import { gameOf } from './in-process/games';

/**
 * What the text of a card says, in the words of a rulebook's game: what engines in other processes are sent beside the
 * text. Throws SetupProblem for text that doesn't parse; nothing is read for a rulebook that isn't known.
 */
export function readText(rulebook: string, card: CardSpecification): CardSpecification['abilities'] {
  try {
    return gameOf(rulebook)?.readText(card);
  } catch (error) {
    throw error instanceof TableProblem ? new SetupProblem(error.message) : error;
  }
}
