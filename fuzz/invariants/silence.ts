import type { Observation, SetupRequest, TraceLine } from '../../port/contract';
import { AfterTheEnd, rememberingTexts, Spoken, type SpokenWords } from './spoken';

/** What sentences speak of, and which of them only for a turn. */
export interface Speech {
  /** Does a sentence speak of it, which is all of a text or one of several sentences? */
  readonly speaks: (sentence: string, isAll: boolean) => boolean;
  /** Sentences of what ends with the turn. */
  readonly ends: RegExp;
  /** The part that a turn begins with. */
  readonly turnBegins: string;
  readonly words: SpokenWords;
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.)\s|\n/);

/** Listens to one game: does anything in play speak of something, or leave behind what was said of it? */
export class Silence {
  private readonly lasting: Spoken;
  private readonly fleeting: Spoken;
  private readonly ending: AfterTheEnd;

  constructor(
    table: SetupRequest,
    private readonly speech: Speech,
  ) {
    const { speaks, ends, words } = speech;
    const some = (test: (sentence: string) => boolean): ((text: string) => boolean) =>
      rememberingTexts((text) => {
        const sentences = sentencesOf(text);
        return sentences.some((each) => speaks(each, sentences.length === 1) && test(each));
      });
    this.lasting = new Spoken(
      table,
      some((each) => !ends.test(each)),
      words,
    );
    this.fleeting = new Spoken(
      table,
      some(() => true),
      words,
    );
    this.ending = new AfterTheEnd(words);
  }

  /** Hears what has happened: to be told of each moment before it is judged. */
  hear(lines: readonly TraceLine[]): void {
    this.lasting.hear(lines);
    if (this.ending.hear(lines, this.speech.turnBegins) === false) this.fleeting.isSaid = false;
    this.fleeting.hear(lines);
  }

  /** Has nothing that is still so been said, and does nothing on the table say it? */
  isOn(table: Pick<Observation, 'objects'>): boolean {
    return !this.lasting.isSaid && !this.fleeting.isSaid && !this.fleeting.isOn(table);
  }
}
