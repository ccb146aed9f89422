import type { CardSpecification } from './contract';

type Printed = Pick<CardSpecification, 'fields'>;

/** The number that is printed in a field of a card; undefined where there is none, or something else. */
export function printedNumber({ fields }: Printed, field: string): number | undefined {
  const value = fields?.[field];
  return typeof value === 'number' ? value : undefined;
}

/** The text that is printed in a field of a card; undefined where there is none, or something else. */
export function printedText({ fields }: Printed, field: string): string | undefined {
  const value = fields?.[field];
  return typeof value === 'string' ? value : undefined;
}

/** The words or symbols that are printed in a field of a card, in order. */
export function printedWords({ fields }: Printed, field: string): readonly string[] {
  const value = fields?.[field];
  return Array.isArray(value) ? value : [];
}
