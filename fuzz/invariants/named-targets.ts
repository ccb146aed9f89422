import type { ObjectView, Observation, PendingDecision } from '../../port/contract';
import type { Invariant, Moment } from '../invariant';
import { numberOf } from './number-words';

/** What a text says of the one thing that it chooses. */
interface NamedTarget {
  /** The phrase, as a text has it. */
  readonly phrase: RegExp;
  readonly types: readonly string[];
  /** Where it must be; left out: anywhere. */
  readonly zone?: string;
  /** A status that it must not have; left out: any may be. */
  readonly without?: string;
  /** Whose it must be; left out: anybody's. */
  readonly whose?: 'own' | "an opponent's";
}

/** How a rulebook's texts choose. */
export interface NamedTargets extends Pick<Invariant, 'number' | 'rules'> {
  /** Every phrase with which something is chosen: a text is judged where it has just one. */
  readonly chooses: RegExp;
  readonly targets: readonly NamedTarget[];
  /** What an object in a zone says of itself that can't be a target; left out: nothing is looked for. */
  readonly cantBe?: { readonly zone: string; readonly says: RegExp };
  /** The text of what a player chooses targets for; undefined where that isn't told. */
  readonly textOf: (table: Observation, player: number) => string | undefined;
}

const OFFERED = 'a target offered for a text that names one';

/** What is offered as a target is what the text says. */
export const namedTargets = ({
  number,
  rules,
  chooses,
  targets,
  cantBe,
  textOf,
}: NamedTargets): Invariant => ({
  number,
  name: 'targets',
  rules,
  cost: 'cheap',
  documentation: `Where the text of a card or ability chooses one thing, and says of it plainly of which type it is and whose, everything that is offered as its target is that, and no more can be chosen than it says, nor must any be of “up to” so many.${cantBe ? " Nor is anything offered that says of itself that it can't be a target." : ''}`,
  gherkin: 'what is offered as a target is what the text says',
  broken: "something is offered as a target that isn't what the text says",
  mustReach: { [OFFERED]: 10 },
  watch: ({ answers }) => {
    let before: PendingDecision | undefined;
    return {
      look: (moment) => {
        const { decision } = moment;
        const isAnnounced = announces(before, answers.at(-1), moment);
        before = decision;
        return decision?.purpose === 'choose targets'
          ? wrongTarget(decision, moment, { chooses, targets, cantBe, textOf, isAnnounced })
          : undefined;
      },
    };
  },
});

/** Is what a player has just chosen to play or to activate what targets are chosen for? */
function announces(
  before: PendingDecision | undefined,
  [place = -1]: readonly number[] = [],
  { lines }: Moment,
): boolean {
  const { action = '' } = (before?.purpose === 'priority' && before.options[place]) || {};
  return ANNOUNCED.has(action) && !lines.some(({ what, kind }) => what === 'event' && DONE.has(kind));
}

const ANNOUNCED: ReadonlySet<string> = new Set(['play', 'activate']);
/** After these it is something else that targets are chosen for. */
const DONE: ReadonlySet<string> = new Set(['play', 'finalize', 'activate', 'resolve']);

interface Choosing extends Pick<NamedTargets, 'chooses' | 'targets' | 'cantBe' | 'textOf'> {
  readonly isAnnounced: boolean;
}

function wrongTarget(
  { options, player, minimum, maximum }: PendingDecision,
  { table, objects, reach }: Moment,
  { chooses, targets, cantBe, textOf, isAnnounced }: Choosing,
): string | undefined {
  const refused =
    cantBe && options.map(({ object = '' }) => objects.get(object)).find((each) => refuses(each, cantBe));
  if (refused) return `"${refused.name}" is offered as a target, and says that it can't be.`;
  const text = textOf(table, player) ?? '';
  if (maximum > mostOf(text)) return `${maximum} targets may be chosen for "${text}".`;
  const [phrase = '', another] = text.match(chooses) ?? [];
  if (another === undefined && minimum > 0 && UP_TO.test(phrase))
    return `${minimum} targets must be chosen for "${text}".`;
  if (phrase === '' || another !== undefined) return undefined;
  const named = targets.find(({ phrase }) => phrase.test(text));
  if (!named) return undefined;
  const offered = options.flatMap(({ object = '' }) => objects.get(object) ?? []);
  for (const _ of offered) reach.saw(OFFERED);
  const wrong = offered.find((object) => !isNamed(object, player, named));
  if (!wrong) return undefined;
  const isOnly = isAnnounced && minimum > 0 && !offered.some((object) => isNamed(object, player, named));
  return `"${wrong.name}" is offered as a target for "${text}"${isOnly ? ', and nothing else is' : ''}.`;
}

/** How many targets a text lets a player choose for the one of its "target"s that allows the most. */
function mostOf(text: string): number {
  let most = 0;
  for (const [, word = 'one'] of text.matchAll(TARGET)) {
    const number = numberOf(word);
    if (number === undefined && MANY.has(word.toLowerCase())) return Number.POSITIVE_INFINITY;
    most = Math.max(most, number ?? 1, 1);
  }
  return most === 0 ? Number.POSITIVE_INFINITY : most;
}

const UP_TO = /\bup to\b/i;
const TARGET = /(?:\b(\w+) (?:other )?)?\btarget/gi;

/** "Any number of target units", "X target units", "each of up to …". */
const MANY: ReadonlySet<string> = new Set(['of', 'x', 'each', 'all', 'other', 'another', 'more']);

const refuses = (
  object: ObjectView | undefined,
  { zone, says }: NonNullable<NamedTargets['cantBe']>,
): boolean => object?.zone === zone && object.abilities.some((text) => says.test(text));

const isNamed = (
  { types, controller, owner, zone, statuses }: ObjectView,
  player: number,
  { types: wanted, zone: where, without, whose }: NamedTarget,
): boolean =>
  (where === undefined || zone === where) &&
  (without === undefined || !statuses.includes(without)) &&
  wanted.some((type) => types.includes(type)) &&
  (whose === undefined || ((controller ?? owner) === player) === (whose === 'own'));
