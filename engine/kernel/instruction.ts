import { type InForce, type Numbers, ownRule, type Rule } from './rule';
import type { Ruleset } from './ruleset';
import { byNumbers } from './slots';
import { variantIn } from './variants';

/** What an ability tree tells a player to do, by the word that names it. */
interface Worded {
  readonly do: string;
}

type Named<E, K> = E extends { readonly do: infer W } ? (K extends W ? E : never) : never;

/** The effects that some words name. */
export type EffectOf<E extends Worded, K extends E['do']> = Named<E, K>;

/**
 * An instruction under the number of its rule: one of the things that a resolving card or ability can tell players to
 * do. Switched off, its words mean nothing.
 *
 * @typeParam Q a choice to be made first. @typeParam T what it is handed. @typeParam V the events that it proposes.
 */
export interface Instruction<G, E extends Worded, C, Q, T, V> extends Rule {
  readonly words: readonly E['do'][];
  readonly choices: (game: G, effect: E, context: C) => readonly Q[];
  readonly perform: (game: G, effect: E, context: C, tools: T) => readonly V[];
}

/** How one instruction is carried out. */
export interface InstructionBody<G, E extends Worded, K extends E['do'], C, Q, T, V> {
  /** Choices of its own; left out, those that its phrases call for. */
  readonly choices?: (game: G, effect: EffectOf<E, K>, context: C) => readonly Q[];
  /** The events that it proposes, all at once. */
  readonly perform: (game: G, effect: EffectOf<E, K>, context: C, tools: T) => readonly V[];
}

const isFor = <E extends Worded, K extends E['do']>(
  effect: E,
  words: readonly K[],
): effect is E & EffectOf<E, K> => words.some((word) => word === effect.do);

/** The instruction form of a game, given how the choices that phrases call for are found. */
export function instructionForm<G, E extends Worded, C, Q, T, V>(
  choicesIn: (game: G, effect: E, context: C) => readonly Q[],
) {
  return <K extends E['do']>(
    numbers: Numbers,
    title: string,
    words: K | readonly K[],
    body: InstructionBody<G, E, K, C, Q, T, V>,
  ): Instruction<G, E, C, Q, T, V> => {
    const named: readonly K[] = typeof words === 'string' ? [words] : words;
    return byNumbers(numbers, title, (own) => ({
      ...ownRule(own, title, 'keyword'),
      words: named,
      choices: (game, effect, context) => {
        if (!isFor(effect, named)) return [];
        return body.choices ? body.choices(game, effect, context) : choicesIn(game, effect, context);
      },
      perform: (game, effect, context, tools) =>
        isFor(effect, named) ? body.perform(game, effect, context, tools) : [],
    }));
  };
}

/** Does this rule give words a meaning? */
export const givesMeaning = (each: Rule): each is Rule & { readonly words: readonly string[] } =>
  'words' in each && 'perform' in each;

/**
 * How a game finds the instruction that a word calls for: the rules' words are put in a table once for each ruleset.
 *
 * @param isInstruction tells the game's instructions from its other rules.
 * @returns asked with a game and a word; undefined where no rule that is in force gives it a meaning.
 */
export function instructionsByWord<I extends Rule & { readonly words: readonly string[] }>(
  isInstruction: (rule: Rule) => rule is I,
): (game: InForce & { readonly ruleset: Ruleset }, word: string) => I | undefined {
  const tables = new WeakMap<Ruleset, ReadonlyMap<string, I>>();
  const tableOf = (ruleset: Ruleset): ReadonlyMap<string, I> => {
    const known = tables.get(ruleset);
    if (known) return known;
    const found = [...ruleset.rules.values()].flat().filter(isInstruction);
    const table = new Map(found.flatMap((each) => each.words.map((word) => [word, each] as const)));
    tables.set(ruleset, table);
    return table;
  };
  return (game, word) => {
    const found = tableOf(game.ruleset).get(word);
    if (found === undefined || game.isOn(found)) return found;
    const standing = variantIn(game, found)?.standing;
    return standing && isInstruction(standing) ? standing : undefined;
  };
}

/** The words of all instructions among some rules. */
export const wordsWithMeaning = (rules: Iterable<Rule>): ReadonlySet<string> =>
  new Set([...rules].flatMap((each) => (givesMeaning(each) ? each.words : [])));

/** Words of an ability tree ("do: …") that are not among those that have a meaning. */
export function wordsWithout(meanings: ReadonlySet<string>, part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const here = 'do' in part && typeof part.do === 'string' && !meanings.has(part.do) ? [part.do] : [];
  return [...here, ...Object.values(part).flatMap((each) => wordsWithout(meanings, each))];
}

/** Text that can be read, but asks for something that no rule of the engine carries out. */
export class UnsupportedText extends Error {
  /** @param page the page that lists the templates of the game's card text. */
  constructor(text: string, word: string, page: string) {
    super(
      `"${text}" asks to "${word}", which no rule of the engine carries out yet; use a template of ${page}.`,
    );
    this.name = 'UnsupportedText';
  }
}
