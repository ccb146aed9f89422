/** Texts that cross all that can be said of how many, of whom and of what with all that can be done. */
import { it } from 'node:test';
import { expect } from 'chai';
import type { SetupRequest } from '../../../port/contract';
import { isDeep } from '../../kernel/test/deep';
import { CardTextError } from '../card-text-error';
import type { PrintedCard } from '../read/reader';
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
  /** Is it one of those that are tried where not all are? */
  readonly inSample?: boolean;
  /** Is it the first of its row or of its column that is read, or that is refused? */
  readonly isFirst?: boolean;
}

/** A sample has every so many of the texts. */
const SHARE = 5;

/** Crosses rows with columns. A sample has something of each row: what is read first, at least. */
export function crossed<Row, Column>(
  rows: readonly Row[],
  columns: (row: Row) => readonly Column[],
  text: (row: Row, column: Column) => Crossing,
): readonly Crossing[] {
  const [seen, refused] = [new Set<Column>(), new Set<Column>()];
  return rows.flatMap((row, down) => {
    const across = columns(row);
    const all = across.map((column) => text(row, column));
    const first = all.findIndex(({ isRefused }) => !isRefused);
    return all.map((each, place) => {
      const column = across[place];
      const isNew = column !== undefined && !(each.isRefused ? refused : seen).has(column);
      if (isNew) (each.isRefused ? refused : seen).add(column);
      return {
        ...each,
        inSample: place === first || (down + place) % SHARE === 0,
        isFirst: place === first || isNew,
      };
    });
  });
}

/**
 * Tries of each crossing that it is refused at the word, or that what happens is what its words say: of a sample, or of all where
 * that is asked for.
 *
 * @param read what reads a text; throws where it can't
 */
export function tryCrossings(
  crossings: readonly Crossing[],
  read: (text: string, card: PrintedCard) => unknown,
): void {
  for (const crossing of crossings.filter(({ inSample = true }) => isDeep || inSample))
    it(crossing.name, () => {
      const { text, type, isRefused } = crossing;
      const error = errorOf(() => read(text, { name: 'Deed', types: [type] }));
      if (isRefused) {
        expect(error?.word, 'the word at which it is refused').to.match(/^\S+/);
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
