import type { AmendmentFacts } from './model';

/** Says that games were played under an amendment, and what it changes; undefined where they were not. */
export function describeAmendment(amendment: AmendmentFacts | undefined): string | undefined {
  if (!amendment) return undefined;
  const { name, rulebook, file, changes } = amendment;
  const under = file === undefined ? `rulings of ${rulebook} read otherwise` : `"${name}" (${file})`;
  return `Played under ${under}, not under ${rulebook} as it is: ${changes.join('; ')}.`;
}
