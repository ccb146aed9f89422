/** How scenarios are run: which rules are switched off, and the seed of the game's chance. */
export interface RunOptions {
  readonly off: readonly string[];
  readonly seed: number;
}

const listed = (value: unknown): readonly string[] => {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
  return Array.isArray(value) ? value.map(String) : [];
};

/** Reads the options from cucumber's world parameters, then from RULEWRIGHT_OFF and RULEWRIGHT_SEED. */
export function runOptions(parameters: Readonly<Record<string, unknown>>): RunOptions {
  const seed = Number(parameters.seed ?? process.env.RULEWRIGHT_SEED ?? 1);
  if (!Number.isInteger(seed)) throw new RangeError('The seed is a whole number: see RULEWRIGHT_SEED.');
  return { off: listed(parameters.off ?? process.env.RULEWRIGHT_OFF), seed };
}
