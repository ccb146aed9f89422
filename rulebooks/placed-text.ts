import type { Place } from './source';

/** A text each of whose characters (UTF-16 code units) knows at which offset of the file it stands. */
export class PlacedText {
  private constructor(
    readonly text: string,
    /** The offset of each character, or that of the first one where they follow each other in the file. */
    private readonly offsets: number | readonly number[],
  ) {}

  /** A part of the file as it stands there, from an offset on. */
  static verbatim(text: string, offset: number): PlacedText {
    return new PlacedText(text, offset);
  }

  /** A text that stands for something else in the file, such as an entity: all of it is at one offset. */
  static standIn(text: string, offset: number): PlacedText {
    return new PlacedText(text, new Array<number>(text.length).fill(offset));
  }

  /** Several texts one after another, with a space or another separator between them. */
  static join(parts: readonly PlacedText[], separator = ' '): PlacedText {
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only;
    const offsets: number[] = [];
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        const at = part.text === '' ? (offsets.at(-1) ?? 0) : part.offsetOf(0);
        for (let count = 0; count < separator.length; count++) offsets.push(at);
      }
      part.#copyOffsets(0, part.text.length, offsets);
    }
    return new PlacedText(parts.map(({ text }) => text).join(separator), offsets);
  }

  /** The offset in the file of the character at an index; past the end, that of the last one. */
  offsetOf(index: number): number {
    if (typeof this.offsets === 'number') return this.offsets + index;
    return this.offsets[index] ?? this.offsets.at(-1) ?? 0;
  }

  slice(from: number, to: number = this.text.length): PlacedText {
    const { offsets } = this;
    return new PlacedText(
      this.text.slice(from, to),
      typeof offsets === 'number' ? offsets + from : offsets.slice(from, to),
    );
  }

  /** The same text, whose offsets so far were places in another text that itself knows its places. */
  within(outer: PlacedText): PlacedText {
    return new PlacedText(
      this.text,
      Array.from({ length: this.text.length }, (_, index) => outer.offsetOf(this.offsetOf(index))),
    );
  }

  trim(): PlacedText {
    const from = this.text.length - this.text.trimStart().length;
    return this.slice(from, from + this.text.trim().length);
  }

  /** With every match of a global expression replaced. A replacement stands where its match begins. */
  replace(pattern: RegExp, replacement: (match: string) => string): PlacedText {
    let text = '';
    const offsets: number[] = [];
    let from = 0;
    for (const match of this.text.matchAll(pattern)) {
      const by = replacement(match[0]);
      if (by === match[0]) continue;
      text += this.text.slice(from, match.index) + by;
      this.#copyOffsets(from, match.index, offsets);
      for (let count = 0; count < by.length; count++) offsets.push(this.offsetOf(match.index));
      from = match.index + match[0].length;
    }
    if (from === 0) return this;
    this.#copyOffsets(from, this.text.length, offsets);
    return new PlacedText(text + this.text.slice(from), offsets);
  }

  #copyOffsets(from: number, to: number, target: number[]): void {
    for (let index = from; index < to; index++) target.push(this.offsetOf(index));
  }
}

/** Tells line and column of offsets in a text, however its lines end. */
export class LineIndex {
  readonly #starts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
    this.#starts = starts;
  }

  /** The place of an offset; both of its parts are counted from 1. */
  placeOf(offset: number): Place {
    let [low, high] = [0, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }
}

/** The lines of a text, without their ends. */
export function linesOf(text: string): PlacedText[] {
  const lines: PlacedText[] = [];
  let from = 0;
  for (const match of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push(PlacedText.verbatim(text.slice(from, match.index), from));
    from = match.index + match[0].length;
  }
  lines.push(PlacedText.verbatim(text.slice(from), from));
  return lines;
}
