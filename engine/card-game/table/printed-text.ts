import { UnsupportedText } from '../../kernel';
import type { CardSetup } from './setup';
import { TableProblem } from './table-problem';

/** Reads the rules text of a card. */
type Reading<A> = (
  text: string,
  card: { readonly name: string; readonly types: readonly string[]; readonly subtypes: readonly string[] },
) => readonly A[];

/**
 * Makes what reads the text of a card that is set up; what it makes throws TableProblem for text that is not understood or not carried out.
 *
 * @param isMisread whether an error says that a text is not understood
 * @param page lists what is understood
 */
export const printedAbilities =
  <A>(read: Reading<A>, isMisread: (error: unknown) => boolean, page: string) =>
  ({ name, types, subtypes = [], text: printed = '' }: CardSetup, text = printed): readonly A[] => {
    if (text.trim() === '') return [];
    try {
      return read(text, { name, types, subtypes });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const says = `The text of "${name}" doesn't parse: ${error.message}`;
      if (isMisread(error)) throw new TableProblem(`${says} ${page} lists what is understood.`);
      if (error instanceof UnsupportedText) throw new TableProblem(says);
      throw error;
    }
  };
