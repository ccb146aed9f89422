import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { whyNoChange, writtenLine } from './change';
import { type Amendment, AmendmentProblem, type Place, type PlacedChange } from './model';

/** Words of a file that the code asks for. */
const FIELDS = ['name', 'rulebook', 'edition', 'changes'] as const;
type Field = (typeof FIELDS)[number];

/** How a whole amendment is written, in a sentence about one that isn't. */
const WHOLE = 'an amendment has a name, a rulebook and a list of changes, such as "set 402.2 to 3"';

/**
 * Reads an amendment from a file, YAML or JSON. What its numbers mean is not looked at: `checkAmendment` does that.
 *
 * @throws AmendmentProblem with a sentence for each thing that is wrong, each with file, line and column
 */
export function readAmendment(file: string): Amendment {
  const place = path.resolve(file);
  let text: string;
  try {
    text = readFileSync(place, 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new AmendmentProblem([
      why === 'ENOENT'
        ? `"${file}" is not there: give the file of an amendment, as docs/amendments.md describes it.`
        : `"${file}" can't be read (${why}): give the file of an amendment.`,
    ]);
  }
  return amendmentIn(text, place, file);
}

/** Reads an amendment from a text, as `readAmendment` does. @param shown how the file is named in sentences */
export function amendmentIn(text: string, file: string, shown: string = file): Amendment {
  return new Reading(text, file, shown).amendment();
}

/** One file being read. */
class Reading {
  private readonly lines = new LineCounter();
  private readonly problems: string[] = [];

  constructor(
    private readonly text: string,
    private readonly file: string,
    private readonly shown: string,
  ) {}

  amendment(): Amendment {
    const root = this.root();
    const fields = this.fields(root);
    const name = this.word(root, fields, 'name');
    const rulebook = this.word(root, fields, 'rulebook');
    const edition = fields.has('edition') ? this.word(root, fields, 'edition') : undefined;
    const changes = this.changes(root, fields);
    if (this.problems.length > 0) throw new AmendmentProblem(this.problems);
    const places = {
      rulebook: this.position(startOf(fields.get('rulebook'))),
      edition: edition === undefined ? undefined : this.position(startOf(fields.get('edition'))),
    };
    return { name, rulebook, edition, file: this.file, changes, places };
  }

  private root(): YAMLMap {
    const { text, lines } = this;
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    for (const { code, message, pos } of document.errors)
      this.say(
        pos[0],
        code === 'DUPLICATE_KEY'
          ? `"${text.slice(pos[0]).split(/[:\s]/, 1)[0]}" stands here for the second time: say it once.`
          : `this is neither YAML nor JSON (${message.split('\n', 1)[0]}).`,
      );
    if (this.problems.length > 0) throw new AmendmentProblem(this.problems);
    const { contents } = document;
    if (contents === null || (isScalar(contents) && contents.value === null))
      throw new AmendmentProblem([`${this.shown}: the file is empty; ${WHOLE}.`]);
    if (isMap(contents)) return contents;
    this.say(contents.range?.[0], `this is no amendment: ${WHOLE}.`);
    throw new AmendmentProblem(this.problems);
  }

  /** What stands under each word that is known. */
  private fields(root: YAMLMap): ReadonlyMap<Field, unknown> {
    const found = new Map<Field, unknown>();
    for (const { key, value } of root.items) {
      const word = this.plain(key);
      const field = FIELDS.find((each) => each === word);
      if (field) found.set(field, value);
      else
        this.say(
          startOf(key),
          `"${word}" is no part of an amendment; the nearest is "${closest(word, [...FIELDS])}": there are ${FIELDS.join(', ')}.`,
        );
    }
    return found;
  }

  private word(root: YAMLMap, fields: ReadonlyMap<Field, unknown>, field: Field): string {
    const value = fields.get(field);
    const said = isScalar(value) && value.value !== null ? this.plain(value).trim() : '';
    if (said === '')
      this.say(
        startOf(value) ?? root.range?.[0],
        fields.has(field) ? `the ${field} is a text, and not empty.` : `the ${field} is missing: ${WHOLE}.`,
      );
    return said;
  }

  private changes(root: YAMLMap, fields: ReadonlyMap<Field, unknown>): readonly PlacedChange[] {
    const value = fields.get('changes');
    if (!isSeq(value) || value.items.length === 0) {
      const why = fields.has('changes')
        ? 'the changes are a list with at least one'
        : 'the changes are missing';
      this.say(startOf(value) ?? root.range?.[0], `${why}: ${WHOLE}.`);
      return [];
    }
    return value.items.flatMap((item): PlacedChange | [] => {
      const text = this.changeText(item);
      const at = startOf(item);
      const change = text === undefined ? undefined : writtenLine(text);
      if (text !== undefined && change) return { change, text, ...this.position(at) };
      this.say(at, text === undefined ? 'a change is a text, such as "set 402.2 to 3".' : whyNoChange(text));
      return [];
    });
  }

  /** A change as a text: YAML reads "vary 704.5e whose: owner" as a word with a value, unless it stands in quotes. */
  private changeText(item: unknown): string | undefined {
    if (isScalar(item) && item.value !== null) return this.plain(item).trim().replaceAll(/\s+/g, ' ');
    if (!isMap(item) || item.items.length !== 1) return undefined;
    const [pair]: readonly Pair[] = item.items;
    const value = pair?.value ?? undefined;
    if (!pair || (value !== undefined && !isScalar(value))) return undefined;
    const said = isScalar(value) && value.value !== null ? this.plain(value) : '';
    return `${this.plain(pair.key)}: ${said}`.trim().replaceAll(/\s+/g, ' ');
  }

  /** A scalar as it is written: 2023-10 is no number here, nor is "no" a yes-or-no. */
  private plain(node: unknown): string {
    if (!isScalar(node)) return String(node);
    return node.source ?? String(node.value);
  }

  private say(offset: number | undefined, sentence: string): void {
    const { line, column } = this.position(offset);
    this.problems.push(`${this.shown}:${line}:${column}: ${sentence}`);
  }

  private position(offset: number | undefined): Place {
    const { line, col } = this.lines.linePos(offset ?? 0);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'range' in value;

/** Where something is written; undefined where it isn't. */
function startOf(value: unknown): number | undefined {
  if (!isNode(value)) return undefined;
  return value.range?.[0];
}
