import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Vocabulary } from './words';

/** A grammar that can't be made: says in which file and line, and why. No text can be read then. */
export class GrammarError extends Error {
  override readonly name = 'GrammarError';
}

/**
 * The error of a grammar that Ohm refuses.
 *
 * @param error what Ohm says of it
 * @param name the grammar's name
 * @param body the source that Ohm was given between braces, in which each phrase is written as signs
 * @param folders where the grammar files are from which it was made
 * @param vocabulary what wrote the signs
 */
export function grammarError(
  error: unknown,
  name: string,
  body: string,
  folders: readonly string[],
  vocabulary: Vocabulary,
): GrammarError {
  const { message } = error instanceof Error ? error : { message: String(error) };
  const lines = message.trim().split('\n');
  const why = vocabulary.decode(lines.findLast((line) => !/^\s*[|\d>^~]/.test(line)) ?? message);
  // The first line of what Ohm reads is the name of the grammar.
  const place = Number(/^Line (\d+)/m.exec(message)?.[1]) - 2;
  return new GrammarError(
    `The grammar ${name} can't be made: ${where(body.split('\n')[place], folders, vocabulary)}${why}`,
  );
}

/** The place of a line in its file, and the line as it is written there; nothing where no file has it. */
function where(line: string | undefined, folders: readonly string[], vocabulary: Vocabulary): string {
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)));
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const found = vocabulary
      .expand(source)
      .split('\n')
      .indexOf(line ?? '');
    if (line?.trim() && found >= 0)
      return `${path.relative('.', file)}, line ${found + 1}, "${source.split('\n')[found]?.trim()}": `;
  }
  return '';
}
