/** Words that players choose, and what is said with them. */
import { hasPart, withNodes } from '../../text/tree/parts';
import { symbolOf } from '../g-glossary/G.4-kinds-of-mana';
import { CHOSEN, COLOR_OF_YOUR_CHOICE } from '../text/read/choices';
import type { Ability, Effect, Who } from '../text/tree';

const YOURS = /^(?:color|creature type|basic land type|land type) of your choice$/;

/** Is a word of a tree one that somebody chooses as the text comes to it? */
const isYours = (value: unknown): value is string => typeof value === 'string' && YOURS.test(value);

const isEffect = (value: unknown): value is Effect =>
  typeof value === 'object' && value !== null && 'do' in value && typeof value.do === 'string';

/** The first such word of an effect that stands in none of the effects within it. */
function ownWord(part: unknown): string | undefined {
  if (Array.isArray(part)) return firstOf(part);
  if (typeof part !== 'object' || part === null) return isYours(part) ? part : undefined;
  return firstOf(Object.entries(part).flatMap(([key, value]) => (key === 'text' ? [] : [value])));
}

const firstOf = (parts: readonly unknown[]): string | undefined =>
  parts.map((each) => (isEffect(each) ? undefined : ownWord(each))).find((each) => each !== undefined);

const chosenFor = (word: string): string => (word === COLOR_OF_YOUR_CHOICE ? CHOSEN.color : CHOSEN.type);

/** An effect as it is done with a word that is chosen first, for as much of a text as speaks of it. */
function chosenFirst(effect: Effect): Effect {
  if (effect.do === 'sequence') return { ...effect, steps: withRest(effect.steps) };
  const word = ownWord({ ...effect });
  if (word === undefined) return effect;
  return {
    do: 'choose word',
    who: { who: 'you' },
    what: word.replace(' of your choice', ''),
    effect: withNodes(
      effect,
      (value): value is string => value === word,
      () => chosenFor(word),
    ),
  };
}

/** "Choose a color. …": what follows is done with that. */
function withRest(steps: readonly Effect[]): readonly Effect[] {
  const place = steps.findIndex((each) => each.do === 'choose word' && !each.effect);
  const choosing = steps[place];
  if (choosing?.do !== 'choose word' || place === steps.length - 1) return steps;
  const rest: Effect = { do: 'sequence', steps: withRest(steps.slice(place + 1)) };
  return [...steps.slice(0, place), { ...choosing, effect: rest }];
}

const speaksOfChoices = (abilities: readonly Ability[]): boolean =>
  hasPart(
    abilities,
    (part) => part.do === 'choose word' || Object.values(part).some(isYours) || hasWord(part),
  );

const hasWord = (part: Readonly<Record<string, unknown>>): boolean =>
  Object.values(part).some((value) => Array.isArray(value) && value.some(isYours));

/** Abilities in which each choice of a word stands before what is done with it. */
export function withChoices(abilities: readonly Ability[]): readonly Ability[] {
  if (!speaksOfChoices(abilities)) return abilities;
  return withNodes(abilities, isEffect, chosenFirst);
}

/** What was chosen, by what it stands for: a color, a type, a player's seat, a card's name, one of some words. */
export type ChosenWords = Readonly<Record<string, string>>;

/** A part of a tree with what was chosen in the place of the words that stand for it. */
export function withChosen<P>(part: P, chosen: ChosenWords): P {
  const { color, type, player, name } = chosen;
  const said = (text: string): string =>
    text
      .replace(/the (?:color of your choice|chosen color)/gi, color ?? '$&')
      .replace(
        /the (?:(?:creature|basic land|land) type of your choice|chosen(?: creature| land| basic land)? type)/gi,
        type ?? '$&',
      );
  const chosenWord = (word: string, field: string): string => {
    if (field === 'text') return said(word);
    if (word === CHOSEN.color) return color ?? word;
    if (word === CHOSEN.type) return type ?? word;
    if (word === CHOSEN.name) return name ?? word;
    return word === CHOSEN.mana ? (symbolOf(color ?? '') ?? word) : word;
  };
  const withWords = withNodes(part, isWord, chosenWord);
  return player === undefined
    ? withWords
    : withNodes(withWords, isChosenPlayer, (who) => ({ ...who, seat: Number(player) }));
}

const isWord = (value: unknown): value is string => typeof value === 'string';

type ChosenPlayer = Extract<Who, { readonly who: 'chosen player' }>;

const isChosenPlayer = (value: unknown): value is ChosenPlayer =>
  typeof value === 'object' && value !== null && 'who' in value && value.who === 'chosen player';

/** A word of an ability that stands for what nothing on its card chooses, pays or brings into play. */
export function wordNeverKnown(ability: Ability, abilities: readonly Ability[]): string | undefined {
  const saysOf = (tree: unknown, is: (value: unknown) => boolean): boolean =>
    hasPart(tree, (part) =>
      Object.values(part).some((value) => is(value) || (Array.isArray(value) && value.some(is))),
    );
  const chooses = (ending: string): boolean =>
    hasPart(abilities, ({ do: what, what: word }) => what === 'choose word' && String(word).endsWith(ending));
  const speaks = (word: string): boolean => saysOf(ability, (value) => value === word);
  if (saysOf(ability, isYours)) return 'of your choice';
  if ((speaks(CHOSEN.color) || speaks(CHOSEN.mana)) && !chooses('color')) return CHOSEN.color;
  if (speaks(CHOSEN.type) && !chooses('type')) return CHOSEN.type;
  if (speaks(CHOSEN.name) && !chooses('name')) return CHOSEN.name;
  if (speaks('word chosen') && !chooses('word')) return 'chosen word';
  if (speaks('chosen player') && !chooses('player') && !chooses('opponent')) return 'chosen player';
  const pays = (cost: string): boolean => saysOf(abilities, (value) => value === cost);
  if (speaks('sacrificed') && !pays('sacrifice')) return 'sacrificed';
  if (speaks('discarded') && !pays('discard') && !pays('discard such')) return 'discarded';
  const isWithin = ability.kind === 'static' && ability.statement.says === 'as it comes into play';
  return speaks('come tapped') && !isWithin ? 'come tapped' : undefined;
}
