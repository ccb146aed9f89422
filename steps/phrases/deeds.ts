import {
  type ActionSentence,
  actions,
  type DeclarationSentence,
  declarations,
  type TogetherSentence,
} from '../terms';
import {
  CHOICES,
  type Choices,
  OBJECTS,
  REFERENCE,
  REFERENCES,
  type Reference,
  readChoices,
  readOne,
} from './choices';
import { OBJECT, type ObjectReference, readReference } from './references';
import { readList, Scanner } from './scanner';
import {
  CHOSEN,
  type Chosen,
  DAMAGE,
  readChosen,
  readDamage,
  readShares,
  SHARES,
  type Share,
} from './shares';

/** Something that a player can try. */
export type Deed = (
  | {
      readonly do: 'act';
      /** What it is, of those that have sentences of their own. */
      readonly what: ActionSentence;
      readonly object: ObjectReference;
      readonly onto?: ObjectReference;
    }
  | {
      readonly do: 'play';
      readonly object: ObjectReference;
      readonly choices?: Choices;
    }
  | {
      readonly do: 'activate';
      readonly object: ObjectReference;
      readonly index: number | undefined;
      readonly choices?: Choices;
    }
  | {
      readonly do: 'move';
      readonly object: ObjectReference;
      readonly onto: ObjectReference;
    }
  | {
      readonly do: 'declare';
      readonly what: DeclarationSentence;
      readonly object: ObjectReference;
      /** Others that are declared with it: then these are all. */
      readonly also: readonly ObjectReference[];
      /** All of them belong together. */
      readonly together?: TogetherSentence | undefined;
      readonly onto?: ObjectReference | undefined;
    }
  | { readonly do: 'declare nothing'; readonly what: DeclarationSentence }
  | {
      readonly do: 'target';
      readonly what: readonly Reference[];
      readonly with: ObjectReference;
      readonly choices?: Choices;
    }
  | { readonly do: 'choose'; readonly chosen: Chosen }
  | { readonly do: 'assign'; readonly source: ObjectReference; readonly shares: readonly Share[] }
  | { readonly do: 'divide'; readonly shares: readonly Share[] }
  | { readonly do: 'pass' }
) & { readonly text: string; readonly withoutPriority: boolean };

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** An object, or one of its abilities by its place among them, as a pattern. */
export const ABILITY = `(?:the (?:${ORDINALS.join('|')}) ability of )?${OBJECT}`;

/** An object's ability. */
export interface AbilityReference {
  readonly object: ObjectReference;
  readonly index: number | undefined;
}

/** Reads which ability of which object. */
export function readAbility(text: string): AbilityReference {
  const scanner = new Scanner(text);
  const ordinal = scanner.take(`the (${ORDINALS.join('|')}) ability of `)?.[1];
  const [object] = scanner.take(OBJECT) ?? scanner.lost();
  return {
    object: readReference(object),
    index: ordinal === undefined ? undefined : ORDINALS.indexOf(ordinal),
  };
}

/** Something that a player can try, as a pattern. */
export const DEED = `(?:${[
  ...actions.map(({ verb, onto }) => `${verb} ${OBJECT}${onto === undefined ? '' : ` ${onto} ${OBJECT}`}`),
  `(?:play|cast) ${OBJECT}${CHOICES}`,
  `activate ${ABILITY}${CHOICES}`,
  `move ${OBJECT} to ${OBJECT}`,
  ...declarations.map(
    ({ verb, onto, together }) =>
      `${verb}${onto === undefined ? '' : ` ${OBJECT}`} with ${OBJECTS}${together ? `(?: ${together.as})?` : ''}`,
  ),
  `target ${REFERENCES} with ${OBJECT}${CHOICES}`,
  `choose ${CHOSEN}`,
  `assign ${DAMAGE}`,
  `divide ${SHARES}`,
  'pass',
  ...declarations.map(({ none }) => `declare ${none}`),
].join('|')})(?: without priority)?`;

const VERB = [
  ...['play', 'cast', 'activate', 'move', 'target', 'choose', 'assign', 'divide', 'pass'],
  ...actions.map(({ verb }) => verb),
  ...declarations.flatMap(({ verb, none }) => [verb, `declare ${none}`]),
].join('|');

/** Reads something that a player can try. */
export function readDeed(text: string): Deed {
  const withoutPriority = text.endsWith(' without priority');
  const scanner = new Scanner(withoutPriority ? text.slice(0, -' without priority'.length) : text);
  const all = { text, withoutPriority };
  const [verb] = scanner.take(VERB) ?? scanner.lost();
  scanner.take(' ');
  const object = (): ObjectReference => readReference((scanner.take(OBJECT) ?? scanner.lost())[0]);
  const rest = (): string => (scanner.take('.*') ?? scanner.lost())[0];
  const announced = (): { readonly choices?: Choices } => {
    const words = rest();
    return words === '' ? {} : { choices: readChoices(words) };
  };
  const nothing = declarations.find(({ none }) => verb === `declare ${none}`);
  if (nothing) return { ...all, do: 'declare nothing', what: nothing };
  const declaration = declarations.find((each) => verb === each.verb);
  if (declaration) {
    const isAlone = scanner.take('with ') !== undefined;
    const onto = isAlone ? undefined : object();
    if (!isAlone) scanner.take(' with ');
    const [names] = scanner.take(OBJECTS) ?? scanner.lost();
    const [first = scanner.lost(), ...also] = readList(names, OBJECT, readReference);
    const together = declarations.find(
      (each) => each.verb === verb && each.together && scanner.take(` ${each.together.as}`),
    )?.together;
    return { ...all, do: 'declare', what: declaration, object: first, also, onto, together };
  }
  const action = actions.find((each) => verb === each.verb);
  if (action) {
    const acted = { ...all, do: 'act', what: action, object: object() } as const;
    if (action.onto === undefined) return acted;
    scanner.take(` ${action.onto} `);
    return { ...acted, onto: object() };
  }
  switch (verb) {
    case 'play':
    case 'cast':
      return { ...all, do: 'play', object: object(), ...announced() };
    case 'activate': {
      const ability = readAbility((scanner.take(ABILITY) ?? scanner.lost())[0]);
      return { ...all, do: verb, ...ability, ...announced() };
    }
    case 'choose':
      return { ...all, do: verb, chosen: readChosen(rest()) };
    case 'assign':
      return { ...all, do: verb, ...readDamage(rest()) };
    case 'divide':
      return { ...all, do: verb, shares: readShares(rest()) };
    case 'pass':
      return { ...all, do: verb };
    case 'target': {
      const what = readList((scanner.take(REFERENCES) ?? scanner.lost())[0], REFERENCE, readOne);
      scanner.take(' with ');
      return { ...all, do: verb, what, with: object(), ...announced() };
    }
    case 'move': {
      const moved = object();
      scanner.take(' to ');
      return { ...all, do: verb, object: moved, onto: object() };
    }
    default:
      return scanner.lost();
  }
}
