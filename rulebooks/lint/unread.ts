import type { Unread } from '../model';
import type { Check, Found } from './finding';

/** What stands above the contents list is read, though it is in nothing. */
const contentsLine = /^\W*(?:table of )?contents\W*$/i;

/** Lines that became no part of a rule or a heading. */
export const unreadLines: Check = {
  code: 'unread',
  severity: 'note',
  explanation: 'These lines are in no rule and no heading.',
  needsText: 'the lines that were not read',
  find: ({ source, lines }) =>
    runsOf(source.unread.filter(({ line }) => !contentsLine.test(lines[line - 1] ?? ''))).map(
      ([first, last]): Found => {
        const which = first.line === last.line ? 'This line' : `Up to line ${last.line}, what stands here`;
        // A rule that is lost is wrong, whatever the reason; other lines may well be no rules.
        const severity = first.lostRule === true ? 'error' : 'note';
        return { line: first.line, column: 1, severity, message: `${which} is in no rule: it ${first.why}.` };
      },
    ),
};

/** First and last of the lines that follow each other and are left out for the same reason. */
function runsOf(unread: readonly Unread[]): [Unread, Unread][] {
  const runs: [Unread, Unread][] = [];
  for (const each of unread) {
    const run = runs.at(-1);
    // Between two unread lines there may be a blank one.
    if (run !== undefined && run[1].why === each.why && each.line - run[1].line <= 2) run[1] = each;
    else runs.push([each, each]);
  }
  return runs;
}
