import type { ObjectView } from '../../../../port/contract';
import type { Invariant, Moment } from '../../../invariant';
import { nameOn } from '../../../invariants/spoken';
import { isSoOf, wordsOf } from './object-phrases';
import { CHOOSES, pendingOf } from './targets';

const OFFERED = 'a target that a text names, among all that it names';

/** The phrase with which a text names one thing on the board, where what follows says no more of that thing. */
const NAMES =
  /\ban? ((?:[\w]+ )*?(?:units?|gear)(?: you control| at a battlefield| in a base)?)(?=[.,]|'s\b| exhausted\.| to | [+-]\d| \[)/i;
const NOT_THERE = /can't be chosen|\[Deflect/;

/** 352.7, 352.8: everything that a text names can be chosen, and nothing else. */
export const allTargets: Invariant = {
  number: 'R55',
  name: 'all targets',
  rules: ['352.8'],
  cost: 'cheap',
  documentation:
    'Where the only text of a card chooses one unit or gear, and says plainly of it whose it is, where and in what state, everything on the board of which that is so is offered, and nothing of which it is not; what can’t be chosen, or has Deflect, may be left out, and nothing is looked at of what is played from facedown.',
  gherkin: 'everything that a text names is offered as its target, and nothing else',
  broken: 'something that a text names is not offered as its target, or something else is',
  mustReach: { [OFFERED]: 10 },
  watch: () => {
    const hidden = new Set<string>();
    return {
      look: (moment) => {
        for (const line of moment.lines)
          if (line.kind === 'put onto the chain' && line.text.includes('(facedown zone'))
            hidden.add(nameOn(line));
        return moment.decision?.purpose === 'choose targets' ? wrongChoice(moment, hidden) : undefined;
      },
    };
  },
};

function wrongChoice(
  { decision, table, objects, reach }: Moment,
  hidden: ReadonlySet<string>,
): string | undefined {
  if (!decision) return undefined;
  const { player, options } = decision;
  const { text, speaking } = pendingOf(table, player) ?? {};
  if (text === undefined || !speaking || hidden.has(speaking.name ?? '')) return undefined;
  if ((text.match(CHOOSES) ?? []).length !== 1 || text.includes('another')) return undefined;
  const words = wordsOf(NAMES.exec(text)?.[1] ?? '?');
  if (!words) return undefined;
  const offered = new Set(options.map(({ object }) => object));
  const isNamed = (object: ObjectView): boolean =>
    words.every((word) => isSoOf(word, object, player, table) === true);
  for (const object of table.objects) {
    if (object.zone !== 'board' || offered.has(object.id) || !isNamed(object)) continue;
    if (object.abilities.some((each) => NOT_THERE.test(each))) continue;
    return `"${object.name}" is not offered as a target for "${text}".`;
  }
  for (const { object = '' } of options) {
    const found = objects.get(object);
    const wrong = found && words.find((word) => isSoOf(word, found, player, table) === false);
    if (wrong !== undefined)
      return `"${found?.name}" is offered as a target for "${text}", and "${wrong}" is not so.`;
    reach.saw(OFFERED);
  }
  return undefined;
}
