import type { CardSpecification } from '../../../port/contract';

/** A unit with a text, which costs one unless said otherwise. */
export const plainUnit = (
  name: string,
  text: string,
  { cost = 1, will, power }: { readonly cost?: number; readonly will: number; readonly power: number },
): CardSpecification => ({ name, types: ['unit'], fields: { cost, will, power }, text });

/** An action with a text. */
export const plainAction = (name: string, text: string, cost: number | string): CardSpecification => ({
  name,
  types: ['action'],
  fields: { cost },
  text,
});
