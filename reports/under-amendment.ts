import type { AmendmentFacts } from './model';

/** Says that games were played under an amendment, and what it changes; undefined where they were not. */
export const describeAmendment = (amendment: AmendmentFacts | undefined): string | undefined =>
  amendment &&
  `Played under "${amendment.name}" (${amendment.file}), not under ${amendment.rulebook} as it is: ${amendment.changes.join('; ')}.`;
