import { it } from 'node:test';
import { expect } from 'chai';
import { CardTextError } from '../card-text-error';
import type { PrintedCard } from '../read/reader';

/** A text whose words don't agree: the word at fault, the form that would agree, and the type of card that says it. */
export type DisagreeingText = readonly [type: string, text: string, word: string, expected: string];

/**
 * Tries that each text is refused at the word that doesn't agree, and understood with the word that is advised.
 *
 * @param read what reads a text; throws where it can't
 */
export function tryAgreement(
  texts: readonly DisagreeingText[],
  read: (text: string, card: PrintedCard) => unknown,
): void {
  for (const [type, text, word, right] of texts)
    it(`“${text}” says “${word}” for “${right}”`, () => {
      const card = { name: 'Ash Hound', types: [type] };
      const error = errorOf(() => read(text, card));
      expect(error?.word, 'the word that is refused').to.equal(word);
      expect(error?.expected).to.deep.equal([`“${right}”`]);
      const at = (error?.column ?? 0) - 1;
      read(text.slice(0, at) + right + text.slice(at + word.length), card);
    });
}

function errorOf(read: () => unknown): CardTextError | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof CardTextError) return error;
    throw error;
  }
  return undefined;
}

/** So many words of one text are put into their other form. */
const CORRECTIONS = 8;

/**
 * Reads a text made without regard to the number of its words: where only the other form of a word would be understood, that one
 * is put in its place.
 */
export function agreeing<Meaning>(text: string, read: (text: string) => Meaning): Meaning {
  let said = text;
  for (let count = 0; ; count++)
    try {
      return read(said);
    } catch (error) {
      if (!(error instanceof CardTextError) || count === CORRECTIONS) throw error;
      const [expected = '', ...others] = error.expected;
      const isOtherForm = others.length === 0 && /^“[\w']+”$/.test(expected) && error.line === 1;
      if (!isOtherForm || error.word === '') throw error;
      const at = error.column - 1;
      said = said.slice(0, at) + expected.slice(1, -1) + said.slice(at + error.word.length);
    }
}
