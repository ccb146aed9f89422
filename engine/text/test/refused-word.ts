import { CardTextError, type PrintedCard } from '..';

/**
 * The word at which a text is refused on a card of a type, and why.
 *
 * @param parse reads the card text of a game
 * @returns the word and the reason; undefined where the text is read
 */
export const refusedWord =
  (parse: (text: string, card: PrintedCard) => unknown) =>
  (text: string, type: string): string | undefined => {
    try {
      parse(text, { name: 'Deed', types: [type] });
      return undefined;
    } catch (error) {
      if (error instanceof CardTextError) return `${error.word} ${error.why ?? ''}`;
      throw error;
    }
  };
