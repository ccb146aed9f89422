import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Read } from '../../port/protocol/read';
import { type RangeResult, rangeResultSchema } from '../range-result';
import { readJson } from '../read-json';
import { merged } from './merge';

const check = TypeCompiler.Compile(rangeResultSchema);

/** A result as text: the same for the same games, however they were cut into ranges. */
export function writeResult(result: RangeResult): string {
  return `${JSON.stringify(merged([result]))}\n`;
}

/** Reads what `writeResult` wrote, or says what is wrong with it and where. */
export function readResult(text: string): Read<RangeResult> {
  const read = readJson(text, check);
  if (!read.fine) return read;
  const { ranges, games } = read.value;
  const disordered = ranges.find(({ from, to }, place) => to <= from || from < (ranges[place - 1]?.to ?? 0));
  if (disordered)
    return { fine: false, wrong: `at /ranges: ${disordered.from} to ${disordered.to} is out of order` };
  const counted = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  return counted === games
    ? read
    : { fine: false, wrong: `at /games: ${games}, but its ranges have ${counted}` };
}
