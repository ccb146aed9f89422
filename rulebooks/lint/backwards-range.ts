import type { Check } from './finding';

/** Ranges whose end comes before their beginning. */
export const backwardsRange: Check = {
  code: 'backwards-range',
  severity: 'error',
  explanation: 'A reference to a range of rules runs backwards.',
  needsText: 'the ranges as they are printed',
  find: ({ citing }) =>
    citing.flatMap(({ key, references }) =>
      references
        .filter(({ backwards }) => backwards)
        .map(({ printed, numbers, line, column }) => ({
          rule: key,
          line,
          column,
          message: `The range ${printed} runs backwards: ${numbers.at(-1)} comes before ${numbers[0]}.`,
        })),
    ),
};
