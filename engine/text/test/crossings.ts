/** Texts that cross all that can be said of how many, of whom and of what with all that can be done. */
import { it } from 'node:test';
import { expect } from 'chai';
import type { Node } from 'ohm-js';
import type { SetupRequest } from '../../../port/contract';
import { isDeep } from '../../kernel/test/deep';
import { CardTextError } from '../card-text-error';
import { normalised, readings } from '../names';
import type { GameText, Language } from '../parser';
import type { PrintedCard } from '../read/reader';
import type { Tree } from '../tree';
import { rulesIn, rulesOf } from './grammar-parts';
import { type Outcome, play } from './small-game';

/** One text, the table on which it is played, and what must come of it. */
export interface Crossing {
  /** What it is called: the text, and what else tells it from others. */
  readonly name: string;
  readonly text: string;
  /** The type of the card that it is printed on. */
  readonly type: string;
  /** How its words are said to be played: 'play' or 'activate'. */
  readonly action: string;
  readonly table: SetupRequest;
  /** What is looked at afterwards, and what that must be where as little as may be is chosen, and as much. */
  readonly seen: (outcome: Outcome) => unknown;
  readonly least: unknown;
  readonly most: unknown;
  /** Who chooses, where anybody does who needn't. */
  readonly chooser?: number;
  /** Has it to be refused at one of its words, as what nobody would print, or what waits to be understood? */
  readonly isRefused: boolean;
}

/** Every so many of the texts are tried; all of them where that is asked for. */
const SHARE = isDeep ? 1 : 5;

/** Crosses rows with columns. A sample has something of each row: what is read first, at least. */
export function crossed<Row, Column>(
  rows: readonly Row[],
  columns: (row: Row) => readonly Column[],
  text: (row: Row, column: Column) => Crossing,
): readonly Crossing[] {
  return rows.flatMap((row, down) => {
    const all = columns(row).map((column) => text(row, column));
    const first = all.findIndex(({ isRefused }) => !isRefused);
    return all.filter((_, across) => across === first || (down + across) % SHARE === 0);
  });
}

/**
 * Tries of each crossing that it is refused at the word, or that what happens is what its words say.
 *
 * @param read what reads a text; throws where it can't
 */
export function tryCrossings(
  crossings: readonly Crossing[],
  read: (text: string, card: PrintedCard) => unknown,
): void {
  for (const crossing of crossings)
    it(crossing.name, () => {
      const { text, type, isRefused } = crossing;
      const error = errorOf(() => read(text, { name: 'Deed', types: [type] }));
      if (isRefused) {
        expect(error?.word, 'the word at which it is refused').to.match(/^\w+/);
        expect(error?.message).to.include(`“${error?.word}”`);
        return;
      }
      expect(error?.message).to.equal(undefined);
      tryPlaying(crossing);
    });
}

function tryPlaying({ action, table, seen, least, most, chooser }: Crossing): void {
  const [fewest, greatest] = [play(table, action, 'least'), play(table, action, 'most')];
  if (!fewest || !greatest) throw new Error('It is not offered.');
  expect([seen(fewest), seen(greatest)]).to.deep.equal([least, most]);
  if (chooser !== undefined) expect([...greatest.choosers], 'who chooses').to.deep.equal([chooser]);
}

function errorOf(read: () => unknown): CardTextError | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof CardTextError) return error;
    throw error;
  }
}

/**
 * Which alternatives of a grammar's rules no text of a list is read by.
 *
 * @param rules names of the rules whose alternatives are sought: “Verb” has “Verb_draw”
 * @returns the names of the alternatives, those only that a card's text can lead to
 */
export function unmetAlternatives<T extends Tree>(
  { grammar, vocabulary }: Language<T>,
  game: GameText<T>,
  rules: readonly string[],
  crossings: readonly Crossing[],
): readonly string[] {
  const met = new Set<string>();
  const semantics = grammar.createSemantics().addOperation<void>('note', {
    _nonterminal(...children: Node[]) {
      met.add(this.ctorName);
      for (const child of children) child.note();
    },
    _iter(...children: Node[]) {
      for (const child of children) child.note();
    },
    _terminal() {},
  });
  const subtypes = new Set(game.subtypes);
  for (const { text, type } of crossings) {
    const card = { name: 'Deed', types: [type] };
    for (const reading of readings(normalised(text), card.name, (word) => vocabulary.has(word))) {
      const match = grammar.match(vocabulary.encode(reading, subtypes), game.paragraph(card));
      if (match.failed()) continue;
      semantics(match).note();
      break;
    }
  }
  const parts = rulesOf(JSON.parse(grammar.toRecipe()));
  const reachable = new Set(crossings.map(({ type }) => game.paragraph({ name: '', types: [type] })));
  for (const name of reachable) {
    const part = parts.get(name);
    for (const next of part ? rulesIn(part) : []) reachable.add(next);
  }
  return [...reachable]
    .filter((name) => rules.includes(name.replace(/_.*$/, '')) && name.includes('_') && !met.has(name))
    .sort();
}
