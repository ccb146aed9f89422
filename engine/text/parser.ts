import path from 'node:path';
import { type Grammar, type MatchResult, grammar as ohmGrammar } from 'ohm-js';
import { CardTextError, misunderstood } from './card-text-error';
import { grammarError } from './grammar-error';
import { type KeptReadings, keptReadings } from './kept-readings';
import { normalisedText, readings } from './names';
import { agreement, type Disagreement } from './read/agreement';
import { createReader, type GameWords, type ReadMatch } from './read/create-reader';
import type { TextPart } from './read/part';
import type { PrintedCard } from './read/reader';
import { writeGrammar, writtenGrammar } from './recipe';
import type { SharedCardText, Tree } from './tree';
import { grammarFiles, oneOf, Vocabulary, wordEnd } from './words';

/** Files of the grammar that every game has. */
const EVERY_GAME = ['abilities', 'words', 'amounts', 'objects', 'costs', 'effects', 'triggers', 'statements'];
/** So many texts are not read again when they come again. */
const REMEMBERED = 10_000;

/** The grammar of a game, which extends the base one. */
interface Source {
  /** Name of the game's grammar. */
  readonly name: string;
  /** Source of the rules that it adds to or changes in the base grammar. */
  readonly source: string;
  /** The subtypes that the game lists, in all their forms; others are capitalised words. */
  readonly subtypes: readonly string[];
  /** Those forms of them that mean one object, and never all: “Dragon”, not “Dragons” or “Fish”. */
  readonly singularSubtypes: readonly string[];
  /** Words that can be counted, each in the singular and in the plural. */
  readonly nouns: readonly (readonly [one: string, several: string])[];
  /** What it says besides what every game does; a later one may build on those before it. */
  readonly parts: readonly TextPart[];
}

/** A game's card text: its grammar and its words. */
export interface GameText<T extends Tree> extends GameWords<T>, Source {
  /** The folder of its grammar and of the code that reads it. */
  readonly folder: string;
  /** The grammar rule that a paragraph of this card's text must match. */
  readonly paragraph: (card: PrintedCard) => string;
  /** Does a line belong to the paragraph above it, though it is no mode of a list? Left out: none does. */
  readonly continues?: (line: string) => boolean;
  /** Does what is always so tell what is done as a card is played, to something that is chosen then? */
  readonly choosesAsPlayed: boolean;
}

export type ParseCardText<T extends Tree> = (text: string, card: PrintedCard) => SharedCardText<T>;

/**
 * Builds the parser of a game's card text. Its grammar is made when the first text is read.
 *
 * The parser throws a {@link CardTextError} that points at the first word it doesn't understand. Where the grammar can't be
 * made, that is tried once: each text is refused with the same error ({@link GrammarError}, where Ohm refuses it).
 */
export function createParser<T extends Tree>(game: GameText<T>): ParseCardText<T> {
  let made: { readonly language: Language<T> } | { readonly error: unknown } | undefined;
  let kept: KeptReadings | undefined;
  const known = new Map<string, Reading<T>>();
  const parsed = (text: string, card: PrintedCard): Reading<T> => {
    made ??= built(game);
    if ('error' in made) throw made.error;
    try {
      return { abilities: readWith(made.language, game, text, card) };
    } catch (error) {
      if (error instanceof CardTextError) return { error };
      throw error;
    }
  };
  return (text, card) => {
    const key = JSON.stringify([text, card.name, card.types, card.subtypes]);
    let reading = known.get(key);
    if (reading === undefined) {
      if (known.size === 0) kept ??= keptReadings(game.name, [__dirname, game.folder]);
      reading = kept === undefined ? parsed(text, card) : keptReading(kept, key, () => parsed(text, card));
      if (known.size >= REMEMBERED) known.clear();
      known.set(key, reading);
    }
    if ('error' in reading) throw reading.error;
    return reading;
  };
}

/** A game's grammar, or why there is none. */
function built<T extends Tree>(game: GameText<T>): { language: Language<T> } | { error: unknown } {
  try {
    return { language: build(game) };
  } catch (error) {
    return { error };
  }
}

/** What a text came to. */
type Reading<T extends Tree> = SharedCardText<T> | { readonly error: CardTextError };

/** A reading as it is kept, whether it was kept before or is kept now: nothing may hang on which of them. */
function keptReading<T extends Tree>(kept: KeptReadings, key: string, parsed: () => Reading<T>): Reading<T> {
  let written = kept.find(key);
  if (written === undefined) {
    written = JSON.stringify(parsed());
    kept.keep(key, written);
  }
  const reading: SharedCardText<T> | { readonly error: WrittenError } = JSON.parse(written);
  if (!('error' in reading)) return reading;
  const { line, column, word, expected, why } = reading.error;
  return { error: new CardTextError(line, column, word, expected, why) };
}

type WrittenError = Pick<CardTextError, 'line' | 'column' | 'word' | 'expected' | 'why'>;

/** Reads a text, paragraph by paragraph. */
function readWith<T extends Tree>(
  language: Language<T>,
  game: GameText<T>,
  text: string,
  card: PrintedCard,
): SharedCardText<T>['abilities'] {
  const understood = understanding(language, game, card);
  return paragraphs(text, game.continues).map(({ lines, line }) => {
    const printed = lines.join('\n');
    const ability = language.read(card, understood(printed, line), printed, line);
    const [target] = ability.kind === 'static' && !game.choosesAsPlayed ? ability.targets : [];
    if (target) throw neverChosen(printed, line, target.text);
    return ability;
  });
}

