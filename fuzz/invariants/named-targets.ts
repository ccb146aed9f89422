import type { ObjectView, Observation, PendingDecision } from '../../port/contract';
import type { Invariant, Moment } from '../invariant';

/** What a text says of the one thing that it chooses. */
interface NamedTarget {
  /** The phrase, as a text has it. */
  readonly phrase: RegExp;
  readonly types: readonly string[];
  /** Whose it must be; left out: anybody's. */
  readonly whose?: 'own' | "an opponent's";
}

/** How a rulebook's texts choose. */
export interface NamedTargets extends Pick<Invariant, 'number' | 'rules'> {
  /** Every phrase with which something is chosen: a text is judged where it has just one. */
  readonly chooses: RegExp;
  readonly targets: readonly NamedTarget[];
  /** The text of what a player chooses targets for; undefined where that isn't told. */
  readonly textOf: (table: Observation, player: number) => string | undefined;
}

const OFFERED = 'a target offered for a text that names one';

/** What is offered as a target is what the text says. */
export const namedTargets = ({ number, rules, chooses, targets, textOf }: NamedTargets): Invariant => ({
  number,
  name: 'targets',
  rules,
  cost: 'cheap',
  documentation:
    'Where the text of a card or ability chooses one thing, and says of it plainly of which type it is and whose, everything that is offered as its target is that, and no more can be chosen than it says.',
  gherkin: 'what is offered as a target is what the text says',
  broken: "something is offered as a target that isn't what the text says",
  mustReach: { [OFFERED]: 10 },
  watch: () => ({
    look: (moment) =>
      moment.decision?.purpose === 'choose targets'
        ? wrongTarget(moment.decision, moment, { chooses, targets, textOf })
        : undefined,
  }),
});

function wrongTarget(
  { options, player, maximum }: PendingDecision,
  { table, objects, reach }: Moment,
  { chooses, targets, textOf }: Pick<NamedTargets, 'chooses' | 'targets' | 'textOf'>,
): string | undefined {
  const text = textOf(table, player) ?? '';
  if (maximum > mostOf(text)) return `${maximum} targets may be chosen for "${text}".`;
  if ((text.match(chooses) ?? []).length !== 1) return undefined;
  const named = targets.find(({ phrase }) => phrase.test(text));
  if (!named) return undefined;
  for (const { object: id = '' } of options) {
    const object = objects.get(id);
    if (!object) continue;
    reach.saw(OFFERED);
    if (!isNamed(object, player, named)) return `"${object.name}" is offered as a target for "${text}".`;
  }
  return undefined;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** How many targets a text lets a player choose for the one of its "target"s that allows the most. */
function mostOf(text: string): number {
  let most = 0;
  for (const [, word = 'one'] of text.matchAll(TARGET)) {
    const number = NUMBERS.indexOf(word.toLowerCase());
    if (number < 0 && MANY.has(word.toLowerCase())) return Number.POSITIVE_INFINITY;
    most = Math.max(most, number, 1);
  }
  return most === 0 ? Number.POSITIVE_INFINITY : most;
}

const TARGET = /(?:\b(\w+) (?:other )?)?\btarget/gi;

/** "Any number of target units", "X target units", "each of up to …". */
const MANY: ReadonlySet<string> = new Set(['of', 'x', 'each', 'all', 'other', 'another', 'more']);

const isNamed = (
  { types, controller, owner }: ObjectView,
  player: number,
  { types: wanted, whose }: NamedTarget,
): boolean =>
  wanted.some((type) => types.includes(type)) &&
  (whose === undefined || ((controller ?? owner) === player) === (whose === 'own'));
