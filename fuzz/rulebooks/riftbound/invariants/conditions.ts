import type { TraceLine } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { isSo } from './conditions-known';
import { DeedsSince } from './deeds-since';
import { isResolving, type Resolution, Resolutions } from './resolutions';

const IN_VAIN = 'something that resolved although its condition was not so';

/** 356.3.d: what is said to be done if something is so. */
export const conditions: Invariant = {
  number: 'R49',
  name: 'conditions',
  rules: ['356.3.d'],
  cost: 'cheap',
  documentation:
    'Where all that the only text of a card tells to be done, of itself or for a cost, is to be done if its player controls so many units or a battlefield, has so many cards in hand or points, an opponent controls a battlefield, or it is the player’s turn, nothing is done as it resolves where that was not so when somebody last had priority, and is not so now.',
  gherkin: 'what is to be done if something is so is not done if it is not so',
  broken: 'something is done although the condition for it is not so',
  mustReach: { [IN_VAIN]: 3 },
  seldom: true,
  watch: (game) => {
    const resolutions = new Resolutions(game);
    return {
      look: (moment) => {
        const found = resolutions.at(moment);
        return found && wrong(found, moment);
      },
    };
  },
};

/** A whole text, with what stands before it: keywords, and a cost. After a trigger it is looked at as that happens (376.2). */
const IF =
  /^(?:(?:\[\w+\]\s*)+\n)?(?:[^.\n]*: )?if ([^.,]*), (?!I )(?!.*\b(?:when|at the|next time)\b)[^.]*\.$/i;

/** What a keyword that was given to the card would do. */
const OF_KEYWORDS: ReadonlySet<string> = new Set(['kill', 'look', 'recycle', 'attach', 'put into zone']);

/** The first thing that was done since somebody last had priority. */
function firstDeed(lines: readonly TraceLine[]): string | undefined {
  const deeds = new DeedsSince();
  for (const line of lines) {
    if (isResolving(line)) break;
    deeds.hear(line);
  }
  return deeds.done;
}

function wrong(
  { text, you, lines, before, mayBeGiven }: Resolution,
  { table, reach }: Moment,
): string | undefined {
  const [, condition = ''] = IF.exec(text) ?? [];
  if (isSo(condition, before, you) !== false || isSo(condition, table, you) !== false) return undefined;
  const done = firstDeed(lines);
  if (mayBeGiven && done !== undefined && OF_KEYWORDS.has(done)) return undefined;
  reach.saw(IN_VAIN);
  return done === undefined
    ? undefined
    : `"${text}" resolves, it is not so that ${condition}, and there was: ${done}.`;
}