/** A game's grammar with its words, and what reads them. */
export interface Language<T extends Tree> {
  readonly grammar: Grammar;
  readonly vocabulary: Vocabulary;
  readonly read: ReadMatch<T>;
  /** Where a matched text breaks the agreement of its words. */
  readonly disagreement: (match: MatchResult) => Disagreement | undefined;
}

/** Builds the grammar of a game, or loads it where it was written down. */
export function build<T extends Tree>(game: GameText<T>): Language<T> {
  const vocabulary = new Vocabulary();
  const source = sourceOf(game, vocabulary);
  const grammar = writtenGrammar(game.name, source) ?? compileAndWrite(game, source, vocabulary);
  return {
    grammar,
    vocabulary,
    read: createReader(grammar, vocabulary, game),
    disagreement: agreement(grammar, vocabulary, game),
  };
}

/** The grammars of a game's text, each of which extends the one before: words, what every game says, parts, its own. */
type GrammarSource = readonly string[];

const FOLDER = path.join(__dirname, 'grammar');
const fileOf = (part: string): string => path.join(FOLDER, `${part}.ohm`);

/** The source of a game's grammars; their words are in the vocabulary then. */
function sourceOf(game: Source, vocabulary: Vocabulary): GrammarSource {
  const body = vocabulary.expand(grammarFiles(EVERY_GAME.map(fileOf)));
  const parts = game.parts.map(({ name }) => vocabulary.expand(grammarFiles([fileOf(name)])));
  const own = vocabulary.expand(game.source);
  const subtypes = `knownSubtype := ${oneOf(game.subtypes)}`;
  const singular = `singularSubtype := ${oneOf(game.singularSubtypes)}`;
  return [vocabulary.definitions(), body, ...parts, `${own}\n${subtypes}\n${singular}`];
}

type Named = Pick<GameText<Tree>, 'name' | 'folder'>;

/** Compiles grammars of which each extends the one before. */
function compile({ name, folder }: Named, source: GrammarSource, vocabulary: Vocabulary): Grammar {
  let last: Grammar | undefined;
  for (const [place, body] of source.entries()) {
    const own = place === source.length - 1 ? name : `Layer${place}`;
    try {
      last = last
        ? ohmGrammar(`${own} <: ${last.name} {\n${body}\n}`, { [last.name]: last })
        : ohmGrammar(`${own} {\n${body}\n}`);
    } catch (error) {
      throw grammarError(error, name, body, [FOLDER, path.join(folder, 'grammar')], vocabulary);
    }
  }
  if (last === undefined) throw new RangeError('A grammar is made of one source at least.');
  return last;
}

/** Where it can't be written down, the next process compiles it again. */
function compileAndWrite(game: Named, source: GrammarSource, vocabulary: Vocabulary): Grammar {
  const grammar = compile(game, source, vocabulary);
  try {
    writeGrammar(game.name, source, grammar);
  } catch {
    return grammar;
  }
  return grammar;
}

/** Writes a game's grammar down, to be loaded instead of compiled; nothing where that was done already. */
export function writeRecipe<T extends Tree>(game: GameText<T>): void {
  const vocabulary = new Vocabulary();
  const source = sourceOf(game, vocabulary);
  if (writtenGrammar(game.name, source) === undefined)
    writeGrammar(game.name, source, compile(game, source, vocabulary));
}

interface Paragraph {
  readonly lines: readonly string[];
  /** Number of its first line, from 1. */
  readonly line: number;
}

const NONE = (): boolean => false;

/** Each line is a paragraph, but the modes of a list belong to the paragraph above them. */
function paragraphs(text: string, continues: (line: string) => boolean = NONE): Paragraph[] {
  const found: { lines: string[]; line: number }[] = [];
  text.split(/\r?\n/).forEach((content, index) => {
    const last = found.at(-1);
    if (last !== undefined && (/^\s*(?:•|-\s)/.test(content) || continues(content))) last.lines.push(content);
    else if (content.replace(/\([^)]*\)/g, '').trim() !== '')
      found.push({ lines: [content], line: index + 1 });
  });
  return found;
}

/** Matches paragraphs; where the card's name is also a word of the game, as whichever makes sense. */
function understanding<T extends Tree>(
  { grammar, vocabulary, disagreement }: Language<T>,
  game: GameText<T>,
  card: PrintedCard,
) {
  const rule = game.paragraph(card);
  const subtypes = new Set([...game.subtypes, ...(card.subtypes ?? [])]);
  return (printed: string, line: number): MatchResult => {
    let expected: readonly string[] = [];
    let at = -1;
    for (const text of readings(normalisedText(printed), card.name, (word) => vocabulary.has(word))) {
      const encoded = vocabulary.encode(text, subtypes);
      const match = grammar.match(encoded, rule);
      if (!match.failed()) {
        const fault = disagreement(match);
        if (fault === undefined) return match;
        if (fault.at > at) [expected, at] = [[`“${fault.expected}”`], fault.at];
        continue;
      }
      const failed = wordEnd(encoded, match.getRightmostFailurePosition());
      if (failed > at) [expected, at] = [vocabulary.expected(match.getExpectedText()), failed];
    }
    throw misunderstood(printed, line, Math.max(at, 0), expected);
  };
}

/** Targets are chosen as something is played, activated or put there: a static ability has no such time. */
const neverChosen = (printed: string, line: number, target: string): CardTextError =>
  misunderstood(
    printed,
    line,
    Math.max(0, printed.indexOf(target)),
    ['“all”', '“each”'],
    'as nothing is chosen for what is always so',
  );
