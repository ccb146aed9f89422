import { InvalidArgumentError } from 'commander';

// What commander reads the values of options with: each throws InvalidArgumentError with a sentence about what is wanted.

/** Adds numbers of rules, perhaps with commas between. */
export function collect(value: string, before: readonly string[]): string[] {
  return [...before, ...value.split(',').map((number) => number.trim())].filter((number) => number !== '');
}

/** Adds a reading of a ruling, as it is asked for. */
export const reading = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** A whole number. */
export function wholeNumber(value: string): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number)) return number;
  throw new InvalidArgumentError('It is a whole number, such as 7.');
}

/** A whole number from 1 on. */
export function positive(value: string): number {
  if (wholeNumber(value) > 0) return Number(value);
  throw new InvalidArgumentError('It is a whole number from 1 on.');
}

/** A number of processes. */
export function jobs(value: string): number {
  const number = Number(value);
  if (/^[1-9]\d?$/.test(value)) return number;
  throw new InvalidArgumentError('Give a whole number from 1 to 99.');
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** A time, as seconds. */
export function time(value: string): number {
  const [, number, unit = 's'] = /^(\d+(?:\.\d+)?)([smh])?$/.exec(value) ?? [];
  const seconds = Number(number) * (UNITS[unit] ?? 1);
  if (number !== undefined && seconds > 0) return seconds;
  throw new InvalidArgumentError('It is a time, such as 30s, 10m or 1h.');
}

/** A part of a whole, from 1. */
export function shard(value: string): { readonly number: number; readonly count: number } {
  const [, first, last] = /^(\d+)\/(\d+)$/.exec(value) ?? [];
  const [number, count] = [Number(first), Number(last)];
  if (number >= 1 && number <= count && Number.isSafeInteger(count)) return { number, count };
  throw new InvalidArgumentError('It is a part and how many there are, such as 1/4 to 4/4.');
}
