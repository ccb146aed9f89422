import type { Node } from 'ohm-js';
import type { Reader } from './reader';

/** The symbols that a text prints, in order: "{1}{G}". */
export const manaIn = (read: Reader, symbols: Node): readonly string[] =>
  symbols.children.map((symbol) =>
    read
      .printed(symbol)
      .replace(/[{}\s]/g, '')
      .toUpperCase(),
  );
