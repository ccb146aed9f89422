import path from 'node:path';
import { changeOf } from '../port/amendment/change';
import type { PlayableAmendment } from '../port/in-process-amendment';
import type { AmendmentFacts } from '../reports/model';
import { type AmendmentAsked, readAmendmentInput } from './amendment-input';
import { Problem } from './problem';

/**
 * The amendment that `--amend` names, with the readings of rulings that `--ruling` asks for. Throws a Problem for one that can't
 * be played, that is to another rulebook or edition than the one that is asked for, or that an engine in a process of its own is to be
 * played under.
 */
export function amendmentOption(
  asked: AmendmentAsked,
  {
    rulebook,
    edition,
    engines,
  }: {
    readonly rulebook?: string | undefined;
    readonly edition?: string | undefined;
    readonly engines: readonly string[];
  },
): PlayableAmendment | undefined {
  const amendment = readAmendmentInput(asked);
  if (!amendment) return undefined;
  const { amend, ruling = [] } = asked;
  const option = amend === undefined ? `--ruling ${ruling.join(' --ruling ')}` : `--amend ${amend}`;
  const what =
    amend === undefined
      ? `${ruling.length > 1 ? 'these are rulings' : 'it is a ruling'} of`
      : 'it is an amendment to';
  if (rulebook !== undefined && rulebook !== amendment.rulebook)
    throw new Problem([
      `${option}: ${what} ${amendment.rulebook}, and --rulebook asks for ${rulebook}: leave --rulebook out.`,
    ]);
  if (edition !== undefined && !amendment.editions.includes(edition))
    throw new Problem([
      `${option}: ${what} ${amendment.rulebook} in the edition ${amendment.editions.join(', ')}, and --edition asks for ${edition}: leave --edition out.`,
    ]);
  const [engine] = engines;
  const own = amendment.off.find((change) => changeOf(change).verb !== 'off');
  if (engine !== undefined && own !== undefined)
    throw new Problem([
      `${option}: "${engine}" can't be played under "${own}": an engine in a process of its own knows no other change than rules that are off. Leave --engine out.`,
    ]);
  return amendment;
}

/** What results say of the amendment that was played; of a reading of a ruling also what it changes. */
export const amendmentFacts = ({
  name,
  rulebook,
  file,
  changes,
  offOfEach,
}: PlayableAmendment): AmendmentFacts => ({
  name,
  rulebook,
  ...(file === undefined ? {} : { file: path.relative(process.cwd(), file) }),
  changes: changes.map(({ text, change }, place) =>
    change.verb === 'ruling' ? `${text} (${offOfEach[place]?.map(amendedRule).join('; ')})` : text,
  ),
});

/** What a table lists as off, as an amendment says it. */
const amendedRule = (off: string): string => (off.includes(' ') ? off : `off ${off}`);
