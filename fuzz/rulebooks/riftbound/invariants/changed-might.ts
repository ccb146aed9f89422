import type { ObjectView, Observation } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { rememberingTexts } from '../../../invariants/spoken';
import { allSaid } from './all-said';
import { type Resolution, Resolutions } from './resolutions';
import { afterTheEnd, spokenIn } from './spoken';

const CHANGED = 'Might that was changed as a text says';

/** What a text makes of the Might of units: of what they had, one after another, what they have. */
type Change = (had: readonly number[], number: number) => readonly number[];

/** All that a text says: what becomes of the Might of one unit or two, with the rule that says how. */
const PLAIN: readonly (readonly [says: RegExp, rule: string, change: Change])[] = [
  [allSaid("double a friendly unit's Might this turn"), '419.1', ([had = 0]) => [2 * had]],
  [
    allSaid('swap the Might of a friendly unit and an enemy unit this turn'),
    '420.1',
    ([one = 0, other = 0]) => [other, one],
  ],
  [
    allSaid('give an? (?:[\\w-]+ )?unit ([+-]\\d+) \\[M\\] this turn'),
    '457.1',
    ([had = 0], number) => [had + number],
  ],
];

/** Does a text make Might follow from other things, or change how it is changed? */
const entangles = rememberingTexts((text) =>
  /(?:while|as long as|if|mighty)\b[^."]*\[M\]|\[M\][^."]*(?:while|as long as|if|mighty)\b|\bminimum\b|\bbecomes? (?:\d|a copy)|\bbuffs? (?:give|count)|\bequal\b.*\[M\]/i.test(
    text,
  ),
);

/** What a moment may tell besides for nothing else to have changed somebody's Might. */
const QUIET: ReadonlySet<string> = new Set([
  ...['apply', 'resolve', 'resolved', 'play', 'put into the trash', 'choose', 'put onto the chain'],
]);

const mightOf = ({ characteristics }: ObjectView): number => characteristics.might ?? 0;

function wrong({ text, lines, before }: Resolution, { table, reach }: Moment): string | undefined {
  const [form, , change] = PLAIN.find(([each]) => each.test(text)) ?? [];
  if (!form || !change || lines.some(({ what, kind }) => what === 'event' && !QUIET.has(kind)))
    return undefined;
  const targets = lines.flatMap(({ kind, object }) =>
    kind === 'apply' && object !== undefined ? [object] : [],
  );
  const units = [...new Set(targets)].map((id) => [inIt(before, id), inIt(table, id)] as const);
  const had = units.map(([unit]) => unit && mightOf(unit));
  // Nothing less than 0 is shown: what was reduced further can't be told.
  if (units.length === 0 || had.some((might) => !might)) return undefined;
  const due = change(
    had.map((might) => might ?? 0),
    Number(form.exec(text)?.[1]),
  );
  reach.saw(CHANGED);
  if (due.length !== units.length)
    return `"${text}" resolves, and the Might of ${units.length} units is changed, not of ${due.length}.`;
  for (const [place, [unit, now]] of units.entries()) {
    const should = Math.max(0, due[place] ?? 0);
    if (unit && now && mightOf(now) !== should)
      return `"${text}" resolves, and the Might of "${unit.name}" is ${mightOf(now)}, not ${should}: it was ${mightOf(unit)}.`;
  }
  return undefined;
}

const inIt = ({ objects }: Observation, id: string): ObjectView | undefined =>
  objects.find((each) => each.id === id && each.zone === 'board');

/** 419, 420, 457: Might that is doubled, swapped, given. */
export const changedMight: Invariant = {
  number: 'R52',
  name: 'changed Might',
  rules: PLAIN.map(([, rule]) => rule),
  ruleOf: (message) => PLAIN.find(([each]) => each.test(/^"(.*)" resolves/s.exec(message)?.[1] ?? ''))?.[1],
  cost: 'cheap',
  documentation:
    'Where all that the only text of a card tells is to double, to swap or to change the Might of units until the turn ends, those of them to which that is told to apply have, right after it resolved, what that comes to from what they had when somebody last had priority; where nothing else happened, and nothing in play, or that was on the chain this turn, makes Might follow from other things.',
  gherkin: 'a unit has the Might to which a text changes it',
  broken: 'a unit has another Might than the one to which a text changes it',
  mustReach: { [CHANGED]: 3 },
  seldom: true,
  watch: (game) => {
    const resolutions = new Resolutions(game);
    const entangling = spokenIn(game.table, entangles);
    const ending = afterTheEnd();
    return {
      look: (moment) => {
        if (ending.hear(moment.lines, 'awaken phase') === false) entangling.isSaid = false;
        entangling.hear(moment.lines);
        const found = resolutions.at(moment);
        if (!found || entangling.isSaid || entangling.isOn(moment.table) || entangling.isOn(found.before))
          return undefined;
        return wrong(found, moment);
      },
    };
  },
};
