import type { Place } from './source';

/** A stretch of a text: its characters follow each other in the file, or all stand at one offset of it. */
interface Stretch {
  /** The index of its first character in the text. */
  readonly at: number;
  readonly offset: number;
  /** How far the offsets of two neighbours are from each other. */
  readonly step: 0 | 1;
}

/** A text each of whose characters (UTF-16 code units) knows at which offset of the file it stands. */
export class PlacedText {
  private constructor(
    readonly text: string,
    /** In the order of the text, the first one at its beginning; never empty. */
    private readonly stretches: readonly Stretch[],
  ) {}

  /** A part of the file as it stands there, from an offset on. */
  static verbatim(text: string, offset: number): PlacedText {
    return new PlacedText(text, [{ at: 0, offset, step: 1 }]);
  }

  /** A text that stands for something else in the file, such as an entity: all of it is at one offset. */
  static standIn(text: string, offset: number): PlacedText {
    return new PlacedText(text, [{ at: 0, offset, step: text.length === 1 ? 1 : 0 }]);
  }

  /** Several texts one after another, with a space or another separator between them. */
  static join(parts: readonly PlacedText[], separator = ' '): PlacedText {
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only;
    const stretches: Stretch[] = [];
    let at = 0;
    for (const [index, part] of parts.entries()) {
      if (index > 0 && separator !== '') {
        add(stretches, { at, offset: part.offsetOf(0), step: 0 });
        at += separator.length;
      }
      part.#copyStretches(0, part.text.length, at, stretches);
      at += part.text.length;
    }
    return PlacedText.#of(parts.map(({ text }) => text).join(separator), stretches, 0);
  }

  /** The offset in the file of the character at an index; past the end, where the next one would be. */
  offsetOf(index: number): number {
    const stretch = this.stretches[this.#stretchOf(index)];
    return stretch === undefined ? 0 : offsetIn(stretch, index);
  }

  slice(from: number, to: number = this.text.length): PlacedText {
    const stretches: Stretch[] = [];
    this.#copyStretches(from, to, 0, stretches);
    return PlacedText.#of(this.text.slice(from, to), stretches, this.offsetOf(from));
  }

  trim(): PlacedText {
    const from = this.text.length - this.text.trimStart().length;
    return this.slice(from, from + this.text.trim().length);
  }

  /** With every match of a global expression replaced. A replacement stands where its match begins. */
  replace(pattern: RegExp, replacement: (match: string) => string): PlacedText {
    let text = '';
    const stretches: Stretch[] = [];
    let from = 0;
    for (const match of this.text.matchAll(pattern)) {
      const by = replacement(match[0]);
      if (by === match[0]) continue;
      this.#copyStretches(from, match.index, text.length, stretches);
      text += this.text.slice(from, match.index);
      if (by !== '') add(stretches, { at: text.length, offset: this.offsetOf(match.index), step: 0 });
      text += by;
      from = match.index + match[0].length;
    }
    if (from === 0) return this;
    this.#copyStretches(from, this.text.length, text.length, stretches);
    return PlacedText.#of(text + this.text.slice(from), stretches, this.offsetOf(0));
  }

  static #of(text: string, stretches: readonly Stretch[], offsetIfEmpty: number): PlacedText {
    return stretches.length === 0
      ? PlacedText.verbatim(text, offsetIfEmpty)
      : new PlacedText(text, stretches);
  }

  /** The last stretch that begins at an index or before it. */
  #stretchOf(index: number): number {
    let [low, high] = [0, this.stretches.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.stretches[middle]?.at ?? 0) <= index) low = middle;
      else high = middle;
    }
    return low;
  }

  /** Adds the stretches of a part of this text to those of another one, in which the part begins at an index. */
  #copyStretches(from: number, to: number, at: number, target: Stretch[]): void {
    if (from >= to) return;
    for (let index = this.#stretchOf(from); index < this.stretches.length; index++) {
      const stretch = this.stretches[index];
      if (stretch === undefined || stretch.at >= to) return;
      const first = Math.max(from, stretch.at);
      add(target, { at: at + first - from, offset: offsetIn(stretch, first), step: stretch.step });
    }
  }
}

function offsetIn({ at, offset, step }: Stretch, index: number): number {
  return offset + (index - at) * step;
}

/** Adds a stretch, unless it goes on where the last one ends. */
function add(stretches: Stretch[], stretch: Stretch): void {
  const last = stretches.at(-1);
  const goesOn =
    last !== undefined && last.step === stretch.step && offsetIn(last, stretch.at) === stretch.offset;
  if (!goesOn) stretches.push(stretch);
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
