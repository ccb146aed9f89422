import path from 'node:path';
import { changeOf } from '../port/amendment/change';
import type { PlayableAmendment } from '../port/in-process-amendment';
import { readAmendmentInput } from './amendment-input';
import { Problem } from './problem';

/**
 * The amendment that `--amend` names. Throws a Problem for one that can't be played, that is to another rulebook than the one
 * that is asked for, or that an engine in a process of its own is to be played under.
 */
export function amendmentOption(
  file: string | undefined,
  { rulebook, engines }: { readonly rulebook?: string | undefined; readonly engines: readonly string[] },
): PlayableAmendment | undefined {
  if (file === undefined) return undefined;
  const amendment = readAmendmentInput(file);
  if (rulebook !== undefined && rulebook !== amendment.rulebook)
    throw new Problem([
      `--amend ${file}: it is an amendment to ${amendment.rulebook}, and --rulebook asks for ${rulebook}: leave --rulebook out.`,
    ]);
  const [engine] = engines;
  const own = amendment.off.find((change) => changeOf(change).verb !== 'off');
  if (engine !== undefined && own !== undefined)
    throw new Problem([
      `--amend ${file}: "${engine}" can't be played under "${own}": an engine in a process of its own knows no other change than rules that are off. Leave --engine out.`,
    ]);
  return amendment;
}

/** What results say of the amendment that was played. */
export const amendmentFacts = ({ name, rulebook, file, changes }: PlayableAmendment) => ({
  name,
  rulebook,
  file: path.relative(process.cwd(), file),
  changes: changes.map(({ text }) => text),
});
