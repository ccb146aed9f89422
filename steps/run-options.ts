/** How scenarios are run: which rules are switched off, and the seed of the game's chance. */
export interface RunOptions {
  readonly off: readonly string[];
  /** Under what games of a rulebook are played, in which of its editions. */
  readonly amendment?:
    | { readonly rulebook: string; readonly off: readonly string[]; readonly editions: readonly string[] }
    | undefined;
  /** The short name of the edition in which games are played that have it, where a scenario chooses none. */
  readonly edition?: string | undefined;
  readonly seed: number;
  /** Which rules of a rulebook say the same. */
  readonly equal?: (rulebook: string) => readonly (readonly string[])[];
}

const listed = (value: unknown): readonly string[] => {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');
  return Array.isArray(value) ? value.map(String) : [];
};

function groupsIn(value: unknown, rulebook: string): readonly (readonly string[])[] {
  const groups: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, rulebook) : undefined;
  return Array.isArray(groups) ? groups.map((rules) => listed(rules)) : [];
}

function amendmentIn(value: unknown): RunOptions['amendment'] {
  if (typeof value !== 'object' || value === null || !('rulebook' in value) || !('off' in value))
    return undefined;
  const editions = 'editions' in value ? listed(value.editions) : [];
  return { rulebook: String(value.rulebook), off: listed(value.off), editions };
}

/** Reads the options from cucumber's world parameters, then from RULEWRIGHT_OFF, RULEWRIGHT_EDITION and RULEWRIGHT_SEED. */
export function runOptions(parameters: Readonly<Record<string, unknown>>): RunOptions {
  const seed = Number(parameters.seed ?? process.env.RULEWRIGHT_SEED ?? 1);
  if (!Number.isInteger(seed)) throw new RangeError('The seed is a whole number: see RULEWRIGHT_SEED.');
  return {
    off: listed(parameters.off ?? process.env.RULEWRIGHT_OFF),
    amendment: amendmentIn(parameters.amendment),
    edition: typeof parameters.edition === 'string' ? parameters.edition : process.env.RULEWRIGHT_EDITION,
    seed,
    equal: (rulebook) => groupsIn(parameters.equalCitations, rulebook),
  };
}
