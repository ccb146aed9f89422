import { REFERENCE, type Reference, readOne } from './choices';
import { OBJECT, type ObjectReference, readReference } from './references';
import { Scanner } from './scanner';

/** Something that a player can try. */
export type Deed = (
  | { readonly do: 'play' | 'redeem' | 'turn up'; readonly object: ObjectReference }
  | { readonly do: 'activate'; readonly object: ObjectReference; readonly index: number | undefined }
  | {
      readonly do: 'move' | 'attack' | 'block';
      readonly object: ObjectReference;
      readonly onto: ObjectReference;
    }
  | { readonly do: 'target'; readonly what: Reference; readonly with: ObjectReference }
  | { readonly do: 'choose'; readonly what: Reference | 'nothing' }
  | { readonly do: 'pass' | 'declare no attackers' | 'declare no blockers' }
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
  `(?:play|redeem|turn up) ${OBJECT}`,
  `activate ${ABILITY}`,
  `move ${OBJECT} to ${OBJECT}`,
  `attack ${OBJECT} with ${OBJECT}`,
  `block ${OBJECT} with ${OBJECT}`,
  `target ${REFERENCE} with ${OBJECT}`,
  `choose (?:nothing|${REFERENCE})`,
  'pass',
  'declare no attackers',
  'declare no blockers',
].join('|')})(?: without priority)?`;

/** Reads something that a player can try. */
export function readDeed(text: string): Deed {
  const withoutPriority = text.endsWith(' without priority');
  const scanner = new Scanner(withoutPriority ? text.slice(0, -' without priority'.length) : text);
  const all = { text, withoutPriority };
  const [verb] =
    scanner.take(
      'play|redeem|turn up|activate|move|attack|block|target|choose|pass|declare no attackers|declare no blockers',
    ) ?? scanner.lost();
  scanner.take(' ');
  const object = (): ObjectReference => readReference((scanner.take(OBJECT) ?? scanner.lost())[0]);
  const reference = (): Reference => readOne((scanner.take(REFERENCE) ?? scanner.lost())[0]);
  switch (verb) {
    case 'play':
    case 'redeem':
    case 'turn up':
      return { ...all, do: verb, object: object() };
    case 'activate':
      return { ...all, do: verb, ...readAbility((scanner.take(ABILITY) ?? scanner.lost())[0]) };
    case 'choose':
      return { ...all, do: verb, what: scanner.take('nothing') ? 'nothing' : reference() };
    case 'pass':
    case 'declare no attackers':
    case 'declare no blockers':
      return { ...all, do: verb };
    case 'target': {
      const what = reference();
      scanner.take(' with ');
      return { ...all, do: verb, what, with: object() };
    }
    case 'move': {
      const moved = object();
      scanner.take(' to ');
      return { ...all, do: verb, object: moved, onto: object() };
    }
    case 'attack':
    case 'block': {
      const onto = object();
      scanner.take(' with ');
      return { ...all, do: verb, object: object(), onto };
    }
    default:
      return scanner.lost();
  }
}
